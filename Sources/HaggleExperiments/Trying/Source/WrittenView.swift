import HaggleSyntax

/// A view as written: its constructor and its modifiers, innermost first.
struct WrittenView: CallChain {
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
}

/// The view itself, then its modifiers.
protocol CallChain {
  var links: [WrittenView.Link] { get }
}

extension CallChain {
  var base: WrittenView.Link { links[0] }
  var name: String { base.name }
  var nameSpan: SourceSpan { base.nameSpan }
  var span: SourceSpan { base.span.lowerBound..<links[links.count - 1].span.upperBound }

  func modifiers(named name: String) -> [(index: Int, link: WrittenView.Link)] {
    links.enumerated().dropFirst().filter { $0.element.name == name }
      .map { (index: $0.offset, link: $0.element) }
  }

  /// The first modifier with one of these names.
  func index(of modifiers: Set<String>) -> Int? {
    links.indices.dropFirst().first { modifiers.contains(links[$0].name) }
  }

  /// The last modifier with one of these names.
  func lastIndex(of modifiers: Set<String>) -> Int? {
    links.indices.dropFirst().last { modifiers.contains(links[$0].name) }
  }

  func index(of modifiers: String...) -> Int? { index(of: Set(modifiers)) }

  func has(_ modifiers: Set<String>) -> Bool { index(of: modifiers) != nil }

  func has(_ modifiers: String...) -> Bool { index(of: Set(modifiers)) != nil }
}

/// An argument of a call, with its label.
struct WrittenArgument {
  let label: String?
  /// The range, including the label.
  let span: SourceSpan
  let valueSpan: SourceSpan
  /// Whether it is worked out: no number, no word of SwiftUI as `.infinity` is one, and no `nil`.
  let isComputed: Bool
  /// Whether it is a part or a multiple of something.
  let isProduct: Bool
  private let tree: SyntaxTree

  init(_ argument: Argument, of tree: SyntaxTree) {
    self.tree = tree
    label = argument.label
    valueSpan = tree[argument.value].span
    isComputed = tree.isComputed(argument.value)
    isProduct = tree.isProduct(argument.value)
    span = min(argument.offset, valueSpan.lowerBound)..<valueSpan.upperBound
  }

  /// The code, with the label.
  var text: String { tree.source.text(in: span) }
  var value: String { tree.source.text(in: valueSpan) }
}

extension SyntaxTree {
  fileprivate func isProduct(_ value: ExpressionID) -> Bool {
    guard case .binary(let sign, _, _) = self[value].kind else { return false }
    return ["*", "/"].contains(sign)
  }

  fileprivate func isComputed(_ value: ExpressionID) -> Bool {
    switch self[value].kind {
    case .integer, .float, .nilLiteral, .implicitMember, .member(_, "infinity"): false
    case .prefix(_, let number): isComputed(number)
    default: true
    }
  }
}

extension WrittenView.Link {
  var nameSpan: SourceSpan { anchor..<anchor + name.utf8.count }
  /// From the name on, without what joins it to the call before.
  var call: SourceSpan { anchor..<span.upperBound }
  /// What joins it to the call before: a new line, if there is one, and the dot.
  var joint: SourceSpan { span.lowerBound..<anchor }

  func argument(_ label: String?) -> WrittenArgument? { arguments.first { $0.label == label } }
}
