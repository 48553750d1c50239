import HaggleSyntax

/// A rewriting of a text that is rewritten already.
extension Rewriting {
  /// This rewriting, and then one of the text that it makes, as one of the text as it is.
  func followed(by second: Rewriting, in source: SourceText) -> Rewriting {
    let first = pieces(to: source.bytes.count)
    let length = first.reduce(0) { $0 + $1.count }
    let both = second.pieces(to: length).flatMap { piece -> [Piece] in
      switch piece {
      case .kept(let span): Self.cut(first, to: span)
      case .new: [piece]
      case .renamed(let span, let text):
        if case .kept(let own)? = Self.cut(first, to: span).first {
          [.renamed(own, text)]
        } else {
          [.new(text)]
        }
      }
    }
    return Rewriting(trimming: Self.joined(both), to: source.bytes.count)
  }

  /// All of the new text, of which one of so many bytes is rewritten.
  private func pieces(to end: Int) -> [Piece] {
    var pieces: [Piece] = []
    var next = 0
    for change in changes {
      pieces += [.kept(next..<change.span.lowerBound)] + change.pieces
      next = change.span.upperBound
    }
    return pieces + [.kept(next..<end)]
  }

  /// The part of a text that consists of pieces.
  private static func cut(_ pieces: [Piece], to span: SourceSpan) -> [Piece] {
    var start = 0
    return pieces.compactMap { piece in
      defer { start += piece.count }
      let (from, to) = (max(span.lowerBound - start, 0), min(span.upperBound - start, piece.count))
      return from < to ? piece.part(from..<to) : nil
    }
  }

  /// Pieces that follow each other in the original, as one.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    pieces.reduce(into: []) { joined, piece in
      guard case .kept(let next) = piece, case .kept(let last)? = joined.last,
        last.upperBound == next.lowerBound
      else { return joined.append(piece) }
      joined[joined.count - 1] = .kept(last.lowerBound..<next.upperBound)
    }
  }

  /// A whole text, as one change of what is between its first and its last piece, both of which
  /// are kept.
  private init(trimming pieces: [Piece], to end: Int) {
    var (start, stop, middle) = (0, end, pieces[...])
    if case .kept(let first)? = middle.first, first.lowerBound == 0 {
      start = first.upperBound
      middle.removeFirst()
    }
    if case .kept(let last)? = middle.last, last.upperBound == end {
      stop = last.lowerBound
      middle.removeLast()
    }
    self.init(replacing: start..<max(start, stop), with: Array(middle))
  }
}

extension Rewriting.Piece {
  /// What is between two distances from its start, in bytes.
  fileprivate func part(_ span: SourceSpan) -> Rewriting.Piece {
    if span == 0..<count { return self }
    switch self {
    case .kept(let own):
      return .kept(own.lowerBound + span.lowerBound..<own.lowerBound + span.upperBound)
    case .new(let text), .renamed(_, let text):
      return .new(String(decoding: Array(text.utf8)[span], as: UTF8.self))
    }
  }
}
