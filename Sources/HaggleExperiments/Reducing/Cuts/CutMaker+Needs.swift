import HaggleSyntax

// Code that is never run still needs its declarations: haggle would not miss them, a compiler
// would.

extension CutMaker {
  /// Whether code outside of a range uses something that a statement in it declares.
  func isNeeded(_ statement: StatementID, outside stretch: SourceSpan) -> Bool {
    guard case .declaration(let id) = tree[statement].kind else { return false }
    let declaration = tree[id]
    if case .type(let type) = declaration.kind {
      if type.kind == .extension { return false }
      return words[type.name, default: []].contains { !stretch.contains($0) }
    }
    return declaration.names.contains { isNeeded($0, of: declaration, outside: stretch) }
  }

  /// Whether code outside of a range uses a name that a declaration in it declares.
  func isNeeded(_ name: String, of declaration: Declaration, outside stretch: SourceSpan) -> Bool {
    let (scope, owners) = scope(of: declaration)
    let used =
      uses.all(name, of: owners.union(["self", "Self"])) + uses.all("$" + name)
      + uses.all("_" + name)
    return used.contains {
      scope.contains($0.span.lowerBound) && !stretch.contains($0.span.lowerBound)
    }
  }

  /// The range in which a declaration is visible by its name alone, and its owners: what a function
  /// declares is visible there alone.
  private func scope(of declaration: Declaration) -> (SourceSpan, owners: Set<String>) {
    let file = 0..<bytes.count
    let around = tree.declarations.filter { other in
      guard case .type = other.kind else { return false }
      return other.span.contains(declaration.span.lowerBound) && other.span != declaration.span
    }
    guard let inner = around.max(by: { $0.span.lowerBound < $1.span.lowerBound }),
      case .type(let type) = inner.kind
    else { return (function(around: declaration, within: file) ?? file, []) }
    if let function = function(around: declaration, within: inner.span) { return (function, []) }
    let isKnownOutside = type.kind == .extension || declaration.modifiers.contains("static")
    return (isKnownOutside ? file : inner.span, [type.name])
  }

  /// The innermost function that a declaration is in, inside of a range.
  private func function(
    around declaration: Declaration, within outer: SourceSpan
  ) -> SourceSpan? {
    tree.declarations.compactMap { other -> SourceSpan? in
      switch other.kind {
      case .function, .initializer, .subscript: break
      default: return nil
      }
      return other.span != declaration.span && other.span.contains(declaration.span.lowerBound)
        && other.span.lowerBound >= outer.lowerBound ? other.span : nil
    }.max { $0.lowerBound < $1.lowerBound }
  }

  /// The offsets of words that are usually names of types.
  static func words(in bytes: [UInt8], outside strings: [SourceSpan]) -> [String: [Int]] {
    var words: [String: [Int]] = [:]
    var isQuoted = [Bool](repeating: false, count: bytes.count)
    for string in strings { for index in string { isQuoted[index] = true } }
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      if index > start, !isQuoted[start],
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
      {
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        words[word, default: []].append(start)
      }
      index = max(index, start + 1)
    }
    return words
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
