import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Why a text has several lines: they follow from the first width that was too narrow for its
/// words, and not from the height that it is offered.
struct WrappedText {
  private let timeline: Timeline
  private let text: NodeID
  /// How wide its words are on one line, with the event that shows it.
  private let words: (width: CGFloat, event: Int)
  /// The first call with a width that is too narrow.
  private let call: Int

  /// Nil where the text is cut, or breaks only where it is written in several lines.
  init?(_ timeline: Timeline, _ why: Why) {
    let text = why.node
    guard why.isFinal, why.quantity.isLength, !timeline.isCutShort(text),
      timeline.trace.nodes[text.index].roles.contains(.text),
      timeline.tree.children(of: text).isEmpty, let size = timeline.size(of: text),
      let ideal = timeline.profile(of: text).answer(to: nil, on: .horizontal),
      ideal.size.height < size.height, ideal.size.width > size.width + WhyNot.tolerance,
      let call = Self.firstNarrow(timeline, text, ideal.size.width)
    else { return nil }
    self.timeline = timeline
    self.text = text
    words = (ideal.size.width, ideal.event)
    self.call = call
  }

  /// The first call for a stated width below the ideal one. A width of 0 asks for the minimum.
  private static func firstNarrow(_ timeline: Timeline, _ text: NodeID, _ ideal: CGFloat) -> Int? {
    timeline.spans(of: text).first { call in
      guard let width = timeline.spans[call].proposal.width else { return false }
      return width > 0 && width < ideal && timeline.spans[call].size != nil
    }
  }

  /// Lines below the arithmetic: what it needs, what it was offered, and by which rule.
  var lines: [Line] {
    let span = timeline.spans[call]
    let needs = NumberText.display(words.width) as String
    let offer = NumberText.display(span.proposal.width) as String
    let said = Line(
      "On one line its words take \(needs), and the width that it was offered is \(offer):",
      events: [words.event, span.ask])
    let offers = timeline.offers(toCall: call, on: .horizontal)
    return [said] + OfferText(timeline, offers, on: .horizontal).stepLines
  }
}
