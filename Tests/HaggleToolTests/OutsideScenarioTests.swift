import Foundation
import HaggleTestSupport
import Testing

/// Real listings with measured numbers, which are no part of the repository.
@Suite(.enabled(if: Checkout.scenarios != nil, "HAGGLE_SCENARIOS is not set"))
struct `The scenarios in HAGGLE_SCENARIOS` {
  @Test(arguments: ["seed-", "inspector-"])
  func `hold as they stand in the articles`(prefix: String) throws {
    let path = try #require(Checkout.scenarios)
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".swift") }.sorted()
    try #require(!files.isEmpty)
    let check = try Haggle.run(
      ["check", "--verify"] + files, input: Data(),
      in: URL(filePath: path, directoryHint: .isDirectory))
    // The listings do not name their findings, so that 1 only says that there are some.
    #expect(check.status <= 1)
    #expect(
      check.errors.split(separator: "\n").allSatisfy { $0.hasSuffix(" from caches: all agree") },
      "\(check.errors)")
    #expect(check.output.contains(" held, 0 failed, "), "\(check.output)")
  }
}
