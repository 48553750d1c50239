import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let floatingLine = Rule(
    id: "floating-line",
    summary: "A line of words lies across the middle of what scrolls.",
    finding: """
      A `ZStack` centres its views where it states no alignment. A line that says who is typing, \
      or that there is no network, then lies across the middle of the page, on the words that \
      scroll below it.
      """,
    example: """
      // proposal: 300x400
      // text-cell: 8x20
      ZStack {
        ScrollView {
          VStack(alignment: .leading) { ForEach(1..<40) { Text("Message \\($0)") } }
        }
        HStack { Text("Mara is typing").id("words"); Spacer() }.id("line")
      }
      .id("page")
      """,
    scope: """
      Reported for a row with a spacer that is as wide as what scrolls behind it, lower than 60 \
      points, with nothing painted behind it, and with words under it that scroll.
      """,
    help: "`ZStack(alignment: .bottom)`; `.safeAreaInset(edge: .bottom)` on what scrolls",
    exception: "it is to lie there", keyNote: "of the layers", needs: "the log",
    search: .each(.layerStacks, as: FloatingLine.find))
}

/// A row of words across the middle of layers, over what scrolls.
private struct FloatingLine: Detection {
  let timeline: Timeline
  let stack: NodeID
  let line: NodeID
  let page: NodeID

  /// What is higher, in points, is more than a line.
  private static let most: CGFloat = 60

  static func find(in stack: NodeID, _ timeline: Timeline) -> Self? {
    let layers = timeline.tree.children(of: stack)
    guard timeline.isCentred(stack, on: .vertical), let whole = timeline.rectangle(of: stack),
      let page = layers.first(where: { timeline.has(.scrolls, within: $0) }),
      timeline.contents.holdsText(page),
      let line = layers.drop(while: { $0 != page }).dropFirst().first(where: { layer in
        timeline.isLine(layer, across: whole, most: most)
      }), let own = timeline.rectangle(of: line),
      timeline.texts(in: page, most: 64).contains(where: { text in
        timeline.rectangle(of: text).map { $0.minY < own.maxY && $0.maxY > own.minY } == true
      })
    else { return nil }
    return Self(timeline: timeline, stack: stack, line: line, page: page)
  }

  var goal: Goal? {
    Goal([.level(line, stack, at: 1, .vertical)], near: [stack, line])
  }

  var suspicion: Suspicion {
    Suspicion(
      .floatingLine, of: stack, on: .vertical, in: timeline,
      saying: Statement(
        "\(line) lies across the middle of \(stack), on what \(page) shows there",
        subject: line, isAboutPlace: true,
        because: "\(stack) states no alignment, and centres its views"),
      shownBy: timeline.placings(of: [line]),
      remedies: [
        "write \(code: "alignment: .bottom") in \(stack), or \(code: ".top")",
        "give it room of its own: \(code: ".safeAreaInset(edge: .bottom)") on \(page)",
      ], involving: [line, page])
  }
}

extension Timeline {
  /// Whether a layer is a row of words from side to side, in the middle and without paint.
  fileprivate func isLine(_ layer: NodeID, across whole: CGRect, most: CGFloat) -> Bool {
    guard let own = rectangle(of: layer), own.height < most, own.width > 0.9 * whole.width,
      abs(own.midY - whole.midY) < 1, !isPainted(within: layer),
      let row = stack(in: layer, along: .horizontal)
    else { return false }
    return contents.holdsText(row) && tree.children(of: row).contains { has(.spacer, $0) }
      && !modified(by: layer).contains { has(.reacts, $0) }
  }
}
