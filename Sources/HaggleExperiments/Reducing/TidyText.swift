import HaggleSyntax

/// Formats a text: removes empty lines, indents by open brackets, and joins arguments into one line
/// if they fit. Only white space between words changes.
struct TidyText {
  private var lines: [Line] = []
  private let step: [UInt8]

  /// A line without its indentation; a multi-line string is part of one line.
  fileprivate struct Line {
    var bytes: [UInt8] = []
    /// Whether each byte is inside a string or comment.
    var isQuoted: [Bool] = []

    /// The brackets of the code.
    var brackets: [UInt8] {
      bytes.indices.filter { !isQuoted[$0] && TidyText.isBracket(bytes[$0]) }.map { bytes[$0] }
    }

    var last: UInt8? { isQuoted.last == false ? bytes.last : nil }
    var first: UInt8? { isQuoted.first == false ? bytes.first : nil }

    func begins(with words: String...) -> Bool {
      words.contains { bytes.starts(with: Array($0.utf8)) }
    }

    func ends(with word: String) -> Bool { bytes.suffix(word.utf8.count) == Array(word.utf8)[...] }

    mutating func append(_ byte: UInt8, isQuoted quoted: Bool) {
      bytes.append(byte)
      isQuoted.append(quoted)
    }

    mutating func join(_ other: Line, isTight: Bool) {
      if !isTight { append(UInt8(ascii: " "), isQuoted: false) }
      bytes += other.bytes
      isQuoted += other.isQuoted
    }

    /// A copy without trailing white space, with at most one space between words.
    var trimmed: Line {
      var line = Line()
      for (byte, quoted) in zip(bytes, isQuoted) {
        let isSpace = !quoted && !NonBlankBytes.isNonBlank(byte)
        let isAgain = line.bytes.last.map { !NonBlankBytes.isNonBlank($0) } ?? true
        if isSpace, isAgain { continue }
        let closesEmpty =
          !quoted && byte == UInt8(ascii: "}")
          && line.bytes.suffix(2) == [UInt8(ascii: "{"), UInt8(ascii: " ")]
        if closesEmpty { line.removeLast() }
        line.append(isSpace ? UInt8(ascii: " ") : byte, isQuoted: quoted)
      }
      while let last = line.last, !NonBlankBytes.isNonBlank(last) { line.removeLast() }
      return line
    }

    private mutating func removeLast() {
      bytes.removeLast()
      isQuoted.removeLast()
    }
  }

  /// The change that formats a text.
  ///
  /// - Parameter step: the white space of one level.
  static func rewriting(of source: SourceText, step: String) -> Rewriting? {
    var text = TidyText(source, step: step)
    text.joinLines()
    return Rewriting.spacing(from: source.bytes, to: text.bytes)
  }

  private init(_ source: SourceText, step: String) {
    self.step = Array(step.utf8)
    let tree = SyntaxTree.parse(source)
    tree.parseEverything()
    var quoted = [Bool](repeating: false, count: source.bytes.count)
    let strings = tree.expressions.compactMap { expression -> SourceSpan? in
      if case .string = expression.kind { expression.span } else { nil }
    }
    for span in strings + tree.comments { for index in span { quoted[index] = true } }
    var line = Line()
    for (index, byte) in source.bytes.enumerated() {
      if byte == UInt8(ascii: "\n"), !quoted[index] {
        lines.append(line)
        line = Line()
      } else {
        line.append(byte, isQuoted: quoted[index])
      }
    }
    lines = (lines + [line]).map(\.trimmed).filter { !$0.bytes.isEmpty }
  }

  static func isBracket(_ byte: UInt8) -> Bool {
    UInt8.openingBrackets.contains(byte) || UInt8.closingBrackets.contains(byte)
  }

  private static func opens(_ byte: UInt8) -> Bool { UInt8.openingBrackets.contains(byte) }
}

// MARK: - Joining

extension TidyText {
  /// Longer lines are not made.
  private static let width = 80

  /// Joins lines until no joined line becomes short enough for another join.
  private mutating func joinLines() {
    var count = 0
    while count != lines.count {
      count = lines.count
      for index in lines.indices.reversed() {
        while let joined = joined(from: index) {
          lines.replaceSubrange(index..<index + joined.count, with: [joined.line])
        }
      }
    }
  }

