#include "core/variant_file/setup_loader.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace mujo {

void SetupLoader::run(const LocatedJson& file, bool isBoardKnown) {
    camp(file, "setup", Side::Sente, isBoardKnown);
    if (file.find("setupGote") != nullptr) {
        camp(file, "setupGote", Side::Gote, isBoardKnown);
    } else {
        turn();
    }
}

void SetupLoader::camp(const LocatedJson& file, std::string_view name, Side side, bool isBoardKnown) {
    const auto* rows = m_reader.array(file, name, true);
    if (rows == nullptr || !isBoardKnown) {
        return;
    }
    const int ranks = m_game.shape.ranks();
    if (static_cast<int>(rows->size()) > ranks) {
        m_reader.complain(file.find(name)->place,
                          sentence("VariantFaults", "the board has %n rank(s), the setup %1", nullptr, ranks)
                              .with(rows->size()));
        return;
    }
    for (std::size_t r = 0; r < rows->size(); ++r) {
        row((*rows)[r], static_cast<int>(r), side);
    }
}

void SetupLoader::row(const LocatedJson& row, int ahead, Side side) {
    if (row.array() == nullptr) {
        m_reader.complain(
            row.place,
            sentence("VariantFaults", "a rank of the setup must be a list, not %1").with(row.kind()));
        return;
    }
    const int files = m_game.shape.files();
    if (static_cast<int>(row.array()->size()) != files) {
        m_reader.complain(
            row.place,
            sentence("VariantFaults", "the board has %n file(s), this rank of the setup %1", nullptr, files)
                .with(row.array()->size()));
        return;
    }
    for (int fromLeft = 0; fromLeft < files; ++fromLeft) {
        const LocatedJson& cell = (*row.array())[static_cast<std::size_t>(fromLeft)];
        if (cell.string() == nullptr) {
            m_reader.complain(cell.place,
                              sentence("VariantFaults", "a square of the setup must be a piece id or \"\""));
            continue;
        }
        if (cell.string()->empty()) {
            continue;
        }
        const auto found = m_kinds.find(*cell.string());
        if (found == m_kinds.end() || m_game.types[found->second].formOnly) {
            m_reader.complain(
                cell.place,
                sentence("VariantFaults", "there is no piece %1 to set up").with(shortened(*cell.string())),
                {}, static_cast<int>(cell.string()->size()) + 2);
            continue;
        }
        const Square ownView = m_game.shape.at(fromLeft, m_game.shape.ranks() - 1 - ahead);
        place(side == Side::Sente ? ownView : m_game.shape.turned(ownView), PieceTypeId(found->second), side,
              cell.place);
    }
}

void SetupLoader::place(Square square, PieceTypeId type, Side side, const TextPlace& where) {
    if (!m_occupied.insert(square.index()).second) {
        m_reader.complain(where,
                          sentence("VariantFaults", "two pieces on %1").with(m_game.shape.name(square)));
        return;
    }
    m_game.setup.push_back({square, type, side});
}

void SetupLoader::turn() {
    const std::vector<Placement> own = m_game.setup;
    for (const Placement& placement : own) {
        place(m_game.shape.turned(placement.square), placement.type, Side::Gote, TextPlace{});
    }
}

void expectRoyals(JsonReader& reader, const LocatedJson& file, const VariantData& game) {
    for (const Side side : {Side::Sente, Side::Gote}) {
        const bool any = std::any_of(game.setup.begin(), game.setup.end(), [&](const Placement& p) {
            return p.owner == side && game.types[index(p.type)].royal;
        });
        if (!any && !game.setup.empty()) {
            reader.complain(file.place,
                            side == Side::Sente
                                ? sentence("VariantFaults", "Sente has no royal piece in the setup")
                                : sentence("VariantFaults", "Gote has no royal piece in the setup"));
        }
    }
    if (game.setup.empty() && reader.faults().empty()) {
        reader.complain(file.place, sentence("VariantFaults", "the setup is empty"));
    }
}

} // namespace mujo
