import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let mixedEdges = Rule(
    id: "mixed-edges",
    summary: "One text of a column stands at its edge and another one in its middle.",
    finding: """
      A column centres what is in it. A heading that was given a frame as wide as the column, \
      with an alignment of its own, stands at the edge; the words below it, which hug their \
      letters, still stand in the middle.
      """,
    example: """
      // proposal: 320x200
      // text-cell: 8x20
      VStack {
        Text("Topics").frame(maxWidth: .infinity, alignment: .leading).id("heading")
        Text("Swift and layout").id("words")
      }
      .id("column")
      """,
    scope: """
      Reported for plain words: what is tapped, painted or shows a picture may stand in the \
      middle of a page whose texts begin at its edge, and so may the name below a picture there.
      """,
    help: "`VStack(alignment: .leading)`; the same frame around both",
    exception: "it is to stand in the middle", keyNote: "of what stands in the middle",
    search: .each(.columns, as: MixedEdges.find))
}

/// A column with a text at its edge and words in its middle.
private struct MixedEdges: Sighting {
  let timeline: Timeline
  let column: NodeID
  /// The text at the edge, and the words in the middle.
  let heading: NodeID
  let words: NodeID
  let gap: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 24

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isCentred(column, on: .horizontal),
      let edge = timeline.screenExtent(column, .horizontal)?.start
    else { return nil }
    let views = timeline.tree.children(of: column)
    for (first, next) in zip(views, views.dropFirst()) {
      for (a, b) in [(first, next), (next, first)] {
        guard let heading = timeline.heading(in: a), timeline.isPlain(b),
          timeline.screenExtent(heading, .horizontal).map({ abs($0.start - edge) < 1 }) == true,
          let words = timeline.screenExtent(b, .horizontal), words.start - edge >= Self.least,
          a == first || !timeline.isName(b, in: views)
        else { continue }
        return Self(
          timeline: timeline, column: column, heading: heading, words: b, gap: words.start - edge)
      }
    }
    return nil
  }

  var goal: Goal? {
    Goal([.level(words, heading, at: 0, .horizontal)], near: [column])
  }

  var suspicion: Suspicion {
    suspected(
      .mixedEdges, of: words, on: .horizontal, placed: [heading, words],
      remedies: [
        "write \(code: "VStack(alignment: .leading)") for \(column)",
        "write \(code: ".frame(maxWidth: .infinity, alignment: .leading)") on \(words)",
      ] + answer, involving: [column, heading], off: gap)
  }

  /// A layout may as well take the width that it is offered.
  private var answer: [Prose] {
    guard let layout = timeline.modified(by: words).first(where: { timeline.has(.declared, $0) })
    else { return [] }
    return [
      """
      answer in the \(code: "sizeThatFits") of \(layout) with the width that is proposed, \
      \(code: "proposal.width ?? …")
      """
    ]
  }

  var statement: Statement {
    Statement(
      "\(words) begins \(points(gap)) points behind \(heading), in the same column",
      isAboutPlace: true,
      because: "\(column) centres its views, and \(heading) has a frame as wide as it")
  }
}

extension Timeline {
  /// A text at the leading edge of a frame that is wider.
  fileprivate func heading(in node: NodeID) -> NodeID? {
    guard let text = core(of: node), has(.text, text),
      modified(by: node).contains(where: { has(.frames, $0) && has(.starts(.horizontal), $0) }),
      let own = length(text, .horizontal), let whole = length(node, .horizontal), own < whole - 24
    else { return nil }
    return text
  }

  /// Whether plain words, or some above them, are right below a picture in the middle of a column:
  /// the head of a profile.
  fileprivate func isName(_ words: NodeID, in views: [NodeID]) -> Bool {
    let above = views.prefix { $0 != words }.reversed().drop { isPlain($0) }
    guard let head = above.first, let picture = core(of: head),
      has(.image, picture) || has(.decorates, picture) && !has(.spacer, picture),
      let own = screenExtent(picture, .horizontal), let name = screenExtent(words, .horizontal)
    else { return false }
    return abs(own.middle - name.middle) < 1 && own.length > 24
      && !isGreedy(head, .horizontal)
  }

  /// Whether it is words alone that hug their letters.
  fileprivate func isPlain(_ node: NodeID) -> Bool {
    isOfWords(node) && !isGreedy(node, .horizontal)
      && !modified(by: node).contains {
        has(.reacts, $0) || isPainted(behind: $0) || has(.frames, $0) || has(.assumed, $0)
      }
  }
}
