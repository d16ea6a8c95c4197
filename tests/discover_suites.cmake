# Read by ctest when it lists its tests: mujo_discover_suites(PROGRAM PREFIX FILTER PROPERTIES...) makes an entry of each
# suite of a GoogleTest program that FILTER lets through; of a suite over many games each test is an entry for all
# games. An entry a case, which GoogleTest's own module makes, would load the games a thousand times.
function(mujo_discover_suites program prefix filter)
    if(NOT EXISTS "${program}")
        add_test("${prefix}NOT_BUILT" "${program}")
        return()
    endif()
    execute_process(COMMAND "${program}" "--gtest_filter=${filter}" --gtest_list_tests OUTPUT_VARIABLE listed
                    COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE " *#[^\n]*" "" listed "${listed}") # the parameters
    string(REGEX MATCHALL "[^\n]+" lines "${listed}")
    set(entries "")
    foreach(line IN LISTS lines)
        if(line MATCHES "^([^ ]+)\\.$")
            set(suite "${CMAKE_MATCH_1}")
        elseif(line MATCHES "^  ([^/]+)/")
            list(APPEND entries "${suite}.${CMAKE_MATCH_1}/*")
        elseif(line MATCHES "^  ")
            list(APPEND entries "${suite}.*")
        endif()
    endforeach()
    list(REMOVE_DUPLICATES entries)
    foreach(entry IN LISTS entries)
        string(REGEX REPLACE "[./]\\*$" "" name "${prefix}${entry}")
        add_test("${name}" "${program}" "--gtest_filter=${entry}")
        set_tests_properties("${name}" PROPERTIES ${ARGN})
    endforeach()
endfunction()
