#include "core/match/today.h"

#include <chrono>
#include <iomanip>
#include <sstream>

namespace mujo {

std::string today() {
    using namespace std::chrono;
    const year_month_day day(floor<days>(system_clock::now()));
    std::ostringstream text;
    text << std::setfill('0') << std::setw(4) << static_cast<int>(day.year()) << '-' << std::setw(2)
         << static_cast<unsigned>(day.month()) << '-' << std::setw(2) << static_cast<unsigned>(day.day());
    return text.str();
}

} // namespace mujo
