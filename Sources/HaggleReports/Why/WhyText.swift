import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Why a number is what it is, in words: what it is, how the node came to it, who offered what.
package struct WhyText {
  private let timeline: Timeline
  private let why: Why

  package init(_ timeline: Timeline, _ why: Why) {
    self.timeline = timeline
    self.why = why
  }

  /// What there is to say, with the events that say so.
  package var lines: [WhyLine] {
    if !why.quantity.isLength { return PlaceText(timeline, why).lines }
    var lines = [title] + remarks
    if !why.ledgers.isEmpty { lines += [.blank] + LedgerLines(timeline, why.ledgers).lines }
    if !why.offers.isEmpty { lines += [.blank] + OfferText(timeline, why.offers).lines }
    return lines
  }

  /// The lines as text of at most `columns` characters each.
  package func text(columns: Int = 100) -> String { Self.text(lines, columns: columns) }

  package static func text(_ lines: [WhyLine], columns: Int) -> String {
    let layout = WhyColumns(lines, columns: columns)
    return lines.flatMap { layout.text($0) }.map { $0 + "\n" }.joined()
  }
}

extension WhyText {
  private var name: String { timeline.trace.name(of: why.node) }

  private var title: WhyLine {
    guard let value = why.value, let event = why.event else {
      return WhyLine("\(name) has no \(why.quantity.rawValue) here: nobody asked or placed it")
    }
    let isPlaced = timeline.placement(of: why.node)?.event == event
    let size = "\(NumberText.display(value) as String) \(why.quantity.adjective)"
    return WhyLine("\(name) \(isPlaced ? "is" : "answers") \(size)", events: [event])
  }

  /// What must be known before the number is explained.
  private var remarks: [WhyLine] {
    guard let value = why.value else { return [] }
    guard let call = why.call else {
      return [WhyLine("It is placed so; the trace holds no question that it answered.", indent: 1)]
    }
    var lines: [WhyLine] = []
    let span = timeline.spans[call]
    if let answer = span.size?[why.quantity.axis], answer != value, let event = span.answer {
      let words = NumberText.display(answer) as String
      lines.append(
        WhyLine(
          "Its answer was \(words); whoever placed it decided otherwise.", indent: 1,
          events: [event]))
    }
    if why.event != span.answer, timeline.placement(of: why.node) == nil {
      lines.append(WhyLine("It was never placed; this is its last answer.", indent: 1))
    }
    return lines
  }
}

extension Quantity {
  /// What one says of a length on it.
  package var adjective: String { axis == .horizontal ? "wide" : "high" }
}
