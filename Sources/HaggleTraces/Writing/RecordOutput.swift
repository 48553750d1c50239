import Foundation
import HaggleVocabulary

/// The destination of records: JSON text or the compact encoding.
///
/// Calls are in the order of the text: in an object each value follows its key.
protocol RecordOutput {
  mutating func beginObject()
  mutating func key(_ name: StaticString)
  mutating func key(_ name: String)
  mutating func endObject()
  mutating func beginList(count: Int)
  mutating func endList()

  mutating func null()
  mutating func boolean(_ value: Bool)
  mutating func integer(_ value: Int)
  /// A number, which may be infinite or NaN.
  mutating func number(_ value: CGFloat)
  /// The number of a node.
  mutating func node(_ id: NodeID)
  mutating func string(_ text: String)
  /// A text from a small set.
  mutating func word(_ text: String)
}

extension RecordOutput {
  /// A number, or null.
  mutating func number(orNull value: CGFloat?) {
    if let value { number(value) } else { null() }
  }

  /// A list whose elements are written by `write`.
  mutating func list<Element>(_ elements: [Element], _ write: (inout Self, Element) -> Void) {
    list(count: elements.count) { output in
      for element in elements { write(&output, element) }
    }
  }

  /// A list of so many elements, all written by `write`.
  mutating func list(count: Int, _ write: (inout Self) -> Void) {
    beginList(count: count)
    write(&self)
    endList()
  }

  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let flag): boolean(flag)
    case .number(let double): number(CGFloat(double))
    case .string(let text): string(text)
    case .array(let values): list(values) { $0.value($1) }
    case .object(let members):
      beginObject()
      for member in members { self.member(member) }
      endObject()
    }
  }

  mutating func member(_ member: JSONMember) {
    key(member.key)
    value(member.value)
  }
}
