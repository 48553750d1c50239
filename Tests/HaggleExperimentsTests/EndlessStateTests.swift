import HaggleExperiments
import HaggleReplay
import HaggleReports
import HaggleTraces
import Testing

/// A view that is set to something else after every layout.
@Suite struct `State that is set for ever` {
  private static let growing = """
    // proposal: 300x200
    struct V: View {
      @State private var height: CGFloat = 10
      var body: some View {
        Color.red.frame(height: height).id("red")
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 + 1 }
      }
    }
    """

  @Test func `is stopped where that never ends, which is told`() throws {
    let trace = try run(Self.growing)
    #expect(
      trace.diagnostics.filter { $0.detail?.code.known == .secondPass }.map(\.text) == [
        "passes 2 to 12: height was set to 11, 12, 13, … by onGeometryChange",
        "height does not settle: after 12 passes onGeometryChange still sets it to something else",
      ])
    #expect(trace.passes.count == 12)
    #expect(trace.passes.last == "pass 12: height was set to 21 by onGeometryChange at 6:8")
    let timeline = Timeline(trace)
    #expect(
      timeline.line(of: timeline.passes[11].events.upperBound - 1)
        == "pass 12 ends: the root is 300×21; onGeometryChange at 6:8 sets height to 22")
  }

  @Test func `is shown as it is at first, or after some passes, where that is asked for`() throws {
    #expect(try run(Self.growing, options: .init(passes: 1)).passes == ["pass 1: first layout"])
    #expect(
      try run(Self.growing, options: .init(passes: 3)).passes
        .suffix(2)
        == ["11", "12"].enumerated().map { pass, height in
          "pass \(pass + 2): height was set to \(height) by onGeometryChange at 6:8"
        })
  }
}
