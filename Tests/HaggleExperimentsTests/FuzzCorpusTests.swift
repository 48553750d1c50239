import Foundation
import Fuzzing
import HaggleTestSupport
import Testing

/// What a fuzzer begins with, and what it has found (docs/RELIABILITY.md).
@Suite struct `The corpus of each fuzzer` {
  @Test(arguments: FuzzTarget.allCases)
  func `is read to its end`(target: FuzzTarget) throws {
    let folder = Checkout.root.appending(path: "Tests/Fuzzing/Corpus/\(target)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    try #require(!files.isEmpty)
    for file in files { target.run(Array(try Data(contentsOf: file))) }
  }
}

/// Listings that are changed by their syntax tree (docs/RELIABILITY.md).
@Suite struct `A changed listing` {
  private static let listing = """
    VStack {
      HStack { Text("a (b"); Color.red.frame(width: 20) }
      Text("c").padding(3)
    }
    """

  @Test func `has brackets that close, and the same ones for the same seed`() {
    var texts: Set<[UInt8]> = []
    for seed in UInt64(0)..<200 {
      let text = TreeMutation(Self.listing, seed: seed).mutated()
      #expect(text == TreeMutation(Self.listing, seed: seed).mutated())
      #expect(Self.brackets(in: text, "{") == Self.brackets(in: text, "}"), "seed \(seed)")
      texts.insert(text)
    }
    #expect(texts.count > 100)
  }

  private static func brackets(in text: [UInt8], _ bracket: Unicode.Scalar) -> Int {
    text.count { $0 == UInt8(ascii: bracket) }
  }

  @Test func `that has no view stays as it is`() {
    #expect(TreeMutation("let a = 1", seed: 7).mutated() == Array("let a = 1".utf8))
  }
}
