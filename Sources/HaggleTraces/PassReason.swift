package import HaggleVocabulary

/// Why a layout pass is made.
package struct PassReason: Equatable, Sendable {
  package enum Kind: String, ClosedSet {
    case firstLayout = "first layout"
    /// State was set after the previous pass, whose `passEnd` names the cause.
    case state
    /// The proposal to the root changed.
    case resize
    /// The keyboard appeared or disappeared.
    case keyboard
    /// The user's text size changed.
    case textSize = "text size"
    case locale
    /// The layout direction changed: `ltr` or `rtl`.
    case direction
  }

  package var kind: Open<Kind>
  /// The new value, such as the text size `xxxLarge`; nil if other fields state it.
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

/// A change of state after a pass, which causes another pass.
package struct StateWrite: Hashable, Sendable {
  package var property: String
  /// The new value, for display.
  package var value: String
  /// The modifier or function that set it: `onGeometryChange`.
  package var writer: String
  package var place: SourcePlace?
  /// The modified view.
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
