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
