import HaggleTraces
import Testing

@Suite struct `A text of which something is left out` {
  @Test func `is not complete`() throws {
    let trace = try run("// proposal: 90x50\nZStack {\n  ...\n}\n.ignoresSafeArea()\n")
    #expect(trace.header.completeness == "complete with 1 assumption")
  }
}

@Suite struct `A setting that only late content asks for` {
  @Test func `counts as used`() throws {
    let trace = try run(
      """
      // proposal: 90x50
      // set: store.isBusy = true
      GeometryReader { _ in
        if store.isBusy { Color.red.frame(width: 20, height: 10).id("busy") }
      }
      // expect: busy size 20x10
      """)
    #expect(trace.nodes.contains { $0.name == "busy" })
    #expect(!trace.diagnostics.contains { $0.detail?.code.known == .unusedSetting })
  }
}

@Suite struct `The argument of a geometry reader` {
  @Test func `has the members that the text gives it`() throws {
    let text = """
      // proposal: 300x200
      GeometryReader { proxy in
        proxy.strip(of: .red).frame(width: proxy.half.width, height: proxy.half.height).id("half")
      }
      private extension GeometryProxy {
        var half: CGSize { CGSize(width: size.width / 2, height: self.size.height / 2) }
        @ViewBuilder func strip(of colour: Color) -> some View { Rectangle().fill(colour) }
      }
      // expect: half size 150x100
      """
    #expect(try run(text).header.completeness == "complete")
    #expect(try failures(of: ["half size 150x100"], text) == [])
  }
}
