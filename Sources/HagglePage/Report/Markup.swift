/// HTML that is put together from texts, each of which stays text: nothing that a trace holds
/// becomes markup.
struct Markup {
  private(set) var html = ""

  typealias Attribute = (name: String, value: String)

  /// Something in an element.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], content: (inout Markup) -> Void
  ) {
    html += "<\(name)"
    for attribute in attributes {
      html += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
    }
    html += ">"
    content(&self)
    html += "</\(name)>"
  }

  /// A text in an element.
  mutating func element(_ name: String, _ text: String) { element(name, [], text) }

  mutating func element(_ name: String, _ attributes: [Attribute], _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// A text; what is written from right to left in it turns nothing else around.
  mutating func text(_ text: String) {
    for run in Self.runs(of: text) {
      html += run.isRightToLeft ? "<bdi>\(Self.escaped(run.text))</bdi>" : Self.escaped(run.text)
    }
  }

  /// The same in SVG, which has characters for it, but no element.
  mutating func drawnText(_ text: String) {
    for run in Self.runs(of: text) {
      let escaped = Self.escaped(run.text)
      html += run.isRightToLeft ? "\u{2068}\(escaped)\u{2069}" : escaped
    }
  }

  mutating func newline() { html += "\n" }
}

extension Markup {
  /// A text as HTML writes it, for content and for attributes in double quotes. Characters that
  /// control something rather than mean something become visible.
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case _ where isControl(scalar): escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Controls of devices, and of the direction of writing; lines and tabs stay.
  private static func isControl(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E,
      0x2066...0x2069, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
}

extension Markup {
  private typealias Run = (text: Substring, isRightToLeft: Bool)

  /// The text in pieces that are, or are not, written from right to left; what stands between two
  /// words that are belongs to them.
  private static func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    var start = text.startIndex
    while let first = text[start...].firstIndex(where: isRightToLeft) {
      let end = endOfRun(from: first, in: text)
      if first > start { runs.append((text[start..<first], false)) }
      runs.append((text[first..<end], true))
      start = end
    }
    return start < text.endIndex ? runs + [(text[start...], false)] : runs
  }

  private static func endOfRun(from first: String.Index, in text: String) -> String.Index {
    var end = first
    var place = first
    while place < text.endIndex {
      let character = text[place]
      let isRight = isRightToLeft(character)
      if !isRight, character.isLetter || character.isNumber { break }
      place = text.index(after: place)
      if isRight { end = place }
    }
    return end
  }

  private static func isRightToLeft(_ character: Character) -> Bool {
    character.unicodeScalars.contains(where: isRightToLeft)
  }

  private static func isRightToLeft(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
