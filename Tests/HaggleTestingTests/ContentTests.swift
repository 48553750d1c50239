import HaggleTestSupport
import HaggleTesting
import Testing

@Suite struct `What a run lays out` {
  private func placement(
    in width: CGFloat = 100, by height: CGFloat = 50, of label: String = "a",
    @LayoutContentBuilder _ content: () -> LayoutList
  ) throws -> String {
    try LayoutRun(width: width, height: height, content: content).placement(of: label)
  }

  @Test func `may be framed, padded and moved`() throws {
    #expect(try placement { Color().frame(width: 20).id("a") } == "20×50 at 40,0")
    #expect(
      try placement { Color().id("a").frame(maxWidth: 30, maxHeight: 40) } == "30×40 at 35,5")
    #expect(try placement { Color().id("a").padding(5) } == "90×40 at 5,5")
    #expect(try placement { Color().id("a").padding([.top, .leading], 5) } == "95×45 at 5,5")
    #expect(
      try placement { Color().id("a").padding(EdgeInsets(top: 1, leading: 2)) } == "98×49 at 2,1")
    #expect(try placement { Box(10, 10).id("a").offset(x: 3, y: 4) } == "10×10 at 48,24")
    #expect(try placement { Box(10, 10).id("a").position(x: 5, y: 5) } == "10×10 at 0,0")
    #expect(try placement { Color().id("a").aspectRatio(1, contentMode: .fit) } == "50×50 at 25,0")
    #expect(try placement { Color().id("a").fixedSize() } == "10×10 at 45,20")
  }

  @Test func `may lie over and under something`() throws {
    #expect(
      try placement {
        Box(40, 20).overlay(alignment: .bottomTrailing) { Box(4, 4).id("a") }
      } == "4×4 at 66,31")
    #expect(
      try placement { Box(40, 20).background { Color().id("a").padding(-2) } } == "44×24 at 28,13")
  }

  @Test func `may set guides and be served first`() throws {
    #expect(
      try placement {
        VStack(alignment: .leading, spacing: 0) {
          Box(40, 10)
          Box(10, 10).alignmentGuide(.leading) { $0[.trailing] }.id("a")
        }
      } == "10×10 at 25,25")
    #expect(
      try placement {
        HStack(spacing: 0) {
          Color().layoutPriority(1).id("a")
          Box(30, 10)
        }
      } == "70×50 at 0,0")
    #expect(
      try placement {
        ZStack(alignment: .topLeading) {
          Color()
          Box(10, 10).id("a")
        }
      } == "10×10 at 0,0")
  }

  @Test(arguments: [0, 1, 3]) func `may be repeated and left out`(count: Int) {
    let run = LayoutRun(.unspecified) {
      HStack(spacing: 1) {
        for _ in 0..<count { Box(10, 10) }
        if count > 1 { Box(5, 5).id("more") } else { Box(7, 7).id("few") }
        if count == 0 { Box(2, 2) }
      }
    }
    #expect(run.size.width == [0: 10, 1: 18, 3: 38][count])
    #expect(run.labels == [count > 1 ? "more" : "few"])
  }

  @Test func `may change between layouts`() throws {
    for (isRow, expected) in [(true, "5×5 at 20,5"), (false, "5×5 at 5,20")] {
      let layout =
        isRow ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(spacing: 10))
      let run = LayoutRun(width: isRow ? 25 : 15, height: isRow ? 15 : 25) {
        layout {
          Box(10, 10)
          Box(5, 5).id("a")
        }
      }
      #expect(try run.placement(of: "a") == expected)
    }
  }

  @Test func `may have two names`() throws {
    let run = LayoutRun(width: 100, height: 50) { Box(10, 10).id("inner").id("outer") }
    #expect(run.labels == ["outer", "inner"])
    #expect(try run.frame(of: "outer") == run.frame(of: "inner"))
  }

  @Test func `may nest as deep as it likes`() throws {
    var content = Box(10, 10).id("a")
    let levels = Checkout.isFull ? 2_000 : 300
    for _ in 0..<levels { content = content.padding(1) }
    let run = LayoutRun(.unspecified, settings: .init(ignored: ["overflow"])) { content }
    let length = CGFloat(10 + 2 * levels)
    #expect(run.size == CGSize(width: length, height: length))
  }
}
