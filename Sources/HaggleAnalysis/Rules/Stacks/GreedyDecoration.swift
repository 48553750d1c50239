import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let greedyDecoration = Rule(
    id: "greedy-decoration",
    summary: "A row is far higher than its content: a colour, line, reader or frame takes all.",
    finding: """
      A container is as large as its largest child. Where one of them is a colour, a shape, a \
      divider or a frame with a maximum of ∞, that is whatever the container is offered: a row \
      with a line in it, or layers with a colour in them, take a share of the screen instead of \
      the height of their text. It shows where such rows share their room with each other, with \
      a spacer that gets nothing, with what scrolls, or in a bar at an edge; and in a grid that \
      gets as wide as the screen for a divider, as a painted menu in a trailing corner of a \
      `ZStack` does. A `GeometryReader` of which only the width is \
      stated does so in a row, and one with only a height in a column. A painted box of a few \
      words with a `maxHeight` of ∞ pushes the words behind it to the end of the page.
      """,
    example: """
      // proposal: 393x759
      // text-cell: 8x20
      VStack(spacing: 0) {
        ForEach(["Alpha", "Beta"], id: \\.self) { title in
          ZStack {
            Color.yellow
            Text(title).padding(12)
          }
          .id(title)
        }
      }
      """,
    help: """
      the colour or line as a `.background` or `.overlay` of the content; both lengths in its \
      frame; \
      `.fixedSize(horizontal: false, vertical: true)` on the row; no `maxHeight: .infinity`; in \
      a grid `.gridCellUnsizedAxes(.horizontal)`
      """,
    exception: "it is meant to fill the room", class: .contract,
    classNote:
      "smell for a spacer, a caption, a bubble, a strip of a stated width, painted rows and "
      + "boxes of words, and a bar of more than 2 points in a row that is the page",
    keyNote: "of what takes all", needs: "the log; what would do is known from the answers to nil",
    consequences: [Rule.stretchedCard.id],
    search: .candidates { timeline in
      let contents = timeline.contents
      return timeline.views(withAnyOf: [.insets, .dividesWidth, .dividesHeight]).flatMap {
        container in
        Axis.allCases.flatMap { axis in
          Stretch.all(in: container, axis, timeline, contents: contents).map(\.candidate)
        }
      }
        + timeline.rows.compactMap {
          Stretch.find(line: $0, in: timeline, with: contents)?.candidate
        }
        + timeline.views(with: .ends(.horizontal)).flatMap {
          Stretch.all(cornered: $0, timeline, with: contents).map(\.candidate)
        }
    },
    goal: { Stretch.goal(of: $0, $1) })
}

/// A view that is longer than its content for something in it that takes all there is.
struct Stretch {
  let timeline: Timeline
  /// What is too long.
  let node: NodeID
  /// Who takes all there is.
  let source: NodeID
  let axis: Axis
  let length: CGFloat
  /// How long it would be without that.
  let enough: CGFloat
  var symptom: Symptom = .rows

  enum Symptom {
    /// Several of the same share the room.
    case rows
    /// A spacer beside it gets nothing.
    case spacer(NodeID)
    /// It takes room of what scrolls.
    case scroller(NodeID)
    /// A line decides on the height of a row.
    case line
    /// As `line`, if the row is the only content of the page.
    case page
    /// A bar takes the screen.
    case bar(NodeID)
    /// A cell decides on the size of a grid.
    case cell
    /// A few words on a colour, or beside it, take the rest of the page.
    case caption
    /// As `caption`, where what is painted has round corners, and what lies on it margins.
    case card
    /// A view of which only the width is stated, beside a few words, takes the rest of the page.
    case strip
    /// A painted box of a few words takes most of the page, and words behind it stand at its end.
    case panel
    /// What these layers align to a corner is as wide as they are.
    case corner(NodeID)

    var isCell: Bool { if case .cell = self { true } else { false } }
  }

  /// So much longer than its content, in points, a view is at least.
  static let least: CGFloat = 20
  /// So much, in points, the margins around a row take together.
  private static let mostMargins: CGFloat = 64

