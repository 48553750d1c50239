import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// An edited text, laid out.
struct Trial {
  let edit: Edit
  let text: String
  private let request: LayoutRequest
  private(set) var laidOut: LaidOut
  private(set) var counterparts: Counterparts
  /// Views that something else draws from now on (e.g. a list its row background).
  private let handedOver: Set<NodeID>
  /// The texts that may now be truncated.
  let cutTexts: Set<NodeID>
  let original: LaidOut
  /// The texts of the original that have no width.
  let crushedTexts: [TrialBase.CrushedText]

  /// Nil if the edit breaks the text, or uses something unknown to haggle.
  init?(_ edit: Edit, on base: TrialBase) {
    text = edit.rewriting.text(of: base.scenario.source)
    let scenario = base.scenario.with(text)
    guard let root = scenario.root(like: base.request.root.name) else { return nil }
    self.edit = edit
    original = base.original
    crushedTexts = base.crushedTexts
    request = LayoutRequest(scenario, root, base.request.options)
    laidOut = LaidOut(request, isNew: true)
    // After the layout: content built late has further diagnostics.
    guard scenario.diagnostics(of: root).weight <= base.diagnosticCount else { return nil }
    counterparts = Counterparts(
      of: base.original.timeline, base.scenario.source, in: laidOut.timeline, scenario.source,
      by: edit.rewriting)
    handedOver = base.views(writtenIn: edit.drawnElsewhere)
    cutTexts = base.views(writtenIn: [edit.cutText].compactMap(\.self))
    if isHarmful(on: base) { return nil }
  }

  /// The same edit, with pictures of unknown size as large as these; nil if it cannot be laid out.
  ///
  /// What the edit spoils there is not looked for: the text without it may be as bad.
  init?(_ trial: Trial, on base: TrialBase, with pictures: StandIns) {
    (edit, text, original) = (trial.edit, trial.text, trial.original)
    (handedOver, cutTexts) = (trial.handedOver, trial.cutTexts)
    crushedTexts = trial.crushedTexts
    let scenario = base.scenario.with(text).variant(pictures)
    guard let root = scenario.root(like: base.request.root.name) else { return nil }
    request = LayoutRequest(scenario, root, base.request.options)
    laidOut = LaidOut(request, isNew: true)
    counterparts = Counterparts(
      of: base.original.timeline, base.scenario.source, in: laidOut.timeline, scenario.source,
      by: edit.rewriting)
  }

  /// The same edit in another room; what it spoils there is not looked for either.
  func laidOut(in room: Room, on base: TrialBase) -> Trial {
    var own = request
    own.options.room = room
    // Effects run once per layout.
    if own.root.hasEffects || own.scenario.isUsed { own = own.afresh ?? own }
    var other = self
    other.laidOut = LaidOut(own)
    other.counterparts = Counterparts(
      of: base.original.timeline, base.scenario.source, in: other.laidOut.timeline,
      own.scenario.source, by: edit.rewriting)
    return other
  }

  /// Whether something else draws the view, such as a list from edge to edge.
  func isHandedOver(_ node: NodeID) -> Bool { handedOver.contains(node) }

  /// The rectangle in the root's space of a view of the original.
  func rectangle(_ node: NodeID) -> CGRect? {
    counterparts.edited(node).flatMap { laidOut.timeline.rectangle(of: $0) }
  }

  /// Where a view of the original is drawn.
  func drawnPlace(of node: NodeID) -> CGRect? {
    counterparts.edited(node).flatMap { laidOut.drawn[$0] }
  }

  /// What a frame that is gone was put on has its place.
  func contentRectangle(_ frame: NodeID) -> CGRect? {
    counterpart(of: frame).flatMap { laidOut.timeline.rectangle(of: $0) }
  }

  /// A view in the edited layout; what a frame, a ratio or a fixed size that is gone was put on.
  func counterpart(of node: NodeID) -> NodeID? {
    if let own = counterparts.edited(node) { return own }
    guard [.frames, .asksForIdeal, .proposesShape].contains(where: { original.has($0, node) })
    else { return nil }
    return original.timeline.modified(by: node).lazy.compactMap { counterparts.edited($0) }.first
  }

  /// The rectangle of the frame that the edit puts around a text, with nothing between but what is
  /// put on the text; nil where there is none, where one of the original between them gives the
  /// text its room, or where it makes the text break into lines, which are shorter.
  func frame(of text: NodeID) -> CGRect? {
    guard original.has(.text, text), let own = counterparts.edited(text) else { return nil }
    let frames = laidOut.ancestors(own).prefix { laidOut.timeline.tree.childCount(of: $0) == 1 }
      .filter { laidOut.has(.frames, $0) }
    guard let frame = frames.first, counterparts.original(frame) == nil,
      !laidOut.has(.limits(.horizontal), frame) || !laidOut.breaksIntoLines(own)
    else { return nil }
    return laidOut.timeline.rectangle(of: frame)
  }

  /// The rectangle of the frame that the edit puts around a view.
  func addedFrame(around node: NodeID) -> CGRect? {
    guard let own = counterparts.edited(node) else { return nil }
    return laidOut.ancestors(own).prefix { laidOut.timeline.tree.childCount(of: $0) == 1 }
      .first { laidOut.has(.frames, $0) && counterparts.original($0) == nil }
      .flatMap { laidOut.timeline.rectangle(of: $0) }
  }

  /// Whether a view's size or position changed.
  func hasChanged(_ node: NodeID) -> Bool {
    rectangle(node) != original.timeline.rectangle(of: node)
  }
}

