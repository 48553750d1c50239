import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let splitContent = Rule(
    id: "split-content",
    summary: "A background is put on content of several views, and each gets one of its own.",
    finding: """
      What a view builder gives is a list of views and no container. A modifier on it is \
      applied to each of them: a card that is to lie around two lines becomes two cards.
      """,
    example: """
      // proposal: 200x200
      // text-cell: 8x20
      struct Card<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View {
          content().padding(10).background(Color.yellow)
        }
      }

      VStack(spacing: 0) {
        Card { Text("Alice"); Text("Berlin") }
      }
      .id("page")
      """,
    scope: """
      Reported for backgrounds in the body of a declared view, behind several views that were \
      written in different places where it is used. What is written in the same body, such as a \
      `Group`, and a loop are mostly meant to give each one; but for a `GridRow` whose cells \
      have gaps between them.
      """,
    help: "a `VStack` around the content, before the modifiers",
    exception: "each view is to have one", keyNote: "of the first background", needs: "the log",
    search: .symptoms { timeline in
      timeline.containers.flatMap { SplitContent.all(in: $0, timeline) }
    })
}

/// Views that one modifier in the body of a view paints, each by itself.
private struct SplitContent: Sighting {
  let timeline: Timeline
  let container: NodeID
  let painted: [NodeID]

  static func all(in container: NodeID, _ timeline: Timeline) -> [SplitContent] {
    let children = timeline.tree.children(of: container)
    guard children.count > 1 else { return [] }
    var groups: [[NodeID]] = []
    for child in children {
      guard let paint = timeline.paint(of: child) else { continue }
      if let last = groups.last, timeline.haveOneUse(last[0], paint) {
        groups[groups.count - 1].append(paint)
      } else {
        groups.append([paint])
      }
    }
    return groups.compactMap { SplitContent.find($0, in: container, timeline) }
  }

  static func find(_ painted: [NodeID], in container: NodeID, _ timeline: Timeline) -> Self? {
    let cores = painted.compactMap { timeline.sizingChildren(of: $0).first }
      .map { timeline.content(of: $0) }
    let places = cores.compactMap { timeline.place($0) }
    guard painted.count > 1, places.count == painted.count, Set(places).count == places.count,
      timeline.isRowOfGrid(painted, written: places, in: container)
        || timeline.isHanded(places, toBodyOf: painted[0], in: container)
    else { return nil }
    return Self(
      timeline: timeline, container: container, painted: painted)
  }

  private var isGrid: Bool { timeline.dividedAxes(container) == [.horizontal, .vertical] }

  /// One view has the room of all, without what separates their backgrounds.
  var goal: Goal? {
    guard !isGrid else { return nil }
    let axis: Axis = timeline.dividedAxes(container).contains(.horizontal) ? .horizontal : .vertical
    let length = timeline.length(container, axis) ?? 0
    return Goal([.length(container, axis, .atMost(max(0, length - 1)))], near: [painted[0]])
  }

  var suspicion: Suspicion {
    suspected(
      .splitContent, of: painted[0], shownBy: timeline.placings(of: painted.prefix(3)),
      remedies: isGrid
        ? cells : ["write a \(code: "VStack { … }") around the content, before its modifiers"],
      involving: Array(painted.dropFirst()))
  }

  private var cells: [Prose] {
    [
      """
      write \(code: ".frame(maxWidth: .infinity)") on each cell, and \
      \(code: "horizontalSpacing: 0") in \(container)
      """
    ]
  }

  var statement: Statement {
    if isGrid {
      return Statement(
        """
        The background of a row of \(container) lies behind each of \(painted.count) cells by \
        itself
        """,
        because: "A modifier of a \(code: "GridRow") is applied to each of its cells")
    }
    let view = timeline.trace.nodes[painted[0].index].owners.first?.view ?? ""
    return Statement(
      """
      The background in \(code: view) lies behind each of \(painted.count) views by itself
      """,
      because: """
        The content is a list of views and no container: a modifier on it is applied to each
        """)
  }
}

extension Timeline {
  /// Whether painted cells are a row of a grid whose modifier paints them, with gaps between them.
  fileprivate func isRowOfGrid(
    _ painted: [NodeID], written places: [SourcePlace], in container: NodeID
  ) -> Bool {
    guard dividedAxes(container) == [.horizontal, .vertical], let paint = place(painted[0]),
      places.allSatisfy({ $0 < paint })
    else { return false }
    let cells = painted.compactMap { rectangle(of: $0) }
    return cells.count == painted.count
      && zip(cells, cells.dropFirst()).allSatisfy { a, b in
        a.midY == b.midY && b.minX - a.maxX > 2
      }
  }

  /// The background of a child of a container, written in the body of a user's own view.
  fileprivate func paint(of child: NodeID) -> NodeID? {
    modified(by: child).first { node in
      isPainted(behind: node) && place(node) != nil && !trace.nodes[node.index].owners.isEmpty
    }
  }

  /// Whether two views are one call in one body, as it was used once.
  fileprivate func haveOneUse(_ a: NodeID, _ b: NodeID) -> Bool {
    place(a) == place(b) && trace.nodes[a.index].owners == trace.nodes[b.index].owners
  }

  /// Whether views of a container are handed to the view whose body paints them: who uses it has
  /// written them, behind its name. Nothing is handed to the root; and what is painted in front of
  /// the container, in one body with it, is so by a modifier of an extension: each view calls it,
  /// as it does where the views are written between the two.
  fileprivate func isHanded(
    _ places: [SourcePlace], toBodyOf node: NodeID, in container: NodeID
  ) -> Bool {
    let body = trace.nodes[node.index].owners
    // What nobody wrote a container around is the body itself.
    guard place(container) != nil, let root = tree.roots.first,
      trace.nodes[root.index].owners != body,
      let use = body.first?.place, places.allSatisfy({ $0 > use })
    else { return false }
    guard trace.nodes[container.index].owners == body, let paint = place(node),
      let whole = place(container)
    else { return true }
    return paint > whole && !places.contains { whole < $0 && $0 < paint }
  }

  /// What is in modifiers of the body that it is used in.
  fileprivate func content(of node: NodeID) -> NodeID {
    let body = trace.nodes[node.index].owners
    return modified(by: node).first { inner in
      trace.nodes[inner.index].owners != body || sizingChildren(of: inner).count != 1
    } ?? node
  }
}
