package import Foundation

/// A series of proposed lengths, in points.
package struct SweepRange: Equatable, Sendable {
  let lower: CGFloat
  let upper: CGFloat
  /// The distance between samples.
  package let step: CGFloat

  /// Why a range is invalid.
  package enum Problem: Error, Equatable {
    case unreadable
    /// A negative number, or none.
    case noLength
    case reversed
    case noStep
    case tooMany(Int)
  }

  /// More samples would take too long.
  package static let mostSamples = 10_001
  /// Longer than any screen.
  package static let mostLength: CGFloat = 1_000_000
  /// The maximum number of samples if no step is given: changes between two of them are searched
  /// for.
  private static let usualSamples: CGFloat = 1024

  /// - Parameter step: nil for one that makes a few hundred samples.
  package init(
    _ lower: CGFloat, _ upper: CGFloat, step: CGFloat? = nil
  ) throws(Problem) {
    guard 0...Self.mostLength ~= lower, 0...Self.mostLength ~= upper else { throw .noLength }
    guard lower <= upper else { throw .reversed }
    if let step, !(step.isFinite && step > 0) { throw .noStep }
    self.lower = lower
    self.upper = upper
    self.step = step ?? Self.usualStep(upper - lower)
    let count = (upper - lower) / self.step
    if count >= CGFloat(Self.mostSamples) { throw .tooMany(Int(saturating: min(count, 1e15)) + 1) }
  }

  /// 1, 2, 5, 10, 20, 50, …
  private static func usualStep(_ length: CGFloat) -> CGFloat {
    var (step, count): (CGFloat, Int) = (1, 0)
    while length / step > usualSamples {
      step *= count % 3 == 1 ? 2.5 : 2
      count += 1
    }
    return step
  }

  /// The bounds of a range as written: `200...500`. Nil if it is no range.
  package static func bounds(_ text: String) -> (lower: CGFloat, upper: CGFloat)? {
    guard let dots = text.range(of: "...") else { return nil }
    guard let lower = number(text[..<dots.lowerBound]), let upper = number(text[dots.upperBound...])
    else { return nil }
    return (lower, upper)
  }

  private static func number(_ text: Substring) -> CGFloat? {
    Double(text.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) }
  }

  /// The precision with which changes are reported.
  var resolution: CGFloat { min(1, step) }

  /// The sampled lengths, including both ends.
  package var samples: [CGFloat] {
    let count = Int(saturating: ((upper - lower) / step).rounded(.down))
    let samples = (0...count).map { lower + CGFloat($0) * step }
    return samples[count] < upper ? samples + [upper] : samples
  }

  /// A length near the middle of two samples, at a multiple of the resolution from the lower end;
  /// nil if the samples are close enough.
  func middle(_ a: CGFloat, _ b: CGFloat) -> CGFloat? {
    guard b - a > resolution * 1.0001 else { return nil }
    let steps = ((a + b) / 2 - lower) / resolution
    let middle = lower + steps.rounded(.down) * resolution
    return middle > a && middle < b ? middle : nil
  }
}
