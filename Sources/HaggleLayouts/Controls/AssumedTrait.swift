extension NodeDescription {
  /// The trait of a node whose numbers are assumed, as a control's are.
  package static let assumedTrait = "assumed"
}
