import Testing

/// An animation that goes on moves state to and fro: neither end is where the view rests, and it
/// begins at the start.
@Suite struct `State that an animation without end moves` {
  private func failures(_ start: String, _ view: String, _ effect: String, is size: String) throws
    -> [String]
  {
    try HaggleExperimentsTests.failures(
      of: ["c size \(size)"],
      """
      // proposal: 300x300
      struct Pulse: View {
        @State private var isOn = \(start)
        var body: some View {
          Color.red.frame(width: isOn ? 90 : 50, height: 10).id("c")\(view)
            .onAppear { \(effect) }
        }
      }
      """)
  }

  @Test(arguments: [
    ("", "withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { isOn = true }"),
    ("", "withAnimation(Animation.easeInOut.repeatForever().delay(1)) { isOn.toggle() }"),
    (".animation(.linear.repeatForever(autoreverses: false), value: isOn)", "isOn = true"),
    (".animation(isOn ? .linear.repeatForever() : .default, value: isOn)", "isOn = true"),
  ])
  func `is laid out as it begins`(view: String, effect: String) throws {
    #expect(try failures("false", view, effect, is: "50x10") == [])
  }

  @Test(arguments: [
    ("", "withAnimation(.linear(duration: 1)) { isOn = true }"),
    ("", "withAnimation { isOn = true }"),
    ("", "withAnimation(.linear.repeatCount(3)) { isOn = true }"),
    (".animation(.linear, value: isOn)", "isOn = true"),
  ])
  func `is laid out as it ends where the animation ends`(view: String, effect: String) throws {
    #expect(try failures("false", view, effect, is: "90x10") == [])
  }

  @Test func `ends where it is switched off`() throws {
    let view = ".animation(.linear.repeatForever(), value: isOn)"
    #expect(try failures("true", view, "isOn = false", is: "50x10") == [])
  }
}
