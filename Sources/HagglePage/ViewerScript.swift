/// The viewer's scripts as one, which a page holds compressed, and the loader, which unpacks it.
/// Each file is a block with local names; shared names are members of the only global, `haggle`.
enum ViewerScript {
  /// Each file comes after those that it uses.
  private static let files = [
    "lzma",
    "model",
    "elements",
    "row-list",
    "views-pane",
    "events-pane",
    "source-pane",
    "paints",
    "looks",
    "picture-labels",
    "picture-boxes",
    "picture-bands",
    "picture-zoom",
    "picture-pane",
    "profile-plot",
    "size-bars",
    "findings-pane",
    "now-pane",
    "reader-pane",
    "time-bar",
    "prompt",
    "keyboard",
    "links",
    "sharing",
    "saves",
    "lighting",
    "splitters",
    "viewer",
    "page",
  ]

  /// The content of the page's script element.
  static let loader = Array("\n\"use strict\";\nconst haggle = {};\n".utf8) + block("loader")

  /// What the loader unpacks and runs.
  static let bytes: [UInt8] =
    files.reduce(into: Array("\"use strict\";\n".utf8)) { $0 += block($1) }

  private static func block(_ name: String) -> [UInt8] {
    let code = String(decoding: ViewerFile.code("\(name).js"), as: UTF8.self)
    let lines = code.split(separator: "\n").map { ended(squeezed($0)) }
    return Array("{\n\(lines.joined())}\n".utf8)
  }

  /// A line with its end. After some signs it needs none, if it has no template and no comment.
  private static func ended(_ line: String) -> String {
    let isEnded = line.last.map { "{;,".contains($0) } ?? true
    return isEnded && !line.contains(where: { "/`".contains($0) }) ? line : line + "\n"
  }

  /// A line without the space around its operators, unless it has a template, pattern or comment.
  private static func squeezed(_ line: Substring) -> String {
    guard !line.contains(where: { "'`/\\".contains($0) }) else { return String(line) }
    return line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .map { place, part in
        place.isMultiple(of: 2)
          ? part.replacing(#/\x20*([=,(){}?:<>;&|!])\x20*/#) { $0.1 } : part
      }
      .joined(separator: "\"")
  }

  /// The hashes of the scripts for the content security policy, and permission for the model, which
  /// is compiled to WebAssembly.
  static let policySource =
    [loader, bytes].map { "'sha256-\(SHA256.base64(of: $0))'" }.joined(separator: " ")
    + " 'wasm-unsafe-eval'"
}
