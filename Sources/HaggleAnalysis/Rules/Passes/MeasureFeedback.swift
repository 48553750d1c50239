import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let measureFeedback = Rule(
    id: "measure-feedback",
    summary: "What is measured depends on the state that it sets.",
    finding: """
      A view is measured, state is set to what was measured, and with that state the view is \
      measured otherwise: the layout needs pass after pass to come to rest. On a device it \
      jumps before it stands still, and a small change elsewhere may keep it from coming to rest.
      """,
    example: """
      // proposal: 300x200
      struct Sheet: View {
        @State private var height: CGFloat = 160
        var body: some View {
          Color.blue
            .frame(height: max(height - 40, 60))
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        }
      }
      """,
    scope: """
      Reported where the same modifier of the same view sets the state after three passes or \
      more, to something else each time, while nothing else sets any. One round is how measuring \
      works, and two may be of another's making.
      """,
    help: "a measurement whose result does not depend on the state that it sets",
    exception: "the steps are not to be seen",
    class: .contract, keyNote: "for the view whose modifier sets the state",
    needs: "the passes of a layout that haggle ran, or the writes of a real app",
    search: .passes { feedback in
      feedback.measureFeedback.map { [$0] } ?? []
    })
}

extension Feedback {
  /// The minimum number of passes that set the state.
  private static let leastRounds = 3

  fileprivate var measureFeedback: Suspicion? {
    guard passes.last?.writes.isEmpty == true else { return nil }
    let writing = passes.filter { !$0.writes.isEmpty }
    guard writing.count >= Self.leastRounds, let write = writing[1].writes.first else { return nil }
    let source = source(of: write)
    let isAlone = writing.dropFirst().allSatisfy {
      $0.writes.allSatisfy { self.source(of: $0) == source && $0.isMeasured }
    }
    let values = writes(of: source).map(\.write.value)
    guard isAlone, Set(values).count >= Self.leastRounds else { return nil }
    let shown = values.prefix(4).joined(separator: ", ") + (values.count > 4 ? ", …" : "")
    return suspicion(
      .measureFeedback, .contract, source,
      saying: Statement(
        """
        The layout comes to rest only after \(passes.count) passes: \(writer(of: source)) sets \
        \(code: source.property) to \(shown)
        """,
        cause: "what it measures depends on \(code: source.property) itself"),
      shownBy: ends(0..<passes.count - 1),
      remedies: [
        """
        measure a view whose size does not depend on \(code: source.property): what is around it, \
        or its content without what \(code: source.property) sizes
        """
      ],
      exception: "the steps are not to be seen")
  }
}
