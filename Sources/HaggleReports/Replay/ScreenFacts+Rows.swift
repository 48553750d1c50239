import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Facts about rows: what takes the space that a text would need, and what determines their height.
extension ScreenFacts {
  // MARK: - Taken space

  /// The text with the most wrapping whose sibling takes the space.
  var taken: Fact? {
    timeline.tree.preorder.compactMap(taken).max { $0.lack < $1.lack }?.fact
  }

  private func taken(from text: NodeID) -> (lack: CGFloat, fact: Fact)? {
    guard trace.nodes[text.index].roles.contains(.text), let (row, own) = row(around: text),
      let size = timeline.size(of: text),
      let ideal = timeline.profile(of: text).answer(to: nil, on: .horizontal)?.size.width,
      ideal > size.width + 1
    else { return nil }
    let others = timeline.tree.children(of: row).filter { $0 != own }
    let lengths = others.map { timeline.size(of: $0)?.width ?? 0 }
    guard let (taker, room) = zip(others, lengths).max(by: { $0.1 < $1.1 }),
      room >= Self.leastRoom, room >= ideal - size.width
    else { return nil }
    let words =
      "\(name(taker)) takes \(length(room)) points of width beside \(name(text)), which is "
      + "\(length(size.width)) wide and would be \(length(ideal)) on one line"
    return (ideal - size.width, Fact(text: words, node: taker))
  }

  /// The nearest row around a view, and the child of the row that contains it.
  private func row(around view: NodeID) -> (row: NodeID, own: NodeID)? {
    var own = view
    while let parent = trace.nodes[own.index].parent {
      let isRow = trace.nodes[parent.index].roles.contains(.divides(.horizontal))
      if isRow, timeline.tree.children(of: parent).count > 1 { return (parent, own) }
      own = parent
    }
    return nil
  }

  // MARK: - Heights of rows

  /// The view that makes its row much higher than its siblings would.
  var decisive: Fact? {
    timeline.tree.preorder.compactMap(decisive).max { $0.area < $1.area }?.fact
  }

  private func decisive(in row: NodeID) -> (area: CGFloat, fact: Fact)? {
    let roles = trace.nodes[row.index].roles
    guard roles.contains(.divides(.horizontal)), roles.contains(.aligns(.vertical)),
      let size = timeline.size(of: row), size.height.isFinite, size.width.isFinite
    else { return nil }
    let views = timeline.tree.children(of: row).map { ($0, timeline.size(of: $0)?.height ?? 0) }
      .sorted { $0.1 > $1.1 }
    guard views.count > 1, abs(views[0].1 - size.height) < 1, views[1].1 > 0,
      size.height >= 1.5 * views[1].1
    else { return nil }
    let (all, rest): (String, String) = (length(size.height), length(views[1].1))
    let core = core(of: views[0].0)
    let words = "\(subject(core)) makes \(name(row)) \(all) high; without it \(rest) would do"
    return ((size.height - views[1].1) * size.width, Fact(text: words, node: core))
  }

  /// The descendant inside a view's modifiers that determines its height.
  private func core(of view: NodeID) -> NodeID {
    var core = view
    while timeline.tree.children(of: core).count == 1,
      let only = timeline.tree.children(of: core).first,
      timeline.size(of: only)?.height == timeline.size(of: core)?.height
    {
      core = only
    }
    return core
  }

  /// The title, with a note if the size is assumed.
  private func subject(_ node: NodeID) -> String {
    let roles = trace.nodes[node.index].roles
    guard roles.contains(.assumed) || roles.contains(.isOfUnknownSize),
      let size = timeline.size(of: node)
    else { return name(node) }
    return "\(name(node)), which is taken to be \(NumberText.display(size)),"
  }
}
