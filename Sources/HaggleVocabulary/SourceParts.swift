/// Which lines of a text come from other files.
///
/// The lines behind a comment `// from: Views/Avatar.swift:12` are line 12 and following of that
/// file, up to the next such comment. The lines before the first are the text's own.
package struct SourceParts: Hashable, Sendable {
  /// Lines from another file.
  package struct Part: Hashable, Sendable {
    /// The line of the comment, from 1.
    package let line: Int
    /// The offset of the comment, in bytes.
    let offset: Int
    /// Whether the user named the file; otherwise it was found in the project of the text.
    let isNamed: Bool
    package let file: String
    /// The line number in the file of the first line, from 1.
    package let firstLine: Int
  }

  /// In text order.
  package private(set) var parts: [Part] = []

  package init(_ text: String) {
    var text = text
    let parts = text.withUTF8 { Self.parts(in: $0) }
    self.parts = parts
  }

  /// The comment before lines of another file.
  ///
  /// - Parameter isNamed: whether the user named the file.
  package static func heading(_ file: String, line: Int, isNamed: Bool = true) -> String {
    "\(isNamed ? opening : openingOfProject)\(file):\(line)"
  }

  private static let opening = "// from: "
  private static let openingOfProject = "// from the project: "
  private static let ending = ".swift"

  private static func parts(in bytes: UnsafeBufferPointer<UInt8>) -> [Part] {
    var parts: [Part] = []
    var (start, line) = (0, 1)
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let mayOpen = bytes[start] == UInt8(ascii: "/")
      for words in mayOpen ? [opening, openingOfProject] : []
      where bytes[start..<end].starts(with: words.utf8) {
        let value = String(decoding: bytes[(start + words.utf8.count)..<end], as: UTF8.self)
        if let part = Part(value, line, start, isNamed: words == opening) { parts.append(part) }
      }
      (start, line) = (end + 1, line + 1)
    }
    return parts
  }

  /// Whether the byte at this offset belongs to the text itself.
  package func isOwn(_ offset: Int) -> Bool { offset < parts.first?.offset ?? .max }

  /// The file and line that a line of the text comes from; nil if it is its own.
  package func origin(of line: Int) -> (file: String, line: Int)? {
    parts.last { $0.line < line }.map { ($0.file, $0.firstLine + line - $0.line - 1) }
  }

  /// The number of a line in its own file; nil for a comment between files.
  package func number(ofLine line: Int) -> Int? {
    parts.contains { $0.line == line } ? nil : origin(of: line)?.line ?? line
  }

  /// The name of the file of a line, without its folder; nil for the text's own lines.
  package func fileName(ofLine line: Int) -> String? {
    origin(of: line).map { Self.name(of: $0.file) }
  }

  /// The line of the text that is a line of another file; nil if the text has no such line.
  ///
  /// - Parameter file: its name, with or without its folders.
  package func line(_ number: Int, of file: String) -> Int? {
    for (index, part) in parts.enumerated() where Self.isSame(part.file, file) {
      let next = index + 1 < parts.count ? parts[index + 1].line : .max
      let line = part.line + 1 + number - part.firstLine
      if line > part.line, line < next { return line }
    }
    return nil
  }

  /// Whether two paths end in the same file name: a path may be stated from any folder.
  package static func isSame(_ file: String, _ other: String) -> Bool {
    file.split(separator: "/").last == other.split(separator: "/").last
  }

  /// Whether a line comes from a file that the user did not name.
  package func isOfProject(_ line: Int) -> Bool { parts.last { $0.line < line }?.isNamed == false }

  /// A place in the notation of editors and compilers: `6:5`, or `Avatar.swift:14:5` for another
  /// file.
  package func words(for place: SourcePlace) -> String {
    guard let (file, line) = origin(of: place.line) else { return "\(place.line):\(place.column)" }
    return "\(Self.name(of: file)):\(line):\(place.column)"
  }

  /// A line for display: `line 6`, or `line 14 of Avatar.swift` for another file.
  package func words(forLine number: Int) -> String {
    guard let (file, line) = origin(of: number) else { return "line \(number)" }
    return "line \(line) of \(Self.name(of: file))"
  }

  /// A line as an address: `line 6`, or `Avatar.swift:14` for another file.
  package func address(ofLine number: Int) -> String {
    guard let (file, line) = origin(of: number) else { return "line \(number)" }
    return "\(Self.name(of: file)):\(line)"
  }

  /// A place with its file name, which editors can open: `View.swift:6:5`.
  ///
  /// - Parameter name: the file name of the text's own lines.
  package func words(for place: SourcePlace, in name: String) -> String {
    guard let (file, line) = origin(of: place.line) else {
      return "\(name):\(place.line):\(place.column)"
    }
    return "\(HiddenCharacter.shown(file)):\(line):\(place.column)"
  }

  /// The last component of a path, with hidden characters escaped: it comes from the user.
  private static func name(of file: String) -> String {
    HiddenCharacter.shown(file.split(separator: "/").last.map(String.init) ?? file)
  }
}

extension SourceParts.Part {
  /// Nil if the comment has another form.
  fileprivate init?(_ value: String, _ line: Int, _ offset: Int, isNamed: Bool) {
    guard let colon = value.lastIndex(of: ":"), value[..<colon].hasSuffix(SourceParts.ending),
      let first = Int(value[value.index(after: colon)...]), first > 0, first <= Int(Int32.max)
    else { return nil }
    self.init(
      line: line, offset: offset, isNamed: isNamed, file: String(value[..<colon]),
      firstLine: first)
  }
}
