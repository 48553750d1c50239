import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// What an overflow says: whose rule makes the number, and what to do about it.

extension Excess {
  var suspicion: Suspicion {
    let why = explanation
    let misplacement = Misplacement.find(self)
    var statement = misplacement?.statement ?? (isMerelyPlaced ? whereabouts : fact)
    statement.details += (why.sentences + counting + reading + layering).map {
      .init(.sentence, $0)
    }
    let finding = Finding(
      .overflow, before + after < 2 ? .smell : .contract, of: culprit, on: axis, in: timeline,
      saying: statement, shownBy: why.evidence + placements,
      remedies: misplacement?.remedies ?? remedies, exception: "it is meant to stand out")
    let parent = timeline.parent(child).map { [$0] } ?? []
    var suspicion = Suspicion(
      finding, subject: child, involving: [child] + parent, off: before + after)
    suspicion.takesCause = !isMerelyPlaced
    return suspicion
  }

  private var placements: [Int] {
    let parent = timeline.parent(child).flatMap { timeline.placement(of: $0)?.event }
    return [parent, timeline.placement(of: child)?.event].compactMap { $0 }
  }

  /// What the child is in, if that has no length of its own, and is not asked for its place.
  var reader: NodeID? {
    timeline.parent(child).flatMap { timeline.isReader($0) && !isMerelyPlaced ? $0 : nil }
  }

  private var reading: [Prose] {
    reader.map { ["\($0) is as \(axis.adjective) as it is offered, whatever is in it"] } ?? []
  }

  var container: Prose { timeline.parent(child).map(Prose.init(view:)) ?? "the root" }

  /// "row is 358 points wide, card around it only 200: it reaches out by 12.5 at the leading and
  /// 12.5 at the trailing edge"
  private var fact: Statement {
    let length = points(timeline.length(child, axis) ?? 0)
    let bound: Prose =
      timeline.parent(child) == nil
      ? "but only \(points(room)) were proposed to it as the root"
      : "\(container) around it only \(points(room))"
    let edges = parts.map { "\(points($0.length)) at the \($0.edge)" }
    return Statement(
      "\(child) is \(length) points \(axis.adjective), \(bound)", subject: child,
      details: [.init(.explanation, "\(shift)it reaches out by \(edges.listed()) edge")])
  }

  /// Where it is placed, if it reaches out by more than it is too long.
  private var shift: Prose {
    let excess = (timeline.length(child, axis) ?? 0) - room
    return before + after > excess + Timeline.tolerance ? "placed \(placeText), " : ""
  }

  /// How far it reaches beyond which edges.
  fileprivate var parts: [(length: CGFloat, edge: String)] {
    let edges = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    return [(before, edges.0), (after, edges.1)].filter { $0.0 > Timeline.tolerance / 2 }
  }

  /// "badge is placed from 180 to 260, but menu ends at 200"
  private var whereabouts: Statement {
    let limits = [
      before > Timeline.tolerance / 2 ? "begins at 0" : nil,
      after > Timeline.tolerance / 2 ? "ends at \(points(room))" : nil,
    ].compactMap(\.self)
    return Statement(
      "\(child) is placed \(placeText), but \(container) \(limits.listed())",
      subject: child, isAboutPlace: true)
  }

  /// "from 180 to 260"
  private var placeText: String {
    guard let extent = timeline.extent(child, axis) else { return "outside" }
    return "from \(points(extent.start)) to \(points(extent.end))"
  }
}

// MARK: - Whose rule makes the number

extension Excess {
  /// As sentences, with the evidence.
  private var explanation: (sentences: [Prose], evidence: [Int]) {
    let evidence = timeline.evidence(of: insistence.span(of: culprit))
    if let track { return ([track], evidence) }
    guard insistence.pressure(on: culprit) != nil else {
      return (placing.map { [$0] } ?? [], evidence)
    }
    if let shift = Shift.find(self) { return ([shift.sentence], evidence) }
    if let sum = Sum.find(in: culprit, self) {
      return (["\(offer(culprit)) and \(sum.words)"] + insisting, evidence + [sum.event])
    }
    let insists: Prose = "\(offer(culprit)) and insists on \(points(taken(culprit)))"
    guard let (container, sum) = sumAround else { return ([insists] + insisting, evidence) }
    return (["\(container) \(sum.words); \(insists)"] + insisting, evidence + [sum.event])
  }

  /// "title was offered 136"
  private func offer(_ node: NodeID) -> Prose {
    "\(node) was offered \(points(insistence.pressure(on: node)?.offered ?? 0))"
  }

