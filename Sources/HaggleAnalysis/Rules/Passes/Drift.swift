import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let drift = Rule(
    id: "drift",
    summary: "A view grows, or shrinks, with every pass, and never comes to rest.",
    finding: """
      Code that runs once a layout is there sets state, the next layout makes the view longer, \
      and so the code sets the state again. On a device the view creeps, or the main thread \
      stays busy; haggle stops after 12 passes.
      """,
    example: """
      // proposal: 300x200
      struct Header: View {
        @State private var height: CGFloat = 40
        var body: some View {
          Color.blue
            .frame(height: height)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 + 8 }
        }
      }
      """,
    help: "a measurement whose result does not depend on the state that it sets",
    exception: "it is an animation that state drives",
    class: .proof, keyNote: "for the view whose modifier sets the state",
    needs: "the passes of a layout that haggle ran, or the writes of a real app",
    search: .passes { feedback in
      feedback.drift.map { [$0] } ?? []
    })
}

extension Feedback {
  fileprivate var drift: Suspicion? {
    guard isEndless, let source = lastSource, let moving = moving(source) else { return nil }
    let (view, axis, lengths) = moving
    guard let node = node(of: view) else { return nil }
    let step = lengths[lengths.count - 1] - lengths[lengths.count - 2]
    return suspicion(
      .drift, .proof, source, on: axis,
      saying: Statement(
        """
        \(node) is \(points(abs(step))) points \(step > 0 ? comparative(axis) : "less") with every \
        pass, \(points(lengths[lengths.count - 1])) after \(passes.count), and does not come to rest
        """,
        cause: """
          \(writer(of: source)) sets \(code: source.property) after each pass to something else
          """),
      shownBy: ends(passes.count - Self.leastRun..<passes.count),
      remedies: [
        """
        measure a view whose size does not depend on \(code: source.property): what is around it, \
        or its content without what \(code: source.property) sizes
        """
      ],
      exception: "it is an animation that state drives")
  }

  private func comparative(_ axis: Axis) -> String { axis == .horizontal ? "wider" : "higher" }

  /// What becomes longer, or shorter, in each of the last passes: the measured view, else another.
  private func moving(_ source: Source) -> (view: NodeID, Axis, [CGFloat])? {
    let pictures = passes.indices.suffix(Self.leastRun).map(picture)
    let others = timeline.tree.preorder.map(timeline.view)
    for view in [source.view].compactMap(\.self) + others {
      for axis in Axis.allCases {
        let lengths = pictures.compactMap { $0[view]?.size[axis] }
        if lengths.count == pictures.count, lengths.isMonotone { return (view, axis, lengths) }
      }
    }
    return nil
  }
}

extension [CGFloat] {
  /// Whether each is longer than the one before, or each shorter, by what one can see.
  fileprivate var isMonotone: Bool {
    let steps = zip(dropFirst(), self).map { $0 - $1 }
    return steps.allSatisfy { $0 > 0.001 } || steps.allSatisfy { $0 < -0.001 }
  }
}