extension CGRect {
  /// Whether any part of it is visible.
  var isVisible: Bool {
    width > 0.5 && height > 0.5 && width.isFinite && height.isFinite
  }
}

extension LaidOut {
  /// The visible area: the screen, else the root's proposal, one point larger on each side;
  /// infinite where neither is known.
  var room: CGRect {
    if let screen = trace.header.screen { return screen.insetBy(dx: -1, dy: -1) }
    let endless: CGFloat = 1e9
    let size = CGSize(
      width: min(trace.header.proposal?.width ?? endless, endless),
      height: min(trace.header.proposal?.height ?? endless, endless))
    return CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
  }

  /// The views that draw something and can be seen: those without others in them.
  var seen: [TrialBase.SeenView] { painted { !isBackground($0) } }

  /// The colours and shapes behind views.
  var plates: [TrialBase.SeenView] { painted { isBackground($0) && !has(.image, $0) } }

  /// The texts that say something and have no width to say it in.
  var crushedTexts: [TrialBase.CrushedText] {
    timeline.tree.preorder.compactMap { node in
      guard has(.text, node), let size = timeline.size(of: node), size.width < 0.5,
        missingWidth(of: node) > Criterion.tolerance
      else { return nil }
      return TrialBase.CrushedText(text: node, around: ancestors(node))
    }
  }

  /// The texts to which a container comes before others by their priority.
  var preferredTexts: [NodeID] {
    let preferred = trace.events.flatMap { event -> [NodeID] in
      guard case .reason(let reason) = event else { return [] }
      return reason.order.filter { $0.priority > 0 }.compactMap(\.node)
    }
    return Set(preferred).sorted { $0.index < $1.index }
      .compactMap { timeline.core(of: $0) }.filter { has(.text, $0) }
  }

  private func painted(where isMeant: (NodeID) -> Bool) -> [TrialBase.SeenView] {
    timeline.tree.preorder.compactMap { node in
      guard timeline.tree.children(of: node).isEmpty, !has(.spacer, node), drawn[node] != nil,
        !timeline.isClear(node), isMeant(node),
        let rectangle = timeline.rectangle(of: node), rectangle.isVisible
      else { return nil }
      return TrialBase.SeenView(
        node: node, size: rectangle.size, leastPart: leastPart(of: node),
        isOnScreen: drawn[node].map { room.contains($0) } ?? false,
        mayReachOut: isOfPicture(node) && ([node] + ancestors(node)).contains(where: isBackground)
          || trace.header.screen == nil && ([node] + ancestors(node)).contains(where: isLayer),
        isChosen: ancestors(node).contains { trace.nodes[$0.index].kind == "ViewThatFits" },
        isLayered: isLayered(node))
    }
  }

  /// Whether it is a picture, or lies over one.
  private func isOfPicture(_ node: NodeID) -> Bool {
    has(.image, node)
      || ancestors(node).contains { around in
        has(.layers, around) && timeline.core(of: around).map { has(.image, $0) } == true
      }
  }

  /// The part of its area that a text has to keep, where not all that it says fits: all of what is
  /// whole, less of what is cut already, and least of what its own limit cuts.
  private func leastPart(of node: NodeID) -> CGFloat? {
    guard has(.text, node) else { return nil }
    if missing(of: node) > Criterion.tolerance { return 0.5 }
    return timeline.isCutShort(node) ? 0.25 : 1
  }

  /// By how many points views are longer than those around them, which neither scroll nor reach
  /// out, and the first of all than the room that it has.
  var spilling: [NodeID: CGFloat] {
    timeline.tree.preorder.reduce(into: [:]) { excess, node in
      if let most = self.excess(of: node), most > 1 { excess[node] = most }
    }
  }

  private func excess(of node: NodeID) -> CGFloat? {
    guard let own = timeline.size(of: node), let outer = roomAround(node) else { return nil }
    return max(own.width - outer.width, own.height - outer.height)
  }

  /// By how many points the first view of all is longer than the room that it has; 0 if it is not.
  var excessOfRoot: CGFloat { max(timeline.tree.roots.first.flatMap(excess) ?? 0, 0) }

  /// The size that a view is to keep to; nil if it may be larger than what is around it.
  private func roomAround(_ node: NodeID) -> CGSize? {
    guard let parent = parent(node) else { return room.size }
    guard !has(.scrolls, parent), !has(.letsReachOut, parent), !isLayer(node),
      !(timeline.rectangle(of: parent).map { isCutOff(node, by: $0) } ?? false)
    else { return nil }
    return timeline.size(of: parent)
  }

  /// Whether a view, or one around it, is a layer.
  func isLayered(_ node: NodeID) -> Bool {
    isLayer(node) || ancestors(node).contains(where: isLayer)
  }
}

extension LaidOut {
  /// Whether a container lays its views on each other, as a `ZStack` does.
  func isStackOfLayers(_ node: NodeID) -> Bool {
    Axis.allCases.allSatisfy { has(.aligns($0), node) && !has(.divides($0), node) }
  }

  /// Whether a view lies over or under another one, as one of its layers.
  func isLayer(_ node: NodeID) -> Bool {
    parent(node).map { has(.layers, $0) && timeline.tree.children(of: $0).first != node } ?? false
  }

  /// Whether it is a background: when several views become one, it goes with its view.
  fileprivate func isBackground(_ node: NodeID) -> Bool {
    parent(node).map { has(.layersBehind, $0) && timeline.tree.children(of: $0).first != node }
      ?? false
  }
}

extension [Diagnostic] {
  /// How many there are. What a text measures in another font is assumed of any text.
  var weight: Int { count { $0.code != .textMetric } }
}
