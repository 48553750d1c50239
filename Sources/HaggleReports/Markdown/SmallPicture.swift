import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Where everything ended up, in a few lines: what a report is about, and what shows by itself, as
/// it looks.
struct SmallPicture {
  /// The picture, and below it what it is of.
  let text: String
  private static let mostBoxes = 12
  private static let columns = 60
  private static let rows = 20
  private static let textColumns = 76

  /// - Parameter named: the views that the report is about, the most telling first.
  /// - Returns: nil where nothing has a place.
  init?(_ timeline: Timeline, about named: [NodeID]) {
    let tree = timeline.tree
    guard let scale = PictureScale(timeline, tree, columns: Self.columns, rows: Self.rows) else {
      return nil
    }
    let all = EdgeGroup.groups(timeline.drawings(of: tree), of: timeline, edges: scale.cells)
    let shown = Self.telling(all, named, in: timeline)
    var canvas = Canvas(columns: scale.columns, rows: scale.rows)
    for group in shown { canvas.shade(group.edges, outside: scale.space) }
    canvas.outline(scale.space, .double)
    var content = PictureContent(timeline, canvas)
    for group in shown { content.draw(group) }
    var nameless: [String] = []
    for group in shown {
      let count = content.words.count
      content.write(group)
      if content.words.count == count { nameless += Self.title(of: group, in: timeline) }
    }
    let lines = content.canvas.lines(ascii: false)
    let rest = Self.rest(all.count - shown.count)
    text = (lines + [""] + Self.legend(scale, nameless) + rest).joined(separator: "\n")
  }

  private static func legend(_ scale: PictureScale, _ nameless: [String]) -> [String] {
    let frame = "double frame: the \(NumberText.display(scale.proposed.size)) for the root"
    return [frame]
      + (nameless.isEmpty
        ? []
        : PlainText.paragraph(
          "no room for a name: " + nameless.joined(separator: ", "), width: textColumns))
  }

  private static func rest(_ count: Int) -> [String] {
    count > 0 ? ["\(count) more box\(count == 1 ? "" : "es")"] : []
  }

  /// What a box is that nothing could be written into; nothing for what is only around others.
  private static func title(
    of group: EdgeGroup<CellRectangle>, in timeline: Timeline
  ) -> [String] {
    let isTold = !group.leaves(in: timeline).isEmpty || !group.labelled(in: timeline).isEmpty
    return isTold
      ? ["\(group.title(in: timeline)) \(NumberText.display(group.size(in: timeline)))"] : []
  }

  /// Those that the report is about, then what has words, then the largest; as they are drawn.
  private static func telling(
    _ groups: [EdgeGroup<CellRectangle>], _ named: [NodeID], in timeline: Timeline
  ) -> [EdgeGroup<CellRectangle>] {
    let ranked = groups.indices.sorted { a, b in
      let (first, second) = (groups[a], groups[b])
      let ranks = [first, second].map { rank($0, named, in: timeline) }
      if ranks[0] != ranks[1] { return ranks[0] < ranks[1] }
      let areas = [first, second].map { $0.rectangle.width * $0.rectangle.height }
      return areas[0] == areas[1] ? a < b : areas[0] > areas[1]
    }
    return ranked.prefix(mostBoxes).sorted().map { groups[$0] }
  }

  /// Where it comes in the choice, from 0.
  private static func rank(
    _ group: EdgeGroup<CellRectangle>, _ named: [NodeID], in timeline: Timeline
  ) -> Int {
    if let place = named.firstIndex(where: group.nodes.contains) { return place }
    let nodes = timeline.trace.nodes
    let hasWords = group.nodes.contains { nodes[$0.index].words != nil }
    return named.count + (hasWords || !group.labelled(in: timeline).isEmpty ? 0 : 1)
  }
}
