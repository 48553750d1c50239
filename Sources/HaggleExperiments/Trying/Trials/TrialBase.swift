import Foundation
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// What all trials of a text have in common.
struct TrialBase {
  /// A view that draws something.
  struct SeenView {
    let node: NodeID
    let size: CGSize
    /// The part of its area that a text has to keep where it cannot say all; nil for other views.
    let leastPart: CGFloat?
    let isOnScreen: Bool
    /// Whether it is a picture behind a view, which may cover more than that, or lies over or under
    /// what is no whole screen.
    let mayReachOut: Bool
    /// Whether another view may take its place, as it is one of several that may fit.
    let isChosen: Bool
    /// Whether it lies over or under another view, and has no part in its size.
    let isLayered: Bool
  }

  /// A text without any width, and what it is in.
  struct CrushedText {
    let text: NodeID
    let around: [NodeID]

    func isInside(anyOf views: [NodeID]) -> Bool { views.contains(where: around.contains) }
  }

  let request: LayoutRequest
  /// All of the text, of which the scenario may lack what it does not use of other files.
  private(set) var whole: SourceText
  /// Whether it lacks something that makes no difference.
  private(set) var isTrimmed = false
  let original: LaidOut
  private(set) var outline: SourceOutline
  /// What an edit may not take away.
  let seen: [SeenView]
  /// The colours and shapes behind views.
  let plates: [SeenView]
  /// The lines between views.
  var lines: [SeenView] {
    seen.filter { original.has(.decorates, $0.node) && $0.size.height < Self.mostOfLine }
  }
  private static let mostOfLine: CGFloat = 4
  /// What scrolls on the screen, by itself.
  var windows: [NodeID] {
    original.timeline.tree.preorder.filter { node in
      original.has(.scrolls, node)
        && original.timeline.rectangle(of: node).map { room.encloses($0, within: 1) } == true
        && !original.ancestors(node).contains { original.has(.scrolls, $0) }
    }
  }
  /// By how many points views are longer than those around them.
  let spilling: [NodeID: CGFloat]
  let room: CGRect
  let crushedTexts: [CrushedText]
  /// The texts that are asked before others, as their author gives them a higher priority.
  let preferredTexts: [NodeID]
  /// An edit that leads to more of them says something that haggle does not know.
  let diagnosticCount: Int
  /// The text as the last pass has it; nil if there is only one pass.
  private let settled: Scenario?
  private let passes: Int

  init(_ run: ScenarioRun) {
    self.init(
      run.request, original: LaidOut(run.lastPass, of: run.tree, run.containers, in: run.context))
  }

  /// A copy for another thread; nil if the text no longer has that root.
  init?(_ material: Material) {
    let scenario = material.text.scenario
    guard let root = scenario.roots.first(where: { $0.name == material.root }) else { return nil }
    let request = LayoutRequest(scenario, root, material.options)
    self.init(request, original: LaidOut(request))
  }

  /// What an equal one is made from.
  struct Material: Sendable {
    fileprivate let text: ScenarioText
    fileprivate let root: String
    fileprivate let options: ScenarioRun.Options
  }

  /// The views that stretches of the text write.
  func views(writtenIn spans: [SourceSpan]) -> Set<NodeID> {
    guard !spans.isEmpty else { return [] }
    let nodes = original.trace.nodes.indices.filter { index in
      original.trace.nodes[index].place.flatMap { scenario.source.offset(of: $0) }
        .map { place in spans.contains { $0.contains(place) } } ?? false
    }
    return Set(nodes.map { NodeID($0) })
  }

  /// The view that is written at an offset; of several the first.
  var written: [Int: NodeID] {
    let nodes = original.timeline.tree.preorder.compactMap { node in
      original.trace.nodes[node.index].place.flatMap { scenario.source.offset(of: $0) }.map {
        ($0, node)
      }
    }
    return Dictionary(nodes, uniquingKeysWith: { first, _ in first })
  }

  /// The same, of several the one that a goal is about, or around that.
  func written(for goal: TrialGoal) -> [Int: NodeID] {
    let views = ([goal.subject] + goal.near).flatMap { [$0] + original.ancestors($0) }
    return views.reversed().reduce(into: written) { written, node in
      let place = original.trace.nodes[node.index].place
      if let offset = place.flatMap({ scenario.source.offset(of: $0) }) { written[offset] = node }
    }
  }

  var scenario: Scenario { request.scenario }

  var material: Material {
    Material(text: scenario.material, root: request.root.name, options: request.options)
  }

  private init(_ request: LayoutRequest, original: LaidOut) {
    self.request = request
    self.original = original
    (seen, plates) = (original.seen, original.plates)
    spilling = original.spilling
    room = original.room
    crushedTexts = original.crushedTexts
    preferredTexts = original.preferredTexts
    outline = SourceOutline(request.scenario.source)
    whole = request.scenario.source
    let again = LaidOut(request)
    (settled, passes) = (again.settled, again.passes)
    // After the layout: content that comes late has diagnostics of its own.
    diagnosticCount = request.scenario.diagnostics(of: request.root).weight
  }
}

extension TrialBase {
  /// Other sizes of pictures that no text states, as large as those of photos; nil where there are
  /// none, and where one has its own size, which is that of an icon rather.
  var otherPictures: StandIns? {
    let pictures = original.trace.nodes.filter {
      $0.roles.contains(.image) && $0.roles.contains(.isOfUnknownSize)
    }
    guard !pictures.isEmpty, !pictures.contains(where: { $0.roles.contains(.assumed) }) else {
      return nil
    }
    var photos = StandIns()
    photos.image = CGSize(width: 3000, height: 2250)
    return photos
  }

  /// A copy whose edits may be of another file as well.
  func editing(_ file: String) -> TrialBase {
    var base = self
    base.outline = SourceOutline(scenario.source, or: file)
    return base
  }

  /// How much work it is to lay one edit out. Unlike a scenario of the same text, one of an edit
  /// reads all of it again: 8 bytes take about a microsecond.
  var effort: Int {
    let reading = scenario.source.bytes.count / 8
    return reading + (scenario.effort + original.trace.events.count) * passes
  }
}

// MARK: - Less text

extension TrialBase {
  /// The same without other roots, and without what the text does not use of other files: all that
  /// would be read and evaluated again for each trial. Nil if there is nothing of that, or the
  /// layout is another one without it.
  var trimmed: TrialBase? {
    let used = scenario.usedParts.union(settled?.usedParts ?? [])
    guard scenario.roots.count > 1 || used.count < whole.parts.parts.count else { return nil }
    let text = scenario.text(keeping: used)
    guard let less = request.with(scenario.with(text, only: request.root.name)) else { return nil }
    var base = TrialBase(less, original: LaidOut(less))
    guard base.original.isDrawn(like: original) else { return nil }
    (base.whole, base.isTrimmed) = (whole, true)
    return base
  }
}

extension LaidOut {
  /// Whether the same views are at the same places under the same numbers.
  func isDrawn(like other: LaidOut) -> Bool {
    trace.nodes.count == other.trace.nodes.count
      && zip(trace.nodes, other.trace.nodes).allSatisfy {
        $0.kind == $1.kind && $0.parent == $1.parent
      }
      && timeline.tree.preorder.allSatisfy {
        timeline.rectangle(of: $0) == other.timeline.rectangle(of: $0)
      }
  }
}
