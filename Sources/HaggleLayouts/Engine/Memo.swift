/// Stored values of all nodes by key: answers to questions, positions of guides.
///
/// Most nodes have a few entries, for which a linear search is faster than hashing; further ones
/// are in a dictionary.
struct Memo<Key: Hashable, Value> {
  /// The entries of one node: a linked list through all entries.
  struct Chain {
    fileprivate var last: Int32 = -1
    fileprivate var count: UInt8 = 0
  }

  private struct Entry {
    let key: Key
    let value: Value
    let previous: Int32
  }

  /// Identified by the last entry of a full chain, which belongs to one node only.
  private struct Question: Hashable {
    let last: Int32
    let key: Key
  }

  /// The number of entries of a node that are searched linearly.
  private static var mostInChain: UInt8 { 24 }

  private var entries: [Entry] = []
  private var others: [Question: Value] = [:]

  func value(_ key: Key, in chain: Chain) -> Value? {
    var index = chain.last
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.key == key { return entry.value }
      index = entry.previous
    }
    guard chain.count == Self.mostInChain else { return nil }
    return others[Question(last: chain.last, key: key)]
  }

  /// - Parameter key: one that the chain does not have.
  mutating func add(_ value: Value, _ key: Key, to chain: inout Chain) {
    guard chain.count < Self.mostInChain else {
      others[Question(last: chain.last, key: key)] = value
      return
    }
    guard let index = Int32(exactly: entries.count) else { return }
    entries.append(Entry(key: key, value: value, previous: chain.last))
    chain = Chain(last: index, count: chain.count + 1)
  }
}
