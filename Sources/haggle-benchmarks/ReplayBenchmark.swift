import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What it takes to open a trace of a million events and to look at its middle.
struct ReplayBenchmark: Benchmark {
  static let name = "replay"
  static let summary = "opening a trace of 1 000 000 events, seeking in it, and the memory for both"

  /// To the middle and back, in seconds, and the most memory, in sizes of the file.
  private static let limits = (seek: 0.1, memory: 3.0)

  private enum Stage: String, CaseIterable {
    case open, timeline, seek
  }

  /// What has a process make the file: one that starts another hands its own peak of memory on.
  private static let making = "make"

  static func run() throws {
    print("replay: to the middle and back below 0.1 s, memory below three times the file\n")
    print(Columns.left("", 10) + "   events    file     open timeline     seek    peak  memory")
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "haggle-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for kind in LongTrace.allCases {
      let file = folder.appending(path: "\(kind).trace.json")
      _ = try Measurement(of: [name, making, kind.rawValue, file.path])
      try measure(kind, file)
    }
  }

  private static func measure(_ kind: LongTrace, _ file: URL) throws {
    let stages = try Stage.allCases.map { try Measurement(of: [name, $0.rawValue, file.path]) }
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    guard let size = attributes[.size] as? Int, let seek = stages.last else { return }
    let memory = seek.peak / Double(size)
    print(
      Columns.left(kind.rawValue, 10) + Columns.right("\(Int(seek.count))", 9)
        + Columns.megabytes(Double(size)) + stages.map { Columns.seconds($0.seconds) }.joined()
        + Columns.megabytes(seek.peak) + Columns.ratio(memory))
    fflush(nil)
    guard seek.seconds < limits.seek, memory < limits.memory else {
      throw Measurement.Failure(description: "\(kind.rawValue) is above what is promised")
    }
  }

  /// - Parameter arguments: a stage and a trace file, or what makes one.
  static func measure(_ arguments: [String]) -> Measurement? {
    if arguments.count == 3, arguments[0] == making, let kind = LongTrace(rawValue: arguments[1]) {
      return make(kind, arguments[2])
    }
    guard arguments.count == 2, let stage = Stage(rawValue: arguments[0]) else { return nil }
    var trace = Trace()
    var measurement = Measurement(count: 0) { trace = open(arguments[1]) ?? trace }
    if stage != .open {
      var timeline = Timeline(Trace())
      measurement = Measurement(count: 0) { timeline = Timeline(trace) }
      if stage == .seek { measurement = Measurement(count: 0) { seek(in: timeline) } }
    }
    measurement.count = Double(trace.events.count)
    return measurement
  }

  private static func make(_ kind: LongTrace, _ path: String) -> Measurement {
    Measurement(count: 0) {
      _ = FileManager.default.createFile(atPath: path, contents: Data(kind.trace.encoded()))
    }
  }

  /// Everything that a screen may show of the middle, and then of the start.
  private static func seek(in timeline: Timeline) {
    for event in [timeline.trace.events.count / 2, 0] {
      let cursor = Cursor(after: event)
      let nodes = timeline.trace.nodes.indices.map { NodeID($0) }
      precondition(timeline.stack(at: cursor).count <= nodes.count)
      precondition(nodes.compactMap { timeline.answer(of: $0, at: cursor) }.count <= nodes.count)
      precondition(timeline.rectangles(at: cursor).count == nodes.count)
    }
  }

  private static func open(_ path: String) -> Trace? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    return try? Trace.read(bytes, named: path).trace
  }
}
