import HaggleSyntax

/// Edits of all views of a container that are made alike, at once: what they have in common is one
/// decision.
struct AlikeEdits: EditFamily {
  let view: WrittenPlace

  private static let grids: Set = ["Grid", "GridRow", "LazyVGrid", "LazyHGrid"]
  /// More views are rather a list of their own.
  private static let most = 8

  var edits: [Edit] {
    guard Set.stacks.union(Self.grids).contains(view.name) else { return [] }
    return view.alikeViews.filter { $0.count <= Self.most }.flatMap { group -> [Edit] in
      let lists = group.map { changes(of: view.at($0)) }
      guard let first = lists.first, lists.allSatisfy({ $0.count == first.count }) else {
        return []
      }
      return first.indices.compactMap { number in Self.together(lists.map { $0[number] }) }
    }
  }

  /// What is changed of what is written already, and the frame that something else is to give.
  private func changes(of child: WrittenPlace) -> [Edit] {
    SlotEdits(view: child).edits
      + child.links.indices.dropFirst().filter { link in
        // What is worked out is meant to be so long.
        !child.links[link].arguments.contains { $0.isComputed && $0.label != nil }
      }.flatMap { link in
        ArgumentEdits(view: child).edits(of: link) + RemovalEdits(view: child).removal(of: link)
      }
  }

  /// One edit of those that do the same to each; nil if they do not.
  private static func together(_ edits: [Edit]) -> Edit? {
    guard let first = edits.first, first.kind != .length,
      edits.allSatisfy({ $0.means == first.means })
    else { return nil }
    var all = Edit.all(edits)?.with(first.means)
    all?.givesUpStated = first.givesUpStated
    return all
  }
}

extension WrittenPlace {
  /// The views of a container with the same name and the same modifiers, in words, but for names
  /// that identify them.
  var alikeViews: [[Int]] {
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    for child in children where outline.views[child].links.count > 1 {
      let links = outline.views[child].links.dropFirst().filter { $0.name != "id" }
      let make = outline.views[child].name + links.map { outline.text($0.call) }.joined()
      guard !links.isEmpty else { continue }
      if groups[make] == nil { order.append(make) }
      groups[make, default: []].append(child)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }
}
