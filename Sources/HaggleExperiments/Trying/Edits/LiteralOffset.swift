import HaggleSyntax

/// An offset along one axis by a number that is written.
struct LiteralOffset {
  /// `x` or `y`.
  let label: String
  /// Without its sign.
  let points: String
  let isNegative: Bool
  let call: SourceSpan

  static func all(of view: WrittenPlace) -> [LiteralOffset] {
    view.links.dropFirst().compactMap { link in
      guard link.name == "offset", link.arguments.count == 1, let label = link.arguments[0].label
      else { return nil }
      let number = link.arguments[0].value
      let points = number.hasPrefix("-") ? String(number.dropFirst()) : number
      guard !points.isEmpty, points.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
      return LiteralOffset(
        label: label, points: points, isNegative: points != number, call: link.call)
    }
  }
}
