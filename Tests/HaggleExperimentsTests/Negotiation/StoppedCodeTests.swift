import HaggleTraces
import Testing

/// Code that runs after a layout and takes more steps than it may.
@Suite struct `Code that is stopped after a layout` {
  @Test func `says which code did not come to where it sets something`() throws {
    let trace = try run(
      """
      // proposal: 300x200
      struct V: View {
        @State private var rows: [Int] = []
        var body: some View {
          VStack { ForEach(rows, id: \\.self) { Text("\\($0)") } }.onAppear {
            var found = [0]
            while found.count > 0 { found = [found.count] }
            rows = found
          }
        }
      }
      """)
    #expect(
      trace.diagnostics.filter { $0.detail?.code.known == .secondPass }.map(\.text) == [
        "onAppear does not come to its end: shown is the layout without what it sets"
      ])
  }
}
