import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// How far a child reaches beyond its parent on an axis, and why.
struct Excess {
  let timeline: Timeline
  let child: NodeID
  let axis: Axis
  /// Beyond the leading or top edge, in points.
  let before: CGFloat
  /// Beyond the trailing or bottom edge, in points.
  let after: CGFloat
  /// What there is to stay in, in points.
  let room: CGFloat
  /// The innermost view that took more than it was offered.
  let culprit: NodeID

  var depth: Int { timeline.tree.depth(of: child) }

  init?(
    _ timeline: Timeline, _ child: NodeID, _ axis: Axis, _ insistence: Insistence,
    _ clipping: Clipping
  ) {
    guard let whole = timeline.extent(child, axis), let room = Self.room(timeline, child, axis)
    else { return nil }
    self.timeline = timeline
    self.child = child
    self.axis = axis
    self.room = room
    let extent = clipping.visible(whole, of: child)
    before = max(0, -extent.start)
    after = max(0, extent.end - room)
    culprit = insistence.source(of: child)
    guard before + after > Timeline.visible, timeline.length(child, axis.cross) != 0,
      !timeline.restsOnGuess(culprit, axis)
    else { return nil }
  }

  /// What the child has to stay in: its parent's length, for a lone root what was proposed to it.
  /// Nil where it may reach out.
  private static func room(_ timeline: Timeline, _ child: NodeID, _ axis: Axis) -> CGFloat? {
    guard let parent = timeline.parent(child) else {
      return timeline.tree.roots.count == 1 ? timeline.offer(child, axis) : nil
    }
    guard !timeline.mayReachOut(child, on: axis), !timeline.isClipped(parent) else { return nil }
    return timeline.length(parent, axis)
  }

  var suspicion: Suspicion {
    let why = explanation
    let guide = Misplacement(self)?.guide
    let finding = Finding(
      rule: Overflow.id, class: before + after < 2 ? .smell : .contract, node: culprit,
      axis: axis, place: timeline.place(culprit), message: guide.map(placed) ?? fact + why.sentence,
      evidence: (why.evidence + placements).inOrder, advice: guide.map(advice) ?? advice,
      ignoreKey: "overflow@\(timeline.name(culprit))")
    let parent = timeline.parent(child).map { [$0] } ?? []
    return Suspicion(finding, subject: child, involving: [child] + parent)
  }

  private var placements: [Int] {
    let parent = timeline.parent(child).flatMap { timeline.placement(of: $0)?.event }
    return [parent, timeline.placement(of: child)?.event].compactMap { $0 }
  }
}

// MARK: - Sentences

extension Excess {
  private var name: String { timeline.name(child) }

  /// "row is 358 points wide, card around it only 200: it reaches out …"
  private var fact: String {
    let taken = "\(name) is \(points(timeline.length(child, axis) ?? 0)) points \(axis.adjective)"
    guard let parent = timeline.parent(child) else {
      return "\(taken), but only \(points(room)) were proposed to it as the root: \(edges)."
    }
    return "\(taken), \(timeline.name(parent)) around it only \(points(room)): \(edges)."
  }

  /// "it reaches out by 12.5 at the leading and 12.5 at the trailing edge"
  private var edges: String {
    let lengths = parts.map { "\(points($0.0)) at the \($0.1)" }
    return "it reaches out by \(listed(lengths, "and")) edge"
  }

  /// How far it reaches beyond which edges.
  private var parts: [(CGFloat, String)] {
    let names = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    return [(before, names.0), (after, names.1)].filter { $0.0 > Timeline.visible / 2 }
  }

  /// "badge is placed 50 points beyond the trailing edge of stack: …"
  private func placed(by guide: NodeID) -> String {
    let container = timeline.parent(child).map { timeline.name($0) } ?? "the root"
    let places = parts.map { "\(counted($0.0)) beyond the \($0.1) edge" }
    let length = counted(timeline.length(child, axis) ?? 0)
    return "\(name) is placed \(listed(places, "and")) of \(container): with \(length) it would "
      + "fit into the \(points(room)) of \(container), but views there are aligned by "
      + "\(timeline.name(guide))."
  }

  private func advice(on guide: NodeID) -> String {
    let container = timeline.parent(child).map { timeline.name($0) } ?? "the root"
    return "Change what \(timeline.name(guide)) says, or give \(container) more room around it. "
      + "Leave it if it is meant to stand out."
  }

  /// Whose rule makes the number, in a sentence with a space before it, and what shows that.
  private var explanation: (sentence: String, evidence: [Int]) {
    let evidence = timeline.evidence(of: timeline.sizingSpan(culprit))
    guard let offered = timeline.offer(culprit, axis), let taken = timeline.length(culprit, axis),
      taken > offered + Timeline.visible
    else { return (placing, evidence) }
    let who = timeline.name(culprit)
    if let sum = total(of: culprit), let text = arithmetic(sum.reason) {
      let sentence = " \(who) was offered \(points(offered)) and adds up to \(text)."
      return (sentence, evidence + [sum.event])
    }
    let insistence = "\(who) was offered \(points(offered)) and insists on \(points(taken))."
    guard culprit != child, let sum = total(of: child), let text = arithmetic(sum.reason) else {
      return (" " + insistence, evidence)
    }
    return (" \(name) adds up to \(text); \(insistence)", evidence + [sum.event])
  }

  /// Where nobody insists, it was put there.
  private var placing: String {
    guard let parent = timeline.parent(child), let extent = timeline.extent(child, axis) else {
      return ""
    }
    let place = "from \(points(extent.start)) to \(points(extent.end))"
    return " It takes no more than it was offered: \(timeline.name(parent)) places it \(place)."
  }

  /// The reason that says what a container's length is made of.
  private func total(of node: NodeID) -> Timeline.Explanation? {
    timeline.sizingSpan(node).flatMap { span in
      timeline.reasons(of: node, in: span).last {
        ["size", "columns", "rows"].contains($0.reason.rule) && $0.reason.axis == axis
      }
    }
  }

  private var advice: String {
    let container = timeline.parent(child).map { timeline.name($0) } ?? "the root"
    return "\(remedy), give \(container) more room, or let it scroll. "
      + "Leave it if it is meant to stand out."
  }

  private var remedy: String {
    let who = timeline.name(culprit)
    let arguments = timeline.trace.nodes[culprit.index].arguments
    let minimum = "min\(axis.dimension.capitalized)"
    switch timeline.kind(culprit) {
    case "frame" where arguments.contains(minimum): return "Lower the \(minimum) of \(who)"
    case "frame": return "Lower the \(axis.dimension) of \(who)"
    case "aspectRatio", "scaledToFill": return "Cut \(who) off by .clipped() on what frames it"
    case "fixedSize": return "Leave \(who) out (it asks for the ideal size)"
    case "Image": return "Make \(who) resizable"
    case "Text" where axis == .vertical:
      return "Give \(who) fewer lines, or a smaller font"
    case "Text": return "Let \(who) wrap, or shrink by minimumScaleFactor"
    case "HStack", "VStack", "Grid": return "Take something or some spacing out of \(who)"
    case "LazyVGrid", "LazyHGrid": return "Lower the minimums of the grid items of \(who)"
    default: return "Let \(who) be smaller"
    }
  }
}
