#pragma once

#include <algorithm>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include "tests/support/sampling.h"

namespace mujo::testing {

/// Names of the instances of tests that run for every game and profile: `wa_no_drops`.
inline std::string gameName(const ::testing::TestParamInfo<GameAndProfile>& each) {
    std::string name = each.param.id + '_' + each.param.profile;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

} // namespace mujo::testing
