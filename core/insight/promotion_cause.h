#pragma once

#include "core/rules/promotion/promotion_cause.h"

namespace mujo::insight {

using rules::compulsionByCapture;
using rules::PromotionCause;
using rules::promotionCause;

} // namespace mujo::insight
