import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let besideBoth = Rule(
    id: "beside-both",
    summary: "A text stands beside the middle of a field or word and what is below that.",
    finding: """
      A row puts the middles of its views on one line. Where one of them is a column, a field \
      with a hint below it or a word with a line hanging from it, the text beside it is level \
      with neither: it moves as soon as the hint appears.
      """,
    example: """
      // proposal: 320x80
      // text-cell: 8x20
      HStack(spacing: 16) {
        Text("Nickname").id("label")
        VStack(alignment: .leading, spacing: 4) {
          TextField("Value", text: .constant("")).frame(height: 48).id("field")
          Text("At most 20 letters")
        }
      }
      """,
    scope: """
      Reported for a text of one line beside a column of a field and a text, or of a text and \
      a line.
      """,
    help: """
      `HStack(alignment: .firstTextBaseline)`
      """,
    exception: "it is to be beside both",
    search: .each(.rows, as: BesideBoth.find))
}

/// A row with a text and a column whose first view the text belongs to.
private struct BesideBoth: Sighting {
  let timeline: Timeline
  let row: NodeID
  let text: NodeID
  let first: NodeID
  let gap: CGFloat

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: row)
    guard children.count == 2, timeline.isCentred(row, on: .vertical),
      let branch = children.first(where: { timeline.isLine($0) }),
      let text = timeline.core(of: branch), let column = children.first(where: { $0 != branch }),
      let first = timeline.leader(of: column), let own = timeline.screenExtent(text, .vertical),
      let other = timeline.screenExtent(first, .vertical)
    else { return nil }
    let gap = (own.start + own.end - other.start - other.end) / 2
    guard gap >= Noticeable.line else { return nil }
    return Self(
      timeline: timeline, row: row, text: text, first: first, gap: gap)
  }

  var goal: Goal? { Goal([.level(text, first, at: 0.5, .vertical)], near: [row]) }

  var suspicion: Suspicion {
    suspected(
      .besideBoth, of: text, on: .vertical, placed: [text, first],
      remedies: ["write \(code: "alignment: .firstTextBaseline") in \(row)"],
      involving: [row, first], off: gap)
  }

  var statement: Statement {
    Statement(
      "\(text) stands \(points(gap)) points below the middle of \(first) beside it",
      isAboutPlace: true,
      because: "\(row) puts it beside the middle of \(first) and what is below that")
  }
}

extension Timeline {
  /// The first view of a column: a field above a text, or a text above lines and shapes.
  fileprivate func leader(of node: NodeID) -> NodeID? {
    guard let column = stack(in: node, along: .vertical) else { return nil }
    let children = tree.children(of: column)
    let rest = children.dropFirst()
    let isField = isField(children[0])
    guard isField || isLine(children[0]) else { return nil }
    let below: NodeRole = isField ? .text : .decorates
    return rest.allSatisfy { comes($0, downTo: below) } ? children[0] : nil
  }
}
