import Foundation
import HaggleTestSupport
import Testing

/// The scenarios of Traces/ with their recordings beside them.
///
/// `UPDATE_GOLDENS=1 swift test` writes the recordings anew; `git diff` is the review.
@Suite struct `A golden trace` {
  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  private static let folder = Checkout.root.appending(path: "Traces")

  private func golden(_ name: String) throws -> String {
    let file = Self.folder.appending(path: "\(name).trace.json")
    guard let bytes = try? Data(contentsOf: file) else {
      Issue.record(
        "Traces/\(name).trace.json is missing; write it with UPDATE_GOLDENS=1 swift test")
      return ""
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: names) func `is what its scenario gives`(name: String) throws {
    let recorded = try Haggle.run("trace", "\(name).swift", "--as", "json", in: Self.folder)
    #expect(recorded.status == 0, "\(recorded.errors)")
    if Checkout.writesGoldens {
      let file = Self.folder.appending(path: "\(name).trace.json")
      try Data(recorded.output.utf8).write(to: file)
    }
    let golden = try golden(name)
    if recorded.output != golden {
      Issue.record("\(name).trace.json \(firstDifference(golden, recorded.output))")
    }
  }

  @Test(arguments: names) func `is written as it was read`(name: String) throws {
    guard !Checkout.writesGoldens else { return }
    let read = try Haggle.run("trace", "\(name).trace.json", "--as", "json", in: Self.folder)
    #expect(read.status == 0)
    #expect(read.errors.isEmpty)
    #expect(read.output == (try golden(name)))
  }

  @Test(arguments: names, [".swift", ".trace.json"])
  func `holds what its scenario expects`(name: String, ending: String) throws {
    guard !Checkout.writesGoldens || ending == ".swift" else { return }
    let check = try Haggle.run("check", name + ending, "--fail-on", "smell", in: Self.folder)
    #expect(check.status == 0, "\(check.output)")
    #expect(check.output.contains(" held, 0 failed, "))
    #expect(!check.output.contains(" 0 expectations held"))
  }

  @Test func `has a scenario`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let goldens = files.filter { $0.hasSuffix(".trace.json") }.map { String($0.dropLast(11)) }
    #expect(Set(goldens).isSubset(of: Self.names))
    #expect(Self.names.count >= 16)
  }

  /// The first line in which two recordings differ.
  private func firstDifference(_ golden: String, _ recorded: String) -> String {
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let found = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(expected, found).prefix { $0 == $1 }.count
    return """
      differs in line \(same + 1):
        golden    \(expected.dropFirst(same).first.map(String.init) ?? "(ends)")
        recorded  \(found.dropFirst(same).first.map(String.init) ?? "(ends)")
      """
  }
}
