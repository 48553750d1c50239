import Foundation

/// A typed length: a number, or a word for a special proposal.
enum QueryLiteral: Equatable {
  case number(Double)
  case min
  case ideal
  case max

  /// Accepts the notation of outputs as well: `nil`, `∞`, and the minus sign.
  init?(_ text: String) {
    switch text {
    case "min": self = .min
    case "ideal", "nil": self = .ideal
    case "max", "∞", "inf": self = .max
    default:
      guard let number = Self.number(text) else { return nil }
      self = .number(number)
    }
  }

  /// A decimal number; rejects other forms that `Double` would accept.
  private static func number(_ text: String) -> Double? {
    let text = text.first == "−" ? "-" + text.dropFirst() : text
    guard text.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }), let number = Double(text)
    else { return nil }
    return number.isFinite ? number : nil
  }

  var length: QueryLength {
    switch self {
    case .number(let number): .points(number)
    case .min: .exact(0)
    case .max: .exact(.infinity)
    case .ideal: .ideal
    }
  }
}
