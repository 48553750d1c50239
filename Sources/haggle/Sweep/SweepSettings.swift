import Foundation
import HaggleExperiments
import HaggleScenarios
import HaggleVocabulary

/// The varied quantities of the command line: for each kind no value, a constant, or several
/// values.
struct SweepSettings {
  typealias Bounds = (lower: CGFloat, upper: CGFloat)

  var width: Bounds?
  var height: Bounds?
  /// Listed widths or heights, instead of a range.
  var widths: [CGFloat] = []
  var heights: [CGFloat] = []
  var step: CGFloat?
  var devices: [NamedDevices] = []
  var typeSizes: [SweepPoint] = []
  var locales: [SweepPoint] = []
  var platforms: [SweepPoint] = []
  var directions: [SweepPoint] = []

  /// The named values, in the order of reports.
  private func named(like stage: Stage? = nil) -> [Named] {
    let devices = devices(like: stage)
    return [
      Named("--device", SweepPoint.devices(devices), isSwept: devices.count > 1),
      Named("--type-size", typeSizes), Named("--locale", locales),
      Named("--platform", platforms), Named("--direction", directions),
    ]
  }

  private struct Named {
    let option: String
    let points: [SweepPoint]
    /// Whether several values were given, even if their layouts are equal.
    let isSwept: Bool

    init(_ option: String, _ points: [SweepPoint], isSwept: Bool? = nil) {
      self.option = option
      self.points = points
      self.isSwept = isSwept ?? (points.count > 1)
    }
  }

  private func devices(like stage: Stage?) -> [Device] {
    devices.flatMap { $0.devices(like: stage) }.distinct()
  }

  /// Applies the constant values.
  func apply(to overrides: inout Stage.Overrides) {
    for one in named() where !one.isSwept { one.points.first?.apply(to: &overrides) }
  }

  /// The points to lay out.
  ///
  /// - Parameters:
  ///   - usual: the default widths.
  ///   - isSizeStated: whether `--proposal` fixes the size.
  ///   - stage: what the text is for, if that is known.
  func plan(
    usual: Bounds, isSizeStated: Bool, on stage: Stage? = nil
  ) throws(Failure) -> SweepRun.Plan {
    let several = named(like: stage).filter(\.isSwept)
    let swept = sweptLengths + several.map(\.option)
    if swept.count > 1 {
      throw .misuse(
        "\(swept[0]) and \(swept[1]) would vary two things at once; vary one, and give the other "
          + "one value" + (several.isEmpty ? ": --proposal 390x700" : ""))
    }
    if typeSizes.count > 1, stage?.platform == .macOS {
      throw .misuse("a Mac has no type sizes: its texts are as large as the view says")
    }
    if let first = several.first {
      if step != nil { throw .misuse("--step is for --width and --height") }
      if isSizeStated, devices(like: stage).count > 1 {
        throw .misuse("--proposal says how large every device is; leave one of the two out")
      }
      return .points(first.points)
    }
    if let listed { return .points(try points(listed)) }
    let axis: HaggleVocabulary.Axis = height == nil ? .horizontal : .vertical
    return .lengths(axis, try range(axis, height ?? width ?? usual))
  }

  private var sweptLengths: [String] {
    (width == nil && widths.isEmpty ? [] : ["--width"])
      + (height == nil && heights.isEmpty ? [] : ["--height"])
  }

  private typealias Listed = (axis: HaggleVocabulary.Axis, lengths: [CGFloat])

  private var listed: Listed? {
    widths.isEmpty ? heights.isEmpty ? nil : (.vertical, heights) : (.horizontal, widths)
  }

  private func points(_ listed: Listed) throws(Failure) -> [SweepPoint] {
    let option = "--\(listed.axis.dimension)"
    if step != nil { throw .misuse("--step is for a range; \(option) lists what to lay out") }
    guard listed.lengths.allSatisfy({ 0...SweepRange.mostLength ~= $0 }) else {
      throw .misuse("\(option): lengths are from 0 to \(Int(SweepRange.mostLength)) points")
    }
    return Set(listed.lengths).sorted().map { .length(listed.axis, $0) }
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
      case .noStep: throw .misuse("--step: expected a number of points greater than 0")
      case .tooMany(let count):
        throw .misuse(
          "\(option) “\(written)” comes to \(count) layouts, and \(SweepRange.mostSamples) are the "
            + "most; give a larger --step, or none: what changes between two is looked for")
      }
    }
  }
}

/// What a word of `--device` names.
enum NamedDevices {
  case one(Device)
  /// Those that the text may be shown on, each turned like this.
  case all(turn: String)

  /// - Parameter stage: what the text is for; nil for a phone or a tablet.
  fileprivate func devices(like stage: Stage?) -> [Device] {
    switch self {
    case .one(let device): return [device]
    case .all(let turn):
      let foreign = stage?.device.foreign
      // A window of a Mac has any size, and so have the others of which there is one.
      let isOfMany = foreign == .watchOS
      return Device.names.compactMap { Device.named($0 + turn) }.filter {
        $0.platform == .iOS && $0.foreign == (isOfMany ? foreign : nil)
      }
    }
  }
}
