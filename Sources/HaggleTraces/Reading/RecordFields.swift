import Foundation
import HaggleVocabulary

/// The members of one record; members that are not taken are unknown and kept.
struct RecordFields {
  /// The members not taken yet.
  private(set) var rest: [JSONMember]
  /// The record's name in messages: “an answer”.
  private let record: String
  /// The key of the list that contains this record.
  private let list: String?
  /// The number of nodes declared so far.
  let nodeCount: Int

  init(_ members: [JSONMember], of record: String, in list: String? = nil, nodeCount: Int) {
    rest = members
    self.record = record
    self.list = list
    self.nodeCount = nodeCount
  }

  private var subject: String { list.map { "“\($0)” in \(record)" } ?? record }

  func has(_ key: String) -> Bool { rest.contains { $0.key == key } }

  mutating func take(_ key: String) -> JSONValue? {
    guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
    return rest.remove(at: index).value
  }

  /// Keeps `value` among the unknown members, because something inside it is not understood.
  mutating func keep(_ key: String, _ value: JSONValue) {
    rest.append(JSONMember(key, value))
  }

  func wrong(_ key: String, _ expected: String) -> RecordFault {
    RecordFault(reason: "“\(key)” of \(subject) is missing or not \(expected)")
  }

  /// The value of a member that has to be there.
  func needed<Value>(_ value: Value?, _ key: String, _ expected: String) throws(RecordFault)
    -> Value
  {
    guard let value else { throw wrong(key, expected) }
    return value
  }
}

/// Why a record that is valid JSON is not valid for its kind.
struct RecordFault: Error {
  var reason: String
  /// The position in the file, if it is not that of the current record.
  var position: Int?
}

extension RecordFields {
  mutating func string(_ key: String) throws(RecordFault) -> String {
    try needed(try optionalString(key), key, "a text")
  }

  mutating func optionalString(_ key: String) throws(RecordFault) -> String? {
    switch take(key) {
    case nil: return nil
    case .string(let text)?: return text
    default: throw wrong(key, "a text")
    }
  }

  mutating func strings(_ key: String) throws(RecordFault) -> [String] {
    try list(key, of: "texts") { value throws(RecordFault) in
      if case .string(let text) = value { text } else { nil }
    }
  }

  mutating func flag(_ key: String) throws(RecordFault) -> Bool {
    try optionalFlag(key) ?? false
  }

  mutating func optionalFlag(_ key: String) throws(RecordFault) -> Bool? {
    switch take(key) {
    case nil: return nil
    case .boolean(let flag)?: return flag
    default: throw wrong(key, "true or false")
    }
  }

  mutating func integer(_ key: String) throws(RecordFault) -> Int {
    try needed(try optionalInteger(key), key, "a whole number")
  }

  mutating func optionalInteger(_ key: String) throws(RecordFault) -> Int? {
    guard let value = take(key) else { return nil }
    guard let number = value.integer else { throw wrong(key, "a whole number") }
    return number
  }

  mutating func integers(_ key: String) throws(RecordFault) -> [Int] {
    try list(key, of: "whole numbers") { value throws(RecordFault) in value.integer }
  }

  mutating func numbers(_ key: String) throws(RecordFault) -> [CGFloat] {
    try list(key, of: "numbers") { value throws(RecordFault) in value.length }
  }

  mutating func number(_ key: String) throws(RecordFault) -> CGFloat? {
    guard let value = take(key) else { return nil }
    guard let number = value.length else { throw wrong(key, "a number or \"inf\"") }
    return number
  }

  /// The number of a declared node.
  mutating func node(_ key: String) throws(RecordFault) -> NodeID {
    try needed(try optionalNode(key), key, "a node's number")
  }

  mutating func optionalNode(_ key: String) throws(RecordFault) -> NodeID? {
    guard let index = try optionalInteger(key) else { return nil }
    guard 0..<nodeCount ~= index else {
      throw RecordFault(reason: "“\(key)” of \(subject) is node \(index), which is not declared")
    }
    return NodeID(index)
  }

  /// The numbers of declared nodes; the list is optional.
  mutating func nodes(_ key: String) throws(RecordFault) -> [NodeID] {
    let count = nodeCount
    return try list(key, of: "nodes that are declared") { value throws(RecordFault) in
      value.integer.flatMap { 0..<count ~= $0 ? NodeID($0) : nil }
    }
  }

  /// The number of a declared node, or null.
  mutating func nodeOrNull(_ key: String) throws(RecordFault) -> NodeID? {
    guard let index = rest.firstIndex(where: { $0.key == key && $0.value == .null }) else {
      return try node(key)
    }
    rest.remove(at: index)
    return nil
  }

