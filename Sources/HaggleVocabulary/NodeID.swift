/// The index of a node in its tree or trace; it never changes, even when the tree grows.
///
/// `package` members are only inlined into other modules if their type is `@usableFromInline`.
@usableFromInline package struct NodeID: Hashable, Comparable, Sendable {
  /// Half the size of an `Int`, because a trace holds millions of ids.
  @usableFromInline package let number: Int32

  @inlinable package var index: Int { Int(number) }

  /// An index beyond the range becomes the last number, which no node has.
  @inlinable package init(_ index: Int) { number = Int32(clamping: index) }

  @inlinable package static func < (a: NodeID, b: NodeID) -> Bool { a.number < b.number }
}
