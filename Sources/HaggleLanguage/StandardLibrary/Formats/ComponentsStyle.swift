/// What a `DateComponentsFormatter` makes of a length of time: `25:30`, `2h 5m`, `1 hour`.
///
/// Source: Apple's documentation of its `unitsStyle` and `zeroFormattingBehavior`, for English.
struct ComponentsStyle {
  private let style: String
  private let isPadded: Bool
  private let units: [Unit]

  private struct Unit: Sendable {
    let name: String
    let seconds: Double
    let brief: String
    let short: String
  }

  private static let all = [
    Unit(name: "day", seconds: 86_400, brief: "day", short: "day"),
    Unit(name: "hour", seconds: 3_600, brief: "hr", short: "hr"),
    Unit(name: "minute", seconds: 60, brief: "min", short: "min"),
    Unit(name: "second", seconds: 1, brief: "sec", short: "sec"),
  ]

  /// What stands for a length of time that is not known, in seconds: 25 minutes and a half.
  static let example = 1_530.0

  /// - Parameters:
  ///   - style: the case of `unitsStyle`; nil for the one that it has at first.
  ///   - units: the names of the units that it may use; empty for those of a clock.
  init(style: String?, units: Set<String>, isPadded: Bool) {
    self.style = style ?? "positional"
    self.isPadded = isPadded
    let allowed = Self.all.filter { units.contains($0.name) }
    self.units = allowed.isEmpty ? Array(Self.all.dropFirst()) : allowed
  }

  func text(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "" }
    var rest = seconds.magnitude
    let counts = units.map { unit in
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      return (unit, count: Int(saturating: count))
    }
    let sign = seconds < 0 ? "-" : ""
    if style == "positional" { return sign + clock(counts.map(\.count)) }
    let shown = isPadded ? counts : counts.filter { $0.count > 0 }
    let parts = (shown.isEmpty ? counts.suffix(1) : shown[...]).map { part($0, $1) }
    return sign + parts.joined(separator: ["short", "full"].contains(style) ? ", " : " ")
  }

  /// `1:02:03`; what is nothing is left out in front.
  private func clock(_ counts: [Int]) -> String {
    let shown = isPadded ? counts[...] : counts.dropLast().drop { $0 == 0 } + counts.suffix(1)
    return shown.enumerated().map { index, count in
      let isWide = count > 9 || index == 0 && !isPadded
      return isWide ? String(count) : "0\(count)"
    }.joined(separator: ":")
  }

  private func part(_ unit: Unit, _ count: Int) -> String {
    switch style {
    case "full", "spellOut": "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    case "short": "\(count) \(unit.short)"
    case "brief": "\(count)\(unit.brief)"
    default: "\(count)\(unit.name.prefix(1))"
    }
  }
}
