import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenBackground = Rule(
    id: "uneven-background",
    summary: "The background of a view in a row is lower than the row.",
    finding: """
      A background is as large as the view that it stands behind, and a row does not stretch its \
      children: a coloured block beside a text of more lines ends before it, and cards side by \
      side, or in one line of a lazy grid, end at different heights. Seldom is that wanted of a \
      plain colour, whose edges show.
      """,
    example: """
      // proposal: 320x400
      // text-cell: 8x20
      HStack(spacing: 20) {
        Text("!").padding(10)
          .background(Color.orange).id("badge")
        Text("Ferries stay in port until the wind drops below force seven and the warning is off")
          .id("story")
      }
      .id("row")
      """,
    scope: """
      One with round corners or of another shape is a badge, and left alone, unless the view \
      beside it is made by the same line of the source, or has round corners of the same look: \
      then they are cards, as are views with one colour and the same modifiers, whatever the row \
      aligns. Beside a lower block there have to be words, or something painted as well. In a \
      lazy grid it is reported for cards alone. A single line with no \
      room above and below it is a tag beside a column of several texts without a background.
      """,
    help: """
      `.frame(maxHeight: .infinity)` on each before its background, and \
      `.fixedSize(horizontal: false, vertical: true)` on the row; in a lazy grid \
      `.frame(minHeight: …)` on each before its background, `.lineLimit(2, reservesSpace: \
      true)` on its text, or a `Grid` in its place
      """,
    exception: "the block is to be as high as what is in it",
    keyNote: "of the lower one", needs: "the log",
    search: .symptoms { timeline in
      let contents = timeline.contents
      return timeline.views(withAnyOf: [.dividesWidth, .makesColumns]).flatMap {
        Uneven.all(in: $0, timeline, contents)
      }
    })
}

/// A view with a plain background in a row that is higher for another child.
private struct Uneven: Sighting {
  let timeline: Timeline
  let row: NodeID
  let node: NodeID
  /// What is to be made higher: of a card what is before its background.
  let short: NodeID
  let height: CGFloat
  let tallest: NodeID
  let tallestHeight: CGFloat

  /// Less, in points, is taken for a line that is not quite as high.
  private static let least: CGFloat = 12

  static func all(in row: NodeID, _ timeline: Timeline, _ contents: Contents) -> [Uneven] {
    timeline.rows(of: row).flatMap {
      all(in: $0.filter(contents.contains), of: row, timeline, contents)
    }
  }

  private static func all(
    in children: [NodeID], of row: NodeID, _ timeline: Timeline, _ contents: Contents
  ) -> [Uneven] {
    let heights = children.compactMap { child in
      timeline.height(ofBase: child).map { (child: child, height: $0) }
    }
    guard heights.count > 1, let tallest = heights.max(by: { $0.height < $1.height }),
      contents.holdsText(tallest.child), !timeline.isGreedy(tallest.child, .vertical)
    else { return [] }
    return heights.compactMap { child, height in
      guard !timeline.isGreedy(child, .vertical), height + least < tallest.height,
        !timeline.isTag(child, beside: tallest.child),
        !timeline.isLazyGrid(row) && timeline.isPainted(child, contents)
          && !timeline.isAligned(child, in: row) && timeline.isPartner(tallest.child)
          || timeline.isSameCard(child, tallest.child, contents)
          || timeline.isDressedAlike(child, tallest.child, contents)
      else { return nil }
      let card =
        timeline.isSameCard(child, tallest.child, contents)
        ? timeline.modified(inCard: child, contents) : nil
      return Uneven(
        timeline: timeline, row: row, node: child, short: card ?? child, height: height,
        tallest: tallest.child, tallestHeight: tallest.height)
    }
  }

  var goal: Goal? {
    Goal(
      [.length(node, .vertical, .exactly(tallestHeight))], near: [short, row],
      lengths: [.vertical: tallestHeight])
  }

  var suspicion: Suspicion {
    suspected(
      .unevenBackground, of: short, on: .vertical, placed: [node, tallest], remedies: remedies,
      exception: "it is to be as high as what is in it", involving: [node, row, tallest],
      off: tallestHeight - height)
  }

  var statement: Statement {
    Statement(
      """
      \(node) with its background is \(points(height)) points high, and \(tallest) beside it \
      \(points(tallestHeight))
      """, subject: node,
      because: """
        A background is as large as the view before it, and \(row) does not stretch its children
        """)
  }

  private var remedies: [Prose] {
    guard timeline.isLazyGrid(row) else {
      return [
        """
        write \(code: ".frame(maxHeight: .infinity)") before the background of \(node), and \
        \(code: Axis.vertical.fixedSize) on \(row)
        """
      ]
    }
    return [
      """
      write \(code: ".frame(minHeight: …)") before the background of each cell, or \
      \(code: ".lineLimit(2, reservesSpace: true)") on its text
      """,
      """
      put the cells into a \(code: "Grid") with a \(code: "GridRow") for each line, and write \
      \(code: ".frame(maxHeight: .infinity)") before their backgrounds
      """,
    ]
  }
}

extension Timeline {
  /// Whether a line of words, with no room above and below it, is beside a column of texts of which
  /// none has a background: a row of a name, and what is below it, with a button or a count.
  fileprivate func isTag(_ node: NodeID, beside other: NodeID) -> Bool {
    guard isLine(node), let words = core(of: node).flatMap({ length($0, .vertical) }),
      (length(node, .vertical) ?? 0) < words + 1
    else { return false }
    return stack(in: other, along: .vertical) != nil && isOfWords(other)
      && !tree.walk(from: other, into: sizingChildren).contains { isPainted(behind: $0) }
  }

