/// The Markdown of a string literal in a `Text`: `**bold**`, `*italic*`, `~~gone~~`, code between
/// backticks, `[label](address)` and `^[label](inflect: true)`.
///
/// Source: Apple's documentation of `LocalizedStringKey` (iOS 15). An unmatched star or underscore
/// is kept.
struct InlineMarkdown {
  /// Characters that are styled alike.
  struct Span: Equatable {
    var text: String
    var isBold = false
    var isCode = false
  }

  private(set) var spans: [Span] = []
  /// Markers that are not closed in the rest of the text, so that they are searched for only once.
  private var unclosed: Set<[Character]> = []

  /// Longer texts are shown as written.
  private static let mostCharacters = 4_000
  private static let mostLevels = 16
  private static let marks = Set("*_~`[\\".utf8)

  init(_ text: String) {
    guard text.utf8.count <= 4 * Self.mostCharacters,
      text.utf8.contains(where: Self.marks.contains), text.count <= Self.mostCharacters
    else {
      spans = [Span(text: text)]
      return
    }
    read(Array(text)[...], Span(text: ""), level: 0)
  }

  private mutating func read(_ text: ArraySlice<Character>, _ style: Span, level: Int) {
    var rest = text
    let outer = unclosed
    unclosed = []
    defer { unclosed = outer }
    while let character = rest.first {
      if level < Self.mostLevels, let styled = styled(rest, before: text, style) {
        var inner = style
        inner.isBold = style.isBold || styled.style.isBold
        inner.isCode = styled.style.isCode
        if inner.isCode {
          add(styled.content, inner)
        } else {
          read(styled.content, inner, level: level + 1)
        }
        rest = styled.rest
        continue
      }
      rest = rest.dropFirst()
      let isEscape =
        character == "\\" && (rest.first.map { $0.isPunctuation || $0.isSymbol } ?? false)
      guard isEscape, let next = rest.popFirst() else {
        add([character], style)
        continue
      }
      add([next], style)
    }
  }

  private mutating func add(_ text: ArraySlice<Character>, _ style: Span) {
    if let last = spans.last, last.isBold == style.isBold, last.isCode == style.isCode {
      spans[spans.count - 1].text += String(text)
    } else {
      spans.append(Span(text: String(text), isBold: style.isBold, isCode: style.isCode))
    }
  }
}

extension InlineMarkdown {
  /// A styled part at the start of a text, and the rest.
  private struct Styled {
    let style: Span
    let content: ArraySlice<Character>
    let rest: ArraySlice<Character>
  }

  private static let markers: [(String, Span)] = [
    ("***", Span(text: "", isBold: true)), ("**", Span(text: "", isBold: true)),
    ("__", Span(text: "", isBold: true)),
    ("~~", Span(text: "")), ("`", Span(text: "", isCode: true)), ("*", Span(text: "")),
    ("_", Span(text: "")),
  ]

  private mutating func styled(
    _ rest: ArraySlice<Character>, before text: ArraySlice<Character>, _ style: Span
  ) -> Styled? {
    if let link = link(rest) { return link }
    for (marker, style) in Self.markers where rest.starts(with: marker) {
      if marker.first == "_", rest.startIndex > text.startIndex,
        text[rest.startIndex - 1].isWordPart
      {
        return nil
      }
      let inner = rest.dropFirst(marker.count)
      // A double marker that opens nothing is no single marker either.
      if marker != "`", inner.first == marker.first { return nil }
      guard let end = closing(Array(marker), in: inner) else { continue }
      return Styled(
        style: style, content: inner[..<end], rest: inner[(end + marker.count)...])
    }
    return nil
  }

  /// The position of a closing marker: after a character, not at the start of a word.
  private mutating func closing(_ marker: [Character], in text: ArraySlice<Character>) -> Int? {
    guard let first = text.first, !first.isWhitespace, !unclosed.contains(marker) else {
      return nil
    }
    var index = text.startIndex + 1
    while index + marker.count <= text.endIndex {
      let end = index + marker.count
      if text[index..<end].elementsEqual(marker), !text[index - 1].isWhitespace {
        let follower = end < text.endIndex ? text[end] : " "
        if marker[0] != "_" || !follower.isWordPart { return index }
      }
      index += 1
    }
    unclosed.insert(marker)
    return nil
  }

  /// The first position of a character; a failed search is not repeated.
  private mutating func first(_ character: Character, in text: ArraySlice<Character>) -> Int? {
    guard !unclosed.contains([character]) else { return nil }
    let index = text.firstIndex(of: character)
    if index == nil { unclosed.insert([character]) }
    return index
  }

  /// `[label](address)`
  private mutating func link(_ text: ArraySlice<Character>) -> Styled? {
    let text = text.first == "^" ? text.dropFirst() : text
    guard text.first == "[", let close = first("]", in: text), close + 1 < text.endIndex,
      text[close + 1] == "(", let end = first(")", in: text[close...])
    else { return nil }
    return Styled(
      style: Span(text: ""), content: text[(text.startIndex + 1)..<close],
      rest: text[(end + 1)...])
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
