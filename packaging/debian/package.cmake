# The Debian package, made by `cpack` in the build folder; packaging/deb does all of it.

# Who builds a package signs for it, by the variables that Debian's own tools read.
set(name "$ENV{DEBFULLNAME}")
set(email "$ENV{DEBEMAIL}")
if(NOT name)
    set(name "The Mujo authors")
endif()
if(NOT email)
    set(email "mujo@localhost.localdomain")
endif()
set(MUJO_DEB_MAINTAINER "${name} <${email}>")
set(MUJO_DEB_VERSION ${PROJECT_VERSION}-1)

# Debian's own list of changes, which says that the package came anew; ours is beside it. A date of the sources, so that equal
# sources give equal packages.
string(TIMESTAMP MUJO_DEB_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(debian/changelog.in ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian @ONLY)
mujo_install_compressed(${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian changelog.Debian ${doc})
install(FILES debian/copyright DESTINATION ${doc})
install(FILES debian/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME mujo)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mujo)
set(CPACK_PACKAGE_CONTACT ${MUJO_DEB_MAINTAINER})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "play and study large shogi variants")
set(CPACK_PACKAGE_DESCRIPTION
"A board for shogi in many forms: Wa, Chu, Hook, Suzumu, Tenjiku, Tai and
others, from 7x7 squares to the 36x36 of Taikyoku shogi. Two people share a
screen, or one plays against the computer. Every rule is enforced and
explained at the board: a click on a piece shows how it moves, and a refused
move says why. Games are saved after every move.

The package has the window (mujo), an engine for the XBoard protocol
(mujo-engine) and a tool for rules, positions and files of games (mujo-cli).")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# A library says nothing of the plugins that it loads: the window system, and drawings as icons.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-qpa-plugins, libqt6svg6")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk, qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "xboard")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
include(CPack)
