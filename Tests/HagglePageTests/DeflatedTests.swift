import Testing

@testable import HagglePage

@Suite struct `Compressed bytes` {
  @Test(
    arguments: [
      ("", [0x03, 0x00]), ("a", [0x4B, 0x04, 0x00]), ("aaaaaaaaaa", [0x4B, 0x84, 0x03, 0x00]),
      ("abc", [0x4B, 0x4C, 0x4A, 0x06, 0x00]),
    ] as [(String, [UInt8])])
  func `are one block with fixed codes`(text: String, bytes: [UInt8]) {
    #expect(Deflated(Array(text.utf8)).bytes == bytes)
  }

  @Test func `are less than two fifths of the scripts`() {
    #expect(Deflated(ViewerScript.bytes).bytes.count * 5 < ViewerScript.bytes.count * 2)
  }
}

extension `In a browser` {
  @Suite struct `What a page holds compressed` {
    /// Bytes that never repeat, repeat at once, over the whole reach, and beyond it.
    static let texts: [[UInt8]] = [
      [], [7], Array(repeating: 65, count: 5_000), Array(0...255) + Array(0...255),
      Self.noise(1, 40_000), Self.noise(2, 32_768) + Self.noise(2, 300),
      Self.noise(3, 32_769) + Self.noise(3, 300), Array(PageStyle.viewer),
    ]

    @Test(arguments: texts.indices)
    func `is read back as it was`(index: Int) throws {
      let page = try BrowserPage(try Recorded.trace("two-bars"))
      let bytes = Self.texts[index]
      let letters = String(decoding: PairedLetters(Deflated(bytes).bytes).text, as: UTF8.self)
      _ = try page.value(
        "document.getElementById('model').textContent = \(BrowserPage.literal(letters))")
      let read: String = try page.evaluate(
        "haggle.inflated('model').then((read) => new Uint8Array(read).join())")
      #expect(read == bytes.map(String.init).joined(separator: ","))
    }

    private static func noise(_ seed: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: ($0 &+ seed) &* 2_654_435_761 >> 11) }
    }

    @Test func `says in the report where it cannot be unpacked, and shows that`() throws {
      let page = Page(try Recorded.trace("two-bars")).bytes
      let text = String(decoding: page, as: UTF8.self)
        .replacing("id=\"viewer-script\">\n", with: "id=\"viewer-script\">\n!!!!")
      let open = try BrowserPage(bytes: Array(text.utf8))
      let said = try open.text(of: "#report [role=status]")
      #expect(said.hasPrefix("The replay does not run in this browser ("))
      #expect(try open.evaluate("document.body.className") == "")
    }

    /// The policy knows what is in it: other scripts do not run, though they are unpacked.
    @Test func `runs only where it is the viewer`() throws {
      let other = PairedLetters(Deflated(Array("window.trapped = true".utf8)).bytes).text
      let text = String(decoding: Page(try Recorded.trace("two-bars")).bytes, as: UTF8.self)
      let start = try #require(text.range(of: "id=\"viewer-script\">\n"))
      let end = try #require(text[start.upperBound...].range(of: "</script>"))
      let changed = text.replacingCharacters(
        in: start.upperBound..<end.lowerBound, with: String(decoding: other, as: UTF8.self))
      let open = try BrowserPage(bytes: Array(changed.utf8))
      #expect(try open.evaluate("window.trapped === undefined") == true)
      #expect(try open.text(of: "#report [role=status]").contains("does not run"))
    }
  }
}
