import HaggleSyntax

/// Makes all possible cuts of a text, the largest first.
struct CutMaker {
  let outline: SourceOutline
  let blocks: [WrittenBlock]
  let uses: NameUses
  /// The ranges of expressions that are statements.
  let statementSpans: Set<SourceSpan>
  /// The offsets of words that may be types.
  let words: [String: [Int]]
  /// The names declared in the text.
  let declaredNames: Set<String>
  private let nonBlank: NonBlankBytes
  private var found: [Cut] = []
  private var seen: Set<Rewriting> = []

  var tree: SyntaxTree { outline.tree }
  var bytes: [UInt8] { outline.source.bytes }

  /// The cuts, the largest first.
  static func cuts(of source: SourceText) -> [Cut] {
    var maker = CutMaker(source)
    maker.addAll()
    return maker.found.enumerated()
      .sorted { ($1.element.gain, $0.offset) < ($0.element.gain, $1.offset) }.map(\.element)
  }

  private init(_ source: SourceText) {
    outline = SourceOutline(source)
    blocks = WrittenBlock.all(in: outline.tree)
    uses = NameUses(outline.tree)
    let strings = outline.tree.expressions.compactMap { expression -> SourceSpan? in
      guard case .string(let segments) = expression.kind else { return nil }
      return segments.allSatisfy(\.isText) ? expression.span : nil
    }
    words = Self.words(in: source.bytes, outside: strings)
    declaredNames = Set(outline.tree.declarations.flatMap(\.names))
    statementSpans = Set(outline.tree.statements.map(\.span))
    nonBlank = NonBlankBytes(source.bytes)
  }

  private mutating func addAll() {
    addDirectives()
    addStatements()
    addModifiers()
    addContents()
    addArguments()
    addBranches()
    addReturns()
    addOperands()
    addLoops()
    addShorterValues()
    addConstants()
    addParts()
    addBodies()
    addViews()
    addPreviews()
    addParameters()
    addBindings()
    addWords()
    addUnusedNames()
  }

  /// Adds a cut if it makes the text smaller.
  mutating func add(_ rewriting: Rewriting?) {
    guard let rewriting else { return }
    let gain = nonBlank.gain(of: rewriting)
    if gain > 0 { note(Cut(rewriting: rewriting, gain: gain)) }
  }

  /// Adds a cut that makes a number smaller.
  mutating func addSmaller(_ rewriting: Rewriting) {
    let gain = nonBlank.gain(of: rewriting)
    if gain >= 0 { note(Cut(rewriting: rewriting, gain: max(1, gain))) }
  }

  /// Whether the change would leave a `.red` without a type.
  private func losesType(_ change: Rewriting.Change) -> Bool {
    guard statementSpans.contains(change.span) else { return false }
    let first = change.pieces.lazy.map { $0.text(of: outline.source) }.first { !$0.isEmpty }
    return first?.first == "."
  }

  mutating func add(_ span: SourceSpan, by pieces: [Rewriting.Piece] = []) {
    add(Rewriting(replacing: span, with: pieces))
  }

  private mutating func note(_ cut: Cut) {
    if cut.rewriting.changes.contains(where: losesType) { return }
    if seen.insert(cut.rewriting).inserted { found.append(cut) }
  }
}

extension StringSegment {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

// MARK: - Spans

extension CutMaker {
  func text(_ span: SourceSpan) -> String { outline.text(span) }

  /// A range with the rest of its lines, if nothing else is on them.
  func wholeLines(_ span: SourceSpan) -> SourceSpan {
    var (start, end) = (span.lowerBound, span.upperBound)
    while end < bytes.count,
      [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";")].contains(bytes[end])
    { end += 1 }
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[start - 1]) {
      start -= 1
    }
    let beginsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n")
    guard beginsLine, endsLine else {
      return span.lowerBound..<max(span.upperBound, endsLine ? span.upperBound : end)
    }
    return start..<min(end + 1, bytes.count)
  }

  /// The parentheses around the arguments of a call, if it has any.
  func parentheses(around arguments: [Argument]) -> SourceSpan? {
    guard let first = arguments.first, let last = arguments.last else { return nil }
    var (start, end) = (first.offset - 1, tree[last.value].span.upperBound)
    while start >= 0, !NonBlankBytes.isNonBlank(bytes[start]) { start -= 1 }
    while end < bytes.count,
      !NonBlankBytes.isNonBlank(bytes[end]) || bytes[end] == UInt8(ascii: ",")
    { end += 1 }
    guard start >= 0, end < bytes.count, bytes[start] == UInt8(ascii: "("),
      bytes[end] == UInt8(ascii: ")")
    else {
      return nil
    }
    return start..<end + 1
  }

  /// All ranges of a list with this many items, from the longest; each length is half of the one
  /// before.
  func stretches(of count: Int) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var length = count
    while length > 0 {
      stretches += stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
      length = length == 1 ? 0 : (length + 1) / 2
    }
    return stretches
  }

  /// Removes ranges of comma-separated items.
  mutating func addItems(_ spans: [SourceSpan], atLeast least: Int = 0) {
    for stretch in stretches(of: spans.count) where spans.count - stretch.count >= least {
      add(Rewriting(replacing: gap(spans, stretch)))
    }
  }

  /// The range of some items, with the comma before or after them.
  func gap(_ spans: [SourceSpan], _ stretch: Range<Int>) -> SourceSpan {
    if stretch.lowerBound > 0 {
      var end = spans[stretch.upperBound - 1].upperBound
      // A trailing comma is removed as well.
      if stretch.upperBound == spans.count, end < bytes.count, bytes[end] == UInt8(ascii: ",") {
        end += 1
      }
      return spans[stretch.lowerBound - 1].upperBound..<end
    }
    let end =
      stretch.upperBound < spans.count
      ? spans[stretch.upperBound].lowerBound : spans[stretch.upperBound - 1].upperBound
    return spans[stretch.lowerBound].lowerBound..<end
  }

  func span(of argument: Argument) -> SourceSpan {
    let value = tree[argument.value].span
    return min(argument.offset, value.lowerBound)..<value.upperBound
  }
}
