/// The right-to-left parts of a text, so that they do not reorder the rest.
package enum WritingDirection {
  package typealias Run = (text: Substring, isRightToLeft: Bool)

  /// The text in pieces of one direction each; text between two right-to-left words belongs to
  /// them.
  package static func runs(of text: String) -> [Run] {
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
