import Foundation
import HaggleReports
import HaggleVocabulary

/// An answer as JSON.
protocol JSONAnswer: Encodable {
  /// The name and version of its form in docs/JSON.md: `check/1`. New keys keep the version;
  /// removed or redefined keys change it. Nil for a form defined by another standard.
  static var schema: String? { get }
}

extension JSONAnswer {
  var bytes: [UInt8] { SortedJSON.bytes(of: Versioned(answer: self)) }
}

/// The answer with `schema` as an additional key.
private struct Versioned<Answer: JSONAnswer>: Encodable {
  let answer: Answer

  private enum Key: CodingKey { case schema }

  func encode(to encoder: any Encoder) throws {
    try answer.encode(to: encoder)
    guard let schema = Answer.schema else { return }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("haggle/\(schema)", forKey: .schema)
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
