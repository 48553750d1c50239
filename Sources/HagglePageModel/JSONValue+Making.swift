import Foundation
package import HaggleTraces
import HaggleVocabulary

// Helpers for building JSON in code.

extension JSONValue {
  init(_ number: Int) { self = .number(Double(number)) }
  init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .null }
  init(_ length: CGFloat?) { self = length.map { .number(Double($0)) } ?? .null }
  init(_ text: String) { self = .string(text) }
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }
  init(_ flag: Bool) { self = .boolean(flag) }
  init(_ node: NodeID) { self.init(node.index) }
  init(_ node: NodeID?) { self.init(node?.index) }
  init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }

  /// As `[x, y, width, height]`.
  init(_ rectangle: CGRect) {
    self = .array(
      [
        rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height,
      ].map { .number(Double($0)) })
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { JSONMember($0, $1) })
  }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  var whole: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  /// The visible rows of a list, given by `from` and `to`.
  var window: Range<Int> {
    let from = max(0, self["from"]?.whole ?? 0)
    return from..<max(from, self["to"]?.whole ?? 0)
  }
}
