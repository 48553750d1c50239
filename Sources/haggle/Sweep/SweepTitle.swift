import Foundation
import HaggleExperiments
import HaggleReports
import HaggleVocabulary

/// The subject of a sweep: "Sidebar, 320 to 1024 wide, 759 high".
struct SweepTitle {
  let text: String

  /// More listed lengths are counted.
  private static let mostNames = 8

  init(_ answer: SweepAnswer) {
    let run = answer.run
    let what = answer.root
    guard let first = run.layouts.first, let last = run.layouts.last else {
      text = "\(what): nothing is laid out"
      return
    }
    switch run.axis {
    case .length(let axis):
      let (lower, upper) = (PointWords.name(first.point), PointWords.name(last.point))
      let points =
        run.isContinuous
        ? "\(lower) to \(upper)"
        : run.layouts.map { PointWords.name($0.point) }.listed(most: Self.mostNames)
      text =
        "\(what), \(points) \(axis.adjective), "
        + Self.other(first.proposal[axis.cross], axis.cross)
    case .device: text = "\(what) on \(NumberText.counted(run.layouts.count, "device"))"
    case .typeSize: text = "\(what) in \(NumberText.counted(run.layouts.count, "type size"))"
    case .locale: text = "\(what) in \(NumberText.counted(run.layouts.count, "locale"))"
    case .platform: text = "\(what) on \(NumberText.counted(run.layouts.count, "platform"))"
    case .direction: text = "\(what) in both directions"
    }
  }

  private static func other(_ length: CGFloat?, _ axis: HaggleVocabulary.Axis) -> String {
    length.map { "\(NumberText.display($0)) \(axis.adjective)" } ?? "no \(axis.dimension) stated"
  }
}
