import Foundation
import HaggleLayouts
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// Lays a scenario out with other values, just as plausible, for what its text does not state: a
/// finding is only as sure as the least sure number under it.
struct Doubts {
  private let scenario: Scenario
  private let root: Scenario.Root
  private let options: ScenarioRun.Options
  private let worlds: [World]
  /// How many layouts there may be; each takes as long as the first.
  private var allowance: Int

  /// A layout in which something that was assumed is otherwise.
  private struct World {
    let assumption: Assumption
    var standIns = StandIns()
    /// A screen that may as well be meant; nil for the one that was taken.
    var screen: Screen?
    /// Whether a finding that is not there says nothing; else it only rests on the assumption.
    var isDecisive = true
  }

  private enum Screen {
    case system(FontSystem)
    case room(CGSize)
  }

  init(
    of trace: Trace, _ scenario: Scenario, _ root: Scenario.Root, _ options: ScenarioRun.Options,
    after layout: SettledLayout
  ) {
    self.scenario = scenario
    self.root = root
    self.options = options
    let codes = trace.diagnostics.compactMap {
      $0.detail.flatMap { DiagnosticCode(rawValue: $0.code) }
    }
    let values = Set(codes.flatMap(\.assumes)).sorted().flatMap { assumption in
      Self.alternatives(of: assumption, trace.header.proposal, scenario.stage.device)
        .map { World(assumption: assumption, standIns: $0) }
    }
    worlds = values + Self.screens(scenario, root, options)
    let events = trace.events.count
    let reruns = layout.run.judgement.layouts
    let work = Self.rerunsOfOne * (events + layout.effort) + events * reruns
    allowance = min(Self.mostEvents / max(work, 1), 32)
  }

  /// So many events and steps all layouts together may have, those of their re-runs included.
  private static let mostEvents = 900_000
  /// A layout that is evaluated anew and asked about by all rules takes as long as so many re-runs,
  /// which only look for one symptom.
  private static let rerunsOfOne = 3

  /// The findings without those that another value makes go; those whose numbers it changes say
  /// so, and claim one class less.
  mutating func weighed(_ findings: [Finding], in trace: Trace) -> [Finding] {
    var weighed = findings.map { Weighed($0, in: trace) }
    for world in worlds where weighed.contains(where: { !$0.isGone }) {
      guard allowance > 0 else {
        // What was not tried may be otherwise.
        for index in weighed.indices { weighed[index].rests.insert(world.assumption) }
        continue
      }
      allowance -= 1
      guard let other = claims(in: world) else { continue }
      for index in weighed.indices {
        weighed[index].compare(to: other, world.assumption, isDecisive: world.isDecisive)
      }
    }
    return weighed.filter { !$0.isGone }.map(\.finding)
  }

  /// What is found there; nil where the view is not to be had.
  private func claims(in world: World) -> [Claim]? {
    var platform: FontSystem?
    var room = options.proposal
    switch world.screen {
    case .system(let system): platform = system
    case .room(let size): room = ProposedViewSize(size)
    case nil: break
    }
    let other = scenario.assuming(world.standIns, platform: platform)
    guard let root = other.roots.first(where: { $0.name == self.root.name }) else { return nil }
    let layout = SettledLayout(other, root, options, room: room)
    let trace = layout.trace()
    return layout.findings(in: trace).flatMap { Claim.all(of: $0, in: trace) }
  }
}

// MARK: - What may as well be so

extension Doubts {
  /// An image may also be made for the room that there is: a wallpaper.
  private static func alternatives(
    of assumption: Assumption, _ proposal: ProposedViewSize?, _ device: Device
  ) -> [StandIns] {
    guard assumption == .image else { return assumption.alternatives }
    let room = CGSize(
      width: proposal?.width?.finite ?? device.proposal.width,
      height: proposal?.height?.finite ?? device.proposal.height)
    let wallpapers = [room, device.screen].map { size in
      var standIns = StandIns()
      standIns.image = size
      return standIns
    }
    return assumption.alternatives + wallpapers
  }

  /// Where nothing says for which screen it is, one of a Mac may be meant; where the text is for a
  /// system whose measures haggle does not have, at least the size of its screen is known.
  private static func screens(
    _ scenario: Scenario, _ root: Scenario.Root, _ options: ScenarioRun.Options
  ) -> [World] {
    let stage = scenario.stage
    guard !stage.isStated, options.proposal == nil, scenario.directives.proposal == nil,
      root.preview.proposal(on: stage.device) == nil
    else { return [] }
    guard let evidence = stage.evidence else {
      return [World(assumption: .platform, screen: .system(.macOS), isDecisive: false)]
    }
    return evidence.system.screen.map { [World(assumption: .platform, screen: .room($0))] } ?? []
  }
}

extension PlatformEvidence.System {
  /// The screen, or the window, of a system whose other measures haggle does not have, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, "Layout".
  fileprivate var screen: CGSize? {
    switch self {
    case .iOS, .macOS: nil
    case .watchOS: CGSize(width: 198, height: 242)
    case .tvOS: CGSize(width: 1920, height: 1080)
    case .visionOS: CGSize(width: 1280, height: 720)
    }
  }
}

/// A finding with what other layouts say of it.
private struct Weighed {
  private let original: Finding
  private let claim: Claim
  var isGone = false
  var rests: Set<Assumption> = []

  init(_ finding: Finding, in trace: Trace) {
    original = finding
    claim = Claim(finding, in: trace)
  }

  mutating func compare(to others: [Claim], _ assumption: Assumption, isDecisive: Bool) {
    let other = others.first { !$0.subjects.isDisjoint(with: claim.subjects) }
    if other == nil, isDecisive { isGone = true }
    if other?.words != claim.words { rests.insert(assumption) }
  }

  var finding: Finding {
    var finding = original
    finding.assumptions = rests.sorted().map { .known($0) }
    if !rests.contains(.box) { finding.boxes = [] }
    if rests.contains(where: \.isOpen) {
      finding.class = finding.class == .proof ? .contract : .smell
    } else if !rests.isEmpty {
      finding.class = min(finding.class, .contract)
    }
    return finding
  }
}

/// What a finding is about and says, so that it is known again in another layout.
private struct Claim {
  struct Subject: Hashable {
    let rule: String
    let axis: Axis?
    let place: SourcePlace?
    /// Where the view has no place.
    let name: String
  }

  let subjects: Set<Subject>
  /// Without the names of views: those that are numbered may have another number.
  let words: [String]

  init(_ finding: Finding, in trace: Trace) {
    self.init(
      finding.statement, about: [finding.node] + finding.alike, rule: finding.rule,
      axis: finding.axis, in: trace)
  }

  private init(
    _ statement: Statement, about nodes: [NodeID], rule: String, axis: Axis?, in trace: Trace
  ) {
    subjects = Set(
      (nodes + [statement.subject].compactMap(\.self)).map { node in
        let place = trace.nodes[node.index].place
        return Subject(
          rule: rule, axis: axis, place: place, name: place == nil ? trace.name(of: node) : "")
      })
    words = ([statement.claim] + statement.details.map(\.words)).map { $0.text { _ in "" } }
  }

  /// The finding and its consequences.
  static func all(of finding: Finding, in trace: Trace) -> [Claim] {
    [Claim(finding, in: trace)]
      + finding.consequences.map { consequence in
        Claim(
          consequence.statement, about: [consequence.node] + consequence.alike,
          rule: consequence.rule, axis: finding.axis, in: trace)
      }
  }
}
