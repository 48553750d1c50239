import Foundation

/// A text that asks for more than there is, as `Tests/Hostile` has them, a file per kind.
///
/// Each begins with `== NAME`, then come its lines.
/// `«20×Text("№"); »` stands for twenty times what is behind the `×`, `№` for the number of each
/// time, and `♭` for the one before.
public struct HostileText: CustomStringConvertible, Sendable {
  public let file: String
  public let name: String
  private let written: String

  public var description: String { name }

  /// - Parameter most: nothing is repeated more often.
  public func text(repeatingAtMost most: Int = .max) -> String {
    var result = ""
    var rest = written[...]
    while let open = rest.firstIndex(of: "«"), let close = rest[open...].firstIndex(of: "»") {
      result += rest[..<open]
      let parts = rest[rest.index(after: open)..<close].split(
        separator: "×", maxSplits: 1, omittingEmptySubsequences: false)
      rest = rest[rest.index(after: close)...]
      guard parts.count == 2, let count = Int(parts[0]) else { continue }
      result += Self.repeated(String(parts[1]), min(count, most))
    }
    return result + rest
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    guard text.contains("№") || text.contains("♭") else {
      return String(repeating: text, count: count)
    }
    return (0..<count).map { number in
      text.replacing("№", with: String(number)).replacing("♭", with: String(max(number - 1, 0)))
    }.joined()
  }
}

extension HostileText {
  private static let folder = Checkout.root.appending(path: "Tests/Hostile")

  /// All of them.
  public static let all: [HostileText] = files.flatMap { file in
    let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
    return ("\n" + text).components(separatedBy: "\n== ").dropFirst().map {
      HostileText(file: file, block: $0)
    }
  }

  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  private init(file: String, block: String) {
    let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    self.file = file
    name = String(lines[0])
    written = lines.count > 1 ? String(lines[1]) : ""
  }
}
