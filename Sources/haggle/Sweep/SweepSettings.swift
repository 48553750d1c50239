import Foundation
import HaggleExperiments
import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary

/// What is varied, as the command line says it: of each kind nothing, one value that holds
/// throughout, or several.
struct SweepSettings {
  typealias Bounds = (lower: CGFloat, upper: CGFloat)

  var width: Bounds?
  var height: Bounds?
  var step: CGFloat?
  var devices: [Device] = []
  var typeSizes: [DynamicTypeSize] = []
  var locales: [String] = []
  var platforms: [FontSystem] = []
  var directions: [LayoutDirection] = []

  /// The options of several values, in the order in which they are told.
  private var several: [(name: String, points: [SweepPoint])] {
    [
      ("--device", devices.count > 1 ? SweepPoint.devices(devices) : []),
      ("--type-size", typeSizes.count > 1 ? typeSizes.map { .typeSize($0) } : []),
      ("--locale", locales.count > 1 ? locales.map { .locale($0) } : []),
      ("--platform", platforms.count > 1 ? platforms.map { .platform($0) } : []),
      ("--direction", directions.count > 1 ? directions.map { .direction($0) } : []),
    ].filter { !$0.points.isEmpty }
  }

  /// What holds throughout.
  func apply(to overrides: inout Stage.Overrides) {
    if devices.count == 1 { overrides.device = devices[0] }
    if platforms.count == 1 { overrides.platform = platforms[0] }
    let changes: [(Circumstances.Kind, Circumstances.Change?)] = [
      (.typeSize, typeSizes.count == 1 ? .typeSize(typeSizes[0]) : nil),
      (.locale, locales.count == 1 ? .locale(locales[0]) : nil),
      (.direction, directions.count == 1 ? .direction(directions[0]) : nil),
    ]
    for (kind, change) in changes {
      guard let change else { continue }
      overrides.series.removeAll { $0.kind == kind }
      overrides.series.append(Circumstances.Series(kind: kind, changes: [change]))
    }
  }

  /// What to try.
  ///
  /// - Parameters:
  ///   - usual: the widths that are swept where nothing is said.
  ///   - isSizeStated: whether `--proposal` says how large everything is.
  func plan(usual: Bounds, isSizeStated: Bool) throws(Failure) -> SweepRun.Plan {
    let named = several
    let swept =
      [width.map { _ in "--width" }, height.map { _ in "--height" }].compactMap(\.self)
      + named.map(\.name)
    if swept.count > 1 {
      throw .misuse(
        "\(swept[0]) and \(swept[1]) would vary two things at once; vary one, and give the other "
          + "one value" + (swept[1] == "--height" ? ": --proposal 390x700" : ""))
    }
    if let points = named.first {
      if step != nil { throw .misuse("--step is for --width and --height") }
      if isSizeStated, points.name == "--device" {
        throw .misuse("--proposal says how large every device is; leave one of the two out")
      }
      return .points(points.points)
    }
    let axis: HaggleVocabulary.Axis = height == nil ? .horizontal : .vertical
    return .lengths(axis, try range(axis, height ?? width ?? usual))
  }

  private func range(
    _ axis: HaggleVocabulary.Axis, _ bounds: Bounds
  ) throws(Failure) -> SweepRange {
    let option = "--\(axis.dimension)"
    let written = "\(NumberText.exact(bounds.lower))...\(NumberText.exact(bounds.upper))"
    do throws(SweepRange.Problem) {
      return try SweepRange(bounds.lower, bounds.upper, step: step)
    } catch {
      switch error {
      case .unreadable, .noLength:
        throw .misuse(
          "\(option) “\(written)”: lengths are from 0 to \(Int(SweepRange.mostLength)) points")
      case .reversed:
        throw .misuse(
          "\(option) “\(written)” ends before it begins; did you mean "
            + "\(NumberText.exact(bounds.upper))...\(NumberText.exact(bounds.lower))?")
      case .noStep: throw .misuse("--step: a number of points greater than 0 is due")
      case .tooMany(let count):
        throw .misuse(
          "\(option) “\(written)” comes to \(count) layouts, and \(SweepRange.mostSamples) are the "
            + "most; give a larger --step, or none: what changes between two is looked for")
      }
    }
  }
}