  static func find(
    _ node: NodeID, on axis: Axis, in timeline: Timeline, with contents: Contents
  ) -> Self? {
    guard contents.contains(node), timeline.isGreedy(node, axis),
      timeline.offer(node, axis) != nil, let length = timeline.length(node, axis),
      let enough = timeline.ideal(node, axis), enough > 0,
      length > (isBubble(node, axis, timeline) ? 1 : 1.5) * enough + least,
      !timeline.holdsTurned(node)
    else { return nil }
    let source = timeline.greedSource(of: node, axis)
    guard isNeedless(source, in: node, axis, timeline, contents: contents) else { return nil }
    return Self(
      timeline: timeline, node: node, source: source, axis: axis, length: length, enough: enough)
  }

  /// What leaves nothing for a spacer beside it.
  static func find(besideSpacer finding: Finding, in timeline: Timeline) -> Self? {
    guard let axis = finding.axis, let node = finding.statement.subject,
      let siblings = timeline.parent(node).map({ timeline.tree.children(of: $0) }),
      siblings.contains(where: { timeline.has(.spacer, $0) })
    else { return nil }
    return find(node, on: axis, in: timeline, with: timeline.contents)
  }

  /// A row that nothing but a line in it makes as high as the screen.
  static func find(line row: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard timeline.dividedAxes(row) == .horizontal, let root = timeline.tree.roots.first,
      let own = timeline.length(row, .vertical), let whole = timeline.length(root, .vertical),
      whole - own <= mostMargins,
      timeline.stepsOutwards(from: row).allSatisfy({
        timeline.sizingChildren(of: $0.outer).count == 1
      }),
      timeline.tree.children(of: row).allSatisfy({ child in
        !timeline.isGreedy(child, .vertical)
          || timeline.isLine(
            timeline.greedSource(of: child, .vertical), in: child, across: .vertical)
      }),
      var stretch = find(row, on: .vertical, in: timeline, with: contents), stretch.isLine
    else { return nil }
    stretch.symptom = .page
    return stretch
  }

  /// A grid that is wide for nothing but a line or a colour between its rows.
  static func find(
    grid: NodeID, on axis: Axis, in timeline: Timeline, with contents: Contents
  ) -> Self? {
    guard axis == .horizontal, timeline.dividedAxes(grid) == [.horizontal, .vertical],
      timeline.offer(grid, axis) != nil, let length = timeline.length(grid, axis),
      let enough = timeline.ideal(grid, axis), length > enough + least,
      contents.holdsText(grid), !timeline.isAtLimit(grid, axis)
    else { return nil }
    let greedy = timeline.tree.children(of: grid).filter {
      timeline.isGreedy($0, axis) && !timeline.has(.unsized(axis), $0)
    }
    guard let source = greedy.first, !greedy.contains(where: contents.contains),
      greedy.allSatisfy({ timeline.has(.decorates, timeline.greedSource(of: $0, axis)) }),
      !(length < 2 * enough && timeline.isTable(grid, ruledBy: greedy))
    else { return nil }
    return Self(
      timeline: timeline, node: grid, source: source, axis: axis, length: length, enough: enough,
      symptom: .cell)
  }

  /// Whether it is a decoration beside content, or a frame around content, that takes less.
  private static func isNeedless(
    _ source: NodeID, in node: NodeID, _ axis: Axis, _ timeline: Timeline, contents: Contents
  ) -> Bool {
    if timeline.has(.frames, source) { return contents.contains(source) }
    if timeline.has(.spacer, source) { return axis == .vertical && contents.holdsText(node) }
    guard timeline.has(.decorates, source) || timeline.isStrip(source, in: node, along: axis) else {
      return false
    }
    var branch = source
    var isBesideContent = false
    while branch != node, let parent = timeline.parent(branch) {
      let others = timeline.sizingChildren(of: parent).filter { $0 != branch }
        .filter(contents.contains)
      if !timeline.has(.divides(axis), parent) {
        // What is beside it wants the room as well.
        if others.contains(where: { timeline.isGreedy($0, axis) }) { return false }
        isBesideContent = isBesideContent || !others.isEmpty
      } else if !others.isEmpty, !isBesideContent {
        return false
      }
      branch = parent
    }
    return isBesideContent
  }
}

// MARK: - Where it shows

