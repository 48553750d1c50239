import Foundation
import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

extension LoweringLog {
  /// Says that a frame of unknown width around words is as wide as these.
  func openSide(_ label: String, _ place: SourcePlace?) {
    report(
      Diagnostic(
        .assumed, code: .unknownNumber,
        "frame(\(label): \(label)): not in this text, so it limits nothing",
        remedy: "set it: \(code: "--set \(label)=320")", place: place, length: 5,
        subject: "frame(\(label): \(label))"))
  }

  /// The points that unknown data is taken as, which the trace reports; nil for known values.
  ///
  /// - Parameters:
  ///   - name: the view or modifier that is given it, and `label` the parameter.
  func points(
    of value: Value, in name: String, _ label: String?, at place: SourcePlace?
  ) -> CGFloat? {
    guard let written = value.unknownLength else { return nil }
    let points =
      value.unknownShare
      ?? length(of: written) {
        value.isUnknownCount(label)
          ? CGFloat(context.standIns.elements)
          : DesignToken.points(of: written, in: name, label, on: context.screen)
      }
    assumedNumber(name, label, written, as: points, at: place)
    let part =
      value.unknownFactor * Double(context.standIns.number(like: points, rank: rank(of: written)))
    // What is left of a length is more than nothing: what is taken off it was taken too large.
    let isTooMuch = part < 0 && value.unknownAddend > 0 && part + value.unknownAddend <= 0
    let number = isTooMuch ? value.unknownAddend : part + value.unknownAddend
    let limits = value.unknownLimits
    return CGFloat(min(max(number, limits.lowerBound), limits.upperBound))
  }
}
