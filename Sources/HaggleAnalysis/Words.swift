import Foundation
import HaggleVocabulary

// Numbers and lists in sentences.

func points(_ length: CGFloat) -> String { NumberText.display(length) }

/// A length in code that a reader may copy.
func typed(_ length: CGFloat) -> String { NumberText.code(length) }

/// "1 point", "2.5 points"
func counted(_ length: CGFloat) -> String {
  let text = points(length)
  return text == "1" ? "1 point" : "\(text) points"
}

/// "once", "twice", "three times", "12 times"
func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  case 3...10: "\(cardinals[count - 3]) times"
  default: "\(count) times"
  }
}

private let cardinals = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"]

/// "first" for 1; numbers for what is not spelt out.
func ordinal(_ number: Int) -> String {
  let words = ["first", "second", "third", "fourth", "fifth", "sixth"]
  return words.indices.contains(number - 1) ? words[number - 1] : "number \(number)"
}

/// `96 + 8 + 120 = 224`; nil for a sum that is none or too long to read.
func arithmetic(_ reason: Reason) -> String? {
  guard let result = reason.result, 2...9 ~= reason.terms.count,
    reason.terms.allSatisfy({ $0.operator == .plus })
  else { return nil }
  return "\(reason.terms.map { points($0.value) }.joined(separator: " + ")) = \(points(result))"
}

extension Axis {
  /// What a grid divides this axis into.
  var track: String { self == .horizontal ? "column" : "row" }

  /// What has a view take its ideal length on that axis alone.
  var fixedSize: String {
    self == .horizontal
      ? ".fixedSize(horizontal: true, vertical: false)"
      : ".fixedSize(horizontal: false, vertical: true)"
  }
}

extension [Int] {
  /// Event numbers in their order, each once.
  var inOrder: [Int] {
    sorted().reduce(into: []) { numbers, number in
      if numbers.last != number { numbers.append(number) }
    }
  }
}
