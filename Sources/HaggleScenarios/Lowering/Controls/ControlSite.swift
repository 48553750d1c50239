import Foundation
import HaggleLayouts
import HaggleVocabulary

/// One use of a control: its arguments, what it inherits, and what its platform's controls measure.
struct ControlSite {
  let reading: Reading
  let around: Lowering.Surroundings

  var name: String { reading.name }
  var arguments: CallArguments { reading.arguments }
  var place: SourcePlace? { reading.place }
  var styles: ControlStyles { around.inherited.controls }
  var platform: Platform { reading.log.platform }
  var metrics: ControlMetrics { .of(platform) }

  /// Whether it takes the width of a row: on iOS a label stands at one end and its control at the
  /// other. Source: swiftui-web's measured frames (docs/CONTROLS.md).
  var isWide: Bool { platform == .iOS }

  /// The height of a line of the font that holds here, in points.
  var lineHeight: CGFloat {
    reading.log.context.line(of: around.inherited.text.font).height
  }

  /// In a list on iOS a control makes its row no higher than a line of text. Source: swiftui-web.
  func height(_ metric: ControlMetric) -> CGFloat {
    guard styles.isInList, platform == .iOS else { return metrics[metric] }
    return min(metrics[metric], lineHeight)
  }
}
