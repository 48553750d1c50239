/// The smallest piece of a script that means something.
struct ScriptToken: Equatable {
  enum Kind: Equatable {
    /// A name or keyword, also of a private member: `#draw`.
    case word
    case number
    /// A string, a regular expression, or a piece of a template: it stays as it is.
    case text
    case sign
    /// White space and comments.
    case space
  }

  var kind: Kind
  var text: String

  /// Whether it is a piece of a template behind which an expression stands.
  var opensHole: Bool { kind == .text && text.hasSuffix("${") }
  /// Whether it is a piece of a template in front of which an expression stands.
  var closesHole: Bool { kind == .text && text.hasPrefix("}") }

  func `is`(_ signs: String...) -> Bool { kind == .sign && signs.contains(text) }
}

/// Reads a script, as far as one has to in order to tell names from everything else.
struct ScriptTokens {
  private let bytes: [UInt8]
  private var place = 0
  /// Open braces; true where it is that of a hole in a template.
  private var braces: [Bool] = []
  private(set) var all: [ScriptToken] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count { take() }
  }

  private mutating func take() {
    let byte = bytes[place]
    switch byte {
    case _ where Self.isSpace(byte) || isComment: takeSpace()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): takeString(byte)
    case UInt8(ascii: "`"): takeTemplate()
    case UInt8(ascii: "}") where braces.last == true:
      braces.removeLast()
      takeTemplate()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      add(.number, upTo: end { Self.isWord($0) || $0 == UInt8(ascii: ".") })
    case _ where Self.isWord(byte) || byte == UInt8(ascii: "#"): add(.word, upTo: end(Self.isWord))
    case UInt8(ascii: "/") where mayBeginExpression: takeRegularExpression()
    default: takeSign(byte)
    }
  }

  private mutating func add(_ kind: ScriptToken.Kind, upTo end: Int) {
    let end = min(end, bytes.count)
    all.append(ScriptToken(kind: kind, text: String(decoding: bytes[place..<end], as: UTF8.self)))
    place = end
  }

  private func end(_ belongs: (UInt8) -> Bool) -> Int {
    var end = place + 1
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

extension ScriptTokens {
  private func follows(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private var isComment: Bool { follows("//") || follows("/*") }

  /// Space and comments one behind the other are one.
  private mutating func takeSpace() {
    let start = place
    var end = place
    while end < bytes.count {
      place = end
      if Self.isSpace(bytes[end]) {
        end += 1
      } else if follows("//") {
        end = bytes[end...].firstIndex(of: 0x0A) ?? bytes.count
      } else if follows("/*") {
        end = endOfComment
      } else {
        break
      }
    }
    place = start
    add(.space, upTo: end)
  }

  private var endOfComment: Int {
    var end = place + 2
    while end < bytes.count, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
    return end + 2
  }

  private mutating func takeString(_ quote: UInt8) {
    var end = place + 1
    while end < bytes.count, bytes[end] != quote { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    add(.text, upTo: end + 1)
  }

  /// Up to the end of a template or to the next hole in it.
  private mutating func takeTemplate() {
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`") {
      if bytes[end...].starts(with: "${".utf8) {
        braces.append(true)
        return add(.text, upTo: end + 2)
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    add(.text, upTo: end + 1)
  }

  private mutating func takeRegularExpression() {
    var end = place + 1
    var isInSet = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "/") || isInSet {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      default: break
      }
      end += 1
    }
    end += 1
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    add(.text, upTo: end)
  }

  /// Where a value is over a slash divides, elsewhere it begins a regular expression.
  private var mayBeginExpression: Bool {
    guard let last = all.last(where: { $0.kind != .space }) else { return true }
    switch last.kind {
    case .word: return ["return", "typeof", "case"].contains(last.text)
    case .sign: return !last.is(")", "]", "}")
    default: return last.opensHole
    }
  }

  private static let longSigns = ["...", "===", "!==", "=>", "&&", "||", "??", "?.", "++", "--"]

  private mutating func takeSign(_ byte: UInt8) {
    if byte == UInt8(ascii: "{") { braces.append(false) }
    if byte == UInt8(ascii: "}") { _ = braces.popLast() }
    let long = Self.longSigns.first { follows($0) }
    add(.sign, upTo: place + (long?.utf8.count ?? 1))
  }
}