extension Stretch {
  static func all(
    in container: NodeID, _ axis: Axis, _ timeline: Timeline, contents: Contents
  ) -> [Stretch] {
    let children = timeline.tree.children(of: container)
    if timeline.has(.insets, container), axis == .vertical, children.count > 1 {
      return children.dropFirst().compactMap { bar in
        guard var stretch = find(bar, on: axis, in: timeline, with: contents),
          let whole = timeline.length(container, axis), stretch.length > whole / 2
        else { return nil }
        stretch.symptom = .bar(container)
        return stretch
      }
    }
    if let cell = find(grid: container, on: axis, in: timeline, with: contents) { return [cell] }
    let divided = timeline.dividedAxes(container)
    guard divided == Axis.Set(axis) else { return [] }
    let stretched = children.compactMap { find($0, on: axis, in: timeline, with: contents) }
    return stretched.compactMap { stretch in
      guard let symptom = stretch.symptom(among: children, stretched, contents) else { return nil }
      var stretch = stretch
      stretch.symptom = symptom
      return stretch
    }
  }

  private func symptom(
    among siblings: [NodeID], _ stretched: [Stretch], _ contents: Contents
  ) -> Symptom? {
    let others = siblings.filter { $0 != node }
    if !alignsContent || Self.isBubble(node, axis, timeline), !fillsColumn,
      let spacer = others.first(where: { isStarved($0) && !isTaken(from: $0) })
    {
      return .spacer(spacer)
    }
    guard axis == .vertical else { return nil }
    if isLine { return .line }
    let isInStrip = isStrip && others.contains(where: contents.contains)
    if isPanel(among: others) { return .panel }
    guard !timeline.has(.frames, source) || isRowOfWords else { return isInStrip ? .strip : nil }
    if stretched.contains(where: { $0.node != node && timeline.isAlike($0.node, node) }) {
      return .rows
    }
    if let scroller = others.first(where: {
      timeline.has(.scrolls, timeline.greedSource(of: $0, axis))
    }) {
      return .scroller(scroller)
    }
    return isCard ? .card : isCaption ? .caption : isInStrip ? .strip : nil
  }

  /// Whether it is one line of text on or beside a colour, hardly meant to fill a page.
  private var isCaption: Bool {
    timeline.has(.decorates, source) && !timeline.isClear(source)
      && timeline.isOfWordsAndPaint(node)
      && length > 4 * enough && enough < 80
  }

  /// Whether it is a shape with round corners behind texts that have margins around them.
  private var isCard: Bool {
    guard timeline.has(.decorates, source), !timeline.fillsRectangle(source),
      length > 3 * enough, let stack = timeline.parent(source), timeline.isLayerStack(stack),
      timeline.modified(by: node).contains(stack)
    else { return false }
    let parts = timeline.siblings(of: source, in: stack)
    return parts.contains { timeline.has(.spaces, within: $0) && timeline.isOfWords($0) }
      && parts.allSatisfy { !timeline.isGreedy($0, axis) }
  }

  /// Whether the view that fills a row has its content at one end: then the spacer is superfluous.
  var alignsContent: Bool {
    axis == .horizontal && timeline.has(.frames, source)
      && (timeline.has(.starts(axis), source) || timeline.has(.ends(axis), source)
        || timeline.states("alignment: .center", source))
  }

  /// Whether a frame that fills a column keeps its content at the other end than a spacer is at
  /// that stands before more views: without that spacer the picture is the same.
  private func isTaken(from spacer: NodeID) -> Bool {
    guard axis == .vertical, timeline.has(.frames, source), let column = timeline.parent(spacer),
      ![timeline.tree.firstChild(of: column), timeline.tree.children(of: column).last]
        .contains(spacer)
    else { return false }
    return spacer > node ? timeline.has(.starts(axis), source) : timeline.has(.ends(axis), source)
  }

  /// Whether it is painted and at one end of a row, with a spacer at the other that states how much
  /// it is to leave.
  private static func isBubble(_ node: NodeID, _ axis: Axis, _ timeline: Timeline) -> Bool {
    guard axis == .horizontal, let row = timeline.parent(node),
      timeline.dividedAxes(row) == .horizontal, timeline.tree.childCount(of: row) == 2,
      let spacer = timeline.tree.children(of: row).first(where: { timeline.has(.spacer, $0) }),
      let least = timeline.least(spacer, axis), least >= leastBubbleGap
    else { return false }
    let chain = timeline.modified(by: node)
    return chain.contains { timeline.isPainted(behind: $0) }
      && !chain.contains { timeline.has(.reacts, $0) }
  }

  /// A shorter spacer, in points, only keeps things apart.
  private static let leastBubbleGap: CGFloat = 24

