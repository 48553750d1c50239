extension Paste {
  /// Removes the prefixes of a listing's lines.
  mutating func clean(_ region: Range<Int>) {
    let filled = region.filter { !text(of: $0).isEmpty }
    removeNumbers(filled)
    removeQuoteMarks(filled)
    removeDiffMarkers(filled)
  }

  // MARK: - Numbers

  /// `12  Text("a")`, `12: Text("a")`: every line has a number, each one more than the last.
  private mutating func removeNumbers(_ lines: [Int]) {
    guard lines.count >= 3 else { return }
    var numbers: [(value: Int, range: Range<Int>)] = []
    for (index, line) in lines.enumerated() {
      guard let number = number(before: line) else { return }
      if let last = numbers.last {
        let step = number.value - last.value
        if step <= 0 || step > line - lines[index - 1] { return }
      }
      numbers.append(number)
    }
    for number in numbers { blank(number.range) }
    note("the numbers of the lines: left out", at: self.lines[lines[0]])
  }

  private func number(before line: Int) -> (value: Int, range: Range<Int>)? {
    let text = bytes[lines[line]]
    let digits = text.drop { $0 == 32 || $0 == 9 }.prefix { CharacterClasses.isDigit($0) }
    guard let value = Int(String(decoding: digits.prefix(9), as: UTF8.self)) else { return nil }
    var end = digits.endIndex
    if end < text.endIndex, Array(".:|)>".utf8).contains(bytes[end]) { end += 1 }
    guard end == text.endIndex || bytes[end] == 32 || bytes[end] == 9 || bytes[end] == 13 else {
      return nil
    }
    let separator = bytes[end..<text.endIndex].drop { $0 == 32 }
    if separator.first == UInt8(ascii: "|"), separator.dropFirst().first != UInt8(ascii: "|") {
      end = separator.startIndex + 1
    }
    return (value, digits.startIndex..<end)
  }

  /// `> ` in front of every line, as in quoted mail.
  private mutating func removeQuoteMarks(_ lines: [Int]) {
    let marks = lines.map { text(of: $0) }
    guard !marks.isEmpty, marks.allSatisfy({ $0.first == UInt8(ascii: ">") }) else { return }
    for mark in marks { blank(mark.startIndex..<mark.startIndex + 1) }
  }

  // MARK: - Diffs

  /// Keeps the lines added by a diff, without its markers, and removes the others.
  private mutating func removeDiffMarkers(_ lines: [Int]) {
    guard isDiff(lines) else { return }
    var isFirst = true
    for line in lines {
      let range = self.lines[line]
      guard isRemoved(range) || bytes[range.lowerBound] == UInt8(ascii: "+") else { continue }
      if isFirst { note("read as a diff, without the lines that it removes", at: range) }
      isFirst = false
      blank(isRemoved(range) ? range : range.prefix(1))
    }
  }

  private func isRemoved(_ line: Range<Int>) -> Bool {
    let heads = ["-", "@@ ", "diff --", "index ", "+++ ", "\\ No newline"]
    return heads.contains { bytes[line].starts(with: $0.utf8) }
  }

  /// Whether there is a diff header, or lines with `+` or `-` in the first column followed by code;
  /// a sum broken over lines is no diff.
  private func isDiff(_ lines: [Int]) -> Bool {
    let ranges = lines.map { self.lines[$0] }
    if ranges.contains(where: { bytes[$0].starts(with: "@@ -".utf8) }) { return true }
    let marked = ranges.filter {
      bytes[$0.lowerBound] == UInt8(ascii: "+") || bytes[$0.lowerBound] == UInt8(ascii: "-")
    }
    return !marked.isEmpty && marked.allSatisfy { isChangedCode(bytes[$0].dropFirst()) }
  }

  private func isChangedCode(_ line: ArraySlice<UInt8>) -> Bool {
    let code = line.trimmedOfSpaces
    guard let first = code.first else { return true }
    guard line.first == 32 || line.first == 9 else { return false }
    if Array(".}@)/".utf8).contains(first) { return true }
    let word = code.prefix { CharacterClasses.isIdentifierHead($0) }
    let keyword = KeywordTable.all.keyword(bytes, in: word.indices)
    if keyword.declares || keyword.controls || keyword.isModifier { return true }
    let follows = code.dropFirst(word.count).drop { $0 == 32 }.first
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    return isCapital && follows.map { Array("({.".utf8).contains($0) } == true
  }
}
