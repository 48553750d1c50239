import Foundation
import HaggleVocabulary

/// A record being added to a section: its shape and its values.
struct CompactRecord: RecordOutput {
  var tables = CompactTables()
  /// The values of the record, in the order of its shape.
  private(set) var values = CompactBytes()
  private(set) var shape = 0
  /// The first node of the record; other nodes are written relative to it.
  private(set) var subject: Int?
  /// The approximate size as text, in bytes.
  private(set) var weight = 0

  /// For each open object, the indices at which its slots and values begin.
  private var open: [(slots: Int, values: Int)] = []
  /// For each member its key and type, the innermost object last.
  private var slots: [UInt64] = []
  /// The key of the next value; nil in a list.
  private var pendingKey: Int?
  /// Whether it is a known key: only then is the shape small compared with the values.
  private var isOwnKey = false

  /// Discards the record, but not the tables that it shares with others.
  mutating func removeAll() {
    values.removeAll()
    subject = nil
    weight = 0
  }

  /// Discards the shared tables as well.
  mutating func beginSection() { tables = CompactTables() }

  mutating func key(_ name: StaticString) {
    pendingKey = tables.key(name)
    isOwnKey = true
    weight += name.utf8CodeUnitCount
  }

  mutating func key(_ name: String) {
    pendingKey = tables.string(name)
    isOwnKey = false
    weight += name.utf8.count
  }

  mutating func beginObject() {
    if !open.isEmpty { addSlot(Compact.Slot.any) }
    open.append((slots.count, values.count))
  }

  mutating func endObject() {
    guard let start = open.popLast() else { return }
    let shape = tables.shape(slots[start.slots...])
    slots.removeSubrange(start.slots...)
    if open.isEmpty {
      self.shape = shape
    } else {
      var tag = CompactBytes()
      tag.varint(Self.tag(ofObject: shape))
      values.insert(tag, at: start.values)
    }
  }

  mutating func beginList(count: Int) {
    if pendingKey != nil, isOwnKey, count <= Compact.longestInShape {
      addSlot(Compact.Slot.list + count)
    } else {
      addTagged(Compact.Tag.list)
      values.varint(count)
    }
  }

  mutating func endList() {}

  mutating func null() { addTagged(Compact.Tag.null) }

  mutating func boolean(_ value: Bool) {
    if pendingKey != nil, isOwnKey {
      addSlot(value ? Compact.Slot.yes : Compact.Slot.no)
    } else {
      addTagged(value ? Compact.Tag.yes : Compact.Tag.no)
    }
  }

  mutating func integer(_ value: Int) { number(CGFloat(value)) }

  mutating func number(_ value: CGFloat) {
    addSlot(Compact.Slot.any)
    values.varint(tables.number(Double(value)) << 1)
  }

  mutating func node(_ id: NodeID) {
    if pendingKey != nil { addSlot(Compact.Slot.node) } else { addTagged(Compact.Tag.node) }
    values.signed(id.index - (subject ?? id.index))
    if subject == nil { subject = id.index }
  }

  mutating func string(_ text: String) {
    weight += text.utf8.count
    let place = tables.string(text)
    addTagged(Compact.Tag.first + 2 * place)
  }

  mutating func word(_ text: String) {
    guard pendingKey != nil, isOwnKey else { return string(text) }
    weight += text.utf8.count
    let place = tables.string(text)
    addSlot(Compact.Slot.word + place)
  }

  private static func tag(ofObject shape: Int) -> Int {
    (Compact.Tag.first + 2 * shape + 1) << 1 | 1
  }

  private mutating func addTagged(_ tag: Int) {
    addSlot(Compact.Slot.any)
    values.varint(tag << 1 | 1)
  }

  /// Adds the type of the next member; elements of lists have no slot.
  private mutating func addSlot(_ slot: Int) {
    weight += Compact.valueWeight
    guard let key = pendingKey else { return }
    slots.append(UInt64(key))
    slots.append(UInt64(slot))
    pendingKey = nil
  }
}
