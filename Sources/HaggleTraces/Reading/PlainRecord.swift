import Foundation
import HaggleVocabulary

/// Reads the most frequent records (asks, answers, placements, probes, reasons without details)
/// directly from the bytes, in the form written by haggle.
///
/// Any other form is left to `JSONScanner`, which reads everything and reports errors: here a
/// record is either read to its end or not at all.
struct PlainRecord {
  private let bytes: [UInt8]
  private let nodeCount: Int
  /// The offset behind the last byte read.
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int, nodeCount: Int) {
    self.bytes = bytes
    self.offset = offset
    self.nodeCount = nodeCount
  }

  mutating func event() -> Event? {
    let event = skip("{\"a") ? question() ?? answer() : reason() ?? placement() ?? probe()
    return skip("}") ? event : nil
  }

  private mutating func question() -> Event? {
    guard skip("sk\":"), let node = node() else { return nil }
    var caller: NodeID?
    if skip(",\"by\":") {
      caller = self.node()
      if caller == nil { return nil }
    }
    guard let proposal = proposal() else { return nil }
    let isPlacing = skip(",\"placing\":true")
    return .ask(
      Event.Ask(node: node, proposal: proposal, caller: caller, isPlacing: isPlacing))
  }

  private mutating func answer() -> Event? {
    guard skip("nswer\":"), let node = node(), let size = size() else { return nil }
    return .answer(node: node, size: size, isCached: skip(",\"cached\":true"))
  }

  private mutating func probe() -> Event? {
    guard skip("{\"probe\":"), let node = node(), let proposal = proposal(), let size = size()
    else { return nil }
    return .probe(node: node, proposal: proposal, size: size)
  }

  private mutating func size() -> CGSize? {
    guard skip(",\"size\":["), let width = length(), skip(","), let height = length(), skip("]")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private mutating func placement() -> Event? {
    guard skip("{\"place\":"), let node = node(), skip(",\"frame\":["), let x = length(),
      skip(","), let y = length(), skip(","), let width = length(), skip(","),
      let height = length(), skip("]"), let proposal = proposal()
    else { return nil }
    let frame = CGRect(
      origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    return .place(Event.Placement(node: node, frame: frame, proposal: proposal))
  }

  private mutating func proposal() -> ProposedViewSize? {
    guard skip(",\"proposal\":["), let width = lengthOrNull(), skip(","),
      let height = lengthOrNull(), skip("]")
    else { return nil }
    return ProposedViewSize(width: width, height: height)
  }

  private mutating func reason() -> Event? {
    guard skip("{\"reason\":"), let node = node(),
      skip(",\"rule\":"), let rule = word(Self.rules),
      let axis = optional(",\"axis\":", { $0.word(Self.axes) }),
      let child = optional(",\"child\":", { $0.node() }),
      let track = optional(",\"track\":", { $0.whole() }),
      let result = optional(",\"result\":", { $0.length() }),
      let terms = list(",\"terms\":[", { $0.term() }),
      let order = list(",\"order\":[", { $0.rank() })
    else { return nil }
    return .reason(
      Reason(
        node, rule, axis: axis, child: child, track: track, result: result, terms: terms,
        order: order, isModelled: skip(",\"modelled\":true")))
  }

  private mutating func term() -> Reason.Term? {
    guard skip("{"), let operation = word(Self.operators), skip(":"), let value = length(),
      let role = optional(",\"role\":", { $0.word(Self.roles) }),
      let track = optional(",\"track\":", { $0.whole() }),
      let node = optional(",\"node\":", { $0.node() }), skip("}")
    else { return nil }
    return Reason.Term(operation, value, role, track: track, node: node)
  }

  /// That of a child, or of a track; a priority of 0 is left out.
  private mutating func rank() -> Reason.Ranked? {
    let isOfNode = skip("{\"node\":")
    let node = isOfNode ? node() : nil
    let track = isOfNode ? nil : skip("{\"track\":") ? whole() : nil
    guard node != nil || track != nil,
      let priority = optional(",\"priority\":", { $0.length() }),
      let minimum = optional(",\"min\":", { $0.length() }),
      let maximum = optional(",\"max\":", { $0.length() }), skip("}")
    else { return nil }
    return Reason.Ranked(
      node: node, track: track, priority: priority ?? 0, minimum: minimum, maximum: maximum)
  }

  private mutating func lengthOrNull() -> CGFloat?? {
    skip("null") ? .some(nil) : length().map { .some($0) }
  }

  private mutating func node() -> NodeID? {
    guard let index = whole(), 0..<nodeCount ~= index else { return nil }
    return NodeID(index)
  }

  private mutating func whole() -> Int? { length().flatMap { Int(exactly: $0) } }

  private mutating func length() -> CGFloat? {
    if skip("\"inf\"") { return .infinity }
    let start = offset
    let isNegative = skip("-")
    guard let whole = digits(), let fraction = skip(".") ? digits() : (0, 0) else { return nil }
    guard offset < bytes.count, bytes[offset] | 0x20 != UInt8(ascii: "e") else { return nil }
    // With few digits, numerator and denominator are exact, so the quotient is the nearest number.
    if whole.count + fraction.count <= Self.powers.count - 1 {
      let power = Self.powers[fraction.count]
      let value = (Double(whole.value) * power + Double(fraction.value)) / power
      return CGFloat(isNegative ? -value : value)
    }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self)).map { CGFloat($0) }
  }

  /// 1, 10, … 10¹⁵, all of them exact.
  private static let powers = (0...15).reduce(into: [Double]()) { powers, _ in
    powers.append((powers.last ?? 0.1) * 10)
  }
}