  mutating func size(_ key: String) throws(RecordFault) -> CGSize {
    guard case .array(let values)? = take(key), values.count == 2,
      let width = values[0].length, let height = values[1].length
    else { throw wrong(key, "two numbers such as [8,16]") }
    return CGSize(width: width, height: height)
  }

  mutating func proposal(_ key: String) throws(RecordFault) -> ProposedViewSize {
    try needed(
      try optionalProposal(key), key, "a proposal such as [350,null] or [0,\"inf\"]")
  }

  mutating func optionalProposal(_ key: String) throws(RecordFault) -> ProposedViewSize? {
    guard let value = take(key) else { return nil }
    guard case .array(let values) = value, values.count == 2,
      values.allSatisfy({ $0 == .null || $0.length != nil })
    else { throw wrong(key, "a proposal such as [350,null] or [0,\"inf\"]") }
    return ProposedViewSize(width: values[0].length, height: values[1].length)
  }

  mutating func frame(_ key: String) throws(RecordFault) -> CGRect {
    guard case .array(let values)? = take(key), values.count == 4 else {
      throw wrong(key, "four numbers: x, y, width, height")
    }
    let numbers = values.compactMap(\.length)
    guard numbers.count == 4 else { throw wrong(key, "four numbers: x, y, width, height") }
    // CGRect's accessors would normalise a negative width.
    return CGRect(
      origin: CGPoint(x: numbers[0], y: numbers[1]),
      size: CGSize(width: numbers[2], height: numbers[3]))
  }

  mutating func optionalFrame(_ key: String) throws(RecordFault) -> CGRect? {
    rest.contains { $0.key == key } ? try frame(key) : nil
  }

  mutating func axis(_ key: String) throws(RecordFault) -> Axis? {
    guard let text = try optionalString(key) else { return nil }
    guard let axis = Axis.allCases.first(where: { $0.dimension == text }) else {
      throw wrong(key, "\"width\" or \"height\"")
    }
    return axis
  }

  mutating func place(_ key: String) throws(RecordFault) -> SourcePlace? {
    guard let value = take(key) else { return nil }
    guard case .array(let values) = value, values.count == 2,
      let line = values[0].integer, let column = values[1].integer
    else { throw wrong(key, "a line and a column such as [9,5]") }
    return SourcePlace(line: line, column: column)
  }
}

extension RecordFields {
  /// An optional list; `element` returns nil for an invalid element.
  private mutating func list<Element>(
    _ key: String, of what: String,
    _ element: (JSONValue) throws(RecordFault) -> Element?
  ) throws(RecordFault) -> [Element] {
    guard let value = take(key) else { return [] }
    guard case .array(let values) = value else { throw wrong(key, "a list of \(what)") }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for value in values {
      guard let element = try element(value) else { throw wrong(key, "a list of \(what)") }
      elements.append(element)
    }
    return elements
  }

  /// An optional list of objects. If one has keys that `element` does not take, the original list
  /// is kept as well.
  mutating func objects<Element>(
    _ key: String, _ element: (inout RecordFields) throws(RecordFault) -> Element
  ) throws(RecordFault) -> [Element] {
    guard var objects = try objects(key) else { return [] }
    var elements: [Element] = []
    for index in objects.fields.indices { elements.append(try element(&objects.fields[index])) }
    if !objects.areUnderstood { keep(key, objects.value) }
    return elements
  }

  /// The fields of each object of an optional list, and that list; apart from `objects(_:_:)`,
  /// which a page holds once for each kind of element.
  @inline(never) private mutating func objects(
    _ key: String
  ) throws(RecordFault) -> Objects? {
    guard let value = rest.first(where: { $0.key == key })?.value else { return nil }
    let record = record
    let nodeCount = nodeCount
    let fields = try list(key, of: "objects") { item throws(RecordFault) -> RecordFields? in
      guard case .object(let members) = item else { return nil }
      return RecordFields(members, of: record, in: key, nodeCount: nodeCount)
    }
    return Objects(value: value, fields: fields)
  }

  private struct Objects {
    let value: JSONValue
    var fields: [RecordFields]

    var areUnderstood: Bool { fields.allSatisfy(\.rest.isEmpty) }
  }
}

extension JSONValue {
  /// The value as an integer; nil for other values.
  fileprivate var integer: Int? {
    guard case .number(let value) = self else { return nil }
    return Int(exactly: value)
  }

  /// The value as a number of points, including `"inf"`, `"-inf"` and `"nan"`.
  fileprivate var length: CGFloat? {
    switch self {
    case .number(let value): CGFloat(value)
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    case .string("nan"): .nan
    default: nil
    }
  }
}
