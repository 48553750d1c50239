import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let edgeSpacer = Rule(
    id: "edge-spacer",
    summary:
      "A spacer of a stated length at the end of a row moves it by the row's spacing as well.",
    finding: """
      A spacer in a frame is a view of the row like others: the row puts its spacing between it \
      and the first view. The margin that is meant comes out longer by that, and what stands \
      above or below it begins elsewhere.
      """,
    example: """
      // proposal: 393x200
      // text-cell: 8x20
      VStack(alignment: .leading) {
        Text("Albums").padding(.leading, 20).id("heading")
        HStack(spacing: 16) {
          Spacer().frame(width: 20)
          Color.pink.frame(width: 90, height: 90).id("first")
          Color.teal.frame(width: 90, height: 90)
        }
        .id("row")
      }
      """,
    scope: """
      Reported where something in a column around the row begins where the row would without \
      its spacing, give or take 4 points.
      """,
    help: """
      padding on the row, or `.contentMargins` on its scroll view, instead of the spacer
      """,
    exception: "the row is to begin further in", keyNote: "of the row",
    search: .each(.with(.spaces), as: EdgeSpacer.find))
}

/// A row that begins with an empty view of a stated length.
private struct EdgeSpacer: Sighting {
  let timeline: Timeline
  let row: NodeID
  let spacer: NodeID
  let first: NodeID
  /// The view that begins at the intended start of the row.
  let other: NodeID
  let length: CGFloat
  let spacing: CGFloat

  /// Edges at most this many points apart are meant to be aligned.
  private static let tolerance: CGFloat = 4

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: row)
    guard views.count > 1, [.horizontal, []].contains(timeline.dividedAxes(row)),
      timeline.isEmpty(views[0]), let length = timeline.length(views[0], .horizontal), length > 0,
      timeline.has(.fixes(.horizontal), within: views[0]),
      let own = timeline.screenExtent(views[0], .horizontal),
      let next = timeline.screenExtent(views[1], .horizontal),
      next.start - own.end > Self.tolerance,
      let other = timeline.neighbour(of: row, at: own.end, within: Self.tolerance)
    else { return nil }
    return Self(
      timeline: timeline, row: row, spacer: views[0], first: views[1], other: other, length: length,
      spacing: next.start - own.end)
  }

  var goal: Goal? {
    timeline.screenExtent(spacer, .horizontal).map {
      Goal([.origin(first, .horizontal, $0.end)], near: [row, spacer])
    }
  }

  var suspicion: Suspicion {
    suspected(
      .edgeSpacer, of: row, on: .horizontal, placed: [spacer, first, other],
      remedies: [
        "write \(code: ".padding(.horizontal, \(typed(length)))") on \(row) instead of \(spacer)"
      ], involving: [spacer, first, other], off: spacing)
  }

  var statement: Statement {
    Statement(
      """
      \(first) begins \(points(length + spacing)) points from the edge of \(row), and \(other) is \
      in line with \(points(length))
      """,
      subject: first, isAboutPlace: true,
      because: """
        \(spacer) is \(points(length)) wide, and \(row) puts its spacing of \(points(spacing)) \
        behind it
        """)
  }
}

extension Timeline {
  /// Whether a view draws nothing: a spacer, or a clear colour.
  fileprivate func isEmpty(_ node: NodeID) -> Bool {
    guard let core = core(of: node) else { return false }
    return has(.spacer, core) || isClear(core)
  }

  /// A text in a column around a row that begins at a place.
  fileprivate func neighbour(
    of row: NodeID, at place: CGFloat, within tolerance: CGFloat
  ) -> NodeID? {
    guard let (column, branch) = division(aroundRow: row) else { return nil }
    return siblings(of: branch, in: column).prefix(16).lazy
      .compactMap { self.core(of: $0) ?? self.firstText(in: $0) }
      .first { node in
        self.has(.text, node)
          && self.screenExtent(node, .horizontal).map { abs($0.start - place) <= tolerance } == true
      }
  }

  private func firstText(in node: NodeID) -> NodeID? { texts(in: node, most: 1).first }

  /// The column that contains a row, even if the row scrolls.
  private func division(aroundRow row: NodeID) -> (container: NodeID, branch: NodeID)? {
    for (branch, parent) in stepsOutwards(from: row) {
      if isLayer(branch) { return nil }
      if dividedAxes(parent) == .vertical { return (parent, branch) }
    }
    return nil
  }
}
