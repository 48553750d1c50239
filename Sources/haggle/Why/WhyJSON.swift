import Foundation
import HaggleReplay
import HaggleReports
import HaggleVocabulary

/// Explanations for programs: the number, the events, and the lines that people read.
struct WhyJSON: Encodable {
  private let explanations: [Entry]

  private struct Entry: Encodable {
    let node: String
    let quantity: String
    let value: Number?
    let event: Int?
    let expected: Number?
    /// The event that ruled the expected length out.
    let ruledOutBy: Int?
    let lines: [Row]
  }

  private struct Row: Encodable {
    let text: String
    let indent: Int
    let events: [Int]
  }

  /// In points; `"inf"` as in a trace.
  private struct Number: Encodable {
    let value: CGFloat

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if value.isFinite {
        try container.encode(Double(value))
      } else {
        try container.encode(NumberText.exact(value))
      }
    }
  }

  init(_ timeline: Timeline, _ explanations: [Explanation]) {
    self.explanations = explanations.map { explanation in
      let why = explanation.why
      return Entry(
        node: timeline.trace.nodes[why.node.index].name, quantity: why.quantity.rawValue,
        value: why.value.map(Number.init), event: why.event,
        expected: (explanation.not?.expected).map(Number.init),
        ruledOutBy: explanation.not?.verdict.event,
        lines: explanation.lines.filter { !$0.text.isEmpty }.map {
          Row(text: $0.text, indent: $0.indent, events: $0.events)
        })
    }
  }

  /// Keys in alphabetical order: the same bytes for the same trace.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers always encode.
    let data = (try? encoder.encode(self)) ?? Data()
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
