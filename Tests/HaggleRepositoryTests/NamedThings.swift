import Foundation
import HaggleTestSupport

/// What the pages may name: files, and what the sources declare, scripts included.
struct NamedThings {
  /// The names that each file declares or extends.
  private let declared: [Set<Substring>]
  private let paths: [String]

  /// Reading them takes a while, so it is done once.
  static let all = Result { try NamedThings() }

  private init() throws {
    let swift = try Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests")
    let others = try ["Sources", "docs"].flatMap(Self.files)
    let scripts = try others.filter { $0.hasSuffix(".js") }.map {
      try Set(Checkout.text($0).split(separator: "\n").compactMap(Self.scriptName))
    }
    declared = swift.map { Self.names(in: $0) } + scripts
    paths = swift.map(\.path) + others
  }

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Checkout.root.appending(path: folder).path)
      .map { "\(folder)/\($0)" }
  }

  /// Whether there is a file or folder whose path ends so, or a file that declares all parts of
  /// `Type.member`.
  func has(_ name: String) -> Bool {
    if name.contains("/") || name.hasSuffix(".md") || name.hasSuffix(".swift") {
      return paths.contains { ("/" + $0).hasSuffix("/" + name) }
    }
    let parts = name.split(separator: ".").filter { $0 != "init" }
    return declared.contains { names in parts.allSatisfy(names.contains) }
  }

  private static let keywords: Set<Substring> = [
    "func", "var", "let", "case", "struct", "class", "enum", "protocol", "extension", "typealias",
  ]

  private static func names(in file: SourceFile) -> Set<Substring> {
    let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    var names: Set<Substring> = [Substring(file.module), name]
    for line in file.code {
      let words = Declarations.names(in: line)
      guard let index = words.firstIndex(where: { keywords.contains($0) }) else { continue }
      // A line may declare several cases, or extend a type in a type.
      names.formUnion(words[(index + 1)...])
    }
    return names
  }

  /// Of `function name(` and `class Name`, of `  name(` and `  #name(`.
  private static func scriptName(_ line: Substring) -> Substring? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.first { !["async", "static", "get", "function", "class"].contains($0) }
  }
}
