/// The functions of a file with their lengths, found by matching braces.
struct FunctionLengths {
  struct Function: Equatable {
    /// The line on which it starts, from 1.
    var line: Int
    /// From its first to its last line; lines of quoted text and comments do not count.
    var length: Int
  }

  private(set) var functions: [Function] = []
  /// A declaration whose body has not been met yet: its keyword and line.
  private var pending: (word: String, line: Int)?
  /// For each open brace the line where its function starts; nil for what is no function.
  private var open: [Int?] = []
  private var parentheses = 0
  private var line = 1
  private var word = ""
  private var previous: Character = " "

  private static let functionWords: Set<String> = ["func", "init", "deinit", "subscript", "var"]
  private static let otherWords: Set<String> = [
    "actor", "case", "catch", "class", "defer", "do", "else", "enum", "extension", "for", "guard",
    "if", "let", "protocol", "repeat", "return", "struct", "switch", "typealias", "while",
  ]

  /// How many lines hold code up to each line.
  private var codeLines = [0]

  /// - Parameter code: lines without comments and strings.
  init(_ code: [String]) {
    for text in code {
      codeLines.append(codeLines[line - 1] + (text.allSatisfy(\.isWhitespace) ? 0 : 1))
      for character in text + "\n" { add(character) }
      line += 1
    }
  }

  private mutating func add(_ character: Character) {
    if character.isLetter || character.isNumber || character == "_" {
      word.append(character)
      return
    }
    endWord()
    switch character {
    case "(": parentheses += 1
    case ")": parentheses -= 1
    case "{": openBody()
    case "}": closeBody()
    // A variable that is given a value has no body; `{` there is a closure.
    case "=" where pending?.word == "var": pending = nil
    default: break
    }
    previous = character
  }

  /// Words between parentheses are labels; after a dot they are uses.
  private mutating func endWord() {
    defer { word = "" }
    guard parentheses == 0, previous != "." else { return }
    if Self.functionWords.contains(word) {
      pending = (word, line)
    } else if Self.otherWords.contains(word) {
      pending = nil
    }
  }

  private mutating func openBody() {
    open.append(parentheses == 0 ? pending?.line : nil)
    if parentheses == 0 { pending = nil }
  }

  private mutating func closeBody() {
    if parentheses == 0 { pending = nil }
    if let start = open.popLast() ?? nil {
      functions.append(Function(line: start, length: codeLines[line] - codeLines[start - 1]))
    }
  }
}
