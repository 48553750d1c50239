/// The index of a node in its tree or trace; a node's id never changes, also when the tree grows.
public struct NodeID: Hashable, Comparable, Sendable {
  public let index: Int

  public init(_ index: Int) { self.index = index }

  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}
