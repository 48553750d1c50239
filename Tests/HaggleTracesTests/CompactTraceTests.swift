import Foundation
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A trace that is written compactly` {
  @Test func `is the same trace, whatever it holds`() throws {
    var random = Seeded(seed: 11)
    for _ in 0..<(Checkout.isFull ? 400 : 80) {
      let trace = random.trace()
      let outcome = try Trace.read(trace.encoded(as: .compact), named: "t")
      try #require(outcome.trace == trace)
      #expect(!outcome.isCutOff)
      #expect(outcome.warnings == (try Trace.read(trace.encoded(), named: "t").warnings))
    }
  }

  /// What is larger than a section, and what comes again for other nodes.
  @Test func `is the same trace in several sections`() throws {
    let trace = Trace.rows(5_000)
    let bytes = trace.encoded(as: .compact)
    #expect(try Trace.read(bytes, named: "t").trace == trace)
    #expect(try Trace.read(bytes, named: "t").trace.encoded(as: .compact) == bytes)
    #expect(7 * bytes.count < trace.encoded().count)
  }

  @Test func `keeps what is not a number, and minus zero`() throws {
    var trace = Trace.sample
    for value in [
      Double.nan, .infinity, -.infinity, -0.0, .pi, 1e300, .leastNonzeroMagnitude, 256.0 / 3, 0.01,
    ] {
      trace.events.append(
        .probe(node: NodeID(0), proposal: .unspecified, size: CGSize(width: value, height: -value)))
    }
    let read = try Trace.read(trace.encoded(as: .compact), named: "t").trace
    for number in trace.events.indices {
      #expect(read.encodedEvent(number) == trace.encodedEvent(number))
    }
  }

  @Test func `shares no text and no record that is long`() throws {
    var trace = Trace.sample
    let long = String(repeating: "x", count: 1_000)
    for _ in 0..<100 {
      trace.events.append(.note(.init(node: NodeID(0), source: .console, text: long)))
    }
    let bytes = trace.encoded(as: .compact)
    #expect(bytes.count > 100 * long.count)
    #expect(try Trace.read(bytes, named: "t").trace == trace)
  }

  @Test func `finds one of its events without reading the others`() throws {
    var random = Seeded(seed: 12)
    for trace in (0..<40).map({ _ in random.trace() }) + [.rows(4_000)] {
      let index = try #require(CompactIndex(trace.encoded(as: .compact)))
      #expect(index.eventCount == trace.events.count)
      for number in stride(from: 0, to: trace.events.count, by: 1 + trace.events.count / 20) {
        #expect(try index.encodedEvent(number) == trace.encodedEvent(number))
      }
      #expect(try index.encodedEvent(trace.events.count) == nil)
      #expect(try index.encodedEvent(-1) == nil)
    }
  }

  @Test(arguments: [
    ("View.trace", TraceEncoding.compact), ("View.trace.json", .json), ("View", .json),
    ("a.trace/View.json", .json),
  ])
  func `is asked for by its file's name`(name: String, encoding: TraceEncoding) {
    #expect(TraceEncoding(forFileNamed: name) == encoding)
  }
}

@Suite struct `A compact trace that is not whole` {
  /// Wherever the break is: never a crash, never a wrong record, as much as there is.
  @Test func `opens up to the break, at every byte`() throws {
    let whole = Trace.sample
    let bytes = whole.encoded(as: .compact)
    var counts: Set<Int> = []
    for length in bytes.indices {
      guard let outcome = try? Trace.read(Array(bytes[..<length]), named: "t") else { continue }
      var read = outcome.trace
      #expect(read.header.isCutOff == outcome.isCutOff)
      read.header.isCutOff = false
      #expect(read.header == whole.header)
      #expect(read.nodes == Array(whole.nodes.prefix(read.nodes.count)))
      #expect(read.events == Array(whole.events.prefix(read.events.count)))
      #expect(outcome.isCutOff == !outcome.warnings.isEmpty)
      #expect(outcome.isCutOff || read == whole)
      counts.insert(read.events.count)
    }
    #expect(counts == Set(0...whole.events.count))
  }

