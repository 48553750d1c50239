import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let insistentText = Rule(
    id: "insistent-text",
    summary: "A long text with `fixedSize` keeps its line, and a short one beside it is cut.",
    finding: """
      `.fixedSize()` asks for the ideal width: the text keeps its whole line, and what lacks in \
      the row others have to do without. Where that text is the longer one, a few words beside \
      it are cut that would have had room.
      """,
    example: """
      // proposal: 300x40
      // text-cell: 8x20
      HStack(spacing: 8) {
        Text("Claude personal").lineLimit(1).id("name")
        Text("weekly 82% resets Tue 14:00").fixedSize().id("readout")
      }
      .id("row")
      """,
    scope: """
      Reported for a text of one line that would fit into half of the row, or that needs no more \
      than the other takes, beside one that takes two fifths of the row or more, by itself or \
      beside less than that in a row of their own. A text that breaks into lines there is reported \
      where the same line of code shows another text whole, as in the rows of a list.
      """,
    help: """
      `.lineLimit(1)` instead of `.fixedSize()`, with `.layoutPriority(1)` on the short text; \
      `.minimumScaleFactor(0.7)`; a `ViewThatFits`
      """,
    exception: "the long text is the one to be read", keyNote: "of the text that is cut",
    consequences: [Rule.lostWords.id],
    search: .symptoms { timeline in
      let insistent = timeline.insistentTexts
      if insistent.isEmpty { return [] }
      let texts = timeline.views(with: .text)
      let whole = Set(texts.filter { timeline.lines(of: $0) == 1 }.compactMap(timeline.place))
      return texts.compactMap {
        InsistentText.find($0, beside: insistent, whole, in: timeline)
      }
    })
}

/// A text that keeps its ideal width, and the child of a row that it is or lies in.
private struct Insistent {
  let branch: NodeID
  let text: NodeID
}

/// A text that is cut beside one that gives nothing.
private struct InsistentText: Sighting {
  let timeline: Timeline
  let text: NodeID
  let row: NodeID
  let insistent: NodeID
  let length: CGFloat
  let needed: CGFloat

  /// Longer, in parts of its row, it is the long one itself.
  private static let most: CGFloat = 0.5
  /// With less, in points, nothing of it is seen: `starved-view` finds that.
  private static let least: CGFloat = 20

  /// - Parameters:
  ///   - insistent: the texts that insist on much of a row, by that row.
  ///   - whole: where the texts are written that have one line.
  static func find(
    _ text: NodeID, beside insistent: [NodeID: [Insistent]], _ whole: Set<SourcePlace>,
    in timeline: Timeline
  ) -> Self? {
    let axis = Axis.horizontal
    guard let length = timeline.length(text, axis), let needed = timeline.ideal(text, axis),
      length >= least, needed > length + Timeline.tolerance,
      timeline.lines(of: text).map({ $0 == 1 }) ?? true
        || timeline.place(text).map(whole.contains) == true,
      let (row, branch) = timeline.division(around: text, axis),
      let room = timeline.length(row, axis), timeline.place(text) != nil,
      let insistent = insistent[row]?.first(where: { $0.branch != branch })?.text,
      let kept = timeline.length(insistent, axis), needed <= max(Self.most * room, kept)
    else { return nil }
    return Self(
      timeline: timeline, text: text, row: row, insistent: insistent, length: length, needed: needed
    )
  }

  var goal: Goal? {
    Goal([.whole(text)] + oneLine, near: [insistent, row], lengths: [.horizontal: needed])
  }

  /// As high as one line, where it breaks.
  private var oneLine: [Goal.Condition] {
    guard let lines = timeline.lines(of: text), lines > 1,
      let height = timeline.length(text, .vertical)
    else { return [] }
    return [.length(text, .vertical, .atMost(height / CGFloat(lines) + 1))]
  }

  var suspicion: Suspicion {
    suspected(
      .insistentText, of: text, on: .horizontal, sized: [text],
      shownBy: timeline.evidence(of: text, at: nil, .horizontal),
      remedies: [
        """
        take \(code: ".fixedSize()") off \(insistent), and write \(code: ".lineLimit(1)") there \
        and \(code: ".layoutPriority(1)") on \(text)
        """
      ], exception: "\(timeline.name(insistent)) is the one to be read",
      involving: [insistent, row], off: needed - length)
  }

  var statement: Statement {
    let taken = timeline.length(insistent, .horizontal) ?? 0
    return Statement(
      "\(text) has \(points(length)) points of the \(points(needed)) that it needs",
      because: "\(insistent) beside it keeps its \(points(taken)), whatever it is offered")
  }
}

extension Timeline {
  /// The texts that insist on a good part of the view that they are in, by that view.
  fileprivate var insistentTexts: [NodeID: [Insistent]] {
    nodes.reduce(into: [:]) { found, row in
      guard let room = length(row, .horizontal) else { return }
      let texts = tree.children(of: row).compactMap { insistent(in: $0, of: room) }
      if !texts.isEmpty { found[row] = texts }
    }
  }

  /// The text that a view is, or that makes up most of a row that it is, if it insists on a good
  /// part of a room.
  private func insistent(in branch: NodeID, of room: CGFloat) -> Insistent? {
    guard let length = length(branch, .horizontal), 2.5 * length > room else { return nil }
    if insists(branch) { return Insistent(branch: branch, text: branch) }
    guard let row = plainRow(in: branch) else { return nil }
    return tree.children(of: row).first { view in
      let own = self.length(view, .horizontal) ?? 0
      return 2.5 * own > room && 2 * own > length && insists(view)
    }
    .map { Insistent(branch: branch, text: $0) }
  }

  /// Whether it is a text that is asked for its ideal width.
  fileprivate func insists(_ node: NodeID) -> Bool {
    guard let text = core(of: node), has(.text, text),
      has(.asksForIdeal, within: node),
      let placement = placement(of: text)?.placement
    else { return false }
    return placement.proposal.width == nil
  }
}
