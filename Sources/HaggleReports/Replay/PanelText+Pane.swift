import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The pane beside the views: why the selected view is as large as it is, at this moment or in the
/// end.
extension PanelText {
  /// Its lines, and a title that says which moment they are about.
  ///
  /// - Parameter most: how many reasons are set out; of more those in the middle are left out.
  package func explanation(most: Int) -> (title: String, lines: [Line]) {
    if replay.isSettled, replay.chosenCall == nil, timeline.stack(at: replay.cursor).isEmpty,
      let node = replay.selected
    {
      let size = timeline.size(of: node).map { " is \(NumberText.display($0))" } ?? ""
      return ("why \(name(node))\(size)", why(node, nil).map(\.uncited))
    }
    if let call = replay.callAtHand {
      let span = timeline.spans[call]
      // Before it has said anything there is where its offer comes from.
      let isSilent = span.answer ?? .max > replay.cursor.event
      let silence = isSilent && timeline.reasons(inCall: call, upTo: replay.cursor.event).isEmpty
      return (
        "why \(name(span.node)) ← \(NumberText.display(span.proposal))\(moment(call))",
        silence ? offers(to: call) : ledger(most: most).dropFirst().map { $0.indented(by: -1) }
      )
    }
    return outside(most)
  }

  /// How the offer came to a call, on each axis.
  private func offers(to call: Int) -> [Line] {
    let lines = Axis.allCases.flatMap { axis in
      OfferText(timeline, timeline.offers(toCall: call, on: axis), on: axis).lines
    }
    return lines.isEmpty ? [Line("no reason was given so far")] : lines.map(\.uncited)
  }

  /// Where no call is at hand.
  private func outside(_ most: Int) -> (title: String, lines: [Line]) {
    guard let chosen = replay.chosen else {
      let placed = replay.event.flatMap { if case .place(let own) = $0 { own.node } else { nil } }
      return (placed.map { "why \(name($0)) is there" } ?? "why", ledger(most: most))
    }
    let first = timeline.spans(of: chosen).first.map { timeline.spans[$0].ask }
    let line =
      first.map { Line("\(name(chosen)) is not asked before event \($0)", event: $0) }
      ?? Line("\(name(chosen)) was never asked", .row)
    return ("why \(name(chosen))", [line])
  }

  /// That the call is over, and since when.
  private func moment(_ call: Int) -> String {
    let isHere = timeline.span(at: replay.cursor) == call
    let isOpen = timeline.stack(at: replay.cursor).contains(call)
    return isHere || isOpen
      ? "" : ", event \(timeline.spans[call].answer ?? timeline.spans[call].ask)"
  }
}

// MARK: - Below the picture

extension PanelText {
  /// `Text.4 "Name" 40×20 at 16,120`, and by how much it reaches out of what is around it.
  package func place(of node: NodeID, at cursor: Cursor) -> [String] {
    guard let rectangle = timeline.rectangle(of: node, at: cursor) else {
      return [trace.title(of: node), "not placed so far"]
    }
    let x: String = NumberText.display(rectangle.origin.x)
    let y: String = NumberText.display(rectangle.origin.y)
    let lines = [
      "\(trace.title(of: node)) \(NumberText.display(rectangle.size)) at \(x),\(y)",
      excess(of: node, rectangle, cursor),
    ]
    return lines.compactMap(\.self).flatMap {
      PlainText.paragraph($0, width: max(columns, 8), breakingWords: true)
    }
  }

  /// `reaches out of row by 109 at the top`; nil where it does not.
  private func excess(of node: NodeID, _ own: CGRect, _ cursor: Cursor) -> String? {
    guard let parent = trace.nodes[node.index].parent,
      let around = timeline.rectangle(of: parent, at: cursor)
    else { return nil }
    let sides = [
      ("left", around.minX - own.minX), ("right", own.maxX - around.maxX),
      ("top", around.minY - own.minY), ("bottom", own.maxY - around.maxY),
    ].filter { $0.1 > 0.5 }.map { side, length in
      "\(NumberText.display(length) as String) at the \(side)"
    }
    return sides.isEmpty
      ? nil : "reaches out of \(name(parent)) by \(sides.joined(separator: ", "))"
  }
}
