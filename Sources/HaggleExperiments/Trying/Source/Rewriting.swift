import HaggleSyntax
import HaggleVocabulary

/// A change of a text that knows of everything that stays where it came from.
struct Rewriting: Hashable, Sendable {
  /// What a replaced stretch is put together from.
  enum Piece: Hashable, Sendable {
    case kept(SourceSpan)
    case new(String)
    /// Another name for what was there: it stays the same thing.
    case renamed(SourceSpan, String)
  }

  /// A stretch of the text, and what replaces it.
  struct Change: Hashable, Sendable {
    var span: SourceSpan
    var pieces: [Piece]

    /// Whether one of its pieces is what was there, unchanged.
    fileprivate func keeps(_ offset: Int) -> Bool {
      pieces.contains { piece in
        if case .kept(let span) = piece { span.contains(offset) } else { false }
      }
    }
  }

  /// Whether it only changes the text's own code; borrowed code from other files is read-only.
  func isOwn(in parts: SourceParts) -> Bool {
    changes.allSatisfy { parts.isOwn($0.span.lowerBound) }
  }

  /// In the order of the text, none within another.
  private(set) var changes: [Change]

  /// Nil where two of them overlap.
  init?(_ changes: [Change]) {
    self.changes = changes.sorted { $0.span.lowerBound < $1.span.lowerBound }
    for (first, second) in zip(self.changes, self.changes.dropFirst())
    where first.span.upperBound > second.span.lowerBound {
      return nil
    }
  }

  /// Something put in.
  init(inserting text: String, at offset: Int) {
    changes = [Change(span: offset..<offset, pieces: [.new(text)])]
  }

  /// Something else in place of a stretch; nothing takes it away.
  init(replacing span: SourceSpan, by text: String = "") {
    changes = [Change(span: span, pieces: text.isEmpty ? [] : [.new(text)])]
  }

  init(replacing span: SourceSpan, with pieces: [Piece]) {
    changes = [Change(span: span, pieces: pieces)]
  }

  /// Both at once; nil where they touch the same.
  func and(_ other: Rewriting) -> Rewriting? { Rewriting(changes + other.changes) }

  func text(of source: SourceText) -> String {
    var text = ""
    var next = 0
    for change in changes {
      text += source.text(in: next..<change.span.lowerBound)
      for piece in change.pieces { text += piece.text(of: source) }
      next = change.span.upperBound
    }
    return text + source.text(in: next..<source.bytes.count)
  }

  /// All places where what was at `offset` is now: something may be written out where it was
  /// used.
  func destinations(of offset: Int) -> [Int] {
    var found: [Int] = []
    var (next, shift) = (0, 0)
    for change in changes {
      if next <= offset, offset < change.span.lowerBound { found.append(offset + shift) }
      var place = change.span.lowerBound + shift
      for piece in change.pieces {
        if let start = piece.start(of: offset) { found.append(place + start) }
        place += piece.count
      }
      shift = place - change.span.upperBound
      next = change.span.upperBound
    }
    if next <= offset { found.append(offset + shift) }
    return found
  }

  /// Where what is at these offsets now was before; what was not there before is missing.
  func origins(of offsets: some Sequence<Int>) -> [Int: Int] {
    var origins: [Int: Int] = [:]
    for offset in offsets {
      for place in destinations(of: offset) { origins[place] = offset }
    }
    return origins
  }

  /// Where what is at `place` now was before; nil for what was not there.
  func origin(of place: Int) -> Int? {
    var shift = 0
    for change in changes {
      var start = change.span.lowerBound + shift
      if place < start { break }
      for piece in change.pieces {
        if place < start + piece.count { return piece.origin(of: place - start) }
        start += piece.count
      }
      shift = start - change.span.upperBound
    }
    return place - shift
  }

  /// What the thing of a kind that was written at `offset` is called now; nil where that has not
  /// changed.
  func newName(of kind: String, at offset: Int, in source: SourceText) -> String? {
    if changes.contains(where: { $0.keeps(offset) }) { return nil }
    for case .renamed(let span, let text) in changes.lazy.flatMap(\.pieces)
    where span.lowerBound == offset && source.text(in: span).hasPrefix(kind) {
      return String(text.prefix { $0.isLetter || $0.isNumber })
    }
    return nil
  }

  /// How many characters are typed and taken away; white space does not count.
  func weight(in source: SourceText) -> Int {
    func count(_ text: String) -> Int { text.count { !$0.isWhitespace } }
    return changes.reduce(0) { sum, change in
      let new = change.pieces.filter { $0.keptCount == 0 }.map { count($0.text(of: source)) }
      let kept = change.pieces.filter { $0.keptCount > 0 }.map { count($0.text(of: source)) }
      return sum + new.reduce(0, +) + count(source.text(in: change.span)) - kept.reduce(0, +)
    }
  }
}

extension Rewriting.Piece {
  func text(of source: SourceText) -> String {
    switch self {
    case .kept(let span): source.text(in: span)
    case .new(let text), .renamed(_, let text): text
    }
  }

  /// How far from its beginning something of the text is; nil where it is not in it.
  func start(of offset: Int) -> Int? {
    switch self {
    case .kept(let span): span.contains(offset) ? offset - span.lowerBound : nil
    case .renamed(let span, _): span.lowerBound == offset ? 0 : nil
    case .new: nil
    }
  }

  /// Where that many bytes from its beginning come from; nil for what is new.
  func origin(of distance: Int) -> Int? {
    switch self {
    case .kept(let span): span.lowerBound + distance
    case .renamed(let span, _): distance == 0 ? span.lowerBound : nil
    case .new: nil
    }
  }

  /// In bytes.
  var count: Int {
    switch self {
    case .kept(let span): span.count
    case .new(let text), .renamed(_, let text): text.utf8.count
    }
  }

  var keptCount: Int { if case .kept(let span) = self { span.count } else { 0 } }
}