  private func taken(_ node: NodeID) -> CGFloat { insistence.pressure(on: node)?.taken ?? 0 }

  /// The innermost container around the culprit that adds it up with others.
  private var sumAround: (container: NodeID, sum: Sum)? {
    var node = culprit
    while node != child, let parent = timeline.parent(node) {
      node = parent
      if let sum = Sum.find(in: node, self) { return (node, sum) }
    }
    return nil
  }

  /// The children that take more than their share, if not all do: the longest ones.
  private var insisting: [Prose] {
    stiffChildren.prefix(2).map { "\(offer($0)) and insists on \(points(taken($0)))" }
  }

  /// The children of a stack that insist, the longest first; empty if all of them do.
  private var stiffChildren: [NodeID] {
    guard timeline.dividedAxes(culprit).contains(axis) else { return [] }
    let views = timeline.tree.children(of: culprit).filter { !timeline.has(.spacer, $0) }
    let stiff = views.filter { insistence.pressure(on: $0) != nil }
    return stiff.count == views.count ? [] : stiff.sorted { taken($0) > taken($1) }
  }

  /// The column or row of a lazy grid that a cell is placed in the middle of.
  private var track: Prose? {
    guard isMerelyPlaced, let offered = trackLength else { return nil }
    let who = insistence.pressure(on: culprit) == nil ? child : culprit
    let taken = timeline.length(culprit, axis) ?? 0
    return """
      Its \(axis.track) is \(points(offered)) \(axis.adjective), and \(who) insists on \
      \(points(taken))
      """
  }

  /// What the child was offered as the width of a column, or the height of a row, that it is too
  /// long for.
  private var trackLength: CGFloat? {
    guard let parent = timeline.parent(child), let offered = timeline.offer(child, axis),
      let taken = timeline.length(child, axis), taken > offered + Timeline.tolerance
    else { return nil }
    return timeline.tracksAxis(of: parent) == axis ? offered : nil
  }

  /// If no view insists on its length, it was placed there.
  private var placing: Prose? {
    guard let parent = timeline.parent(child), !isMerelyPlaced else { return nil }
    guard timeline.proposal(child, axis) != nil else {
      return """
        It was offered no \(axis.dimension), and took its ideal one: \(parent) places it \
        \(placeText)
        """
    }
    // Whether the layout placed it there, or left it out, the trace does not say.
    if timeline.mayBeUnplaced(child) {
      return """
        It takes no more than it was offered, and stands in the middle of \(parent) with the \
        proposal of \(parent), as what \(code: "placeSubviews") does not place does
        """
    }
    return "It takes no more than it was offered: \(parent) places it \(placeText)"
  }
}

/// What the length of a container is made of.
private struct Sum {
  let event: Int
  /// "adds up to 0 + 8 + 320 = 328, which leaves nothing for title"
  let words: Prose

  /// Nil for a container that adds nothing up on the axis.
  static func find(in node: NodeID, _ excess: Excess) -> Self? {
    let timeline = excess.timeline
    guard let span = excess.insistence.span(of: node),
      let sum = timeline.reasons(of: node, in: span).last(where: {
        ($0.reason.isTotal || $0.reason.knownRule == .size) && $0.reason.axis == excess.axis
      }), let text = arithmetic(sum.reason)
    else { return nil }
    let empty = empty(in: node, timeline, excess.axis).map(Prose.init(view:))
    let names = empty.count > 3 ? empty.prefix(2) + ["\(empty.count - 2) more"] : empty
    let nothing: Prose =
      names.isEmpty ? "" : ", which leaves nothing for \(Prose.list(names, "and"))"
    return Self(event: sum.event, words: "adds up to \(text)" + nothing)
  }

  /// The children that get nothing although they would like to have a length: what is drawn by
  /// them.
  private static func empty(
    in node: NodeID, _ timeline: Timeline, _ axis: Axis
  ) -> [NodeID] {
    guard timeline.dividedAxes(node).contains(axis) else { return [] }
    return timeline.tree.children(of: node).compactMap { child in
      guard !timeline.has(.spacer, child), timeline.length(child, axis) == 0,
        let ideal = timeline.profile(of: child).answer(to: nil, on: axis)?.size[axis], ideal > 0
      else { return nil }
      var drawn = child
      while let only = timeline.tree.children(of: drawn).first,
        timeline.tree.children(of: drawn).count == 1
      { drawn = only }
      return timeline.has(.text, drawn) ? drawn : child
    }
  }
}

