import HaggleSyntax
import HaggleVocabulary

extension SourceText {
  /// The lines of another file that an offset is in; nil for the text's own.
  func part(at offset: Int) -> SourceParts.Part? {
    let line = place(at: offset).line
    return parts.parts.last { $0.line < line }
  }
}

/// A change of a text that maps positions before to positions after.
struct Rewriting: Hashable, Sendable {
  /// A part of the replacement of a range.
  enum Piece: Hashable, Sendable {
    case kept(SourceSpan)
    case new(String)
    /// Existing code with another name: it counts as the same.
    case renamed(SourceSpan, String)
  }

  /// A range of the text, and its replacement.
  struct Change: Hashable, Sendable {
    var span: SourceSpan
    var pieces: [Piece]

    static func removing(_ span: SourceSpan) -> Change { Change(span: span, pieces: []) }

    static func inserting(_ pieces: [Piece], at offset: Int) -> Change {
      Change(span: offset..<offset, pieces: pieces)
    }

    /// Whether one of its pieces is the unchanged code at this offset.
    fileprivate func keeps(_ offset: Int) -> Bool {
      pieces.contains { piece in
        if case .kept(let span) = piece { span.contains(offset) } else { false }
      }
    }
  }

  /// Whether it only changes the text's own code, or only that of another file.
  ///
  /// - Parameter file: the file whose code may be changed as well; nil for none.
  func isOwn(in source: SourceText, or file: String?) -> Bool {
    changes.allSatisfy { source.parts.isOwn($0.span.lowerBound) }
      || file != nil
        && changes.allSatisfy { source.part(at: $0.span.lowerBound)?.file == file }
  }

  /// Whether one of its changes is in a stretch of the text.
  func touches(_ span: SourceSpan) -> Bool {
    changes.contains { span.contains($0.span.lowerBound) }
  }

  /// In text order, without overlaps.
  private(set) var changes: [Change]

  /// Nil if two of them overlap.
  init?(_ changes: [Change]) {
    self.changes = changes.sorted { $0.span.lowerBound < $1.span.lowerBound }
    for (first, second) in zip(self.changes, self.changes.dropFirst())
    where first.span.upperBound > second.span.lowerBound {
      return nil
    }
  }

  /// Inserts text.
  init(inserting text: String, at offset: Int) {
    changes = [Change(span: offset..<offset, pieces: [.new(text)])]
  }

  /// Replaces a range; without text, removes it.
  init(replacing span: SourceSpan, by text: String = "") {
    changes = [Change(span: span, pieces: text.isEmpty ? [] : [.new(text)])]
  }

  init(replacing span: SourceSpan, with pieces: [Piece]) {
    changes = [Change(span: span, pieces: pieces)]
  }

  /// Both rewritings; nil if they overlap.
  func and(_ other: Rewriting) -> Rewriting? { Rewriting(changes + other.changes) }

  /// The same so many bytes further on.
  func moved(by distance: Int) -> Rewriting {
    var other = self
    other.changes = changes.map { change in
      Change(
        span: change.span.moved(by: distance), pieces: change.pieces.map { $0.moved(by: distance) })
    }
    return other
  }

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

  /// All new positions of the code at `offset`: it may have been copied.
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

  /// The old positions of the code now at these offsets, without new code.
  func origins(of offsets: some Sequence<Int>) -> [Int: Int] {
    var origins: [Int: Int] = [:]
    for offset in offsets {
      for place in destinations(of: offset) { origins[place] = offset }
    }
    return origins
  }

  /// The old position of the code now at `place`; nil for new code.
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

  /// The new name of the thing of a kind written at `offset`; nil if it is unchanged.
  func newName(of kind: String, at offset: Int, in source: SourceText) -> String? {
    guard changes.contains(where: { $0.span.contains(offset) }),
      !changes.contains(where: { $0.keeps(offset) })
    else { return nil }
    for case .renamed(let span, let text) in changes.lazy.flatMap(\.pieces)
    where span.lowerBound == offset && source.text(in: span).hasPrefix(kind) {
      return String(text.prefix { $0.isLetter || $0.isNumber })
    }
    return nil
  }

  /// The number of characters inserted and removed, without white space.
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

  /// The distance of an offset from the start of this piece; nil if it is not inside.
  func start(of offset: Int) -> Int? {
    switch self {
    case .kept(let span): span.contains(offset) ? offset - span.lowerBound : nil
    case .renamed(let span, _): span.lowerBound == offset ? 0 : nil
    case .new: nil
    }
  }

  /// The old position of the byte at this distance from the start; nil for new code.
  func origin(of distance: Int) -> Int? {
    switch self {
    case .kept(let span): span.lowerBound + distance
    case .renamed(let span, _): distance == 0 ? span.lowerBound : nil
    case .new: nil
    }
  }

  /// The same of what is so many bytes further on.
  fileprivate func moved(by distance: Int) -> Rewriting.Piece {
    switch self {
    case .kept(let span): .kept(span.moved(by: distance))
    case .renamed(let span, let text): .renamed(span.moved(by: distance), text)
    case .new: self
    }
  }

  /// The length in bytes.
  var count: Int {
    switch self {
    case .kept(let span): span.count
    case .new(let text), .renamed(_, let text): text.utf8.count
    }
  }

  var keptCount: Int { if case .kept(let span) = self { span.count } else { 0 } }
}

extension SourceSpan {
  fileprivate func moved(by distance: Int) -> SourceSpan {
    lowerBound + distance..<upperBound + distance
  }
}
