import Testing

extension `haggle check` {
  /// A row of 366.35 points in margins of 16, in 370: with smaller symbols it would fit.
  @Test(arguments: [
    ("", ", and the sizes of 4 images in it are assumed: // image: \"gobackward.15\" "),
    ("// image: \"gobackward.15\" 20x20\n", ", and the sizes of 3 images in it are assumed: "),
  ])
  func `says of what is outside which sizes are assumed`(stated: String, words: String) throws {
    let text = stated + Self.symbols(370)
    let outcome = try Haggle.run("check", "-", input: text)
    #expect(outcome.status == 0)
    let fact = try #require(
      outcome.output.split(separator: "\n").first { $0.contains("are outside") })
    #expect(fact.contains("28.35 points of it are outside\(words)"), "\(fact)")
    #expect(fact.hasSuffix(" states one"), "\(fact)")
  }

  @Test func `says nothing of sizes where all are stated`() throws {
    let outcome = try Haggle.run(
      "check", "-", input: "// proposal: 370x200\nText(\"Below\").frame(width: 380)")
    #expect(!outcome.output.contains("assumed"), "\(outcome.output)")
  }

  private static func symbols(_ width: Int) -> String {
    """
    // proposal: \(width)x200
    // text-cell: 8x20
    VStack {
      HStack(spacing: 48) {
        Color.red.frame(width: 44, height: 44)
        Image(systemName: "gobackward.15").font(.system(size: 32))
        Image(systemName: "pause.fill").font(.system(size: 48))
        Image(systemName: "goforward.30").font(.system(size: 32))
        Image(systemName: "moon.zzz").font(.system(size: 24))
      }
      .id("row")
      Text("Below")
    }
    .padding(16)
    """
  }
}
