import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Layouts that look wrong although they may be intended: goals if none is stated, the most certain
/// first.
struct Symptoms {
  let bench: Bench
  var laidOut: LaidOut { bench.original }
  var timeline: Timeline { laidOut.timeline }

  var goals: [Goal] {
    cutTexts + overflows + drawnBeyond + collapsed + starved + tallCards + squeezedTexts + unsafe
      + turned
      + misaligned + hugged + powerless + layered + split + early + uncentred + raised
      + gaps
      + bullets + uneven + ragged + stretched + halfEmpty
  }

  // MARK: Shared queries

  var nodes: [NodeID] { timeline.tree.preorder }

  func children(_ node: NodeID) -> [NodeID] { timeline.tree.children(of: node) }

  func length(_ node: NodeID, _ axis: Axis) -> CGFloat { laidOut.length(node, axis) ?? 0 }

  func kind(_ node: NodeID) -> String { timeline.trace.nodes[node.index].kind }

  /// The call that a view is written as.
  func link(_ node: NodeID) -> WrittenView.Link? {
    timeline.trace.nodes[node.index].place.flatMap { bench.outline.spot(at: $0) }
      .map { bench.outline[$0] }
  }

  func argument(_ node: NodeID, _ label: String) -> String? {
    link(node)?.argument(label).map { bench.outline.text($0.value) }
  }

  func isText(_ node: NodeID) -> Bool { laidOut.has(.text, node) }

  func isScrolled(_ node: NodeID) -> Bool {
    laidOut.ancestors(node).contains { laidOut.has(.scrolls, $0) }
  }

  /// The nearest ancestor that divides its length on an axis among several children.
  func divider(of node: NodeID, _ axis: Axis) -> NodeID? {
    laidOut.ancestors(node).first { laidOut.has(.divides(axis), $0) && children($0).count > 1 }
  }

  /// The child of a container that contains a view.
  func branch(_ node: NodeID, of container: NodeID) -> NodeID {
    ([node] + laidOut.ancestors(node)).first { laidOut.parent($0) == container } ?? node
  }

  func offer(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    timeline.placement(of: node)?.placement.proposal[axis]
  }

  func rectangle(_ node: NodeID) -> CGRect? { timeline.rectangle(of: node) }

  /// Whether a view is a layer over or under another one.
  func isLayer(_ node: NodeID) -> Bool {
    guard let parent = laidOut.parent(node) else { return false }
    return laidOut.has(.layers, parent) && children(parent).first != node
  }

  func points(_ length: CGFloat) -> String { NumberText.display(length) }
}

extension Symptoms {
  /// Texts that are not shown completely.
  var cutTexts: [Goal] {
    let cut = nodes.filter { isText($0) && laidOut.missing(of: $0) > Wish.tolerance }
    guard let first = cut.first else { return [] }
    let width = cut.map { laidOut.ideal($0, .horizontal) }.max() ?? 0
    let height = laidOut.ideal(first, .vertical)
    let words: Prose =
      cut.count == 1 ? "\(first) is cut short" : "\(cut.count) texts are cut short"
    return [
      Goal(
        words, of: first, cut.map { .whole($0) }, near: Array(cut.dropFirst().prefix(3)),
        lengths: [.horizontal: width, .vertical: height])
    ]
  }

  /// Texts that wrap although their siblings take more space than they need.
  var squeezedTexts: [Goal] {
    nodes.compactMap { text -> Goal? in
      guard isText(text), laidOut.missing(of: text) <= Wish.tolerance,
        let row = divider(of: text, .horizontal)
      else { return nil }
      let ideal = laidOut.ideal(text, .horizontal)
      guard ideal > length(text, .horizontal) + Wish.tolerance else { return nil }
      let own = branch(text, of: row)
      let others = children(row).filter { $0 != own }
      let least = others.map { other in
        laidOut.answer(of: other, to: ProposedViewSize(width: 0, height: offer(other, .vertical)))
          .width
      }
      let taken = others.map { length($0, .horizontal) }.reduce(0, +)
      let lacking = ideal - length(text, .horizontal)
      guard taken - least.reduce(0, +) >= lacking else { return nil }
      return Goal(
        "\(text) is \(points(length(text, .horizontal))) wide and would need \(points(ideal))",
        of: text, [.length(text, .horizontal, .atLeast, ideal)], near: [own],
        lengths: [.horizontal: ideal])
    }
  }

  /// Small views beside the middle of a text with several lines.
  var bullets: [Goal] {
    nodes.flatMap { row -> [Goal] in
      guard laidOut.has(.divides(.horizontal), row), argument(row, "alignment") == nil else {
        return []
      }
      let texts = children(row).compactMap { child in
        laidOut.subtree(child).first { isText($0) }
      }
      guard texts.count == 1, let text = texts.first else { return [] }
      let line = laidOut.answer(of: text, to: .unspecified).height
      guard length(text, .vertical) > line * 1.5 else { return [] }
      return children(row).filter { child in
        length(child, .vertical) <= line && length(child, .vertical) > 0
          && length(child, .horizontal) <= 2 * line
          && !laidOut.subtree(child).contains(text)
      }.map {
        Goal(
          "\($0) stands beside the middle of \(text), not beside its first line", of: $0,
          [.firstLine($0, text, line), .length(text, .vertical, .equal, length(text, .vertical))],
          near: [text])
      }
    }
  }
}
