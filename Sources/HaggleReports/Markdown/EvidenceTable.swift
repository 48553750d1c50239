import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The events that prove a finding, as sentences for readers new to traces.
struct EvidenceTable {
  let timeline: Timeline
  /// The number of events left out of the table.
  let omitted: Int
  private let numbers: [Int]
  /// The axis of the finding; nil for both.
  private let axis: Axis?
  private static let most = 16

  init(_ timeline: Timeline, _ events: [Int], about axis: Axis? = nil) {
    self.timeline = timeline
    self.axis = axis
    let known = Set(events.filter { timeline.trace.events.indices.contains($0) }).sorted()
    numbers = Array(known.prefix(Self.most))
    omitted = known.count - numbers.count
  }

  var text: String {
    MarkdownText.table(["event", "who asks", "whom", "offered", "answer", "what it means"], rows)
  }

  var isEmpty: Bool { numbers.isEmpty }

  private var rows: [[String]] {
    var seen: Set<Int> = []
    return numbers.compactMap { number in
      switch timeline.trace.events[number] {
      case .ask, .answer:
        guard let index = timeline.span(at: number) else { return other(number) }
        return seen.insert(index).inserted ? row(timeline.spans[index]) : nil
      case .probe(let node, let proposal, let size):
        return [
          "\(number)", "haggle, afterwards", name(node), offer(proposal),
          NumberText.display(size), meaning(proposal, size),
        ]
      default: return other(number)
      }
    }
  }

  private func row(_ span: Span) -> [String] {
    let events = [span.ask] + (span.answer.map { [$0] } ?? [])
    let caller = span.caller ?? span.parent.map { timeline.spans[$0].node }
    let isKnown = span.caller != nil || timeline.trace.header.imported == nil
    return [
      events.map { "\($0)" }.joined(separator: "–"),
      isKnown ? caller.map(name) ?? "the host" : "not known", name(span.node),
      offer(span.proposal), span.size.map { NumberText.display($0) } ?? "none",
      span.size.map { meaning(span.proposal, $0) } ?? "nobody knows what it answered",
    ]
  }

  private func other(_ number: Int) -> [String] {
    let event = timeline.trace.events[number]
    let node = event.node.map(name) ?? ""
    switch event {
    case .place(let placement):
      let frame = placement.frame
      let place: String = NumberText.display(frame.origin)
      let size: String = NumberText.display(frame.size)
      return ["\(number)", "", node, offer(placement.proposal), size, "placed at \(place)"]
    case .reason(let reason):
      let axis = reason.axis.map { " (\($0.dimension))" } ?? ""
      let text = MarkdownText.prose(ReasonText(reason, in: timeline.trace).line)
      return ["\(number)", "", node, "", "", "its arithmetic\(axis): \(text)"]
    default:
      return [
        "\(number)", "", node, "", "", MarkdownText.prose(timeline.line(of: number)),
      ]
    }
  }

  private func name(_ node: NodeID) -> String { MarkdownText.code(timeline.trace.name(of: node)) }

  private func offer(_ proposal: ProposedViewSize) -> String { NumberText.display(proposal) }
}

// MARK: - Meaning

extension EvidenceTable {
  /// The meaning of a question and its answer.
  private func meaning(_ proposal: ProposedViewSize, _ size: CGSize) -> String {
    switch proposal {
    case .zero:
      return size == .zero
        ? "how small can you be? it can shrink to nothing"
        : "how small can you be? not smaller than \(NumberText.display(size))"
    case .infinity:
      let isGreedy = size.width == .infinity && size.height == .infinity
      return "how large can you be? "
        + (isGreedy ? "as large as you like" : "\(NumberText.display(size)) at most")
    case .unspecified: return "how large would you like to be? \(NumberText.display(size))"
    default: return comparison(proposal, size)
    }
  }

  private func comparison(_ proposal: ProposedViewSize, _ size: CGSize) -> String {
    let words = (axis.map { [$0] } ?? Axis.allCases).compactMap { axis -> String? in
      guard let offer = proposal[axis] else { return "its ideal \(axis.dimension)" }
      if offer == 0 { return "its minimum \(axis.dimension)" }
      if offer == .infinity { return "its maximum \(axis.dimension)" }
      let difference = size[axis] - offer
      guard abs(difference) >= 0.01, difference.isFinite else { return nil }
      let length: String = NumberText.display(abs(difference))
      return "\(length) \(difference < 0 ? "less" : "more") than offered in \(axis.dimension)"
    }
    if !words.isEmpty { return words.joined(separator: ", ") }
    return "it takes what it is offered" + (axis.map { " in \($0.dimension)" } ?? "")
  }
}
