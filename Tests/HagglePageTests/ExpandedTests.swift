import Foundation
import Testing

@testable import HagglePage

extension `In a browser` {
  /// `Viewer/lzma.js` against what `xz --format=lzma -9e` (5.4) made of texts.
  @Suite struct `What xz packed` {
    private static let alternating =
      "XQAAAAT//////////wAwmKv8Hf/3/9SBCp90c4T6MBGmaaePkQvkRaRDvd9qsBZwHlYtC+q4Jx2bJQI/qP9acqmVosLF"
      + "qjQZBnaMdmlloS7IhhhlYLL/TY/yBN0h7Vw2//7BqAA="

    private func expanded(_ packed: [UInt8], in page: BrowserPage) throws -> String {
      try page.evaluate(
        """
        (() => {
          try { return new TextDecoder().decode(haggle.expanded(new Uint8Array(\(packed)))); }
          catch (error) { return error.message; }
        })()
        """)
    }

    @Test(arguments: [
      ("XQAAAAT//////////wCD//v//8AAAAA=", ""),
      ("XQAAAAT//////////wAwwfv////gAAAA", "a"),
      (
        "XQAAAAT//////////wA0GEk+/GH3BXQ7LvIpofO11wvse///6koAAA==",
        "haggle haggle haggle, a haggler haggles"
      ),
      (Self.alternating, String(repeating: "ab", count: 40_000)),
    ])
    func `is expanded`(packed: String, text: String) throws {
      let page = try BrowserPage(try Recorded.trace("two-bars"))
      let bytes = Array(try #require(Data(base64Encoded: packed)))
      #expect(try expanded(bytes, in: page) == text)
    }

    @Test func `is an error where it ends too early or means nothing`() throws {
      let page = try BrowserPage(try Recorded.trace("two-bars"))
      let bytes = Array(try #require(Data(base64Encoded: Self.alternating)))
      #expect(try expanded(Array(bytes.prefix(40)), in: page) == "it ends too early")
      #expect(try expanded(Array(bytes.prefix(3)), in: page) == "it ends too early")
      #expect(try expanded([], in: page) == "it is not packed by xz --format=lzma")
      // The first thing is a repetition, of what nothing is before.
      let first = Array(bytes.prefix(13)) + [0] + Array(repeating: 0xEE, count: 40)
      #expect(try expanded(first, in: page) == "it repeats what is not there")
    }

    /// All that the format has: the first bytes of the model are its own, and none is missing.
    @Test func `is the model, whole`() throws {
      let page = try BrowserPage(try Recorded.trace("two-bars"))
      let found: [Int] = try page.evaluate(
        """
        (async () => {
          const code = haggle.expanded(haggle.packed("model"));
          await WebAssembly.compile(code);
          return [...code.slice(0, 8)];
        })()
        """)
      #expect(found == [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0])
    }
  }
}
