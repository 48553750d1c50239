/// Which lines of a text are of other files.
///
/// What follows the comment `// from: Views/Avatar.swift:12`, alone on its line, is line 12 of that
/// file and so on, up to the next such comment. What comes before the first is the text's own.
package struct SourceParts: Hashable, Sendable {
  /// Some lines of another file.
  package struct Part: Hashable, Sendable {
    /// The line of the comment, from 1.
    package let line: Int
    /// Where the comment begins, in bytes.
    let offset: Int
    /// Whether somebody named the file; else it is one of the project around the text.
    let isNamed: Bool
    package let file: String
    /// Which line of the file the next one is, from 1.
    package let firstLine: Int
  }

  /// In the order of the text.
  package private(set) var parts: [Part] = []

  package init(_ text: String) {
    var text = text
    let parts = text.withUTF8 { Self.parts(in: $0) }
    self.parts = parts
  }

  /// The comment above lines of another file.
  ///
  /// - Parameter isNamed: whether somebody named it.
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
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      for words in [opening, openingOfProject] where bytes[start..<end].starts(with: words.utf8) {
        let value = String(decoding: bytes[(start + words.utf8.count)..<end], as: UTF8.self)
        if let part = Part(value, line, start, isNamed: words == opening) { parts.append(part) }
      }
      (start, line) = (end + 1, line + 1)
    }
    return parts
  }

  /// Whether a byte of the text is its own.
  package func isOwn(_ offset: Int) -> Bool { offset < parts.first?.offset ?? .max }

  /// Where a line of the text comes from, as the text says; nil for one of its own.
  package func origin(of line: Int) -> (file: String, line: Int)? {
    parts.last { $0.line < line }.map { ($0.file, $0.firstLine + line - $0.line - 1) }
  }

  /// Whether a line is of another file that nobody named.
  package func isOfProject(_ line: Int) -> Bool { parts.last { $0.line < line }?.isNamed == false }

  /// A place as editors and compilers write it: `6:5`, and `Avatar.swift:14:5` in another file.
  package func words(for place: SourcePlace) -> String {
    guard let (file, line) = origin(of: place.line) else { return "\(place.line):\(place.column)" }
    return "\(Self.name(of: file)):\(line):\(place.column)"
  }

  /// A line for people: `line 6`, and `line 14 of Avatar.swift` in another file.
  package func words(forLine number: Int) -> String {
    guard let (file, line) = origin(of: number) else { return "line \(number)" }
    return "line \(line) of \(Self.name(of: file))"
  }

  /// A place with its file, which editors open: `View.swift:6:5`.
  ///
  /// - Parameter name: the file that the text's own lines are of.
  package func words(for place: SourcePlace, in name: String) -> String {
    guard let (file, line) = origin(of: place.line) else {
      return "\(name):\(place.line):\(place.column)"
    }
    return "\(HiddenCharacter.shown(file)):\(line):\(place.column)"
  }

  /// The last part of a path, with invisible characters as escapes: the text's author chose it.
  private static func name(of file: String) -> String {
    HiddenCharacter.shown(file.split(separator: "/").last.map(String.init) ?? file)
  }
}

extension SourceParts.Part {
  /// Nil for a comment that only begins like one.
  fileprivate init?(_ value: String, _ line: Int, _ offset: Int, isNamed: Bool) {
    guard let colon = value.lastIndex(of: ":"), value[..<colon].hasSuffix(SourceParts.ending),
      let first = Int(value[value.index(after: colon)...]), first > 0, first < 1 << 31
    else { return nil }
    self.init(
      line: line, offset: offset, isNamed: isNamed, file: String(value[..<colon]),
      firstLine: first)
  }
}
