import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let floatingBar = Rule(
    id: "floating-bar",
    summary: "A bar across the screen is to begin or end a page, and floats in its middle.",
    finding: """
      A column is as high as what is in it, and what is smaller than the screen stands in its \
      middle. A header that is painted over the whole width, and everything below it, so begin \
      far below the edge of the screen.
      """,
    example: """
      // proposal: 393x759
      // text-cell: 8x20
      VStack(spacing: 0) {
        Text("Home").frame(maxWidth: .infinity).padding(12).background(Color.blue).id("header")
        Text("Welcome back")
      }
      .id("page")
      """,
    scope: """
      Reported for a column that is all that a screen shows, with a painted view at its end that \
      is as wide as the screen, and something other than painted views in it. A button as wide \
      as the screen is no bar, nor is what has round ends, nor a line of words of less than 32 \
      points. In a frame with `maxWidth: .infinity, maxHeight: .infinity` a widget is a page, too.
      """,
    help: """
      `.frame(maxHeight: .infinity, alignment: .top)` on the column; a `Spacer()` behind the \
      last view
      """,
    exception: "the column is a part of a page", needs: "the log with what the root was offered",
    traits: [.wholeScreen],
    search: .each(.columns, as: FloatingBar.find))
}

/// A column in the middle of the screen that begins, or ends, with a bar.
private struct FloatingBar: Sighting {
  let timeline: Timeline
  let column: NodeID
  let bar: NodeID
  let isFirst: Bool
  let gap: CGFloat

  /// Smaller gaps, in points, are margins.
  private static let least: CGFloat = 48
  /// Where a frame says that it is a page.
  private static let leastInPage: CGFloat = 8
  /// What is less high, in points, is no screen.
  private static let leastScreen: CGFloat = 400
  /// What is less high, in points, is no widget.
  private static let leastPage: CGFloat = 120
  /// What is higher, in points, is no bar.
  private static let most: CGFloat = 120
  /// What is lower, in points, is a line that is marked: no title, and no margin in its colour.
  private static let leastBar: CGFloat = 32

  static func find(_ column: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let views = timeline.tree.children(of: column)
    guard timeline.isWholePage(column),
      // What is cut to a shape is a card.
      !timeline.stepsOutwards(from: column).contains(where: { timeline.isClipped($0.outer) }),
      let height = timeline.screen(.vertical),
      let span = timeline.screenExtent(column, .vertical),
      height >= leastScreen && min(span.start, height - span.end) >= least
        || timeline.isStatedPage(column) && height >= leastPage
          && min(span.start, height - span.end) >= leastInPage,
      views.contains(where: { contents.contains($0) && !timeline.isBar($0) }),
      let bar = [views.first, views.last].compactMap(\.self).first(where: { view in
        timeline.isBar(view) && contents.contains(view) && !timeline.isRow(view, among: views)
          && timeline.length(view, .vertical).map { $0 >= leastBar && $0 <= most } == true
      })
    else { return nil }
    let isFirst = bar == views.first
    return Self(
      timeline: timeline, column: column, bar: bar, isFirst: isFirst,
      gap: isFirst ? span.start : height - span.end)
  }

  var goal: Goal? {
    let height = timeline.screen(.vertical) ?? 0
    let own = timeline.length(bar, .vertical) ?? 0
    return Goal(
      [.origin(bar, .vertical, isFirst ? 0 : height - own), .length(bar, .vertical, .atMost(own))]
        + besideBar, near: [column])
  }

  /// What is next to the bar stays next to it.
  private var besideBar: [Goal.Condition] {
    let views = timeline.tree.children(of: column)
    let next = isFirst ? views.dropFirst().first : views.dropLast().last
    return [next].compactMap(\.self).map { view in
      let (first, second) = isFirst ? (bar, view) : (view, bar)
      return .distance(
        second, behind: first, .vertical,
        timeline.start(second, .vertical) - timeline.start(first, .vertical))
    }
  }

  private var alignment: String { isFirst ? ".top" : ".bottom" }

  var suspicion: Suspicion {
    let frame = ".frame(maxHeight: .infinity, alignment: \(alignment))"
    return suspected(
      .floatingBar, of: bar, on: .vertical, placed: [bar, column],
      remedies: [
        "write \(code: frame) behind \(column)",
        "add a \(code: "Spacer()") \(isFirst ? "below" : "above") what is in \(column)",
      ], exception: "\(column) is a part of a page", involving: [column], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(bar) is as wide as the screen, and stands \(points(gap)) points away from its \
      \(isFirst ? "upper" : "lower") edge
      """, isAboutPlace: true,
      because: "\(column) is as high as what is in it, and stands in the middle")
  }
}

extension Timeline {
  /// Whether only the content of a view is shown.
  fileprivate func isWholePage(_ node: NodeID) -> Bool {
    stepsOutwards(from: node).allSatisfy { inner, outer in
      !isLayer(inner) && !has(.scrolls, outer) && !has(.declared, outer)
        && !has(.asksForIdeal, outer)
        && (sizingChildren(of: outer).count == 1 || isLayerStack(outer) && isBackdrop(inner, outer))
    }
  }

  /// Whether a frame around it takes all there is on both axes.
  fileprivate func isStatedPage(_ node: NodeID) -> Bool {
    stepsOutwards(from: node).contains { step in
      has(.frames, step.outer) && Axis.allCases.allSatisfy { isGreedy(step.outer, $0) }
    }
  }

  /// Whether the other layers of a stack are colours, shapes and pictures.
  private func isBackdrop(_ node: NodeID, _ stack: NodeID) -> Bool {
    tree.children(of: stack).allSatisfy {
      $0 == node || comes($0, downTo: .decorates) || comes($0, downTo: .image)
    }
  }

  /// Whether it is the only view of a row, in a column with a row of several views like it.
  fileprivate func isRow(_ view: NodeID, among views: [NodeID]) -> Bool {
    guard let own = cells(of: view), own.count == 1 else { return false }
    return views.contains { other in
      guard other != view, let cells = cells(of: other), cells.count > 1 else { return false }
      return isPainted(within: cells[0]) && isPainted(within: own[0])
    }
  }

  private func cells(of view: NodeID) -> [NodeID]? {
    plainRow(in: view).map { tree.children(of: $0) }
  }

  /// Whether it is painted over the whole width of the screen.
  fileprivate func isBar(_ node: NodeID) -> Bool {
    guard let width = screen(.horizontal), let own = length(node, .horizontal),
      abs(own - width) < 1, !isGreedy(node, .vertical)
    else { return false }
    let views = modified(by: node)
    return !views.contains { has(.reacts, $0) || isClipped($0) && hasRoundOutline($0) }
      && views.contains {
        isPainted(behind: $0) && abs((length($0, .horizontal) ?? 0) - width) < 1
          && !isRound(behind: $0)
      }
  }
}