// MARK: - Guides

/// A view that would fit, and is placed beyond an edge because views there are aligned by a guide
/// of their own.
private struct Misplacement {
  private let excess: Excess
  /// The `alignmentGuide` that says where: of the view, else of one beside it.
  private let guide: Prose

  /// Nil for a view that is too long, takes more than it is offered, or has no guide.
  static func find(_ excess: Excess) -> Self? {
    let timeline = excess.timeline
    guard let parent = timeline.parent(excess.child), excess.culprit == excess.child,
      excess.isMerelyPlaced, excess.insistence.pressure(on: excess.child) == nil
    else { return nil }
    let others = timeline.tree.children(of: parent).filter { $0 != excess.child }
    guard let guide = timeline.guide(among: [excess.child] + others, excess.axis) else {
      return nil
    }
    return Self(excess: excess, guide: timeline.modifier(guide))
  }

  /// "badge is placed 50 points beyond the trailing edge of stack: …"
  var statement: Statement {
    let container = excess.container
    let places = excess.parts.map { "\(counted($0.length)) beyond the \($0.edge) edge" }
    let length = counted(excess.timeline.length(excess.child, excess.axis) ?? 0)
    return Statement(
      "\(excess.child) is placed \(places.listed()) of \(container)",
      subject: excess.child, isAboutPlace: true,
      details: [
        .init(
          .explanation,
          """
          with \(length) it would fit into the \(points(excess.room)) of \(container), but views \
          there are aligned by \(guide)
          """)
      ])
  }

  var remedies: [Prose] {
    ["change what \(guide) says", "give \(excess.container) more room around it"]
  }
}

/// A stack that takes more than it is offered because a guide shifts its views against each other.
private struct Shift {
  private let excess: Excess
  private let guide: NodeID
  /// The length of the longest view in the stack, in points.
  private let longest: CGFloat

  /// Nil if a view in the stack is as long as the stack, and for stacks without guides.
  static func find(_ excess: Excess) -> Self? {
    let (timeline, stack, axis) = (excess.timeline, excess.culprit, excess.axis)
    guard timeline.has(.aligns(axis), stack),
      let taken = timeline.length(stack, axis)
    else { return nil }
    let children = timeline.tree.children(of: stack)
    guard let longest = children.compactMap({ timeline.length($0, axis) }).max(),
      longest < taken - Timeline.tolerance, let guide = timeline.guide(among: children, axis)
    else { return nil }
    return Self(excess: excess, guide: guide, longest: longest)
  }

  /// "menu was offered 200 and is 238.36 wide, although …"
  var sentence: Prose {
    let timeline = excess.timeline
    let offered = points(excess.insistence.pressure(on: excess.culprit)?.offered ?? 0)
    let taken = points(timeline.length(excess.culprit, excess.axis) ?? 0)
    return """
      \(excess.culprit) was offered \(offered) and is \(taken) \(excess.axis.adjective), although \
      none of its views is longer than \(points(longest)): by \(timeline.modifier(guide)), \(places)
      """
  }

  var remedy: Prose { "change what \(excess.timeline.modifier(guide)) says" }

  /// "Text.1 lies from 0 to 38.36, Color.1 from 38.36 to 238.36"
  private var places: Prose {
    let timeline = excess.timeline
    let children = timeline.tree.children(of: excess.culprit)
    let guided = children.first { timeline.guide(among: [$0], excess.axis) == guide }
    let others = children.filter { $0 != guided }
    let longest = timeline.longest(of: others, excess.axis)
    var places = Prose()
    for child in [guided, longest].compactMap(\.self) {
      guard let extent = timeline.extent(child, excess.axis) else { continue }
      let name = places.isEmpty ? content(of: child) : child
      let range = "from \(points(extent.start)) to \(points(extent.end))"
      places += places.isEmpty ? "\(name) lies \(range)" : ", \(name) \(range)"
    }
    return places
  }

  /// What the guide is of, or the view around it that has more modifiers.
  private func content(of node: NodeID) -> NodeID {
    node == guide ? excess.timeline.tree.children(of: guide).first ?? node : node
  }
}

extension Timeline {
  /// The first guide of an axis among the modifiers of views.
  fileprivate func guide(among views: [NodeID], _ axis: Axis) -> NodeID? {
    views.lazy.compactMap { self.guide(of: $0, axis) }.first
  }

