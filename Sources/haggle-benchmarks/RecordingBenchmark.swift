import HaggleLayouts
import HaggleRecording
import HaggleTraces
import HaggleVocabulary

/// What recording adds to a layout, beside the same layout without an observer.
struct RecordingBenchmark: Benchmark {
  static let name = "recording"
  static let summary = "layouts recorded and not: what an event costs"

  private enum Stage: String, CaseIterable {
    case off, on
  }

  private static let shapes: [LaidOutShape] = [
    .wide, .wideTexts, .balanced, .balancedTexts, .binary8, .deep, .grid, .chain20Texts,
  ]
  /// So many events are recorded for one figure.
  private static let leastEvents = 2_000_000

  static func run() throws {
    print("recording: milliseconds of processor for one layout, and what an event adds\n")
    print(Columns.left("", 16) + "   events      off       on")
    for shape in shapes {
      let events = recorded(shape).events.count
      let (off, on) = (try seconds(.off, shape, events), try seconds(.on, shape, events))
      print(
        Columns.left(shape.rawValue, 16) + Columns.right("\(events)", 9) + milliseconds(off)
          + milliseconds(on) + Columns.right(String(format: "×%.2f", on / off), 8)
          + Columns.right(String(format: "%.0f ns", (on - off) / Double(events) * 1e9), 9))
    }
  }

  /// Of one layout.
  private static func seconds(
    _ stage: Stage, _ shape: LaidOutShape, _ events: Int
  ) throws -> Double {
    let rounds = "\(max(1, leastEvents / events))"
    let measured = try Measurement(of: [name, stage.rawValue, shape.rawValue, rounds])
    return measured.seconds / measured.count
  }

  private static func milliseconds(_ seconds: Double) -> String {
    Columns.right(String(format: "%.2f", seconds * 1e3), 9)
  }

  /// - Parameter arguments: a stage, a shape, and how often it is laid out.
  static func measure(_ arguments: [String]) -> Measurement? {
    guard arguments.count == 3, let stage = Stage(rawValue: arguments[0]),
      let shape = LaidOutShape(rawValue: arguments[1]), let rounds = Int(arguments[2])
    else { return nil }
    let tree = shape.tree
    return Measurement(count: rounds) {
      for _ in 0..<rounds { precondition(isLaidOut(tree, stage)) }
    }
  }

  private static func isLaidOut(_ tree: LayoutTree, _ stage: Stage) -> Bool {
    switch stage {
    case .off: LayoutEngine(tree, policy: policy).layOut(proposal).width > 0
    case .on: !Trace(recording: tree, in: proposal, settings: settings).events.isEmpty
    }
  }

  private static let proposal = ProposedViewSize(width: 1_000, height: 1_000)
  private static let policy = CachePolicy.full
  /// What a layout asks, without haggle's own questions.
  private static let settings = Trace.Settings(policy: policy, probes: false)

  private static func recorded(_ shape: LaidOutShape) -> Trace {
    Trace(recording: shape.tree, in: proposal, settings: settings)
  }
}
