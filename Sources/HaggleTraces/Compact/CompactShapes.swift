import Foundation
import HaggleVocabulary

/// The tables shared by the records of a section: texts, numbers and object shapes.
struct CompactShapes {
  private let strings: [String]
  private let numbers: [Double]
  private let shapes: [[Member]]

  private struct Member {
    var key: String
    var slot: Int
  }

  static let missing = RecordFault(reason: "it names what it does not have")

  init(_ scanner: inout CompactScanner) throws(RecordFault) {
    strings = try Self.table(&scanner) { scanner throws(RecordFault) in try scanner.text() }
    numbers = try Self.table(&scanner) { scanner throws(RecordFault) in try scanner.number() }
    let strings = strings
    shapes = try Self.table(&scanner) { scanner throws(RecordFault) in
      let members = try Self.table(&scanner) { scanner throws(RecordFault) in
        let key = try scanner.integer()
        let slot = try scanner.integer()
        guard key < strings.count, slot - Compact.Slot.word < strings.count else {
          throw CompactShapes.missing
        }
        return Member(key: strings[key], slot: slot)
      }
      guard Set(members.map(\.key)).count == members.count else {
        throw RecordFault(reason: "a key stands twice in one object")
      }
      return members
    }
  }

  private static func table<Element>(
    _ scanner: inout CompactScanner,
    _ element: (inout CompactScanner) throws(RecordFault) -> Element
  ) throws(RecordFault) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<(try scanner.count()) { elements.append(try element(&scanner)) }
    return elements
  }

  /// A reader of values for a record whose node numbers are relative to `subject`.
  func reading(_ scanner: CompactScanner, from subject: Int64) -> Reading {
    Reading(tables: self, subject: subject, scanner: scanner)
  }

  struct Reading {
    fileprivate let tables: CompactShapes
    fileprivate let subject: Int64
    private(set) var scanner: CompactScanner
    /// The weight of what was read so far.
    private(set) var weight = 0
    private var depth = 0

    fileprivate init(tables: CompactShapes, subject: Int64, scanner: CompactScanner) {
      self.tables = tables
      self.subject = subject
      self.scanner = scanner
    }
  }
}

extension CompactShapes.Reading {
  mutating func object(ofShape shape: Int) throws(RecordFault) -> [JSONMember] {
    guard shape < tables.shapes.count else { throw CompactShapes.missing }
    try goDeeper()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    members.reserveCapacity(tables.shapes[shape].count)
    for member in tables.shapes[shape] {
      weight += member.key.utf8.count
      members.append(JSONMember(member.key, try value(in: member.slot)))
    }
    return members
  }

  private mutating func value(in slot: Int) throws(RecordFault) -> JSONValue {
    guard slot != Compact.Slot.any else { return try value() }
    weight += Compact.valueWeight
    switch slot {
    case Compact.Slot.node: return .number(try node())
    case Compact.Slot.yes: return .boolean(true)
    case Compact.Slot.no: return .boolean(false)
    case ..<Compact.Slot.word: return try list(slot - Compact.Slot.list)
    default: return text(slot - Compact.Slot.word)
    }
  }

  private mutating func value() throws(RecordFault) -> JSONValue {
    weight += Compact.valueWeight
    let head = try scanner.integer()
    if head & 1 == 0 { return try number(head >> 1) }
    switch head >> 1 {
    case Compact.Tag.null: return .null
    case Compact.Tag.no: return .boolean(false)
    case Compact.Tag.yes: return .boolean(true)
    case Compact.Tag.list: return try list(try scanner.count())
    case Compact.Tag.node: return .number(try node())
    case let tag:
      let place = (tag - Compact.Tag.first) >> 1
      if (tag - Compact.Tag.first) & 1 == 1 { return .object(try object(ofShape: place)) }
      guard place < tables.strings.count else { throw CompactShapes.missing }
      return text(place)
    }
  }

  private mutating func list(_ count: Int) throws(RecordFault) -> JSONValue {
    try goDeeper()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try value()) }
    return .array(values)
  }

  private mutating func text(_ place: Int) -> JSONValue {
    weight += tables.strings[place].utf8.count
    return .string(tables.strings[place])
  }

  /// JSON has no ∞ and NaN: they are words.
  private mutating func number(_ place: Int) throws(RecordFault) -> JSONValue {
    guard place < tables.numbers.count else { throw CompactShapes.missing }
    let number = tables.numbers[place]
    return number.isFinite ? .number(number) : .string(NumberText.exact(CGFloat(number)))
  }

  private mutating func node() throws(RecordFault) -> Double {
    let (node, isTooFar) = subject.addingReportingOverflow(try scanner.signed())
    if isTooFar { throw CompactShapes.missing }
    return Double(node)
  }

  private mutating func goDeeper() throws(RecordFault) {
    depth += 1
    guard depth <= JSONScanner.depthLimit else {
      throw RecordFault(reason: "values are nested deeper than \(JSONScanner.depthLimit) levels")
    }
  }
}
