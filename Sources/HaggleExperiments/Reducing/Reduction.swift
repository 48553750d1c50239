import HaggleSyntax

/// A text being reduced.
struct Reduction {
  private(set) var text: KeptText
  private let test: InterestingnessTest
  private let lineCount: Int
  private var tried = 0

  init(_ text: KeptText, by test: InterestingnessTest) {
    self.text = text
    self.test = test
    lineCount = text.lineCount
  }

  var progress: Reducer.Progress {
    Reducer.Progress(before: lineCount, now: text.lineCount, tried: tried)
  }

  /// Reduces the text until no step is left. Returns false if it was stopped before.
  mutating func run(while goesOn: (Reducer.Progress) -> Bool) -> Bool {
    guard strip(while: goesOn) else { return false }
    while true {
      guard let hasShrunk = pass(while: goesOn) else { return false }
      if !hasShrunk { return true }
    }
  }

  /// Tries each step once, the largest first; returns whether any succeeded. Nil if it was stopped.
  private mutating func pass(while goesOn: (Reducer.Progress) -> Bool) -> Bool? {
    var hasShrunk = false
    var cuts = CutMaker.cuts(of: text.source)[...]
    while let cut = cuts.popFirst() {
      guard goesOn(progress) else { return nil }
      guard take(cut.rewriting) else { continue }
      hasShrunk = true
      // Larger cuts have been tried, and are tried again in the next pass.
      cuts = CutMaker.cuts(of: text.source).drop { $0.gain > cut.gain }
    }
    return hasShrunk
  }

  /// Takes a step if the text still shows what is to be preserved; returns whether it did.
  private mutating func take(_ rewriting: Rewriting) -> Bool {
    tried += 1
    guard let smaller = test.text(of: rewriting, from: text) else { return false }
    text = smaller
    return true
  }
}

// MARK: - Comments and white space

extension Reduction {
  /// Removes comments and prose, all at once or, if that fails, in parts; returns false if it was
  /// stopped.
  private mutating func strip(while goesOn: (Reducer.Progress) -> Bool) -> Bool {
    let stripping = Stripping(text.source)
    if stripping.source.bytes != text.source.bytes {
      guard let plain = test.text(stripping.source, text) else { return true }
      text = plain
    }
    let changes = stripping.rewritings.flatMap(\.changes)
    if changes.isEmpty { return true }
    guard goesOn(progress) else { return false }
    let heading = Rewriting.Change(span: 0..<0, pieces: stripping.heading)
    if let all = Rewriting([heading] + changes), take(all) { return true }
    let spans = changes.map(\.span)
    return strip(spans[...], while: goesOn)
  }

  /// Removes what can go of some stretches, the later half first: what goes there moves no earlier
  /// one.
  private mutating func strip(
    _ spans: ArraySlice<SourceSpan>, while goesOn: (Reducer.Progress) -> Bool
  ) -> Bool {
    guard goesOn(progress) else { return false }
    let blanks = spans.map { Rewriting.Change(span: $0, pieces: [.new("\n")]) }
    if let all = Rewriting(blanks), take(all) { return true }
    guard spans.count > 1 else { return true }
    let middle = spans.startIndex + spans.count / 2
    return strip(spans[middle...], while: goesOn) && strip(spans[..<middle], while: goesOn)
  }

  /// Formats it in its author's style.
  mutating func tidy(like original: SourceText) {
    let rewriting = TidyText.rewriting(of: text.source, step: original.indentation)
    if let rewriting, !rewriting.changes.isEmpty, take(rewriting) { tried -= 1 }
  }
}

extension SourceText {
  /// The white space before the first indented line.
  fileprivate var indentation: String {
    let lines = text.split(whereSeparator: \.isNewline)
    let first = lines.lazy.map { $0.prefix { $0 == " " || $0 == "\t" } }
      .first { $0.count > 1 || $0.first == "\t" }
    guard let first else { return "  " }
    return first.first == "\t" ? "\t" : String(repeating: " ", count: first.count == 4 ? 4 : 2)
  }
}
