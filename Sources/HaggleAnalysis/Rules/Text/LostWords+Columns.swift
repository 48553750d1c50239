import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Like views of a row that each state a width of their own, too little for the short words in most
/// of them.
struct CutColumns: Sighting {
  let timeline: Timeline
  let row: NodeID
  let columns: [NodeID]
  let cut: [(text: NodeID, length: CGFloat, needed: CGFloat)]
  /// What states the width, around the first text that is cut.
  let frame: NodeID

  private static let fewest = 3
  /// More are not held against each other.
  private static let most = 64
  /// Longer words are names and titles, which may be cut.
  private static let mostLetters = 10
  /// Where less of a text is missing, one can tell what it says.
  private static let nearlyWhole: CGFloat = 0.9

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let columns = timeline.tree.children(of: row)
    guard timeline.dividedAxes(row) == .horizontal, (fewest...most).contains(columns.count),
      timeline.areAlike(columns)
    else { return nil }
    let cut = columns.compactMap { timeline.cutLabel(in: $0) }
    guard 2 * cut.count > columns.count, let first = cut.first,
      Set(cut.map { timeline.place($0.text) }).count == 1,
      cut.allSatisfy({ $0.length < nearlyWhole * $0.needed }),
      cut.allSatisfy({ timeline.letters(of: $0.text) <= mostLetters }),
      let frame = timeline.stepsOutwards(from: first.text).map(\.outer)
        .first(where: { timeline.has(.fixes(.horizontal), $0) })
    else { return nil }
    return Self(timeline: timeline, row: row, columns: columns, cut: cut, frame: frame)
  }

  private var widest: (text: NodeID, length: CGFloat, needed: CGFloat) {
    cut.max { $0.needed < $1.needed } ?? cut[0]
  }

  /// What the frame would have to state, in points.
  private var enough: CGFloat {
    let width = timeline.length(frame, .horizontal) ?? 0
    return (width + widest.needed - widest.length).rounded(.up)
  }

  var goal: Goal? {
    Goal(
      cut.map { .whole($0.text) }, near: [frame, cut[0].text], lengths: [.horizontal: enough])
  }

  var suspicion: Suspicion {
    suspected(
      .lostWords, of: cut[0].text, on: .horizontal, sized: [cut[0].text],
      shownBy: timeline.evidence(of: cut[0].text, at: nil, .horizontal),
      remedies: [
        """
        give \(timeline.modifier(frame)) a \(code: "minWidth:") instead of its width, or \
        \(points(enough)) points
        """
      ], involving: [frame, row], off: widest.needed - widest.length)
  }

  var statement: Statement {
    Statement(
      """
      \(cut[0].text) and \(cut.count - 1) of the \(columns.count - 1) like it are cut: it has \
      \(points(cut[0].length)) points of the \(points(cut[0].needed)) that it needs
      """,
      because: """
        \(timeline.modifier(frame).capitalized) states \
        \(counted(timeline.length(frame, .horizontal) ?? 0)) for each, and its lines are limited
        """)
  }
}

extension Timeline {
  /// The first text of a view that is cut by a width which the view states itself.
  fileprivate func cutLabel(
    in column: NodeID
  ) -> (text: NodeID, length: CGFloat, needed: CGFloat)? {
    guard has(.fixes(.horizontal), within: column) else { return nil }
    for text in texts(in: column, most: 4) where !losses(ofText: text).isEmpty && !isTyped(text) {
      if let line = cutLine(text) { return (text, line.length, line.needed) }
    }
    return nil
  }

  /// How many letters a text has; as many as there can be where that is not known.
  fileprivate func letters(of text: NodeID) -> Int { trace.nodes[text.index].words?.count ?? .max }
}
