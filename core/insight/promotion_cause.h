#pragma once

#include "core/rules/promotion/promotion_cause.h"

namespace mujo::insight {

using rules::everyCapturePromotes;
using rules::PromotionCause;
using rules::promotionCause;

} // namespace mujo::insight
