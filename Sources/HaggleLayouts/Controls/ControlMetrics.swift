/// The dimensions of the controls and bars of a platform, in points: one table per platform.
///
/// docs/CONTROLS.md prints the tables, and a test compares the two.
package struct ControlMetrics: Sendable {
  let platform: Platform
  /// The rows in the order of `ControlMetric`.
  package let rows: [Row]
  private let values: [ControlMetric: CGFloat]
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

  init(_ platform: Platform, _ rows: [Row]) {
    self.platform = platform
    self.rows = rows
    values = Dictionary(rows.map { ($0.metric, $0.value) }) { first, _ in first }
  }

  package static func of(_ platform: Platform) -> ControlMetrics {
    switch platform {
    case .iOS: iOS
    case .macOS: macOS
    }
  }

  /// In points; 0 if the platform has no such part.
  package subscript(metric: ControlMetric) -> CGFloat {
    let value = values[metric] ?? 0
    return scale == 1 || isKnown(metric) ? value : value * scale
  }

  /// A copy with another factor for values that were not measured.
  package func scaled(by scale: CGFloat) -> ControlMetrics {
    var metrics = self
    metrics.scale = scale
    return metrics
  }

  private func isKnown(_ metric: ControlMetric) -> Bool {
    let source = rows.first { $0.metric == metric }?.source
    return source == .published || source == .measured
  }
}
