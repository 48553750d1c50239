import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let oscillation = Rule(
    id: "oscillation",
    summary: "The layout goes back and forth between a few states for ever.",
    finding: """
      Code that runs once a layout is there sets state; the layout that comes of it makes the \
      code set the state back. On a device the view flickers, or the main thread stays busy; \
      haggle stops after 12 passes.
      """,
    example: """
      // proposal: 300x200
      struct Tags: View {
        @State private var isNarrow = false
        var body: some View {
          Color.blue
            .frame(width: isNarrow ? 100 : 200, height: 40)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { isNarrow = $0 > 150 }
        }
      }
      """,
    help: """
      a decision that does not depend on its own outcome: from the room around the view, by \
      ViewThatFits, or with two thresholds
      """,
    exception: "it is an animation that state drives",
    class: .proof, keyNote: "for the view whose modifier sets the state",
    needs: "the passes of a layout that haggle ran, or the writes of a real app",
    search: .passes { feedback in
      feedback.oscillation.map { [$0] } ?? []
    })
}

extension Feedback {
  /// The lengths of a cycle that count as oscillation, and how often it has to repeat.
  private static let periods = 2...4
  private static let leastRepeats = 3

  fileprivate var oscillation: Suspicion? {
    guard isEndless, let source = lastSource, let period else { return nil }
    let last = passes.indices.suffix(period + 1).map(picture)
    let changed = changed(last, first: source.view)
    var seen: Prose = ""
    if let (view, axis) = changed, let node = node(of: view) {
      let lengths = last.dropFirst().compactMap { $0[view]?.size[axis] }.map { points($0) }
      seen = ": \(node) is \(lengths.joined(separator: ", ")) points \(axis.adjective) in turn"
    }
    return suspicion(
      .oscillation, .proof, source, on: changed?.1,
      saying: Statement(
        "The layout goes back and forth between \(period) states\(seen)",
        cause: """
          \(writer(of: source)) sets \(code: source.property) after each pass, and each time to \
          what undoes the last one
          """),
      shownBy: ends(passes.count - 2 * period..<passes.count),
      remedies: [
        """
        decide by something that \(code: source.property) does not change: the room around the \
        view, or \(code: "ViewThatFits")
        """,
        "take two thresholds, so that what was decided stays until it is clearly wrong",
      ],
      exception: "it is an animation that state drives")
  }

  /// The number of passes after which all frames repeat; nil if they do not, or never change.
  private var period: Int? {
    let pictures = passes.indices.suffix(Self.leastRepeats * Self.periods.upperBound).map(looks)
    guard pictures.count >= 2, pictures[pictures.count - 1] != pictures[pictures.count - 2] else {
      return nil
    }
    return Self.periods.first { period in
      let last = pictures.suffix(Self.leastRepeats * period)
      return last.count == Self.leastRepeats * period
        && zip(last, last.dropFirst(period)).allSatisfy { $0 == $1 }
    }
  }

  /// The view whose length one sees changing: the measured one, else the first.
  private func changed(
    _ pictures: [[NodeID: CGRect]], first: NodeID?
  ) -> (view: NodeID, Axis)? {
    let views = [first].compactMap(\.self) + timeline.tree.preorder.map(timeline.view)
    for view in views {
      for axis in Axis.allCases
      where Set(pictures.compactMap { $0[view]?.size[axis] }).count > 1 {
        return (view, axis)
      }
    }
    return nil
  }
}
