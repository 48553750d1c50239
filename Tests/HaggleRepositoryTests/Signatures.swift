/// The functions, initializers and subscripts of a file, each with the number of parameters that a
/// call does not name.
struct Signatures {
  struct Signature: Equatable {
    /// The line on which it starts, from 1.
    var line: Int
    var unlabelled: Int
  }

  let all: [Signature]

  private static let words = ["func ", "init(", "init?(", "init<", "subscript(", "subscript<"]

  /// - Parameter code: lines without comments and strings.
  init(_ code: [String]) {
    all = code.indices.compactMap { index in
      guard let head = Self.head(code[index]) else { return nil }
      let text = ([head] + code[(index + 1)...].prefix(20).map { Substring($0) }).joined(
        separator: " ")
      return Signature(line: index + 1, unlabelled: Self.unlabelled(text.drop { $0 != "(" }))
    }
  }

  /// What follows the word that declares a function; nil where a line declares none.
  private static func head(_ line: String) -> Substring? {
    for word in words {
      guard let range = line.firstRange(of: word) else { continue }
      let modifiers = line[..<range.lowerBound]
      if modifiers.allSatisfy({ $0.isLetter || $0 == " " || $0 == "@" }) {
        return line[range.lowerBound...]
      }
    }
    return nil
  }

  /// How many of the parameters between the first parentheses begin with `_`.
  private static func unlabelled(_ text: Substring) -> Int {
    var (depth, count) = (0, 0)
    var parameter = ""
    for character in text {
      if ")]}>".contains(character), !parameter.hasSuffix("-") { depth -= 1 }
      if depth == 0 && !parameter.isEmpty || depth == 1 && character == "," {
        count += isUnlabelled(parameter) ? 1 : 0
        parameter = ""
        if depth == 0 { break }
      } else if depth > 0 {
        parameter.append(character)
      }
      if "([{<".contains(character) { depth += 1 }
    }
    return count
  }

  /// `_ name: Type`, also behind an attribute.
  private static func isUnlabelled(_ parameter: String) -> Bool {
    let words = parameter.split(separator: " ").drop { $0.hasPrefix("@") }
    return words.first == "_"
  }
}
