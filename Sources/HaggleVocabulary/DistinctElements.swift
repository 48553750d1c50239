extension Sequence {
  /// Each element once, in their order: the first of those of which something is equal.
  @inlinable package func distinct<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in their order.
  @inlinable package func distinct() -> [Element] { distinct { $0 } }
}