extension PlainRecord {
  /// One or more digits; an integer of several digits may not begin with 0, a fraction may.
  private mutating func digits() -> (value: UInt64, count: Int)? {
    let start = offset
    var value: UInt64 = 0
    while offset < bytes.count, 0x30...0x39 ~= bytes[offset] {
      value = value &* 10 &+ UInt64(bytes[offset] - 0x30)
      offset += 1
    }
    let isFraction = bytes[start - 1] == UInt8(ascii: ".")
    let count = offset - start
    guard count > 0, count == 1 || isFraction || bytes[start] != UInt8(ascii: "0") else {
      return nil
    }
    return (value, count)
  }

  /// Consumes `text` if it is next.
  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    offset += count
    return true
  }
}

extension PlainRecord {
  private static let rules = words(Reason.Rule.allCases, \.rawValue)
  private static let roles = words(Reason.Role.allCases, \.rawValue)
  private static let operators = words(Reason.Operator.allCases, \.rawValue)
  private static let axes = words(Axis.allCases, \.dimension)

  private static func words<Value>(
    _ values: [Value], _ word: (Value) -> String
  ) -> [NumbersKey<UInt8>: Value] {
    values.reduce(into: [:]) { $0[NumbersKey(Array(word($1).utf8)[...])] = $1 }
  }

  private mutating func word<Value>(_ words: [NumbersKey<UInt8>: Value]) -> Value? {
    guard skip("\"") else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") { offset += 1 }
    let word = words[NumbersKey(bytes[start..<offset])]
    return skip("\"") ? word : nil
  }

  /// What is behind a key that may be left out; nil if that cannot be read.
  private mutating func optional<Value>(
    _ key: StaticString, _ value: (inout PlainRecord) -> Value?
  ) -> Value?? {
    skip(key) ? value(&self).map { .some($0) } : .some(nil)
  }

  /// The elements behind a key that may be left out; nil if they cannot be read.
  private mutating func list<Element>(
    _ key: StaticString, _ element: (inout PlainRecord) -> Element?
  ) -> [Element]? {
    guard skip(key) else { return [] }
    var elements: [Element] = []
    repeat {
      guard let next = element(&self) else { return nil }
      elements.append(next)
    } while skip(",")
    return skip("]") ? elements : nil
  }
}
