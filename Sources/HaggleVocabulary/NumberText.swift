package import Foundation

/// Formats numbers: the only place, so that all outputs agree.
package enum NumberText {
  /// A whole number with its thousands apart: `1 000 000`.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    let groups = digits.enumerated().reduce(into: "") { groups, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { groups += " " }
      groups.append(digit.element)
    }
    return number < 0 ? "-" + groups : groups
  }

  /// The shortest decimal that reads back to the same bits; whole numbers without a fraction
  /// (except for negative zero).
  package static func exact(_ value: CGFloat) -> String {
    if value == .infinity { return "inf" }
    if value == -.infinity { return "-inf" }
    if value.isNaN { return "nan" }
    return whole(value).map { String($0) } ?? Double(value).description
  }

  /// The number as one without a fraction, where `exact` has it so; nil for negative zero.
  package static func whole(_ value: CGFloat) -> Int64? {
    guard value == value.rounded(), abs(value) < 1e16, value != 0 || value.sign == .plus else {
      return nil
    }
    return Int64(value)
  }

  /// For display: at most two decimals without trailing zeros, `∞` for infinity.
  package static func display(_ value: CGFloat) -> String {
    if value.isInfinite { return value < 0 ? "−∞" : "∞" }
    return rounded(value, minus: "−")
  }

  /// As `display` rounds it, but for code: `-30.5`, `-.infinity`.
  package static func code(_ value: CGFloat) -> String {
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return rounded(value, minus: "-")
  }

  private static func rounded(_ value: CGFloat, minus: String) -> String {
    if value.isNaN { return "NaN" }
    let hundredths = (abs(value) * 100).rounded()
    let sign = value < 0 && hundredths > 0 ? minus : ""
    guard hundredths < 1e15 else { return sign + exact(abs(value).rounded()) }
    let (whole, fraction) = Int64(hundredths).quotientAndRemainder(dividingBy: 100)
    let start = sign + String(whole)
    if fraction == 0 { return start }
    if fraction % 10 == 0 { return start + "." + String(fraction / 10) }
    return start + (fraction < 10 ? ".0" : ".") + String(fraction)
  }

  /// A proposal on one axis for display; nil stays `nil`.
  package static func display(_ value: CGFloat?) -> String {
    value.map { display($0) as String } ?? "nil"
  }

  /// A size for display, such as `167×350`.
  package static func display(_ size: CGSize) -> String {
    "\(display(size.width))×\(display(size.height))"
  }

  /// A place for display, such as `16,120`.
  package static func display(_ place: CGPoint) -> String {
    "\(display(place.x)),\(display(place.y))"
  }

  /// A proposal for display, such as `93.33×nil`.
  package static func display(_ proposal: ProposedViewSize) -> String {
    "\(display(proposal.width))×\(display(proposal.height))"
  }
}

extension NumberText {
  /// Whether `display` gives equal texts for both, without making them.
  package static func isShownAlike(_ a: CGFloat, _ b: CGFloat) -> Bool {
    shown(a) == shown(b) || (a.isNaN && b.isNaN)
  }

  /// The number that `display` shows.
  private static func shown(_ value: CGFloat) -> CGFloat {
    let hundredths = (value * 100).rounded()
    return abs(hundredths) < 1e15 ? hundredths / 100 : value.rounded()
  }
}
