/// The index of a node in its tree or trace; a node's id never changes, also when the tree grows.
///
/// What is `package` is inlined in other modules only where its type is `@usableFromInline`, too.
@usableFromInline package struct NodeID: Hashable, Comparable, Sendable {
  /// Half as large as an index, because a trace holds millions of them.
  @usableFromInline package let number: Int32

  @inlinable package var index: Int { Int(number) }

  /// What no tree can hold becomes the last number, which no node has.
  @inlinable package init(_ index: Int) { number = Int32(clamping: index) }

  @inlinable package static func < (a: NodeID, b: NodeID) -> Bool { a.number < b.number }
}
