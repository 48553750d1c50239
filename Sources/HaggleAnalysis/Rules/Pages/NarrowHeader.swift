import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowHeader = Rule(
    id: "narrow-header",
    summary: "The colour of a page's header is only as wide as its words.",
    finding: """
      A column is as wide as the widest of its views, and a background as wide as its view. The \
      header of a page that is a column of its own hugs its words: its colour begins at the \
      edge of the screen and ends in the middle, above text that goes across.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Text("Opening").padding(16).background(Color.mint).id("header")
          Text("How we moved a screen").frame(maxWidth: .infinity, alignment: .leading).padding(16)
        }
      }
      """,
    scope: """
      Reported for the first or the last view of a column as wide as the screen, which has a \
      colour with plain corners and a margin within it, touches the edges of the page, is at \
      most 80 % as wide and next to a view of full width. Nothing is said of one of several \
      alike, and of what reacts.
      """,
    help: "`.frame(maxWidth: .infinity, alignment: .leading)` before the background",
    exception: "it is to be as wide as its words", keyNote: "of the header",
    search: .each(.columns, as: NarrowHeader.find))
}

/// A painted view at an end of a page that hugs its words.
private struct NarrowHeader: Sighting {
  let timeline: Timeline
  let column: NodeID
  let header: NodeID
  let room: CGFloat
  let isAtStart: Bool

  /// What is wider has a margin.
  private static let share: CGFloat = 0.8
  /// What breaks into lines is a bit shorter than its room.
  private static let whole: CGFloat = 0.9

  static func find(_ column: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard let page = timeline.screenExtent(column, .horizontal),
      let screen = timeline.screen(.horizontal), screen >= 300, page.length >= whole * screen
    else { return nil }
    let views = timeline.tree.children(of: column).filter { !timeline.has(.spacer, $0) }
    guard views.count > 1 else { return nil }
    let ends = [(views[0], views[1]), (views[views.count - 1], views[views.count - 2])]
    for (view, neighbour) in ends {
      guard let header = timeline.face(in: view), contents.holdsText(header),
        let own = timeline.rectangle(of: header), own.width <= share * screen,
        timeline.length(neighbour, .horizontal).map({ $0 >= whole * screen }) == true,
        timeline.touchesEnd(own, of: column),
        !views.contains(where: { $0 != view && timeline.isAlike($0, view) }),
        !timeline.modified(by: view).contains(where: { timeline.has(.ends(.horizontal), $0) }),
        abs(own.minX - page.start) < 1 || abs(own.maxX - page.end) < 1
      else { continue }
      return Self(
        timeline: timeline, column: column, header: header, room: page.length,
        isAtStart: abs(own.minX - page.start) < 1)
    }
    return nil
  }

  private var words: NodeID { timeline.shown(by: header) }

  var goal: Goal? {
    Goal(
      [
        .length(header, .horizontal, .atLeast(room)),
        .distance(
          words, behind: header, .horizontal,
          timeline.start(words, .horizontal) - timeline.start(header, .horizontal)),
      ], near: [header, words])
  }

  var suspicion: Suspicion {
    let edge = isAtStart ? ".leading" : ".trailing"
    let frame = ".frame(maxWidth: .infinity, alignment: \(edge))"
    return suspected(
      .narrowHeader, of: header, on: .horizontal, placed: [header, column],
      remedies: ["write \(code: frame) before the background of \(header)"], involving: [column],
      off: room - (timeline.length(header, .horizontal) ?? 0))
  }

  var statement: Statement {
    Statement(
      """
      The colour of \(header) is \(points(timeline.length(header, .horizontal) ?? 0)) points wide, \
      at the edge of a page of \(points(room))
      """, subject: header,
      because: "It is as wide as what stands before it, which hugs its words")
  }
}

extension Timeline {
  /// What has a colour with plain corners behind it in a view, and a margin before that; nil if
  /// something cuts it, or reacts.
  fileprivate func face(in view: NodeID) -> NodeID? {
    let layers = Array(modified(by: view))
    guard !layers.contains(where: { isClipped($0) || isTarget($0) }),
      let place = layers.firstIndex(where: { isPainted(behind: $0) }),
      layers[place...].contains(where: { has(.spaces, $0) && has(.letsReachOut, $0) }),
      !isGreedy(layers[place], .horizontal), isPlainlyPainted(layers[place])
    else { return nil }
    return layers[place]
  }

  private func isPlainlyPainted(_ node: NodeID) -> Bool {
    backgrounds(of: node).contains { layer in
      guard let core = core(of: layer), fillsRectangle(core), has(.decorates, core) else {
        return false
      }
      return isSeenOnLight(core) || appearance(of: core).gradient != nil
    }
  }

  /// Whether a rectangle begins where a column does, or ends there, and that is the end of a page.
  fileprivate func touchesEnd(_ own: CGRect, of column: NodeID) -> Bool {
    guard let whole = rectangle(of: column), let screen = screen(.vertical) else { return false }
    let isScrolled = scroller(around: column) != nil
    let isFirst = abs(own.minY - whole.minY) < 1 && (isScrolled || whole.minY < 1)
    return isFirst || abs(own.maxY - whole.maxY) < 1 && (isScrolled || whole.maxY > screen - 1)
  }
}
