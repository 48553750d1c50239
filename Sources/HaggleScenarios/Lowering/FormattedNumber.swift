import Foundation
import HaggleLanguage
import HaggleVocabulary

/// `.number`, `.percent`, `.currency(code: "EUR")`, each perhaps with
/// `.precision(.fractionLength(2))`, as an American phone shows them.
struct FormattedNumber {
  private var isPercent = false
  private var symbol: String?
  private var digits: Int?

  init(_ format: Value) {
    var next: Value? = format
    while case .member(_, let name, let arguments)? = next {
      next = arguments?.first { $0.label == "self" }?.value
      switch name {
      case "percent": isPercent = true
      case "currency":
        symbol = Self.symbol(arguments?.first { $0.label == "code" }?.value.words ?? "")
      case "precision": digits = arguments?.lazy.compactMap { $0.value.fractionLength }.first
      default: break
      }
    }
  }

  func text(_ number: Double) -> String {
    guard number.isFinite else { return NumberText.exact(number) }
    if isPercent { return grouped(number * 100, digits) + "%" }
    guard let symbol else { return grouped(number, digits) }
    return (number < 0 ? "-" : "") + symbol + grouped(abs(number), digits ?? 2)
  }

  /// Digits in groups of three, so many of them behind the point.
  private func grouped(_ number: Double, _ digits: Int?) -> String {
    let text = digits.map { String(format: "%.\($0)f", number) } ?? NumberText.exact(number)
    let parts = text.split(separator: ".", maxSplits: 1)
    var whole = ""
    for (index, digit) in (parts.first ?? "").reversed().enumerated() {
      if index > 0, index % 3 == 0, digit != "-" { whole.append(",") }
      whole.append(digit)
    }
    return String(whole.reversed()) + (parts.count > 1 ? "." + parts[1] : "")
  }

  private static func symbol(_ code: String) -> String {
    let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"]
    return symbols[code.uppercased()] ?? code + "\u{a0}"
  }
}

extension Value {
  fileprivate var fractionLength: Int? {
    guard case .member(_, "fractionLength", let arguments) = self,
      let value = arguments?.first?.value
    else { return nil }
    let length = if case .range(let lower, _, _) = value { lower } else { value }
    return Reading.whole(length).map { min(max($0, 0), 30) }
  }
}