  /// A line joined with those up to its closing bracket; nil if they are no short list.
  private func joined(from start: Int) -> (line: Line, count: Int)? {
    var line = lines[start]
    if line.last == UInt8(ascii: "{"), start + 1 < lines.count,
      lines[start + 1].first == UInt8(ascii: "}")
    {
      line.join(lines[start + 1], isTight: true)
      return (line, 2)
    }
    if line.ends(with: " in"), start + 1 < lines.count, lines[start + 1].first == UInt8(ascii: "}"),
      Self.left(open: [], line).last == UInt8(ascii: "{")
    {
      line.join(lines[start + 1], isTight: false)
      return (line, 2)
    }
    if let modified = modified(from: start) { return (modified, 2) }
    var open = Self.left(open: [], line)
    guard !open.isEmpty else { return nil }
    for index in start + 1..<max(lines.count, start + 1) {
      if open.contains(UInt8(ascii: "{"))
        || lines[index].isQuoted.first == true && lines[index].begins(with: "//")
      {
        return nil
      }
      let isTight =
        [UInt8(ascii: "("), UInt8(ascii: "[")].contains(line.last)
        || [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(lines[index].first)
      line.join(lines[index], isTight: isTight)
      open = Self.left(open: open, lines[index])
      if line.bytes.count > Self.width { return nil }
      if open.isEmpty { return (line, index - start + 1) }
    }
    return nil
  }

  /// A line joined with the single modifier below it.
  private func modified(from start: Int) -> Line? {
    guard start + 1 < lines.count else { return nil }
    let (line, next) = (lines[start], lines[start + 1])
    let isWhole = Self.left(open: [], line).isEmpty && !UInt8.closingBrackets.contains(line.first)
    guard isWhole, line.isQuoted.first == false, line.first != UInt8(ascii: "."),
      next.begins(with: "."),
      !next.begins(with: ".."), Self.left(open: [], next).isEmpty,
      start + 2 >= lines.count || !lines[start + 2].continues,
      line.bytes.count + next.bytes.count <= Self.width / 2
    else { return nil }
    var joined = line
    joined.join(next, isTight: true)
    return joined
  }

  /// The brackets open after a line.
  private static func left(open: [UInt8], _ line: Line) -> [UInt8] {
    var open = open
    for bracket in line.brackets {
      if opens(bracket) { open.append(bracket) } else { _ = open.popLast() }
    }
    return open
  }
}

// MARK: - Setting in

extension TidyText {
  private var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for (line, level) in zip(lines, levels) {
      for _ in 0..<level { bytes += step }
      bytes += line.bytes + [UInt8(ascii: "\n")]
    }
    return bytes
  }

  /// The indentation level of each line.
  private var levels: [Int] {
    var levels: [Int] = []
    /// The lines with open brackets, and for each the previous line inside it.
    var open: [(line: Int, previous: Int?)] = []
    var top: Int?
    for (index, line) in lines.enumerated() {
      let brackets = line.brackets
      let closes = UInt8.closingBrackets.contains(line.first)
      let opener = open.last?.line
      let previous = open.isEmpty ? top : open[open.count - 1].previous
      levels.append(
        closes
          ? opener.map { levels[$0] } ?? 0
          : level(of: line, in: opener, behind: previous, levels))
      for bracket in brackets {
        if Self.opens(bracket) {
          open.append((index, nil))
        } else if !open.isEmpty {
          open.removeLast()
        }
      }
      let isInside = open.last?.line == index
      if isInside { continue }
      if open.isEmpty { top = index } else { open[open.count - 1].previous = index }
    }
    return levels
  }

  private func level(
    of line: Line, in opener: Int?, behind previous: Int?, _ levels: [Int]
  ) -> Int {
    var base = opener.map { levels[$0] + 1 } ?? 0
    if let opener, lines[opener].begins(with: "switch ") || lines[opener].isSwitch {
      if line.isCase { base -= 1 } else { return base + (line.continues ? 1 : 0) }
    }
    guard let previous, line.continues else { return base }
    if lines[previous].continues { return levels[previous] }
    return UInt8.closingBrackets.contains(lines[previous].first) ? levels[previous] : base + 1
  }
}

extension TidyText.Line {
  fileprivate var isCase: Bool { begins(with: "case ", "default:", "@unknown ") }

  fileprivate var isSwitch: Bool {
    last == UInt8(ascii: "{") && String(decoding: bytes, as: UTF8.self).contains("switch ")
  }

  /// Whether it continues the previous line.
  fileprivate var continues: Bool {
    begins(with: ".", "?", ":", "&&", "||", "+ ", "- ", "* ", "/ ", "= ", "??", "->")
      && !begins(with: "...")
  }
}

extension Rewriting {
  /// A rewriting that only changes white space; nil if anything else differs.
  static func spacing(from old: [UInt8], to new: [UInt8]) -> Rewriting? {
    var changes: [Change] = []
    var (index, other) = (0, 0)
    while true {
      let (start, otherStart) = (index, other)
      while index < old.count, !NonBlankBytes.isNonBlank(old[index]) { index += 1 }
      while other < new.count, !NonBlankBytes.isNonBlank(new[other]) { other += 1 }
      if old[start..<index] != new[otherStart..<other] {
        let gap = String(decoding: new[otherStart..<other], as: UTF8.self)
        changes.append(Change(span: start..<index, pieces: gap.isEmpty ? [] : [.new(gap)]))
      }
      guard index < old.count, other < new.count else { break }
      guard old[index] == new[other] else { return nil }
      (index, other) = (index + 1, other + 1)
    }
    return index == old.count && other == new.count ? Rewriting(changes) : nil
  }
}

extension UInt8 {
  fileprivate static let openingBrackets: [UInt8?] = [
    UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
  ]
  fileprivate static let closingBrackets: [UInt8?] = [
    UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
  ]
}
