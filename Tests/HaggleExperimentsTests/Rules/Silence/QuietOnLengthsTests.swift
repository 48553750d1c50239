import Testing

/// Lengths that are another state's, or those of what is drawn.
@Suite struct `A length` {
  private func page(_ side: String) -> String {
    """
    // device: iPhone 16
    struct Page: View {
      @State private var side: CGFloat = 0
      var body: some View {
        VStack {
          Text("Window").padding(8).background(.blue).frame(width: side, height: 40)
          Text("Below")
        }
        .onAppear { side = \(side) }
      }
    }
    #Preview { Page() }
    """
  }

  @Test(arguments: [
    ("Metrics.measured(at: .now)", false), ("10", true),
  ])
  func `that code of another file sets after a moment is not judged`(
    side: String, isTold: Bool
  ) throws {
    let found = try findings(page(side))
    #expect(found.contains { $0.contains("overflow") || $0.contains("cut-text") } == isTold)
  }

  /// A frame may have the sides of what is drawn already, before it is turned.
  @Test(arguments: [("48", ""), ("112", "smell turned-view at frame.1, width")])
  func `of a frame that is turned with its content is that of what is drawn`(
    width: String, found: String
  ) throws {
    let text = """
      // proposal: 393x300
      // text-cell: 8x20
      HStack(spacing: 10) {
        VStack { Text("Distance in km"); Text("from here") }.fixedSize()
          .frame(width: \(width), height: 80).rotationEffect(.degrees(-90))
        Rectangle().fill(.gray).frame(width: 3)
      }
      """
    let turned = try findings(text).filter { $0.contains("turned-view") }
    #expect(turned == [found].filter { !$0.isEmpty })
  }
}
