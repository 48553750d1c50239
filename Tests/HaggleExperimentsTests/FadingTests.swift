import Testing

@Suite struct `What an animation changes later` {
  private static func banner(_ effect: String) -> String {
    """
    struct Banner: View {
      @State private var isShown = true
      @State private var isHidden = true
      @State private var isReady = false
      var body: some View {
        VStack(spacing: 0) {
          if isShown { Color.red.frame(height: 10) }
          if !isHidden { Color.green.frame(height: 20) }
          if isReady { Color.blue.frame(height: 40) }
        }
        .id("list")
        .onAppear { \(effect) }
      }
    }
    """
  }

  @Test(arguments: [
    ("withAnimation(.default.delay(0.5)) { isShown = false }", 10),
    ("withAnimation(.easeIn(duration: 1).delay(2)) { isShown = false }", 10),
    // What comes is there, and so is what is no longer hidden, or goes at once.
    ("withAnimation(.default.delay(0.5)) { isReady = true }", 50),
    ("withAnimation(.default.delay(0.5)) { isHidden = false }", 30),
    ("withAnimation(.default.delay(0.1)) { isShown = false; isReady = true }", 40),
    ("withAnimation { isShown = false; isReady = true }", 40),
  ])
  func `is there before it fades out`(effect: String, height: Int) throws {
    #expect(try failures(of: ["list height == \(height)"], Self.banner(effect), nil) == [])
  }
}
