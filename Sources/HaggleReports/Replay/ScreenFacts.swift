import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// What says most about a layout in which nothing is wrong: what is not reported, what shows
/// nothing, what hangs out of the screen, what is cut or not drawn, which view takes what a text
/// beside it needs, what scrolls, where the room is that no view needs, who takes most of it; and
/// behind all that what was guessed.
package struct ScreenFacts {
  package struct Fact: Hashable, Sendable {
    package let text: String
    /// The view of the fact.
    package let node: NodeID
    /// Whether it is about assumptions, which are listed elsewhere.
    package var isAssumption = false
  }

  let timeline: Timeline
  var trace: Trace { timeline.trace }
  /// The greatest number of facts shown.
  private static let most = 3
  /// The minimum length of space worth mentioning, in points.
  static let leastRoom: CGFloat = 24
  /// The maximum number of views: more would take too long.
  private static let mostViews = 20_000

  package init(_ timeline: Timeline) { self.timeline = timeline }

  package var facts: [Fact] {
    guard timeline.hasPlacements, timeline.tree.preorder.count <= Self.mostViews else { return [] }
    let told = [withheld, bare, outgrown, hanging, cut, unseen, taken, scrolling, idle]
      .compactMap(\.self)
    let seen = told.count < Self.most ? told + shares(besides: told.map(\.node)) : told
    return Array((seen + [guessed, assumed].compactMap(\.self)).prefix(Self.most))
  }

  /// The facts that a report tells where it has told a verdict, and lists assumptions elsewhere.
  package func facts(beside verdict: LayoutVerdict) -> [Fact] {
    guard trace.findings.isEmpty else { return [] }
    let told = verdict.facts.map(\.text)
    return facts.filter { !$0.isAssumption && !told.contains($0.text) }
  }

  /// The extent of assumptions.
  private var assumed: Fact? {
    let gaps = WhatWasSeen(timeline).gaps
    guard let root = timeline.tree.roots.first, !gaps.isEmpty else { return nil }
    return Fact(text: gaps.joined(separator: ", "), node: root, isAssumption: true)
  }

  private var withheld: Fact? {
    let withheld = WithheldFindings(trace)
    guard let text = withheld.sentence, let node = withheld.node ?? timeline.tree.roots.first else {
      return nil
    }
    return Fact(text: text, node: node)
  }

  /// Which views there are rests on something unknown.
  private var guessed: Fact? { note(.unknownCondition) ?? note(.unknownElements) }

  private func note(_ code: DiagnosticCode) -> Fact? {
    let note = trace.diagnostics.first { $0.detail?.code.known == code }
    guard let note, let root = timeline.tree.roots.first else { return nil }
    return Fact(text: PlainText.line(note.text), node: root, isAssumption: true)
  }

  /// A list or what else scrolls that has nothing to show.
  private var bare: Fact? {
    let empty = timeline.tree.preorder.first { node in
      trace.nodes[node.index].roles.contains(.scrolls) && timeline.rectangle(of: node) != nil
        && shows(nothing: node)
    }
    return empty.map { Fact(text: "\(name($0)) shows nothing: no view is in it", node: $0) }
  }

  /// Whether nothing in it has words, a colour or a size of its own.
  private func shows(nothing node: NodeID) -> Bool {
    !timeline.tree.walk(from: node).dropFirst().contains { view in
      let size = timeline.size(of: view)?.finite ?? .zero
      return timeline.tree.childCount(of: view) == 0 && size.width > 0 && size.height > 0
    }
  }

  private var outgrown: Fact? { Outgrown(timeline).map { Fact(text: $0.sentence, node: $0.node) } }

  private var cut: Fact? {
    let cut = CutTexts(timeline)
    guard let text = cut.sentence, let first = cut.nodes.first else { return nil }
    return Fact(text: text, node: first)
  }

  /// Views that take space without being drawn, if they are a large part of the layout: they
  /// explain an empty picture.
  private var unseen: Fact? {
    let hidden = timeline.hidden(in: timeline.tree).filter { timeline.rectangle(of: $0) != nil }
    guard let first = hidden.first, let root = timeline.tree.roots.first,
      let all = timeline.size(of: root)?.finite
    else { return nil }
    let areas = hidden.compactMap { timeline.size(of: $0)?.finite }.map { $0.width * $0.height }
    guard areas.reduce(0, +) >= all.width * all.height / 8 else { return nil }
    let more = hidden.count - 1
    let words =
      more == 0
      ? "\(name(first)) has its room and is" : "\(name(first)) and \(more) more have room and are"
    return Fact(text: "\(words) not drawn: hidden, or of opacity 0", node: first)
  }

  func name(_ node: NodeID) -> String { trace.title(of: node) }
  func length(_ length: CGFloat) -> String { NumberText.display(length) }

  // MARK: - Scrolling

  private var scrolling: Fact? {
    for node in timeline.tree.preorder where trace.nodes[node.index].roles.contains(.scrolls) {
      guard let size = timeline.size(of: node)?.finite, let inner = timeline.contentSize(of: node)
      else {
        continue
      }
      for axis in Axis.allCases where inner[axis] > size[axis] + 1 {
        let text =
          "\(name(node)) scrolls: \(length(inner[axis])) points of content, of which it shows "
          + length(size[axis])
        return Fact(text: text, node: node)
      }
    }
    return nil
  }
}

extension CGSize {
  /// The size, if both lengths can be drawn.
  var finite: CGSize? {
    width.isFinite && height.isFinite && width < 1e9 && height < 1e9 ? self : nil
  }
}