  /// The guide among the modifiers of a view, the outermost one of that axis.
  private func guide(of node: NodeID, _ axis: Axis) -> NodeID? {
    var node = node
    while true {
      if has(.guides(axis), node) { return node }
      let children = tree.children(of: node)
      guard children.count == 1, let child = children.first else { return nil }
      node = child
    }
  }
}

// MARK: - Remedies

extension Excess {
  private var remedies: [Prose] {
    if let tight = tightLine { return tight }
    if let track = trackLength, isMerelyPlaced { return remedies(forTrack: track) }
    if isMerelyPlaced, let parent = timeline.parent(child), timeline.has(.declared, parent) {
      return [
        """
        let placeSubviews of \(container) keep \(child) within its bounds, or sizeThatFits report \
        the \(axis.dimension) that it fills
        """
      ]
    }
    if let reader, let length = timeline.length(child, axis) {
      return shares + ["give \(reader) a \(axis.dimension) of \(points(length))"] + ownRemedies
    }
    return priorityRemedy + ownRemedies
      + ["give \(container) more room", "let it scroll in a \(code: "ScrollView")"]
  }

  private var ownRemedies: [Prose] {
    if let shift = Shift.find(self) { return [shift.remedy] }
    let own = remedy(of: culprit)
    return stiffChildren.first.map { [remedy(of: insistence.source(of: $0)), own] } ?? [own]
  }

  private func remedy(of who: NodeID) -> Prose {
    let roles = timeline.trace.nodes[who.index].roles
    let minimum = "min\(axis.dimension.capitalized)"
    if roles.contains(.hasLeast(axis)) { return "lower the \(minimum) of \(who)" }
    if roles.contains(.frames) { return "lower the \(axis.dimension) of \(who)" }
    if roles.contains(.proposesShape) { return clipping(of: who) }
    if roles.contains(.asksForIdeal) {
      return rigidChild(of: who).map { remedy(of: $0) }
        ?? "leave \(timeline.modifier(who)) out (it asks for the ideal size)"
    }
    if roles.contains(.image) { return "write \(code: ".resizable()") on \(who)" }
    if roles.contains(.text) {
      return axis == .vertical
        ? "give \(who) fewer lines, or a smaller font"
        : "let \(who) wrap, or shrink by minimumScaleFactor"
    }
    if roles.contains(.dividesWidth) || roles.contains(.dividesHeight) {
      return "take something or some spacing out of \(who)"
    }
    if timeline.isLazyGrid(who) { return "lower the sizes of the grid items of \(who)" }
    return "let \(who) be smaller"
  }

  private func clipping(of node: NodeID) -> Prose {
    if isFramed(node) { return "cut \(node) off by \(code: ".clipped()") on what frames it" }
    let length = axis.dimension.capitalized
    let frame = ".frame(min\(length): 0, max\(length): .infinity)"
    return "frame \(node) by \(code: frame), and cut it off by \(code: ".clipped()") behind that"
  }

  /// Whether a frame around a view does not just follow it, so that there is something to clip at.
  private func isFramed(_ node: NodeID) -> Bool {
    var around = timeline.parent(node)
    while let frame = around {
      if timeline.has(.limits(axis), frame) { return true }
      around = timeline.parent(frame)
    }
    return false
  }

  /// What is as long without being asked for its ideal length.
  private func rigidChild(of node: NodeID) -> NodeID? {
    guard let child = timeline.tree.children(of: node).first,
      timeline.profile(of: child).isRigid(on: axis)?.value == true
    else { return nil }
    return child
  }

  /// A text that has no room for a single line: fewer of them would not help.
  private var tightLine: [Prose]? {
    guard timeline.has(.text, culprit), axis == .vertical,
      let offered = insistence.pressure(on: culprit)?.offered,
      let line = timeline.profile(of: culprit).answer(to: 0, on: axis)?.size.height,
      line > offered + Timeline.tolerance
    else { return nil }
    let font: Prose = "give \(culprit) a smaller font"
    let length = points(timeline.length(child, axis) ?? line)
    guard let parent = timeline.parent(child), timeline.has(.fixesHeight, parent)
    else { return ["give \(container) a height of \(length)", font] }
    return ["raise the height of \(container) to \(length) or leave it out", font]
  }

  private func remedies(forTrack length: CGFloat) -> [Prose] {
    let taken = points(timeline.length(child, axis) ?? 0)
    return [
      "\(remedy(of: culprit)) to \(points(length))",
      """
      let the grid items of \(container) be at least \(taken) \(axis.adjective), by their minimum \
      or a fixed size
      """,
    ]
  }
}
