package import HaggleVocabulary

/// Why a layout pass is made.
package struct PassReason: Equatable, Sendable {
  package enum Kind: String, ClosedSet {
    case firstLayout = "first layout"
    /// State was set after the pass before; the end of that pass says by whom.
    case state
    /// Something else is proposed to the root.
    case resize
    /// The keyboard comes, or goes.
    case keyboard
    /// How large the user wants text to be.
    case textSize = "text size"
    case locale
    /// From which side texts are read: `ltr` or `rtl`.
    case direction
  }

  package var kind: Open<Kind>
  /// What it is from now on, such as the text size `xxxLarge`; nil where that is said elsewhere.
  package var value: String?

  package init(_ kind: Kind, _ value: String? = nil) {
    self.init(.known(kind), value)
  }

  package init(_ kind: Open<Kind>, _ value: String? = nil) {
    self.kind = kind
    self.value = value
  }
}

extension PassReason: ExpressibleByStringLiteral {
  package init(stringLiteral word: String) { self.init(Open(word)) }
}

/// State that was set once a pass was over, so that there is another pass.
package struct StateWrite: Hashable, Sendable {
  package var property: String
  /// What it was set to, for people.
  package var value: String
  /// The modifier or function that did it: `onGeometryChange`.
  package var writer: String
  package var place: SourcePlace?
  /// The view that the modifier belongs to.
  package var node: NodeID?
  /// Whether the value was measured in this pass or came from a preference.
  package var isMeasured: Bool

  package init(
    _ property: String, to value: String, by writer: String, at place: SourcePlace? = nil,
    of node: NodeID? = nil, isMeasured: Bool = false
  ) {
    self.property = property
    self.value = value
    self.writer = writer
    self.place = place
    self.node = node
    self.isMeasured = isMeasured
  }
}