  /// Whether it is a painted row of words without a tap action, many times as high as they are.
  private var isRowOfWords: Bool {
    guard axis == .vertical, length > 4 * enough, enough < 80 else { return false }
    let chain = timeline.modified(by: node)
    let row = timeline.shown(by: node)
    return chain.contains { timeline.isPainted(behind: $0) }
      && !chain.contains { timeline.has(.reacts, $0) }
      && timeline.dividedAxes(row) == .horizontal
      && timeline.tree.children(of: row).allSatisfy {
        timeline.isOfWords($0) || timeline.has(.spacer, $0)
      }
  }

  /// Whether a spacer, or a frame that centres its content, fills a column: one more is unseen.
  private var fillsColumn: Bool {
    axis == .vertical
      && (timeline.has(.spacer, source)
        || timeline.has(.frames, source) && timeline.isCentred(source, on: axis))
  }

  /// A spacer that is as short as it can be.
  private func isStarved(_ sibling: NodeID) -> Bool {
    guard timeline.has(.spacer, sibling), let length = timeline.length(sibling, axis),
      let least = timeline.least(sibling, axis), !isAtStartAnyway(before: sibling)
    else { return false }
    return length < least + Timeline.tolerance
  }

  /// Whether a thin line takes all the width of a row, and the texts above or below it begin where
  /// the spacer behind them would have them begin.
  private func isAtStartAnyway(before spacer: NodeID) -> Bool {
    guard isLine, axis == .horizontal, let row = timeline.parent(spacer),
      timeline.tree.children(of: row).last == spacer,
      let start = timeline.screenExtent(node, axis)?.start
    else { return false }
    return timeline.texts(in: node, most: 8).allSatisfy {
      timeline.screenExtent($0, axis).map { abs($0.start - start) < 1 } ?? false
    }
  }

  /// Whether a thin line takes all there is.
  private var isLine: Bool {
    timeline.has(.decorates, source) && timeline.isLine(source, in: node, across: axis)
  }
}

extension Timeline {
  /// Whether there are but texts and paint in a view, and one text at least.
  fileprivate func isOfWordsAndPaint(_ node: NodeID) -> Bool {
    let container = shown(by: node)
    let parts = sizingChildren(of: container)
    let texts = parts.filter { isOfWords($0) }
    let isCard =
      !isLayerStack(container)
      || texts.contains { has(.spaces, within: $0) }
    return texts.count == 1 && isCard && !texts.contains { isDrawnOtherwise($0) }
      && parts.allSatisfy {
        texts.contains($0) || comes($0, downTo: .decorates) || has(.spacer, $0)
      }
  }

  /// Whether it is turned, or drawn in another size.
  private func isDrawnOtherwise(_ node: NodeID) -> Bool {
    modified(by: node).contains { !appearance(of: $0).effects.isEmpty }
  }

  /// As `isThin`, at the view it belongs to: up to 8 points in a card, 16 in a fixed frame.
  fileprivate func isLine(_ source: NodeID, in node: NodeID, across axis: Axis) -> Bool {
    if isThin(source, across: axis) { return true }
    let width = length(source, axis.cross) ?? .infinity
    if isPainted(within: node) { return width <= 8 }
    return width <= 16 && parent(source).map { has(.fixes(.horizontal), $0) } == true
  }
}

extension Timeline {
  /// Whether a view is as long as the limit that is stated right around it.
  fileprivate func isAtLimit(_ view: NodeID, _ axis: Axis) -> Bool {
    guard let frame = parent(view), has(.limits(axis), frame) else { return false }
    return length(frame, axis) == length(view, axis)
  }

  /// Whether thin lines rule a grid that is alone on its page and not painted: its rows may well be
  /// as long as these lines.
  fileprivate func isTable(_ grid: NodeID, ruledBy lines: [NodeID]) -> Bool {
    lines.count > 1 && lines.allSatisfy { isThin($0, across: .horizontal) }
      && !isPainted(around: grid)
      && stepsOutwards(from: grid).allSatisfy { sizingChildren(of: $0.outer).count == 1 }
  }

  /// Whether a view in it is rotated by 90°, so that it needs other lengths than it takes.
  fileprivate func holdsTurned(_ container: NodeID) -> Bool {
    tree.children(of: container).contains { modified(by: $0).contains(where: isTurnedByQuarter) }
  }
}
