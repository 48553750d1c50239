import HaggleSyntax

/// A change that makes a text smaller.
struct Cut: Hashable {
  let rewriting: Rewriting
  /// The reduction: in bytes other than white space, or in elements of a loop.
  let gain: Int
}

/// Counts the bytes of a text other than white space.
struct NonBlankBytes {
  private let sums: [Int]

  init(_ bytes: [UInt8]) {
    var sum = 0
    sums =
      [0]
      + bytes.map { byte in
        sum += Self.isNonBlank(byte) ? 1 : 0
        return sum
      }
  }

  subscript(span: SourceSpan) -> Int { sums[span.upperBound] - sums[span.lowerBound] }

  static func isNonBlank(_ byte: UInt8) -> Bool { byte > UInt8(ascii: " ") }

  /// The number of such bytes that a rewriting removes.
  func gain(of rewriting: Rewriting) -> Int {
    rewriting.changes.reduce(0) { sum, change in
      sum + self[change.span] - change.pieces.reduce(0) { $0 + count($1) }
    }
  }

  private func count(_ piece: Rewriting.Piece) -> Int {
    switch piece {
    case .kept(let span): self[span]
    case .new(let text), .renamed(_, let text): text.utf8.count(where: Self.isNonBlank)
    }
  }
}