  /// How high a view is; of views on each other the highest of them: what hangs over the edge of
  /// that makes their stack higher, and not what is painted.
  fileprivate func height(ofBase node: NodeID) -> CGFloat? {
    let stack = shown(by: node)
    guard isLayerStack(stack), length(stack, .vertical) == length(node, .vertical) else {
      return length(node, .vertical)
    }
    return tree.children(of: stack).compactMap { length($0, .vertical) }.max()
  }

  /// Whether a row states an alignment for lower views, so that they are not centred.
  fileprivate func isAligned(_ child: NodeID, in row: NodeID) -> Bool {
    guard let own = screenExtent(child, .vertical), let whole = screenExtent(row, .vertical) else {
      return false
    }
    return abs(own.start + own.end - whole.start - whole.end) > 2
  }

  /// The children of a row, or those of each row of a grid.
  fileprivate func rows(of node: NodeID) -> [[NodeID]] {
    switch dividedAxes(node) {
    case .horizontal: [tree.children(of: node)]
    case [.horizontal, .vertical]: lines(of: node, along: .horizontal)
    default: has(.makesColumns, node) ? lines(of: node, along: .horizontal) : []
    }
  }

  /// Whether a view has a plain colour or rectangle behind it, and a text in it.
  fileprivate func isPainted(_ node: NodeID, _ contents: Contents) -> Bool {
    guard !isClipped(node), contents.holdsText(node) else { return false }
    return backgrounds(of: node).contains { layer in
      core(of: layer).map { fillsRectangle($0) && !isClear($0) } == true && !isClipped(layer)
        && isAsLarge(layer, as: node)
    }
  }

  /// Whether two views have a background that one line of the source makes, or that looks the same
  /// and is no pill, with a text before it.
  fileprivate func isSameCard(_ a: NodeID, _ b: NodeID, _ contents: Contents) -> Bool {
    guard let first = card(in: a, contents), let second = card(in: b, contents) else {
      return false
    }
    if let place = place(first), place == self.place(second) { return true }
    if hasPlainCorners(first), hasPlainCorners(second), isAlike(a, b) { return true }
    guard let look = look(ofCard: first), case .rounded = look.outline else { return false }
    return look.paint != nil && look == self.look(ofCard: second)
  }

  /// Whether two views with texts have the same paint up to their corners behind them, and
  /// modifiers of the same kinds in the same order, with a padding among them and without a stated
  /// height: cards of several contents.
  fileprivate func isDressedAlike(_ a: NodeID, _ b: NodeID, _ contents: Contents) -> Bool {
    guard let own = card(in: a, contents), let other = card(in: b, contents),
      let look = look(ofCard: own), look.paint != nil, look.outline == .rectangle,
      look == self.look(ofCard: other), isCornered(own), isCornered(other)
    else { return false }
    let (first, second) = (dress(of: a), dress(of: b))
    return first.contains { has(.spaces, $0) }
      && !(first + second).contains { has(.fixes(.vertical), $0) || has(.hasLeast(.vertical), $0) }
      && first.elementsEqual(second) { kind($0) == kind($1) }
  }

  /// Whether nothing cuts it into a pill or a circle.
  private func isCornered(_ card: NodeID) -> Bool {
    switch appearance(of: card).outline {
    case .rectangle, .rounded: true
    case .capsule, .ellipse, .uneven: false
    }
  }

  /// The modifiers of a view, from the outside to the inside.
  private func dress(of node: NodeID) -> [NodeID] {
    modified(by: node).prefix { onlySizingChild(of: $0) != nil && !isContainer($0) }
  }

  /// Whether a block beside it is to be as high: it is words, or painted as well. A line or a
  /// picture among words says that they are no part of what the block is.
  fileprivate func isPartner(_ node: NodeID) -> Bool {
    isOfWords(node)
      || tree.walk(from: node, into: sizingChildren).prefix(Self.mostLevels)
        .contains { isPainted(behind: $0) }
  }

  /// Whether it is painted, or outlined, up to its corners.
  private func hasPlainCorners(_ card: NodeID) -> Bool {
    look(ofCard: card)?.outline == .rectangle
  }

  /// How the layer that paints a card is drawn.
  private func look(ofCard card: NodeID) -> Appearance? {
    tree.children(of: card).dropFirst().first { isPaint($0, of: card) }
      .flatMap { core(of: $0) }.map { appearance(of: $0) }
  }

  /// What is before the background of a card, where that is a modifier of what is in it.
  fileprivate func modified(inCard node: NodeID, _ contents: Contents) -> NodeID? {
    guard let content = card(in: node, contents).flatMap({ tree.firstChild(of: $0) }) else {
      return nil
    }
    return tree.children(of: content).isEmpty ? nil : content
  }

  /// The view with a background that a view is, modifiers around it left out of account.
  private func card(in node: NodeID, _ contents: Contents) -> NodeID? {
    var node = node
    while !isPainted(behind: node) {
      let children = sizingChildren(of: node)
      guard children.count == 1 else { return nil }
      node = children[0]
    }
    return contents.holdsText(node) ? node : nil
  }
}
