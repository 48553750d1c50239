import Testing

@testable import HagglePage

@Suite struct `Bytes as paired letters` {
  @Test(
    arguments: [
      ([], ""), ([0], "!!"), ([25], ":!"), ([92], "~!"), ([93], "!\""), ([255], "g#"),
      // Up to six last bits are one letter.
      ([0, 0], "!!!"), ([0, 0, 0], "!!!!"), ([255, 255], "(z("),
    ] as [([UInt8], String)])
  func `are the digits of 13 bits in base 93, the lowest first`(bytes: [UInt8], letters: String) {
    #expect(String(decoding: PairedLetters(bytes).text, as: UTF8.self) == letters)
  }

  @Test func `are all visible, and begin no markup`() {
    let text = PairedLetters(
      (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    )
    .text
    let others = text.filter { !(UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) }
    #expect(Set(others) == [UInt8(ascii: "\n")])
    #expect(!text.contains(UInt8(ascii: "<")))
    #expect(text.split(separator: UInt8(ascii: "\n")).map(\.count).max() == 4_096)
  }

  @Test func `are as many bytes as thirteen sixteenths of the letters`() {
    for count in 0..<200 {
      let letters = PairedLetters([UInt8](repeating: 255, count: count)).text.count
      #expect(letters * 13 / 16 == count)
    }
  }
}

extension `In a browser` {
  @Suite struct `The letters of a page` {
    @Test func `are read back as the bytes that they were`() throws {
      let page = try BrowserPage(try Recorded.trace("two-bars"))
      for count in Array(0...30) + [9_000] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: ($0 + count) &* 40_503 >> 5) }
        let text = String(decoding: PairedLetters(bytes).text, as: UTF8.self)
        let read: String = try page.evaluate(
          "haggle.bytesOf(\(BrowserPage.literal(text))).join()")
        #expect(read == bytes.map(String.init).joined(separator: ","))
      }
    }
  }
}
