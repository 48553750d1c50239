import Foundation
import HaggleTraces
import HaggleVocabulary

/// What it takes to write and to open a long trace in both encodings, beside Foundation's JSON.
struct FileBenchmark: Benchmark {
  static let name = "file"
  static let summary = "writing and opening a trace of 1 000 000 events, as text and compactly"

  /// Bytes of an event in the compact encoding.
  private static let limit = 6.0

  private enum Stage: String, CaseIterable {
    case writeText, writeCompact, writeWithFoundation
    case openText, openCompact, openWithFoundation, openOneEvent

    var label: String {
      switch self {
      case .writeText: "writing as text"
      case .writeCompact: "writing compactly"
      case .writeWithFoundation: "JSONEncoder, of what an event holds in numbers"
      case .openText: "opening the text"
      case .openCompact: "opening the compact file"
      case .openWithFoundation: "JSONDecoder, of the same"
      case .openOneEvent: "one event of the compact file"
      }
    }
  }

  static func run() throws {
    for kind in LongTrace.allCases {
      let trace = kind.trace
      let count = Double(trace.events.count)
      let bytes = TraceEncoding.allCases.map { Double(trace.encoded(as: $0).count) / count }
      print("\(kind.rawValue): \(trace.events.count) events, bytes of an event:", terminator: "")
      print(String(format: " %.1f as text, %.2f compactly\n", bytes[0], bytes[1]))
      let seconds = try Stage.allCases.map { stage in
        (stage, try Measurement(of: [name, stage.rawValue, kind.rawValue]).seconds)
      }
      let peer = seconds.first { $0.0 == .openWithFoundation }?.1 ?? .nan
      for (stage, seconds) in seconds {
        print(
          "  " + Columns.left(stage.label, 48) + Columns.seconds(seconds)
            + Columns.right(String(format: "%.0f ns", seconds / count * 1e9), 9)
            + String(format: "  %.4f of JSONDecoder", seconds / peer))
      }
      print("")
      guard bytes[1] < limit else {
        throw Measurement.Failure(description: "\(kind.rawValue) takes more than \(limit) bytes")
      }
    }
  }

  /// - Parameter arguments: a stage and a kind of trace.
  static func measure(_ arguments: [String]) -> Measurement? {
    guard arguments.count == 2, let stage = Stage(rawValue: arguments[0]),
      let trace = LongTrace(rawValue: arguments[1])?.trace
    else { return nil }
    switch stage {
    case .writeText: return writing(trace) { trace.encoded() }
    case .writeCompact: return writing(trace) { trace.encoded(as: .compact) }
    case .writeWithFoundation:
      let peers = trace.events.map(PeerEvent.init)
      return writing(trace) { [UInt8]((try? JSONEncoder().encode(peers)) ?? Data()) }
    case .openText, .openCompact:
      let file = trace.encoded(as: stage == .openText ? .json : .compact)
      return Measurement(count: trace.events.count) {
        precondition((try? Trace.read(file, named: "t"))?.trace.events.count == trace.events.count)
      }
    case .openWithFoundation:
      guard let file = try? JSONEncoder().encode(trace.events.map(PeerEvent.init)) else {
        return nil
      }
      return Measurement(count: trace.events.count) {
        precondition((try? JSONDecoder().decode([PeerEvent].self, from: file)) != nil)
      }
    case .openOneEvent:
      let file = trace.encoded(as: .compact)
      return Measurement(count: 1) {
        let middle = trace.events.count / 2
        precondition((try? CompactIndex(file)?.encodedEvent(middle)) != nil)
      }
    }
  }

  private static func writing(_ trace: Trace, _ write: () -> [UInt8]) -> Measurement {
    Measurement(count: trace.events.count) { precondition(!write().isEmpty) }
  }
}

/// What most programs would make of an event: a record that Foundation writes and reads.
private struct PeerEvent: Codable {
  var kind: String
  var node: Int?
  var by: Int?
  var lengths: [Double]

  init(_ event: Event) {
    kind = event.kind.rawValue
    node = event.node?.index
    lengths = []
    switch event {
    case .ask(let ask):
      by = ask.caller?.index
      lengths = [ask.proposal.width, ask.proposal.height].compactMap { $0.map(Self.finite) }
    case .answer(_, let size, _): lengths = [size.width, size.height].map(Self.finite)
    case .place(let placement):
      let frame = placement.frame
      lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        .map(Self.finite)
    case .reason(let reason):
      by = reason.child?.index
      lengths = reason.terms.map { Self.finite($0.value) }
    case .passBegin, .passEnd, .note, .probe: break
    }
  }

  /// JSON has no ∞.
  private static func finite(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : -1 }
}
