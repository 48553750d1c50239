import HaggleReplay
import HaggleReports
import HaggleVocabulary

/// Explanations as JSON: the number, the events, and the lines of the text form.
struct WhyJSON: JSONAnswer {
  static let schema: String? = "why/1"

  private let explanations: [Entry]

  private struct Entry: Encodable {
    let node: String
    let quantity: String
    let value: JSONNumber?
    let event: Int?
    let expected: JSONNumber?
    /// The event that ruled the expected length out.
    let ruledOutBy: Int?
    let lines: [Row]
  }

  private struct Row: Encodable {
    let text: String
    let indent: Int
    let events: [Int]
  }

  init(_ timeline: Timeline, _ explanations: [Explanation]) {
    self.explanations = explanations.map { explanation in
      let why = explanation.why
      return Entry(
        node: timeline.trace.nodes[why.node.index].name, quantity: why.quantity.rawValue,
        value: why.value.map(JSONNumber.init), event: why.event,
        expected: explanation.expected.map(JSONNumber.init),
        ruledOutBy: explanation.ruledOutBy,
        lines: explanation.lines.filter { !$0.text.isEmpty }.map {
          Row(text: $0.text, indent: $0.indent, events: $0.events)
        })
    }
  }
}
