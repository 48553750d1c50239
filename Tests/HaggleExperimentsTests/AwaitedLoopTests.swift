import HaggleReplay
import HaggleTraces
import Testing

@Suite struct `A loop that awaits its elements` {
  private func passes(_ loop: String) throws -> [String] {
    try run(
      """
      // text-cell: 8x20
      struct Export: View {
        let manager: Manager
        @State private var isBusy = false
        @State private var names: [String] = []
        var body: some View {
          VStack { Text("Idle"); if isBusy { ProgressView() } }.task { await start() }
        }
        func start() async { \(loop) }
        func handle(_ event: Event) { if event.kind == .started { isBusy = true } }
      }
      struct Event { let kind: Kind }
      enum Kind { case started, stopped }
      """
    ).diagnostics.filter { $0.detail?.code.known == .secondPass }.map(\.text)
  }

  @Test(arguments: [
    "for await event in manager.events { handle(event) }",
    "for try await event in manager.events() { isBusy = true }",
    "for await _ in AsyncStream<Int> { $0.yield(1) } { isBusy = true }",
    "let events = manager.events; for await event in events { isBusy = true }",
  ])
  func `does not run before anything has come`(loop: String) throws {
    #expect(try passes(loop) == [])
  }

  /// Near misses: what is there already, and the results of tasks, which come by themselves.
  @Test(arguments: [
    "for event in manager.events { isBusy = true }",
    "await withTaskGroup(of: Int.self) { group in for await one in group { isBusy = true } }",
  ])
  func `runs where its elements come by themselves`(loop: String) throws {
    #expect(try passes(loop) == ["pass 2: isBusy was set to true by task"])
  }
}
