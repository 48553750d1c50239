import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The abbreviation of a tree for a screen: views without findings take a line each, without
/// proposals; parts of controls and modifiers that change no size are left out, and a control with
/// short content is shown by its words.
struct BriefParts {
  /// Trees up to this number of views are shown in full.
  static let most = 20
  static let legend =
    "In short: of views in which nothing is wrong, their sizes. --all shows what they were "
    + "offered, the parts of controls, and modifiers that change no size."
  /// The maximum content of a control shown on one line, in views.
  private static let mostContent = 5
  private static let mostWords = 3

  private let timeline: Timeline
  private let hasFinding: (NodeID) -> Bool
  /// Whether the tree is long enough for abbreviation.
  let isUsed: Bool
  /// The views that are not in the text: they have the place of an ancestor.
  private let parts: Set<NodeID>

  /// - Parameter hasFinding: whether something is wrong in a view, at any depth.
  init(_ timeline: Timeline, showsAll: Bool, hasFinding: @escaping (NodeID) -> Bool) {
    self.timeline = timeline
    self.hasFinding = hasFinding
    isUsed = !showsAll && timeline.tree.preorder.count > Self.most
    parts = isUsed ? Self.parts(of: timeline) : []
  }

  /// Whether a view may be one that adds nothing: a modifier or a part of a control without a name.
  private static func mayBePart(_ about: Trace.Node) -> Bool {
    about.kind.first?.isLowercase == true && !about.isLabelled && about.traits.isEmpty
  }

  private static func parts(of timeline: Timeline) -> Set<NodeID> {
    var parts: Set<NodeID> = []
    var around: [NodeID] = []
    var places: [SourcePlace?: Int] = [:]
    for node in timeline.tree.preorder {
      let about = timeline.trace.nodes[node.index]
      while let last = around.last, last != about.parent {
        places[timeline.trace.nodes[last.index].place, default: 1] -= 1
        around.removeLast()
      }
      if mayBePart(about), places[about.place, default: 0] > 0 { parts.insert(node) }
      if timeline.tree.childCount(of: node) == 0 { continue }
      places[about.place, default: 0] += 1
      around.append(node)
    }
    return parts
  }

  /// Whether a view is shown as a line without its negotiation.
  func isBrief(_ node: NodeID) -> Bool { isUsed && !hasFinding(node) }

  /// Whether this holds for all views.
  var isWhole: Bool { timeline.tree.roots.allSatisfy(isBrief) }

  /// Whether a line for the view would add nothing.
  func isLeftOut(_ node: NodeID) -> Bool {
    let about = timeline.trace.nodes[node.index]
    guard isBrief(node), Self.mayBePart(about) else { return false }
    return parts.contains(node) || isIdle(node)
  }

  /// Whether it is as large as its only child, and at the same place.
  private func isIdle(_ node: NodeID) -> Bool {
    let children = timeline.tree.children(of: node)
    guard children.count == 1, let own = timeline.rectangle(of: node) else { return false }
    return timeline.rectangle(of: children[0]) == own
  }

  /// The words that replace the content of a control; nil if the content is shown.
  func words(inPlaceOf node: NodeID) -> String? {
    let about = timeline.trace.nodes[node.index]
    guard isBrief(node), about.roles.contains(.assumed), !about.roles.contains(.scrolls) else {
      return nil
    }
    let content = content(of: node)
    guard (1...Self.mostContent).contains(content.count) else { return nil }
    let words = words(in: content)
    return words.isEmpty ? nil : Self.list(words)
  }

  /// The displayed words; without words, the names of images.
  private func words(in content: [NodeID]) -> [String] {
    let nodes = content.map { timeline.trace.nodes[$0.index] }
    let shown = nodes.filter { $0.roles.contains(.text) }.compactMap(\.drawnWords)
    return shown.isEmpty ? nodes.compactMap(\.words) : shown
  }

  /// The words that identify folded siblings; empty if there are none.
  func words(of siblings: [NodeID]) -> String {
    let all = siblings.lazy.compactMap { words(in: [$0] + content(of: $0)).first }
    return Self.list(Array(all.prefix(Self.mostWords + 1)))
  }

  private static func list(_ words: [String]) -> String {
    let shown = words.prefix(mostWords).map { "\"\(PlainText.line($0, limit: 28))\"" }
    return shown.joined(separator: ", ") + (words.count > mostWords ? ", …" : "")
  }

  /// What is written of all that is in a view.
  private func content(of node: NodeID) -> [NodeID] {
    timeline.tree.walk(from: node).dropFirst().filter { !isLeftOut($0) }
  }
}
