public import Foundation

/// The clone that the tests lie in, and what is set for them (docs/CONTRIBUTING.md).
public enum Checkout {
  /// The folder of Package.swift.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The built tool, beside the test bundle, where the package manager puts it.
  public static let tool: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(filePath: bundle).deletingLastPathComponent()
    for _ in 0..<5 {
      let candidate = folder.appending(path: "haggle")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return root.appending(path: ".build/debug/haggle")
  }()

  /// - Parameter path: from the root: `docs/RULES.md`.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A folder of listings that are no part of the repository; nil if `HAGGLE_SCENARIOS` is not set,
  /// and the tests that need it are skipped.
  public static let scenarios = ProcessInfo.processInfo.environment["HAGGLE_SCENARIOS"]

  /// Whether goldens are written anew instead of being compared.
  public static let writesGoldens = isSet("UPDATE_GOLDENS")

  /// Whether large tests run in full size, as `.ci/run` has them: else they are as small as they
  /// can be and still fail for what they are there for.
  public static let isFull = isSet("HAGGLE_FULL_TESTS")

  private static func isSet(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment[name] == "1"
  }
}
