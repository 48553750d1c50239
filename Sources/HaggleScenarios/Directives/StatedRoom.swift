package import HaggleVocabulary

/// The room that others give a view: `420x300`, or at least that, `420+x220+`, which a window grows
/// beyond.
package struct StatedRoom: Hashable, Sendable {
  /// Nil for a length that nobody states.
  package var size: ProposedViewSize
  /// The axes on which it is a minimum.
  package var least: Axis.Set = []

  package init(_ size: ProposedViewSize, least: Axis.Set = []) {
    self.size = size
    self.least = least
  }

  /// Nil if it is written in another way.
  init?(_ text: String) {
    guard let size = Directives.proposal(text.filter { $0 != "+" }) else { return nil }
    self.size = size
    let lengths = text.split(separator: "x")
    guard lengths.count == 2, lengths.allSatisfy({ !$0.dropLast().contains("+") }) else {
      return nil
    }
    for (axis, length) in zip([Axis.horizontal, .vertical], lengths) where length.last == "+" {
      least.insert(Axis.Set(axis))
    }
  }

  /// As directives state it.
  package var text: String {
    [Axis.horizontal, .vertical].map { axis in
      NumberText.display(size[axis]) + (least.contains(Axis.Set(axis)) ? "+" : "")
    }.joined(separator: "x")
  }
}
