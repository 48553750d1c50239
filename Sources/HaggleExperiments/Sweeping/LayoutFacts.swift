import Foundation
import HaggleAnalysis
import HaggleLayouts
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The properties of a layout that matter to people, per view, so that two layouts can be compared.
struct LayoutFacts {
  private(set) var facts: [ViewFact.Key: ViewFact] = [:]
  private let laidOut: LaidOut
  private let views: SweptViews
  private var timeline: Timeline { laidOut.timeline }

  /// Smaller lengths are invisible, in points.
  private static let visible: CGFloat = 0.5

  init(_ laidOut: LaidOut, _ views: SweptViews) {
    self.laidOut = laidOut
    self.views = views
    for node in timeline.tree.preorder where timeline.placement(of: node) != nil {
      note(node, .presence, ViewFact())
      if laidOut.has(.text, node) { noteText(node) }
      guard laidOut.drawn[node] != nil else { continue }
      noteEmptiness(node)
      noteChoice(node)
      noteTracks(node)
      noteScrolling(node)
    }
    noteOverflows()
  }

  private mutating func note(_ node: NodeID, _ trait: ViewTrait, _ fact: ViewFact) {
    guard let view = views[node] else { return }
    let key = ViewFact.Key(view: view, trait: trait)
    if let known = facts[key], known.amount >= fact.amount { return }
    facts[key] = fact
  }
}

// MARK: - Texts

extension LayoutFacts {
  private mutating func noteText(_ node: NodeID) {
    for loss in timeline.losses(ofText: node) {
      switch loss {
      case .lines(let kept, let needed):
        let lines = kept.map { ViewFact.Lines(kept: $0, needed: needed) }
        note(node, .cut, ViewFact(amount: CGFloat(needed - (kept ?? 0)), lines: lines))
      case .width(let points): note(node, .cut, ViewFact(amount: points))
      case .word(let points): note(node, .broken, ViewFact(amount: points))
      }
    }
    noteWrapping(node)
  }

  /// A text without a place in the source is haggle's own sample.
  private mutating func noteWrapping(_ node: NodeID) {
    guard timeline.trace.nodes[node.index].place != nil,
      let call = timeline.decisiveCall(of: node).map(timeline.original),
      let size = timeline.size(of: node), min(size.width, size.height) > Self.visible,
      let kept = timeline.reasons(inCall: call).lazy.compactMap(\.reason.keptLines).first, kept > 1
    else { return }
    note(node, .wrapping, ViewFact(lines: .init(kept: kept, needed: kept)))
  }
}

// MARK: - Other views

extension LayoutFacts {
  private mutating func noteOverflows() {
    for suspicion in Analyzer.overflows(in: timeline) {
      let finding = suspicion.finding
      guard let axis = finding.axis else { continue }
      let subject = finding.subject
      if laidOut.parent(subject) == nil { continue }
      let container = laidOut.parent(subject).flatMap { views[$0] }
      note(
        subject, .overflow(axis), ViewFact(amount: suspicion.distance, other: container))
    }
    for axis in Axis.allCases {
      guard let (root, excess) = timeline.outgrowth(on: axis) else { continue }
      note(root, .overflow(axis), ViewFact(amount: excess))
    }
  }

  /// Only for views that show something: many others may well have no length.
  private mutating func noteEmptiness(_ node: NodeID) {
    guard timeline.tree.children(of: node).isEmpty, !laidOut.has(.spacer, node),
      !laidOut.has(.decorates, node), let size = timeline.size(of: node)
    else { return }
    for axis in Axis.allCases where size[axis] <= Self.visible {
      note(node, .emptiness(axis), ViewFact())
    }
  }

  private mutating func noteChoice(_ node: NodeID) {
    guard laidOut.tree.nodes[node.index].layout is ViewThatFitsLayout else { return }
    let children = timeline.tree.children(of: node)
    guard children.count > 1,
      let chosen = children.firstIndex(where: { timeline.placement(of: $0) != nil })
    else { return }
    note(node, .choice, ViewFact(value: chosen, other: views[children[chosen]]))
  }

  private mutating func noteTracks(_ node: NodeID) {
    for axis in Axis.allCases where laidOut.has(.makesTracks(axis), node) {
      let rule: Reason.Rule = axis == .horizontal ? .columns : .rows
      let reasons = timeline.reasons(of: node, in: 0..<timeline.trace.events.count)
      guard let reason = reasons.last(where: { $0.reason.rule.known == rule })?.reason else {
        continue
      }
      let made = reason.terms.first?.track ?? reason.terms.count { $0.role?.known != .gap }
      let cells = timeline.tree.children(of: node).count
      note(node, .tracks(axis), ViewFact(value: min(made, cells)))
    }
  }

  private mutating func noteScrolling(_ node: NodeID) {
    let children = timeline.tree.children(of: node)
    guard laidOut.has(.scrolls, node), children.count == 1,
      let offer = timeline.placement(of: children[0])?.placement.proposal
    else { return }
    for axis in Axis.allCases where offer[axis] == nil {
      guard let length = laidOut.length(node, axis), let inner = laidOut.length(children[0], axis),
        inner > length + Self.visible
      else { continue }
      note(node, .scrolling(axis), ViewFact(amount: inner - length))
    }
  }
}
