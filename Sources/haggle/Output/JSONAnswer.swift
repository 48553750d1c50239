import Foundation
import HaggleVocabulary

/// An answer for programs.
protocol JSONAnswer: Encodable {}

extension JSONAnswer {
  /// Keys in alphabetical order: the same bytes for the same answer.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers always encode.
    let data = (try? encoder.encode(self)) ?? Data()
    return Array(data) + [UInt8(ascii: "\n")]
  }
}

/// A number of points; `"inf"` and `"nan"` as in a trace.
struct JSONNumber: Encodable {
  let value: CGFloat

  init(_ value: CGFloat) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(Double(value))
    } else {
      try container.encode(NumberText.exact(value))
    }
  }
}
