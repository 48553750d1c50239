import HaggleSyntax
import HaggleVocabulary

// Numbers whose names say nothing, and which are lengths by what is done with them.
extension Interpreter {
  /// What a number is taken as, in points, that its type makes sides of views of: a usual one, or
  /// what a usual one is a part of, as of the space of `frame(width: space * 0.15)`. Nil where its
  /// name says what it is, or where many times it are taken, as of a share.
  func side(named name: String, in type: TypeInfo) -> Double? {
    guard !LengthNames.isLength(name), !Words.isShare(name), let tree = type.tree else {
      return nil
    }
    let uses = sides(in: tree)[name] ?? []
    // They are in order.
    let start = uses.partitioningIndex { $0.offset >= type.span.lowerBound }
    let factors = uses[start...].prefix { $0.offset < type.span.upperBound }.map(\.factor)
    guard let least = factors.min(), let most = factors.max(), least > 0, most <= Self.mostTimes
    else { return nil }
    return min(StandIns.usualLength / min(least, 1), Self.longestSide).rounded()
  }

  /// More than this many times a number, it is a share, or how many there are.
  private static let mostTimes = 4.0
  /// A screen is about this wide.
  private static let longestSide = 400.0

  private func sides(in tree: SyntaxTree) -> [String: [WrittenMultiple]] {
    let key = ObjectIdentifier(tree)
    if let known = sides[key] { return known }
    let found = Dictionary(grouping: tree.multiples(labeled: Self.labelsOfSides), by: \.name)
    sides[key] = found
    return found
  }

  private static let labelsOfSides: Set = [
    "width", "minWidth", "idealWidth", "maxWidth", "height", "minHeight", "idealHeight",
    "maxHeight",
  ]
}
