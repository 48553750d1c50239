import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tinyText = Rule(
    id: "tiny-text",
    summary: "A text may shrink so far that nobody can read it.",
    finding: """
      With `minimumScaleFactor` a text becomes smaller before it is cut, down to that share of \
      its size. With 0.4 a long name in 17 points is set in 7, where 12 and an ellipsis would \
      say more.
      """,
    example: """
      // proposal: 120x60
      // text-cell: 8x20
      Text("Cooperative Savings Bank of the Isles")
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .id("issuer")
      """,
    scope: """
      Reported for texts of more than one word, or of one with at least 12 letters, that are \
      drawn at less than 9 points and at less than two thirds of their size. A number is to be \
      seen whole, and whoever states a factor below 0.3 wants to see all of any text.
      """,
    help: "a greater factor, such as 0.7, or none; `.truncationMode`",
    exception: "all of it is to be seen, however small", needs: "the log with its reasons",
    search: .each(.with(.text), as: TinyText.find))
}

/// A text that is drawn much smaller than it states.
private struct TinyText: Detection {
  let timeline: Timeline
  let text: NodeID
  let scale: CGFloat
  /// The size of its letters as stated, in points.
  let size: CGFloat

  private static let (smallest, least): (CGFloat, CGFloat) = (9, 2 / 3)
  /// A single word of so many letters is a name or an address, and no number.
  private static let letters = 12

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    let size = timeline.appearance(of: text).fontSize
    guard let scale = timeline.scale(of: text), size > 0,
      scale < Self.least, scale * size < Self.smallest,
      isReadInParts(timeline.trace.nodes[text.index].words ?? ""),
      !timeline.mayBecomeTiny(text)
    else { return nil }
    return Self(
      timeline: timeline, text: text, scale: scale, size: size)
  }

  /// Whether the beginning of a text says something without its end.
  private static func isReadInParts(_ words: String) -> Bool {
    words.split(separator: " ").count > 1 || words.count(where: \.isLetter) >= letters
  }

  var goal: Goal? {
    guard let line = timeline.lineHeight(of: text) else { return nil }
    return Goal([.length(text, .vertical, .between(Self.least * line, line))], near: [text])
  }

  var suspicion: Suspicion {
    Suspicion(
      .tinyText, of: text, in: timeline,
      saying: Statement(
        "\(text) is drawn in \(points(scale * size)) points instead of \(points(size))",
        because: "\(code: "minimumScaleFactor") lets it shrink to \(points(scale)) of its size"),
      shownBy: timeline.sizing(of: text),
      remedies: ["write \(code: ".minimumScaleFactor(0.7)") on it, or none"],
      off: size * (1 - scale))
  }
}

extension Timeline {
  /// Whether a text of one line may shrink to less than three tenths of its size: offered no width
  /// at all, it is as low as it can be.
  fileprivate func mayBecomeTiny(_ text: NodeID) -> Bool {
    guard let line = lineHeight(of: text),
      let least = profile(of: text).answer(to: 0, on: .horizontal)?.size.height
    else { return false }
    return least < 0.3 * line - Self.tolerance
  }

  /// The share of its size that a text is drawn in.
  fileprivate func scale(of text: NodeID) -> CGFloat? {
    guard let span = sizingSpan(text) else { return nil }
    return reasons(of: text, in: span).lazy.flatMap(\.reason.terms)
      .first { $0.knownRole == .scale }?.value
  }
}