  @Test func `says how much of it could be read`() throws {
    let trace = Trace.rows(4_000)
    let bytes = trace.encoded(as: .compact)
    let outcome = try Trace.read(Array(bytes.dropLast(200)), named: "rows.trace")
    let count = outcome.trace.events.count
    #expect(count > 10_000)
    #expect(count < trace.events.count)
    let warning = try #require(outcome.warnings.first)
    #expect(warning.hasSuffix(": \(count) events could be read, the rest is lost"))
    #expect(warning.hasPrefix("rows.trace is cut off behind byte "))
  }

  /// A bit that is turned is seen, or lies where nothing depends on it.
  @Test func `never passes for whole where a bit is turned`() throws {
    let whole = Trace.sample
    let bytes = whole.encoded(as: .compact)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x10
      guard let outcome = try? Trace.read(damaged, named: "t") else { continue }
      #expect(outcome.isCutOff || outcome.trace == whole)
    }
  }

  /// Checksums keep out accidents, not malice.
  @Test func `is refused or read where its checksums are right and its contents are not`() {
    var random = Seeded(seed: 13)
    let bytes = Trace.sample.encoded(as: .compact)
    var reasons: Set<String> = []
    for _ in 0..<(Checkout.isFull ? 200_000 : 1_000) {
      let damaged = random.damagedRecords(of: bytes)
      do throws(TraceError) {
        let outcome = try Trace.read(damaged, named: "t")
        _ = outcome.trace.encoded(as: .compact)
        _ = try CompactIndex(damaged)?.encodedEvent(random.below(8))
      } catch {
        guard case .damaged(_, let reason) = error else { continue }
        reasons.insert(reason)
      }
    }
    #expect(reasons.count > 10)
  }

  @Test func `of another encoding says so`() {
    var bytes = Trace.sample.encoded(as: .compact)
    bytes[7] = 2
    #expect(
      throws: TraceError.notATrace(
        reason: "its encoding has number 2, and this haggle knows 1",
        remedy: "Update haggle, or record the trace again with this one.")
    ) { try Trace.read(bytes, named: "t") }
  }
}

extension Trace {
  /// So many rows of a stack, which negotiate alike.
  fileprivate static func rows(_ count: Int) -> Trace {
    var trace = Trace(header: Header(tool: "haggle"), nodes: [Node(kind: "VStack", name: "list")])
    let stack = NodeID(0)
    for row in 1...count {
      let node = NodeID(row)
      trace.nodes.append(
        Node(
          kind: "Text", name: "Text.\(row)", parent: stack,
          birth: trace.events.count))
      let offer = ProposedViewSize(width: 320, height: CGFloat(row % 50) / 3)
      trace.events += [
        .reason(
          Reason(
            stack, .share, axis: .vertical, child: node, result: CGFloat(row % 50) / 3,
            terms: [.init(.plus, CGFloat(row % 50), .remaining), .init(.over, 3, .childrenLeft)])),
        .ask(.init(node: node, proposal: offer, caller: stack)),
        .answer(
          node: node, size: CGSize(width: 85.33, height: 20), isCached: row.isMultiple(of: 2)),
        .place(
          .init(
            node: node, frame: CGRect(x: 0, y: 20 * row, width: 85, height: 20), proposal: offer)),
      ]
    }
    return trace
  }
}

extension Seeded {
  /// The file with some bytes of its records changed, and the checksum that they have then.
  fileprivate mutating func damagedRecords(of bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let header = 8
    let records = header + 9 + Int(bytes[header + 1]) + Int(bytes[header + 2]) << 8
    let count = Int(bytes[records + 1]) + Int(bytes[records + 2]) << 8
    let content = (records + 9)..<(records + 9 + count)
    for _ in 0...below(4) {
      bytes[one(of: Array(content))] = one(of: [0, 1, 2, 0x7F, 0xFF, UInt8(below(256))])
    }
    let checksum = crc32([bytes[records]] + bytes[content])
    for index in 0..<4 {
      bytes[records + 5 + index] = UInt8(checksum >> (8 * UInt32(index)) & 0xFF)
    }
    return bytes
  }

  /// As ISO 3309 has it, bit by bit.
  private func crc32(_ bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return ~rest
  }
}
