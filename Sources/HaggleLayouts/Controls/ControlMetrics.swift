/// The dimensions of the controls and bars of a system, in points: one table per system.
///
/// docs/CONTROLS.md prints the tables, and a test compares the two.
package struct ControlMetrics: Sendable {
  /// The rows in the order of `ControlMetric`.
  package let rows: [Row]
  private let values: [ControlMetric: Row]
  /// The factor applied to guessed values.
  private var scale: CGFloat = 1

  /// The reliability of a value.
  package enum Source: String, CaseIterable, Sendable {
    /// From Apple's documentation or a public constant.
    case published
    /// Measured on a device or simulator with the method stated.
    case measured
    /// Reported repeatedly by developers.
    case reported
    /// A guess consistent with what is known.
    case guessed

    fileprivate var isKnown: Bool { self == .published || self == .measured }
  }

  package struct Row: Sendable {
    package let metric: ControlMetric
    package let value: CGFloat
    package let source: Source
    /// The origin, in a few words.
    package let origin: String

    init(_ metric: ControlMetric, _ value: CGFloat, _ source: Source, origin: String) {
      self.metric = metric
      self.value = value
      self.source = source
      self.origin = origin
    }
  }

  /// - Parameter others: the table for what is not in `rows`.
  init(_ rows: [Row], otherwise others: ControlMetrics? = nil) {
    self.rows = rows
    let all = rows + (others?.rows ?? [])
    values = Dictionary(all.map { ($0.metric, $0) }) { first, _ in first }
  }

  package static func of(_ system: ControlSystem) -> ControlMetrics {
    switch system {
    case .iOS: iOS
    case .macOS: macOS
    case .watchOS: watchOS
    }
  }

  /// In points; 0 if the system has no such part.
  package subscript(metric: ControlMetric) -> CGFloat {
    guard let row = values[metric] else { return 0 }
    return scale == 1 || scale > 0 && row.source.isKnown ? row.value : row.value * scale
  }

  /// A copy with another factor for values that were not measured.
  package func scaled(by scale: CGFloat) -> ControlMetrics {
    var metrics = self
    metrics.scale = scale
    return metrics
  }
}
