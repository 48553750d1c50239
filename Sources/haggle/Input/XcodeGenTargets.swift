import Foundation
import HaggleScenarios

/// The targets of a `project.yml` of XcodeGen, as far as they say what is built for which platform.
///
/// Source: XcodeGen, Docs/ProjectSpec.md. Of YAML that is: maps and lists by their indentation, and
/// lists between brackets.
struct XcodeGenTargets {
  private var targets: [BuildTargets.Target] = []
  private var packages: [String] = []
  private let folder: String

  static func targets(_ text: String, in folder: String) -> BuildTargets {
    var read = XcodeGenTargets(folder)
    read.read(text)
    return BuildTargets(targets: read.targets, packages: read.packages)
  }

  private init(_ folder: String) { self.folder = folder }

  /// A line: how far it is indented, and what of `key: value` or `- value` it has.
  private struct Line {
    let indent: Int
    let key: String
    let value: String
    let isItem: Bool

    init?(_ line: Substring) {
      let code = line.split(separator: " #", omittingEmptySubsequences: false).first ?? line
      var text = code.drop { $0 == " " }
      guard let first = text.first, first != "#" else { return nil }
      indent = code.count - text.count
      isItem = text.hasPrefix("- ")
      if isItem { text = text.dropFirst(2).drop { $0 == " " } }
      let colon = text.first == "\"" ? nil : text.firstIndex(of: ":")
      key = colon.map { String(text[..<$0]) } ?? ""
      let rest = colon.map { text[text.index(after: $0)...] } ?? text
      value = rest.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\r"))
    }

    /// `iOS`, or the words of `[iOS, macOS]`.
    var words: [String] {
      value.split { "[], \"'".contains($0) }.map(String.init)
    }
  }

  private mutating func read(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).compactMap { Line($0) }
    for (key, block) in Self.entries(lines[...]) {
      switch key.key {
      case "targets": targets += Self.entries(block).map { target($0.1, family(in: lines)) }
      case "packages":
        packages += Self.entries(block).flatMap(\.1).filter { $0.key == "path" }
          .map { BuildTargets.path($0.value, in: folder) }
      default: continue
      }
    }
  }

  /// What the settings of the project say that are not those of a target.
  private func family(in lines: [Line]) -> String? {
    let settings = Self.entries(lines[...]).first { $0.0.key == "settings" }
    return settings.flatMap { Self.family(in: $0.1) }
  }

  private static func family(in lines: ArraySlice<Line>) -> String? {
    lines.first { $0.key == BuildSettings.family }?.value
  }

  /// - Parameter family: the families of devices that the whole project is for.
  private func target(_ lines: ArraySlice<Line>, _ family: String?) -> BuildTargets.Target {
    var systems: Set<PlatformEvidence.System> = []
    var sources: [BuildTargets.Sources] = []
    for (key, block) in Self.entries(lines) {
      switch key.key {
      case "platform", "supportedDestinations":
        let words = key.words + block.filter(\.isItem).flatMap(\.words)
        systems.formUnion(words.compactMap { PlatformEvidence.System(rawValue: $0) })
      case "sources":
        sources += key.words.map { BuildTargets.Sources(path: path($0)) }
        sources += Self.items(block).compactMap(self.sources)
      default: continue
      }
    }
    let isApp = lines.contains { $0.key == "type" && $0.value == "application" }
    let stated = Self.family(in: lines) ?? family ?? ""
    return BuildTargets.Target(
      systems: systems, sources: sources,
      families: isApp && systems.contains(.iOS) ? BuildSettings.families(stated) : nil)
  }

  /// The entries of a map; a list may begin as far to the left as its key.
  private static func entries(_ lines: ArraySlice<Line>) -> [(Line, ArraySlice<Line>)] {
    blocks(of: lines) { $0.indent <= $1 && !$0.isItem }
      .map { (lines[$0.startIndex], $0.dropFirst()) }
  }

  private static func items(_ lines: ArraySlice<Line>) -> [ArraySlice<Line>] {
    blocks(of: lines) { $0.indent == $1 && $0.isItem }
  }

  /// - Parameter begins: whether a block begins with a line, as far in as the first one.
  private static func blocks(
    of lines: ArraySlice<Line>, where begins: (Line, Int) -> Bool
  ) -> [ArraySlice<Line>] {
    guard let indent = lines.first?.indent else { return [] }
    let starts = lines.indices.filter { begins(lines[$0], indent) }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { lines[$0..<$1] }
  }

  /// `- Shared`, or `- path: Shared` with what is left out of it.
  private func sources(_ item: ArraySlice<Line>) -> BuildTargets.Sources? {
    guard let first = item.first else { return nil }
    let path = first.key.isEmpty ? first : item.first { $0.key == "path" }
    guard let path else { return nil }
    var excluded: [String] = []
    var isExcluding = false
    for line in item.dropFirst() {
      if line.isItem {
        excluded += isExcluding ? [line.value] : []
      } else {
        isExcluding = line.key == "excludes"
      }
    }
    return BuildTargets.Sources(path: self.path(path.value), excluded: excluded)
  }

  private func path(_ path: String) -> String { BuildTargets.path(path, in: folder) }
}
