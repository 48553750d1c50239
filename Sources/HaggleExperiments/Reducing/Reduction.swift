import HaggleSyntax

/// A text being reduced.
struct Reduction {
  private(set) var text: KeptText { didSet { linesLeft = text.lineCount } }
  private let test: InterestingnessTest
  private let lineCount: Int
  private var linesLeft: Int
  private var tried = 0
  /// Whether it has parts of other files.
  private let isBorrowing: Bool

  init(_ text: KeptText, by test: InterestingnessTest) {
    self.text = text
    self.test = test
    lineCount = text.lineCount
    linesLeft = lineCount
    isBorrowing = !text.source.parts.parts.isEmpty
  }

  var progress: Reducer.Progress {
    Reducer.Progress(before: lineCount, now: linesLeft, tried: tried)
  }

  /// Reduces the text until no step is left. Returns false if it was stopped before.
  mutating func run(while goesOn: (Reducer.Progress) -> Bool) -> Bool {
    guard strip(while: goesOn), !isBorrowing || dropUnused(while: goesOn) else { return false }
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

  /// Takes what it can of some changes, the later half first: what goes there moves no earlier one.
  /// Returns false if it was stopped.
  ///
  /// - Parameter fewest: so many are not tried in halves.
  private mutating func take(
    _ changes: ArraySlice<Rewriting.Change>, fewest: Int = 1,
    while goesOn: (Reducer.Progress) -> Bool
  ) -> Bool {
    guard !changes.isEmpty else { return true }
    guard goesOn(progress) else { return false }
    if let all = Rewriting(Array(changes)), take(all) { return true }
    guard changes.count > fewest else { return true }
    let middle = changes.startIndex + changes.count / 2
    return take(changes[middle...], fewest: fewest, while: goesOn)
      && take(changes[..<middle], fewest: fewest, while: goesOn)
  }
}

// MARK: - Unused code

extension Reduction {
  /// In how many parts what cannot go at once is tried: each alone is tried later.
  private static let mostParts = 32

  /// Empties what never ran and removes what nothing names then, each at once or, if that fails, in
  /// parts; returns false if it was stopped.
  private mutating func dropUnused(while goesOn: (Reducer.Progress) -> Bool) -> Bool {
    for changes in [\UnusedCode.bodies, \UnusedCode.declarations] {
      let unused = UnusedCode(text.source, used: test.usedCode(of: text))[keyPath: changes]
      let fewest = max(1, unused.count / Self.mostParts)
      guard take(unused[...], fewest: fewest, while: goesOn) else { return false }
    }
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
    let blanks = changes.map { Rewriting.Change(span: $0.span, pieces: [.new("\n")]) }
    return take(blanks[...], while: goesOn)
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
