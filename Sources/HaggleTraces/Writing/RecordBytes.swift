import Foundation
import HaggleVocabulary

/// A record under construction: an object whose keys are in the order of the calls.
///
/// Unknown keys follow the known ones. An unknown value under a known key (something inside it is
/// not understood) replaces the known one.
struct RecordBytes<Output: RecordOutput> {
  var output: Output
  private var foreign: [JSONMember] = []

  init(_ output: Output) { self.output = output }

  mutating func open(foreign members: [JSONMember]) {
    foreign = members
    output.beginObject()
  }

  mutating func close() {
    for member in foreign { output.member(member) }
    output.endObject()
  }

  /// Writes the key, and the value with `write`.
  mutating func member(_ key: StaticString, _ write: (inout Output) -> Void) {
    output.key(key)
    if let value = takeForeign(key) { output.value(value) } else { write(&output) }
  }

  private mutating func takeForeign(_ key: StaticString) -> JSONValue? {
    guard !foreign.isEmpty else { return nil }
    guard let index = foreign.firstIndex(where: { $0.key == key.description }) else { return nil }
    return foreign.remove(at: index).value
  }
}

/// Members of most records; default values are left out.
extension RecordBytes {
  mutating func string(_ key: StaticString, _ text: String) {
    member(key) { $0.string(text) }
  }

  mutating func string(_ key: StaticString, ifAny text: String?) {
    if let text { string(key, text) }
  }

  mutating func string(_ key: StaticString, unlessEmpty text: String) {
    if !text.isEmpty { string(key, text) }
  }

  /// A text from a small set.
  mutating func word(_ key: StaticString, _ text: String?) {
    if let text { member(key) { $0.word(text) } }
  }

  mutating func integer(_ key: StaticString, ifAny value: Int?) {
    if let value { integer(key, value) }
  }

  mutating func integer(_ key: StaticString, _ value: Int) {
    member(key) { $0.integer(value) }
  }

  mutating func node(_ key: StaticString, _ id: NodeID?) {
    if let id { member(key) { $0.node(id) } }
  }

  mutating func flag(_ key: StaticString, _ value: Bool) {
    if value { boolean(key, value) }
  }

  mutating func boolean(_ key: StaticString, _ value: Bool) {
    member(key) { $0.boolean(value) }
  }

  mutating func number(_ key: StaticString, _ value: CGFloat?) {
    if let value { member(key) { $0.number(value) } }
  }

  mutating func size(_ key: StaticString, _ size: CGSize) {
    pair(key, size.width, size.height)
  }

  mutating func proposal(_ key: StaticString, _ proposal: ProposedViewSize) {
    pair(key, proposal.width, proposal.height)
  }

  private mutating func pair(_ key: StaticString, _ first: CGFloat?, _ second: CGFloat?) {
    member(key) { output in
      output.list(count: 2) { list in
        list.number(orNull: first)
        list.number(orNull: second)
      }
    }
  }

  mutating func frame(_ key: StaticString, _ frame: CGRect) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    member(key) { $0.list(numbers) { $0.number($1) } }
  }

  mutating func axis(_ key: StaticString, _ axis: Axis?) {
    word(key, axis?.dimension)
  }

  mutating func place(_ key: StaticString, _ place: SourcePlace?) {
    if let place { member(key) { $0.list([place.line, place.column]) { $0.integer($1) } } }
  }

  mutating func list<Element>(
    _ key: StaticString, _ elements: [Element], _ write: (inout Output, Element) -> Void
  ) {
    if !elements.isEmpty { member(key) { $0.list(elements, write) } }
  }

  /// A list of objects, each written like a record.
  mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ write: (inout RecordBytes, Element) -> Void
  ) {
    if elements.isEmpty { return }
    output.key(key)
    if let value = takeForeign(key) { return output.value(value) }
    let outer = foreign
    output.beginList(count: elements.count)
    for element in elements {
      open(foreign: [])
      write(&self, element)
      close()
    }
    output.endList()
    foreign = outer
  }
}
