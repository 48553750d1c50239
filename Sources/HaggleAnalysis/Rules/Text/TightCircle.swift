import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tightCircle = Rule(
    id: "tight-circle",
    summary: "Words reach beyond the circle that is painted behind them.",
    finding: """
      A circle is as wide as the shorter side of what it is behind. Behind a text, which is low \
      and wide, it is as high as the line, and the letters begin and end outside of it.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      Text("1200").padding(.horizontal, 4)
        .background(Circle().fill(.red)).id("badge")
      """,
    help: "a `Capsule()`; a frame with equal sides before the background",
    exception: "the circle is a mark in the middle of the words",
    needs: "the log with how its views are drawn",
    search: .each(.with(.layersBehind), as: TightCircle.find))
}

/// A text that is wider than the circle behind it.
private struct TightCircle: Detection {
  let timeline: Timeline
  let background: NodeID
  let diameter: CGFloat
  let width: CGFloat

  static func find(_ background: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isOfWords(background),
      let text = timeline.core(of: background), timeline.has(.text, text),
      let width = timeline.length(text, .horizontal),
      let circle = timeline.circle(behind: background),
      let diameter = timeline.length(circle, .horizontal), diameter > 0,
      let size = timeline.size(of: background), abs(diameter - min(size.width, size.height)) < 1,
      width > diameter + Noticeable.line
    else { return nil }
    return Self(
      timeline: timeline, background: background, diameter: diameter, width: width)
  }

  /// A square that the words fit into, or a little more.
  var goal: Goal? {
    let needed = width.rounded(.up)
    return Goal(
      Axis.allCases.map { .length(background, $0, .between(needed, needed + Self.spare)) },
      near: [background], lengths: [.horizontal: needed, .vertical: needed])
  }

  /// So much larger, in points, it may be.
  private static let spare: CGFloat = 16

  var suspicion: Suspicion {
    Suspicion(
      .tightCircle, of: background, on: .horizontal, in: timeline,
      saying: Statement(
        """
        The words of \(background) are \(points(width)) points wide, and the circle behind them \
        \(points(diameter))
        """,
        because: "A circle is as wide as the shorter side of what it lies behind"),
      shownBy: timeline.placings(of: [background]),
      remedies: [
        "write \(code: "Capsule()") for the circle",
        "write \(code: ".frame(width: …, height: …)") with equal sides before the background",
      ], off: width - diameter)
  }
}
