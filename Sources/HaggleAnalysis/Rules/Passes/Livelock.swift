import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let livelock = Rule(
    id: "livelock",
    summary: "State is set after every pass, and nothing on the screen changes any more.",
    finding: """
      Code that runs once a layout is there sets state to something new each time, so that the \
      view is laid out again, and again, although everything stays where it is. On a device \
      that is a busy main thread and an empty battery; haggle stops after 12 passes.
      """,
    example: """
      // proposal: 300x200
      struct Ticker: View {
        @State private var runs = 0
        var body: some View {
          Color.blue.frame(width: 100, height: 40)
            .onChange(of: runs, initial: true) { runs += 1 }
        }
      }
      """,
    help: "setting the state only where it changes, or not while laying out",
    exception: "something else stops it in the app",
    class: .proof, keyNote: "for the view whose modifier sets the state",
    needs: "the passes of a layout that haggle ran, or the writes of a real app",
    search: .passes { feedback in
      feedback.livelock.map { [$0] } ?? []
    })
}

extension Feedback {
  fileprivate var livelock: Suspicion? {
    guard isEndless, let source = lastSource else { return nil }
    let pictures = passes.indices.suffix(Self.leastRun).map(picture)
    guard pictures.dropFirst().allSatisfy({ $0 == pictures[0] }) else { return nil }
    let values = writes(of: source).suffix(3).map(\.write.value)
    return suspicion(
      .livelock, .proof, source,
      saying: Statement(
        """
        The last \(Self.leastRun) of \(passes.count) passes change nothing on the screen, and \
        after each \(writer(of: source)) sets \(code: source.property) anew: \
        \(values.joined(separator: ", ")), …
        """),
      shownBy: ends(passes.count - Self.leastRun..<passes.count),
      remedies: ["set \(code: source.property) only where it changes, or not after each layout"],
      exception: "something else stops it in the app")
  }
}
