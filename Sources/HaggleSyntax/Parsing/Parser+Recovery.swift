import HaggleVocabulary

extension Parser {
  // MARK: - Elisions

  /// `...` or `…` at the start of a line, where it must mean an elision.
  var isElision: Bool { startsLine(position) && isDots(position) }

  func isDots(_ index: Int) -> Bool {
    guard kind(at: index).isOperator else { return false }
    return spells(index, "...") || spells(index, "…") || spells(index, "....")
      || spells(index, "..")
  }

  /// Whether a comment of dots is at the current token, or at the end.
  var isElidedHere: Bool {
    elisionTaken != position && tokens[position].flags.contains(.elisionBefore)
  }

  /// The place of that comment.
  var elidingComment: SourceSpan {
    let comments = tree.comments
    let end = comments.partitioningIndex { $0.lowerBound >= offset }
    let before = comments[..<end].last { Lexer.isElision($0, in: bytes) }
    return before ?? currentSpan
  }

  /// Whether that comment is on the line of the previous token.
  var isElidedOnThisLine: Bool {
    let start = elidingComment.lowerBound
    return !bytes[min(previousEnd, start)..<start].contains { $0 == 10 || $0 == 13 }
  }

  /// Whether it replaces the rest of a line: after `let a = /* ... */` something else begins, while
  /// in an argument list it only stands for more arguments.
  private var isLineElided: Bool {
    guard isOnNewLine, isElidedOnThisLine, position > 0 else { return false }
    let previous = tokens[position - 1].kind
    return !previous.opens && previous != .comma && previous != .colon
  }

  /// `...`, `/* ... */` or `<#placeholder#>` in place of an operand.
  mutating func elidedOperand() -> ExpressionID? {
    if isElidedHere, endsOperand(position) || isLineElided {
      let comment = elidingComment
      elisionTaken = position
      reportElision(tree.source.text(in: comment), at: comment)
      return add(.elided("..."), from: comment.lowerBound)
    }
    guard isDots(position), endsOperand(position + 1) || startsLine(position + 1) else {
      return nil
    }
    reportElision(text(at: position), at: currentSpan)
    return taking(.elided(text(at: position)))
  }

  mutating func placeholder() -> ExpressionID {
    let text = text(at: position)
    report(.elided, "`\(text)` is not filled in", remedy: "replace it by what it stands for")
    return taking(.elided(text))
  }

  mutating func reportElision(_ text: String, at span: SourceSpan) {
    report(
      .elided, "`\(text)` stands for something that is not in this text",
      remedy: "write what it stands for", at: span)
  }

  // MARK: - Text that is not Swift

  /// Reports skipped tokens.
  mutating func leaveOut(from start: Int, to index: Int) {
    guard index > start else { return }
    let span = Int(tokens[start].start)..<Int(tokens[index - 1].end)
    report(
      .notSwift, "not understood: left out", remedy: "make it a comment: \(quoted: "// …")",
      at: span)
    position = index
  }

  /// Skips the line from a token on, as a statement that records this.
  mutating func elide(from start: Int, isKnown: Bool = false) -> StatementID {
    let next = max(nextLine(from: start), min(position, end))
    let span = Int(tokens[start].start)..<Int(tokens[max(next - 1, start)].end)
    let text = foldedText(start..<next)
    if isDots(start) {
      reportElision(text, at: span)
    } else if !isKnown {
      leaveOut(from: start, to: next)
    }
    position = next
    return add(.elided(text), from: span.lowerBound)
  }

  /// Whether the tokens of a range are only words on one line, as in prose.
  func isBareWords(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      guard index == range.lowerBound || !startsLine(index) else { return false }
      switch tokens[index].kind {
      case .identifier, .integer, .float, .dot, .comma, .unknown, .colon: return true
      case .binaryOperator, .postfixOperator, .prefixOperator: return true
      case .questionPostfix, .exclaimPostfix: return true
      default: return false
      }
    }
  }
}
