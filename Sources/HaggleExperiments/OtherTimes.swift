import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// The same views as they are at another time: while pictures load, and after a measure that was
/// off.
struct OtherTimes {
  let layout: SettledLayout
  let request: LayoutRequest

  /// These findings with those about measures before them, and those about pictures behind them.
  ///
  /// - Parameter findings: of all passes.
  func beside(_ findings: [Finding]) -> [Finding] {
    layout.inAllPasses(measures) + findings + layout.inAllPasses(jumps)
  }

  private var trace: Trace { layout.run.recording.trace }

  private func passes(_ standIns: StandIns) -> Settling? {
    request.with(request.scenario.variant(standIns)).map { Settling($0, isUsedHere: true) }
  }

  /// Placeholders of another size than their pictures, with the ids of the last pass.
  private var jumps: [Finding] {
    let pictures = layout.run.tree.fetchedPictures
    var standIns = StandIns()
    standIns.arePicturesLoading = true
    guard !pictures.isEmpty, let other = passes(standIns)?.sequence.recording,
      case let waiting = other.tree.fetchedPictures, waiting.count == pictures.count
    else { return [] }
    return Analyzer.jumps(
      of: zip(pictures, waiting).map { (loaded: $0, loading: $1) }, in: Timeline(trace),
      whileLoading: Timeline(other.trace))
  }
}

// MARK: - Measures

extension OtherTimes {
  /// How far off a first measure is, in points.
  private static let shift: Double = 40

  /// Measures that lead nowhere, with the ids of the last pass.
  private var measures: [Finding] { mixed + echoes }

  private var echoes: [Finding] {
    var standIns = StandIns()
    standIns.firstMeasures = Self.shift
    guard layout.root.hasMeasures, layout.isSettled, let passes = passes(standIns),
      case let other = passes.sequence.recording.trace, other.nodes.count == trace.nodes.count
    else { return [] }
    let (timeline, shifted) = (Timeline(trace), Timeline(other))
    let found = passes.sequence.request.scenario.echoes.compactMap { echo in
      measure(of: echo, among: passes.changes.flatMap(\.set), timeline, shifted)
    }
    return found.map { Finding($0, in: timeline) }
  }

  private func measure(
    of echo: StateChange.Echo, among changes: [StateChange], _ timeline: Timeline,
    _ shifted: Timeline
  ) -> EchoedMeasure? {
    guard let node = echo.node, trace.nodes.indices.contains(node.index),
      let change = changes.first(where: {
        $0.source.place == echo.place && $0.source.cause == echo.cause && $0.node == node
      })
    else { return nil }
    let axis = Axis.allCases.first { axis in
      guard let before = timeline.size(of: node)?[axis], let after = shifted.size(of: node)?[axis]
      else { return false }
      return abs(after - before) >= Self.shift / 2
    }
    return EchoedMeasure(
      change.source.property, setBy: echo.cause, at: echo.place, of: node, on: axis,
      to: change.value)
  }

  private var mixed: [Finding] {
    let found = layout.scenario.mixedMeasures(of: layout.root, in: layout.run.tree)
    guard !found.isEmpty else { return [] }
    let timeline = Timeline(trace)
    return found.map {
      Finding(mixing: $0.key, heardBy: ($0.cause, $0.place), of: $0.node, in: timeline)
    }
  }
}
