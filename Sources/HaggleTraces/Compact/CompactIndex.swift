/// Finds single events of a `NAME.trace` without reading those before them.
package struct CompactIndex {
  /// The number of events in the file.
  package let eventCount: Int
  private let bytes: [UInt8]
  private let sections: [Place]

  private struct Place {
    var offset: Int
    var firstEvent: Int
  }

  /// - Returns: nil if the bytes are no compact trace, or were cut off before the index.
  package init?(_ bytes: [UInt8]) {
    let end = bytes.count - Compact.trailerLength
    guard CompactReader.isCompact(bytes), end >= Compact.magic.count,
      bytes[(bytes.count - Compact.magic.count)...].elementsEqual(Compact.magic)
    else { return nil }
    var trailer = CompactScanner(bytes, end..<bytes.count)
    guard let offset = (try? trailer.fixed(bytes: 8)).flatMap({ Int(exactly: $0) }),
      Compact.magic.count..<end ~= offset
    else { return nil }
    var found = CompactSections(bytes, at: offset)
    guard let section = found.next(), section.kind == .index,
      let (count, places) = try? Self.places(CompactScanner(bytes, section.content))
    else { return nil }
    self.bytes = bytes
    eventCount = count
    sections = places
  }

  private static func places(
    _ scanner: CompactScanner
  ) throws(RecordFault) -> (events: Int, places: [Place]) {
    var scanner = scanner
    let events = try scanner.integer()
    var places: [Place] = []
    var last = Place(offset: 0, firstEvent: 0)
    for _ in 0..<(try scanner.count()) {
      let (offset, isTooFar) = last.offset.addingReportingOverflow(try scanner.integer())
      let (event, isTooLarge) = last.firstEvent.addingReportingOverflow(try scanner.integer())
      if isTooFar || isTooLarge { throw RecordFault(reason: "the index is damaged") }
      last = Place(offset: offset, firstEvent: event)
      places.append(last)
    }
    return (events, places)
  }

  /// The record of an event as JSON text.
  ///
  /// - Returns: nil if there is no such event.
  package func encodedEvent(_ number: Int) throws(TraceError) -> [UInt8]? {
    guard 0..<eventCount ~= number,
      let place = sections.last(where: { $0.firstEvent <= number }), place.offset < bytes.count
    else { return nil }
    var found = CompactSections(bytes, at: place.offset)
    guard let section = found.next(), section.kind == .records, section.isWhole else { return nil }
    var reading = 0
    do throws(RecordFault) {
      var records = try CompactSection(CompactScanner(bytes, section.content))
      var event = records.eventsBefore
      /// Whether each body is an event.
      var areEvents: [Bool] = []
      while reading < records.recordCount {
        let record = try records.next()
        reading += 1
        let isEvent =
          switch record {
          case .repeated(let body, _): areEvents[body]
          case .fresh(let members, _, _): RecordKind(of: members)?.isEvent ?? false
          }
        if case .fresh(_, _?, _) = record { areEvents.append(isEvent) }
        if isEvent, event == number {
          return try JSONValue.object(records.members(of: record)).encoded()
        }
        event += isEvent ? 1 : 0
      }
    } catch {
      throw .damaged(record: reading, reason: error.reason)
    }
    return nil
  }
}

extension CompactSection {
  fileprivate func members(of record: Record) throws(RecordFault) -> [JSONMember] {
    switch record {
    case .fresh(let members, _, _): members
    case .repeated(let body, let subject): try self.members(ofBody: body, subject: subject)
    }
  }
}
