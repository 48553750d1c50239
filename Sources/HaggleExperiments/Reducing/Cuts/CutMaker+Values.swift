import HaggleSyntax

// Loops, texts, numbers and words without effect on the layout.

extension CutMaker {
  /// Replaces a loop by its content, once, with its first element.
  mutating func addLoops() {
    for expression in tree.expressions {
      guard case .call(let callee, let arguments, let trailing) = expression.kind,
        case .identifier("ForEach") = tree[callee].kind, let sequence = arguments.first,
        sequence.label == nil, let closure = trailing.first?.closure,
        let content = tree.span(of: closure.body),
        mayReplace(tree.statements(of: closure.body).count, at: expression.span)
      else { continue }
      let name = closure.parameters.first?.name ?? (closure.shorthandCount > 0 ? "$0" : "_")
      let substitutes = [name: Substitute(value: first(of: sequence.value))]
      if let pieces = pieces(content, substitutes) { add(expression.span, by: pieces) }
    }
  }

  /// The first element of a sequence, as one writes it.
  private func first(of sequence: ExpressionID) -> [Rewriting.Piece] {
    let whole = tree[sequence].span
    switch tree[sequence].kind {
    case .binary(let name, let low, _) where name.hasPrefix(".."): return operand(low, of: nil)
    case .array(let elements) where !elements.isEmpty: return operand(elements[0], of: nil)
    case .member(_, "indices"): return [.new("0")]
    default: return operand(sequence, of: nil) + [.new(whole.isEmpty ? "" : "[0]")]
    }
  }

  /// Shortens texts and collections.
  mutating func addShorterValues() {
    let names = keys
    for expression in tree.expressions {
      switch expression.kind {
      case .string(let segments):
        addWritten(segments, expression.span)
        if !names.contains(expression.span) { addShorter(segments, expression.span) }
      case .binary(let name, let low, let high) where name.hasPrefix(".."):
        if case .integer(let first) = tree[low].kind {
          addSmaller(high, than: Int(saturating: first) + (name == "..<" ? 1 : 0))
        }
      case .call(_, let arguments, _):
        for argument in arguments where argument.label == "count" {
          addSmaller(argument.value, than: 1)
        }
      default: break
      }
    }
  }

  /// Replaces a number by one between the least sensible one and itself.
  private mutating func addSmaller(_ id: ExpressionID, than least: Int) {
    guard case .integer(let number) = tree[id].kind, number < 1e9 else { return }
    let smaller = [
      least, least + 1, least + 2, (least + Int(saturating: number)) / 2,
      Int(saturating: number) - 1,
    ]
    for other in Set(smaller).sorted() where other >= least && other < Int(saturating: number) {
      addSmaller(Rewriting(replacing: tree[id].span, by: "\(other)"))
    }
  }

  /// The strings that name something: a symbol, an image, a colour, a view.
  private var keys: Set<SourceSpan> {
    let labels: Set = ["systemName", "systemImage", "named", "forKey", "specifier", "format"]
    let callees: Set = ["Image", "Color", "id", "accessibilityIdentifier", "regex"]
    var keys: Set<SourceSpan> = []
    for expression in tree.expressions {
      switch expression.kind {
      case .call(let callee, let arguments, _):
        let name = tree.name(of: callee) ?? ""
        for argument in arguments
        where callees.contains(name) || labels.contains(argument.label ?? "") {
          keys.insert(tree[argument.value].span)
        }
      case .macro("regex", let arguments, _): keys.formUnion(arguments.map { tree[$0.value].span })
      default: break
      }
    }
    return keys
  }

  /// Numbers in a string, as a part of it.
  private mutating func addWritten(_ segments: [StringSegment], _ span: SourceSpan) {
    let texts = segments.compactMap { segment -> String? in
      switch segment {
      case .text(let text): return text
      case .interpolation(let arguments):
        guard arguments.count == 1, case .integer = tree[arguments[0].value].kind else {
          return nil
        }
        return self.text(tree[arguments[0].value].span)
      }
    }
    let text = texts.joined()
    guard texts.count == segments.count, texts.count > 0,
      text.allSatisfy({ $0 != "\"" && $0 != "\\" && !$0.isNewline })
    else { return }
    add(span, by: [.new("\"\(text)\"")])
  }

  private mutating func addShorter(_ segments: [StringSegment], _ span: SourceSpan) {
    let texts = segments.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let words = texts.joined(separator: " ").split(whereSeparator: \.isWhitespace).map(String.init)
    var shorter = [words.prefix(1), words.prefix((words.count + 1) / 2), words[...]]
      .map { $0.joined(separator: " ") }
    if words.count == 1, words[0].count > Self.shortWord {
      shorter.append(String(words[0].prefix((words[0].count + 1) / 2)))
    }
    for text in shorter where text.allSatisfy({ $0 != "\"" && $0 != "\\" }) {
      add(span, by: [.new("\"\(text)\"")])
    }
  }

  /// Words up to this length are not shortened further.
  private static let shortWord = 8

  /// Access modifiers.
  mutating func addWords() {
    let words: Set = ["private", "fileprivate", "public", "internal", "open", "final"]
    for declaration in tree.declarations {
      let head = declaration.span.lowerBound..<max(declaration.anchor, declaration.span.lowerBound)
      for word in declaration.modifiers where words.contains(word) {
        guard let found = find(word, in: head) else { continue }
        add(Rewriting(replacing: found.lowerBound..<min(found.upperBound + 1, bytes.count)))
      }
    }
  }

  /// Unused parameter names of closures.
  mutating func addUnusedNames() {
    for block in tree.expressions.flatMap({ WrittenBlock.closures(of: $0.kind) }) {
      let content = tree.span(of: block.body) ?? block.span.upperBound..<block.span.upperBound
      let head = block.span.lowerBound..<content.lowerBound
      for parameter in block.parameters where parameter.name.count > 1 {
        let names = [parameter.name, "$" + parameter.name]
        let isUsed = names.contains { name in
          uses.all(name).contains { content.contains($0.span.lowerBound) }
        }
        guard !isUsed, let found = find(parameter.name, in: head) else { continue }
        add(found, by: [.new("_")])
      }
    }
  }

  private func find(_ word: String, in span: SourceSpan) -> SourceSpan? {
    let letters = Array(word.utf8)
    return span.first { start in
      let end = start + letters.count
      return end < span.upperBound && !Self.isWord(bytes[end]) && bytes[start..<end] == letters[...]
        && (start == span.lowerBound || !Self.isWord(bytes[start - 1]))
    }.map { $0..<$0 + letters.count }
  }
}
