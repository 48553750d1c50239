extension Paste {
  /// The ranges of Swift: in an article the code blocks, otherwise everything.
  mutating func listings() -> [Range<Int>] {
    let fences = lines.indices.filter { isFence($0) }
    guard !fences.isEmpty else { return [lines.indices] }
    let stretches = self.stretches(between: fences)
    for fence in fences { blank(lines[fence]) }
    guard stretches.contains(where: { $0.isListing && hasText($0.lines) }) else {
      return [lines.indices]
    }
    let prose = stretches.indices.filter { index in
      // Only the first and last listings may lack a fence.
      let isOuter = index == 0 || index == stretches.count - 1
      return !stretches[index].isListing && !(isOuter && looksLikeCode(stretches[index]))
    }
    leaveOut(prose.map { stretches[$0].lines })
    return stretches.map(\.lines)
  }

  private struct Stretch {
    var lines: Range<Int>
    var isListing: Bool
    /// In a code block of another language.
    var isForeign = false
  }

  private func isFence(_ line: Int) -> Bool {
    text(of: line).starts(with: "```".utf8)
  }

  /// The language after a fence: `swift`, or empty.
  private func language(of fence: Int) -> String {
    let word = text(of: fence).drop { $0 == UInt8(ascii: "`") }
      .drop { $0 == 32 }.prefix { $0 > 32 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "{") }
    return String(decoding: word, as: UTF8.self).lowercased()
  }

  /// The text split at its fences. A fence with a language opens; other fences alternate; with an
  /// odd number the text begins inside a listing.
  private func stretches(between fences: [Int]) -> [Stretch] {
    let plain = fences.prefix { language(of: $0).isEmpty }.count
    let beginsInside = plain % 2 == 1 && (plain < fences.count || fences[0] > 0)
    var stretches: [Stretch] = []
    var current = Stretch(lines: 0..<0, isListing: beginsInside)
    for fence in fences {
      current.lines = current.lines.lowerBound..<fence
      stretches.append(current)
      let name = language(of: fence)
      let opens = !name.isEmpty || !(current.isListing || current.isForeign)
      current = Stretch(lines: fence + 1..<fence + 1, isListing: opens && Self.isSwift(name))
      current.isForeign = opens && !Self.isSwift(name)
    }
    current.lines = current.lines.lowerBound..<lines.count
    return stretches + [current]
  }

  private static func isSwift(_ language: String) -> Bool {
    ["", "swift", "swiftui", "diff", "objc-swift"].contains(language)
  }

  private func hasText(_ lines: Range<Int>) -> Bool {
    lines.contains { !text(of: $0).isEmpty }
  }

  /// Comments are kept, because they may be directives; the rest is reported in one message.
  private mutating func leaveOut(_ stretches: [Range<Int>]) {
    var isReported = false
    for line in stretches.joined() where !text(of: line).starts(with: "//".utf8) {
      if !isReported, !text(of: line).isEmpty {
        note("read as an article: only what stands between its ``` is Swift", at: lines[line])
        isReported = true
      }
      blank(lines[line])
    }
  }

  /// Whether code continues after a misplaced fence: its first line can be nothing else.
  private func looksLikeCode(_ stretch: Stretch) -> Bool {
    guard !stretch.isForeign, let first = stretch.lines.first(where: { !text(of: $0).isEmpty })
    else { return false }
    let code = text(of: first)
    var line = ProseLine(bytes, from: code.startIndex, keywords: .all)
    guard !line.isProse(), let last = code.last else { return false }
    return Array("{})(,;".utf8).contains(last) || code.starts(with: "import ".utf8)
      || code.first == UInt8(ascii: "@")
  }
}
