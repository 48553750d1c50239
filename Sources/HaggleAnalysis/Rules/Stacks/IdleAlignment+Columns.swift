import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A column that lines its words up at an edge, in a frame that is wider and puts all of it into
/// its middle: the words begin neither at the edge of the frame nor in line with anything else.
struct CentredColumn: Sighting {
  let timeline: Timeline
  let column: NodeID
  let frame: NodeID
  let isLeading: Bool
  let gap: CGFloat

  /// Smaller gaps, in points, are margins.
  private static let least: CGFloat = 24
  /// A frame that is wider by less is a margin around the column.
  private static let share: CGFloat = 1.5

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let isLeading = timeline.has(.startsWidth, column)
    guard timeline.dividedAxes(column) == .vertical,
      isLeading != timeline.has(.endsWidth, column), !timeline.isGreedy(column, .horizontal),
      let frame = timeline.frame(centring: column),
      let (own, room) = timeline.screenExtents(column, frame, .horizontal),
      room.length >= share * own.length,
      timeline.hasWordsOfSeveralWidths(column)
    else { return nil }
    let gap = isLeading ? own.start - room.start : room.end - own.end
    guard gap >= least else { return nil }
    return Self(
      timeline: timeline, column: column, frame: frame, isLeading: isLeading, gap: gap)
  }

  private var edge: String { isLeading ? ".leading" : ".trailing" }

  var goal: Goal? {
    Goal(
      [.level(column, frame, at: isLeading ? 0 : 1, .horizontal)]
        + [column, frame].flatMap(timeline.kept),
      near: [frame])
  }

  var suspicion: Suspicion {
    suspected(
      .idleAlignment, of: column, on: .horizontal, placed: [column, frame],
      remedies: ["write \(code: "alignment: \(edge)") in \(timeline.modifier(frame)) as well"],
      exception: "the column is to stand in the middle as a whole", involving: [frame], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(timeline.modifier(column).capitalized) states \(code: edge), but is only \
      \(points(timeline.length(column, .horizontal) ?? 0)) points wide and stands \(points(gap)) \
      away from that edge of \(frame)
      """, isAboutPlace: true,
      because: """
        It aligns what is in it to its own edge, and \(frame), which states no alignment, puts all \
        of it into the middle
        """)
  }
}

extension Timeline {
  /// The frame with a greatest width that is wider than a view and has it in its middle, without
  /// saying so: one of a fixed width is a window, a cell or a bar beside a page. Nil where
  /// something painted lies between, which shows that it is to be there.
  fileprivate func frame(centring node: NodeID) -> NodeID? {
    for (inner, outer) in stepsOutwards(from: node) {
      guard onlySizingChild(of: outer) != nil, !isLayer(inner), !isPainted(behind: outer),
        !isClipped(outer), !has(.scrolls, outer), !isTarget(outer),
        let own = length(inner, .horizontal), let room = length(outer, .horizontal)
      else { return nil }
      guard has(.frames, outer), room > own + Self.tolerance else { continue }
      return has(.limits(.horizontal), outer) && !has(.fixes(.horizontal), outer)
        && isCentred(outer, on: .horizontal) && !states("alignment: .center", outer)
        && !isGreedy(outer, .horizontal) ? outer : nil
    }
    return nil
  }

  /// Whether two views of a column or more are words, of different widths: only then an alignment
  /// of the column is seen. Lines that are to be in the middle say that it is as well.
  fileprivate func hasWordsOfSeveralWidths(_ column: NodeID) -> Bool {
    let words = tree.children(of: column).prefix(Self.mostLevels).filter(isOfWords)
    let widths = words.compactMap { length($0, .horizontal) }
    guard let least = widths.min(), let most = widths.max(), words.count > 1 else { return false }
    return most - least >= 8
      && !words.contains { word in
        core(of: word).map { has(.startsWidth, $0) && has(.endsWidth, $0) } ?? false
      }
  }
}

extension Timeline {
  /// That each view of a column whose side a condition chooses is at that side of it, as long as it
  /// is; nil for a column without such views.
  func chosenSides(in column: NodeID, _ axis: Axis) -> [Goal.Condition]? {
    let conditions = tree.children(of: column).prefix(16).flatMap { view -> [Goal.Condition] in
      guard let stack = modified(by: view).first(where: isChoosingSide),
        let own = tree.firstChild(of: stack), let length = length(own, axis)
      else { return [] }
      let isAtEnd = has(.ends(axis), stack)
      return [
        .level(own, column, at: isAtEnd ? 1 : 0, axis), .length(own, axis, .exactly(length)),
      ]
    }
    return conditions.isEmpty ? nil : conditions
  }
}
