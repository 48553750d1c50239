import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let insetRow = Rule(
    id: "inset-row",
    summary: "The colour of a list's row ends before the edges of the list.",
    finding: """
      A list keeps the content of its rows away from its edges, and from each other. A colour \
      behind, or as, that content is no larger than it: strips of the list show around each row.
      """,
    example: """
      // proposal: 393x700
      List {
        Color.mint.id("stripe").frame(height: 60)
      }
      .listStyle(.plain)
      """,
    scope: """
      Reported for a colour that takes all the width of its row, with corners that nothing \
      rounds; for one behind a row of several views, a button, or a text without padding, that is \
      no wider than they are; and for a picture that is the first row and twice as wide as high.
      """,
    help: "`.listRowBackground(…)` instead of the background; `.listRowInsets(EdgeInsets())`",
    exception: "each row is to be a card",
    search: .symptoms { timeline in
      timeline.lists.flatMap { list in
        timeline.tree.children(of: list).compactMap {
          InsetRow.find($0, in: list, timeline)
        }
      }
    })
}

/// A row of a list with a colour that ends before the list does.
private struct InsetRow: Sighting {
  let timeline: Timeline
  let list: NodeID
  let painted: NodeID
  let width: CGFloat
  let room: CGFloat
  /// Whether the row takes all that it is offered, so that only the list's margins are missing.
  let isGreedy: Bool

  /// The least part of the list's width that a row keeps between the list's margins.
  private static let share: CGFloat = 0.8

  static func find(_ row: NodeID, in list: NodeID, _ timeline: Timeline) -> Self? {
    let chain = timeline.modified(by: row)
    guard !chain.contains(where: { timeline.isClipped($0) || timeline.has(.statesMargins, $0) }),
      let painted = chain.first(where: {
        timeline.isCornered($0) || timeline.isBanner($0, in: list)
      }),
      let own = timeline.screenExtent(painted, .horizontal),
      let whole = timeline.screenExtent(list, .horizontal),
      own.start - whole.start >= Noticeable.gap, whole.end - own.end >= Noticeable.gap,
      timeline.length(row, .horizontal) == timeline.length(painted, .horizontal)
    else { return nil }
    let isGreedy = timeline.isGreedy(row, .horizontal)
    guard isGreedy || timeline.isWholeRow(row, under: painted) else { return nil }
    return Self(
      timeline: timeline, list: list, painted: painted, width: own.length, room: whole.length,
      isGreedy: isGreedy)
  }

  var goal: Goal? {
    // A row that hugs its views is right where it fills what the list's margins leave; the card of
    // a section ends before its list does.
    let width: Goal.Bounds =
      .between(isGreedy ? self.width + 2 * Noticeable.gap : Self.share * room, room)
    return Goal([.length(painted, .horizontal, width)], near: [list])
  }

  var suspicion: Suspicion {
    suspected(
      .insetRow, of: painted, on: .horizontal, placed: [list, painted],
      remedies: insets + ["put the colour into \(code: ".listRowBackground(…)")"],
      involving: [list], off: room - width)
  }

  /// Without its margins a row that hugs its views is as narrow as before.
  private var insets: [Prose] {
    isGreedy ? ["write \(code: ".listRowInsets(EdgeInsets())") on the row"] : []
  }

  var statement: Statement {
    Statement(
      """
      \(timeline.has(.image, painted) ? "" : "The colour of ")\(painted) is \(points(width)) points \
      wide, and \(list) \(points(room))
      """,
      because: isGreedy
        ? "\(list) keeps what is in its rows away from its edges"
        : "A background is as wide as what is in front of it, and the row is no wider than that")
  }
}

extension Timeline {
  /// Whether what is painted is all of a row with several views in it, and no label on its own.
  fileprivate func isWholeRow(_ row: NodeID, under painted: NodeID) -> Bool {
    if has(.reacts, within: row) { return isOfWords(painted) }
    if let text = core(of: painted), has(.text, text) {
      return isAsLarge(text, as: painted)
        && backgrounds(of: painted).contains { core(of: $0).map(fillsRectangle) == true }
    }
    return row == painted && tree.childCount(of: shown(by: row)) > 1
  }

  /// A picture that is much wider than high, at the beginning of a list.
  fileprivate func isBanner(_ node: NodeID, in list: NodeID) -> Bool {
    guard has(.image, node), let size = size(of: node), size.width > 2 * size.height,
      let first = tree.children(of: list).first
    else { return false }
    return modified(by: first).contains(node)
  }

  /// A colour with corners, or a view with one behind it.
  fileprivate func isCornered(_ node: NodeID) -> Bool {
    if tree.children(of: node).isEmpty { return has(.opaque, node) }
    return backgrounds(of: node).contains { layer in
      isPaint(layer, of: node) && comes(layer, downTo: .opaque)
    }
  }
}
