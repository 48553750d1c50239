import HaggleExperiments
import HaggleScenarios
import HaggleVocabulary

/// The words for ranges of points: "below 341", "from xxxLarge on", "on iPhone SE".
struct PointWords {
  let points: [SweepPoint]
  /// The distance between samples, in points; a change is only known to lie between two of them.
  let resolution: Double?

  /// The maximum number of named devices or locales; the rest is counted.
  private static let mostNames = 3
  /// The maximum number of listed stretches; the rest is counted.
  private static let mostStretches = 3

  init(_ run: SweepRun) {
    points = run.layouts.map(\.point)
    resolution = run.resolution
  }

  func name(_ index: Int) -> String { Self.name(points[index]) }

  static func name(_ point: SweepPoint) -> String {
    switch point {
    case .length(_, let length): NumberText.display(length)
    case .device(let device, _): device.name
    case .typeSize(let size): size.rawValue
    case .locale(let locale): locale
    case .platform(let platform): platform.rawValue
    case .direction(let direction): direction == .rightToLeft ? "rtl" : "ltr"
    }
  }

  /// "at 341", "on iPhone SE", "in de_DE"
  func at(_ index: Int) -> String {
    switch points[index] {
    case .device, .platform: "on \(name(index))"
    case .locale: "in \(name(index))"
    case .length, .typeSize, .direction: "at \(name(index))"
    }
  }

  /// The words for some ranges among all points.
  func text(_ places: [ClosedRange<Int>]) -> String {
    if places.count == 1, places[0] == 0...(points.count - 1) { return everywhere }
    guard points.first?.axis.isOrdered ?? false, !isListed else { return list(places) }
    guard places.count <= Self.mostStretches else {
      return "in \(places.count) stretches between \(name(places[0].lowerBound)) and "
        + name(places[places.count - 1].upperBound)
    }
    return places.map(stretch).listed()
  }

  /// That a finding is seen in some ranges, and goes with another assumption; empty for none. Of an
  /// order only the ends are reported: between them not every point was tried.
  ///
  /// - Parameter certain: the ranges in which it stays whatever is assumed, in order.
  func doubt(_ places: [ClosedRange<Int>], besides certain: [ClosedRange<Int>]) -> String {
    guard let first = places.first, let last = places.last else { return "" }
    let isOrdered = points.first?.axis.isOrdered == true && !isListed
    let all = first.lowerBound...last.upperBound
    let shown =
      isOrdered
      ? Self.parts(of: all, without: certain).filter { part in
        places.contains { $0.overlaps(part) }
      } : places
    return "\(text(shown)) it depends on what is assumed, so check stays silent there"
  }

  private static func parts(
    of range: ClosedRange<Int>, without others: [ClosedRange<Int>]
  ) -> [ClosedRange<Int>] {
    var parts: [ClosedRange<Int>] = []
    var start = range.lowerBound
    for other in others where other.overlaps(range) {
      if other.lowerBound > start { parts.append(start...(other.lowerBound - 1)) }
      start = max(start, other.upperBound + 1)
    }
    return start > range.upperBound ? parts : parts + [start...range.upperBound]
  }

  private var everywhere: String {
    switch points.first?.axis {
    case .length where isListed: "at \(points.map(Self.name).listed(most: Self.mostNames))"
    case .length(let axis): "at every \(axis.dimension)"
    case .typeSize: "at every type size"
    case .device: "on every device"
    case .locale: "in every locale"
    case .platform: "on every platform"
    case .direction: "in both directions"
    case nil: "nowhere"
    }
  }

  /// Whether they are single lengths: those between them were not tried.
  private var isListed: Bool { resolution == nil && points.first?.length != nil }

  private func stretch(_ range: ClosedRange<Int>) -> String {
    let (first, last) = (range.lowerBound, range.upperBound)
    if first == last, first > 0 || last < points.count - 1, !isBorder(first) {
      return "at \(name(first))"
    }
    if first == 0 { return isNext(last) ? "below \(name(last + 1))" : "up to \(name(last))" }
    if last == points.count - 1 { return "from \(name(first)) on" }
    return "from \(name(first)) to \(name(last))"
  }

  private func isBorder(_ index: Int) -> Bool { index == 0 || index == points.count - 1 }

  /// Whether nothing can change between a point and the next.
  private func isNext(_ index: Int) -> Bool {
    guard index + 1 < points.count else { return false }
    guard let resolution, let a = points[index].length, let b = points[index + 1].length else {
      return true
    }
    return b - a <= resolution * 1.0001
  }

  private func list(_ places: [ClosedRange<Int>]) -> String {
    let preposition = isListed ? "at" : points.first?.axis == .locale ? "in" : "on"
    return "\(preposition) " + places.flatMap { $0 }.map(name).listed(most: Self.mostNames)
  }
}
