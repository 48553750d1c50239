/// A name and its place in a text.
package struct WrittenName: Sendable {
  package enum Context: Sendable {
    case plain
    /// After a dot.
    case member
    /// A module after `import`.
    case imported
    /// The name of a declaration.
    case declared
  }

  package let text: String
  package let offset: Int
  package let context: Context
  /// Whether a member of it follows: `Theme.shared`, but not `Theme.self`.
  package let isBeforeMember: Bool
  /// Whether arguments follow at once: `Theme(…)`.
  package let isCalled: Bool
  /// Whether these are any: not `Theme()`.
  package let hasArguments: Bool
}

extension SyntaxTree {
  var namesOutsideOfPlatforms: [WrittenName] {
    var names: [WrittenName] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .compilationIf, let end = endOfPlatformChoice(index) {
        index = end
      } else if let name = name(at: index) {
        names.append(name)
      }
      index += 1
    }
    return names
  }

  /// The names in a range of the text, in order.
  package func names(in span: SourceSpan) -> [WrittenName] {
    (firstToken(from: span.lowerBound)..<firstToken(from: span.upperBound)).compactMap(name)
  }

  /// The index of the first token that begins at an offset or later.
  func firstToken(from offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Nil if the token is no name.
  private func name(at index: Int) -> WrittenName? {
    let token = tokens[index]
    guard isName(index) else { return nil }
    return WrittenName(
      text: written(index), offset: Int(token.start),
      context: context(ofNameAt: index), isBeforeMember: isBeforeMember(index),
      isCalled: index + 1 < tokens.count && tokens[index + 1].kind == .leftParen,
      hasArguments: index + 2 < tokens.count && tokens[index + 1].kind == .leftParen
        && tokens[index + 2].kind != .rightParen)
  }

  /// The arguments of calls of these names in a range, and their first closure, unless the
  /// arguments have one in its place: a closure, or what one of these labels names.
  package func arguments(
    ofCalls names: Set<String>, in span: SourceSpan, insteadOfClosure labels: Set<String>
  ) -> [SourceSpan] {
    let range = firstToken(from: span.lowerBound)..<firstToken(from: span.upperBound)
    return range.flatMap { index -> [SourceSpan] in
      guard isName(index), names.contains(written(index)) else { return [] }
      var spans: [SourceSpan] = []
      var next = index + 1
      if let end = bracket(at: next, .leftParen) {
        spans.append(self.span(from: next, to: end))
        let isWhole = (next..<end).contains { inner in
          tokens[inner].kind == .leftBrace || labels.contains(written(inner))
        }
        if isWhole { return spans }
        next = end + 1
      }
      if let end = bracket(at: next, .leftBrace) { spans.append(self.span(from: next, to: end)) }
      return spans
    }
  }

  /// The index of the bracket that closes the one at an index, if that is of this kind.
  private func bracket(at index: Int, _ kind: Token.Kind) -> Int? {
    guard index < tokens.count, tokens[index].kind == kind else { return nil }
    let end = Int(tokens[index].match)
    return end > index && end < tokens.count ? end : nil
  }

  private func span(from first: Int, to last: Int) -> SourceSpan {
    Int(tokens[first].start)..<Int(tokens[last].start) + 1
  }

  /// The members of others that are set in a block: `id` of `model.id = 3`.
  package func membersSet(in block: BlockID) -> Set<String> {
    let inner = blocks[Int(block.index)].tokens
    return Set(
      inner.dropLast().filter { index in
        index > 1 && isName(index) && context(ofNameAt: index) == .member
          && tokens[index - 2].keyword != .selfValue && written(index + 1) == "="
      }.map(written))
  }

  /// The members of others that are bound to arguments with one of these labels: `query` of
  /// `text: $model.query`.
  package func membersBound(to labels: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst(2)
    where tokens[index - 1].kind == .colon && labels.contains(written(index - 2))
      && bytes[Int(tokens[index].start)] == UInt8(ascii: "$")
    {
      var member = index + 2
      while member < tokens.count, tokens[member - 1].kind == .dot, isName(member) {
        names.insert(written(member))
        member += 2
      }
    }
    return names
  }

  private func isBeforeMember(_ index: Int) -> Bool {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .dot else { return false }
    return isName(index + 2)
  }

  /// Behind a dot most reserved words are names: `.if(isOn) { … }`, `Theme.default`.
  func isName(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .identifier else { return false }
    guard token.keyword.isReserved else { return true }
    let isMember = index > 0 && tokens[index - 1].kind == .dot
    return isMember && ![.selfValue, .selfType, .initializer].contains(token.keyword)
  }

  /// The numbers with one of these labels, in order.
  package func numbers(labeled labels: Set<String>) -> [Double] {
    tokens.indices.dropLast(2).compactMap { index in
      guard tokens[index].kind == .identifier, tokens[index + 1].kind == .colon,
        labels.contains(written(index))
      else { return nil }
      return Double(written(index + 2))
    }
  }

  func written(_ index: Int) -> String {
    let name = bytes[tokens[index].span]
    let isQuoted = tokens[index].flags.contains(.backquoted)
    return String(decoding: isQuoted ? name.dropFirst().dropLast() : name, as: UTF8.self)
  }

  private func context(ofNameAt index: Int) -> WrittenName.Context {
    guard index > 0 else { return .plain }
    let before = tokens[index - 1]
    if before.kind == .dot { return .member }
    guard before.kind == .identifier, before.keyword.declares else { return .plain }
    return before.keyword == .import ? .imported : .declared
  }

  /// The end of an `#if` that depends on the platform; nil for others.
  private func endOfPlatformChoice(_ index: Int) -> Int? {
    let clauses = clauses(ofChoiceAt: index)
    let isAboutPlatform = clauses.contains {
      tokens[$0].kind != .compilationEnd && condition(at: $0).isAboutPlatform
    }
    return isAboutPlatform ? clauses.last : nil
  }

  /// The condition of an `#if` around the whole text except for its imports; nil if there is none,
  /// or if it has an `#else`.
  package var conditionOfWholeText: (text: String, offset: Int)? {
    let start = unimportedStart
    guard start < tokens.count, tokens[start].kind == .compilationIf else { return nil }
    let end = Int(tokens[start].match)
    guard end > start, end + 1 < tokens.count, tokens[end].kind == .compilationEnd,
      tokens[end + 1].kind == .end
    else { return nil }
    return (condition(at: start), Int(tokens[start].start))
  }

  /// Whether the first thing after the imports is an `#if`.
  package var beginsWithCondition: Bool {
    let start = unimportedStart
    return start < tokens.count && tokens[start].kind == .compilationIf
  }

  /// The first token after the imports at the beginning.
  private var unimportedStart: Int {
    var index = 0
    while index < tokens.count {
      let start = index
      while tokens[index].kind == .at, index + 2 < tokens.count { index += 2 }
      guard tokens[index].keyword == .import else { return start }
      repeat {
        index += 1
      } while index < tokens.count
        && !tokens[index].flags.contains(.newlineBefore) && tokens[index].kind != .end
    }
    return index
  }

  /// The text after an `#if` or `#elseif`, up to the end of its line.
  func condition(at index: Int) -> String {
    let rest = bytes[Int(tokens[index].end)...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: rest, as: UTF8.self)
  }
}

extension String {
  fileprivate var isAboutPlatform: Bool {
    ["os(", "canImport(", "targetEnvironment("].contains { contains($0) }
  }
}
