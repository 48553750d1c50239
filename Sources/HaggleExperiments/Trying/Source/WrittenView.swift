import HaggleSyntax

/// A view as written: its constructor and its modifiers, innermost first.
struct WrittenView {
  /// A call of the chain: the view itself, or a modifier with the text before its dot.
  struct Link {
    /// `VStack`, `frame`.
    var name: String
    /// The offset of the name.
    var anchor: Int
    var span: SourceSpan
    var arguments: [WrittenArgument]
    var closures: [TrailingClosure]
  }

  /// The view itself, then its modifiers.
  var links: [Link]
  /// The call whose closure or argument it is.
  var parent: SourceOutline.Spot?
  /// Whether it is a statement, not an argument.
  var isStatement: Bool

  var base: Link { links[0] }
  var span: SourceSpan { base.span.lowerBound..<links[links.count - 1].span.upperBound }

  func has(_ modifiers: String...) -> Bool {
    links.dropFirst().contains { modifiers.contains($0.name) }
  }

  /// The first modifier with one of these names.
  func index(of modifiers: String...) -> Int? {
    links.indices.dropFirst().first { modifiers.contains(links[$0].name) }
  }
}

/// An argument of a call, with its label.
struct WrittenArgument {
  var label: String?
  /// The range, including the label.
  var span: SourceSpan
  var value: SourceSpan
}

extension WrittenView.Link {
  func argument(_ label: String?) -> WrittenArgument? { arguments.first { $0.label == label } }
}
