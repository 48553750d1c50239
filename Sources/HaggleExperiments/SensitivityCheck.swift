import HaggleAnalysis
import HaggleLayouts
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// Lays a scenario out with other, equally plausible values for what its text does not state: a
/// finding is only as certain as the least certain number that it rests on.
///
/// The values are the `alternatives` of what the diagnostics `assume`. A finding that is gone with
/// one of them is removed; one whose words change carries the `Assumption`. So no layout has to
/// track where its numbers came from. The text is parsed once for all of them (`ScenarioReading`).
struct SensitivityCheck {
  let request: LayoutRequest
  private let lostState: LostState
  /// That of the trace, without its notes; nil if there are several passes.
  private let timeline: Timeline?
  /// The findings that are not reported because an iPad may as well be meant.
  private(set) var onPhonesOnly: [Finding] = []
  /// Those that are not because the view may be a piece of a screen, in what scrolls.
  private(set) var onScreensOnly: [Finding] = []
  /// The number of layouts left; each takes as long as the first.
  private var allowance: Int

  init(of trace: Trace, _ request: LayoutRequest, after layout: SettledLayout) {
    self.request = request
    lostState = layout.lostState.joined(bySetAfter: trace)
    timeline = layout.numbers == nil ? layout.run.judgement.timeline : nil
    let events = trace.events.count
    let reruns = layout.run.judgement.layouts
    let work = Self.rerunsOfOne * (events + layout.effort) + events * reruns
    allowance = min(Self.mostEvents / max(work, 1), 32)
  }

  /// The maximum number of events and steps of all layouts, including their re-runs.
  private static let mostEvents = 900_000
  /// The cost of a layout that is evaluated again and read by all rules, in re-runs, which only
  /// look for one symptom.
  private static let rerunsOfOne = 3

  /// The findings that remain under all other values; those whose numbers change say so, and claim
  /// one class less.
  mutating func weighed(_ findings: [Finding], in trace: Trace) -> [Finding] {
    let isForLargeScreens = trace.statesMoreThanAPhone
    var weighed = findings.filter {
      !lostState.decides($0, in: trace) && !trace.isPlacedByPlaceholder($0)
        && !isInBar($0, in: trace) && !isMoving($0, in: trace) && !isOfScreen($0, in: trace)
        && !isOfUnknownShape($0, in: trace)
    }
    .map { Weighed($0, in: trace, isForLargeScreens: isForLargeScreens) }
    let alternatives = weighed.isEmpty ? [] : Alternative.all(besides: trace, in: timeline, request)
    for alternative in alternatives
    where weighed.contains(where: { !$0.isGone || $0.isWithheld }) {
      guard allowance > 0 else {
        // Conditions that were not tried may have another outcome.
        guard alternative.assumption != .choice else { continue }
        for index in weighed.indices { weighed[index].rests.insert(alternative.assumption) }
        continue
      }
      allowance -= 1
      guard weighed.contains(where: { $0.mayChange(by: alternative) }),
        let other = claims(in: alternative)
      else { continue }
      for index in weighed.indices { weighed[index].compare(to: other, in: alternative) }
    }
    let own = weighed.filter { !$0.finding.isOfProject(trace, request.scenario) }
    onPhonesOnly = own.filter(\.isOnPhonesOnly).map(\.finding)
    onScreensOnly = own.filter(\.isOnScreensOnly).map(\.finding)
    return weighed.filter { !$0.isGone }.map(\.finding)
  }

  /// Whether it is about how small a target is that the project only has as an item of a bar: there
  /// a button gets the room that a finger needs.
  private func isInBar(_ finding: Finding, in trace: Trace) -> Bool {
    finding.rule == Rule.smallTarget.id
      && trace.shows(anyOf: request.scenario.directives.barItems)
  }

  /// Whether it is about the edges of a screen, of a view that is laid out by itself and that other
  /// code shows as a part of one.
  private func isOfScreen(_ finding: Finding, in trace: Trace) -> Bool {
    let parts = request.scenario.directives.parts
    return Rule.byID[finding.rule]?.traits.contains(.wholeScreen) == true
      && parts.contains(request.root.name) && trace.shows(anyOf: [request.root.name])
      && !sequence(first: finding.node, next: { trace.nodes[$0.index].parent })
        .contains { trace.nodes[$0.index].roles.contains(.scrolls) }
  }

  /// Whether it is about how large a page becomes by a picture whose shape nobody knows: that may
  /// be the screen's.
  private func isOfUnknownShape(_ finding: Finding, in trace: Trace) -> Bool {
    finding.rule == Rule.grownByPicture.id
      && trace.nodes[finding.node.index].roles.contains(.isOfUnknownSize)
  }

  /// Whether it is about bars whose heights are those of a moment, as a sound's are.
  private func isMoving(_ finding: Finding, in trace: Trace) -> Bool {
    guard finding.rule == Rule.hangingBars.id else { return false }
    let places = ([finding.node] + finding.alike).flatMap { node in
      let view = trace.nodes[node.index]
      return [view.place].compactMap(\.self) + view.owners.compactMap(\.place)
    }
    return MovingViews(in: request.scenario.source).contain(anyOf: places)
  }

  /// The findings there; nil if the view cannot be laid out.
  private func claims(in alternative: Alternative) -> [Claim]? {
    var platform: FontSystem?
    var device: Device?
    var options = request.options
    switch alternative.screen {
    case .system(let system): platform = system
    case .device(let model): device = model
    case .room(let size): options.proposal = size
    case nil: break
    }
    let scenario = request.scenario.variant(
      alternative.standIns, platform: platform, device: device)
    guard var other = request.with(scenario) else { return nil }
    other.options = options
    let layout = SettledLayout(other, isUsedHere: true)
    let trace = layout.trace()
    return layout.findings(in: trace).flatMap { Claim.all(of: $0, in: trace) }
  }
}

extension Trace {
  /// Whether a finding is about how views lie on each other, guides say where, and these are
  /// computed from what the text does not have: all that nobody knows has one value.
  fileprivate func isPlacedByPlaceholder(_ finding: Finding) -> Bool {
    guard [Rule.coveredText.id, Rule.idleAlignment.id].contains(finding.rule),
      diagnostics.contains(where: { $0.detail?.code.known == .invalidOperation })
    else { return false }
    let around = sequence(first: finding.node) { nodes[$0.index].parent }.prefix(4)
    return nodes.indices.contains { index in
      let isGuide = [.guidesWidth, .guidesHeight].contains { nodes[index].roles.contains($0) }
      return isGuide
        && (around.contains(NodeID(index)) || nodes[index].parent == finding.node)
    }
  }

  /// Whether a view states a width that no phone has.
  fileprivate var statesMoreThanAPhone: Bool {
    guard let phone = Device.widestPhone else { return false }
    return events.contains { event in
      guard case .place(let placed) = event else { return false }
      return placed.frame.width > phone.screen.width
        && nodes[placed.node.index].roles.contains(.fixes(.horizontal))
    }
  }
}

/// A finding with the results of other layouts.
private struct Weighed {
  private let original: Finding
  private let claim: Claim
  /// The assumptions whose alternatives remove it.
  private var goneBy: Set<Assumption> = []
  /// Whether something else than a larger screen makes it go.
  private var isGoneOnPhones = false
  /// Whether something else makes it go than a room without a height.
  private var isGoneOnScreens = false
  /// Whether a Mac makes it go, which something in the text hints at.
  private var isGoneOnMac = false
  private var holdsOnWidestPhone = false
  /// Whether only something less remains of it somewhere.
  private var isWeakened = false
  private let isForLargeScreens: Bool
  /// Whether a layout of the text places a view outside of what it answered: with other views it
  /// may be lucky, and its code is as wrong.
  private let isOfLayout: Bool
  var rests: Set<Assumption> = []

  init(_ finding: Finding, in trace: Trace, isForLargeScreens: Bool) {
    original = finding
    claim = Claim(finding, in: trace)
    self.isForLargeScreens = isForLargeScreens
    let parent = trace.nodes[finding.node.index].parent
    isOfLayout =
      finding.rule == Rule.overflow.id && finding.statement.isAboutPlace
      && parent.map { trace.nodes[$0.index].roles.contains(.declared) } == true
  }

  var isGone: Bool { !goneBy.isEmpty && !isOnAllPhones }
  /// Whether it would be reported if the text named a phone.
  var isOnPhonesOnly: Bool { isGoneOnTablets && !isOnAllPhones }

  /// Whether it would be reported if the text said that its view is a screen.
  var isOnScreensOnly: Bool { goneBy == [.platform] && !isGoneOnScreens }

  var isWithheld: Bool { isOnPhonesOnly || isOnScreensOnly }

  private var isGoneOnTablets: Bool {
    goneBy == [.platform] && !isGoneOnPhones && original.axis == .horizontal
  }

  /// Whether the text alone makes it too wide for the widest phone, and so for all of them: it
  /// rests on no other unknown number, and no stated width exceeds a phone's.
  private var isOnAllPhones: Bool {
    isGoneOnTablets && holdsOnWidestPhone && !isForLargeScreens && !isGoneOnMac
      && rests.allSatisfy { $0 == .platform || !$0.isOpen }
  }

  /// Whether a layout with an alternative may change anything that is said in the end. The widest
  /// phone only matters to what is gone on a tablet, which is laid out before it.
  func mayChange(by alternative: Alternative) -> Bool {
    if !goneBy.isEmpty && !isGoneOnTablets && !isOnScreensOnly { return false }
    if alternative.isOfWidestPhone { return isGoneOnTablets }
    if alternative.isOfOneRule { return alternative.decides(original) }
    if !rests.contains(alternative.assumption) { return true }
    let isGoneAlready = isGoneOnPhones && !isOnScreensOnly || alternative.isRoomy
    return alternative.decides(original)
      && !(goneBy.contains(alternative.assumption) && isGoneAlready)
  }

  mutating func compare(to others: [Claim], in alternative: Alternative) {
    let same = others.filter { !$0.subjects.isDisjoint(with: claim.subjects) }
    let other = same.first { $0.rule == claim.rule } ?? same.first
    if alternative.isOfWidestPhone {
      holdsOnWidestPhone = other != nil
      return
    }
    if other == nil, !isOfLayout, alternative.decides(original) {
      goneBy.insert(alternative.assumption)
      isGoneOnPhones = isGoneOnPhones || !alternative.isRoomy
      isGoneOnMac = isGoneOnMac || alternative.isMac
      isGoneOnScreens = isGoneOnScreens || !alternative.isGuessedPage
    }
    if let other, other.rule != claim.rule { isWeakened = true }
    if other?.words != claim.words { rests.insert(alternative.assumption) }
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
    if isWeakened { finding.class = .smell }
    return finding
  }
}

/// The subject and statement of a finding, to recognise it in another layout.
private struct Claim {
  struct Subject: Hashable {
    let rule: String
    let axis: Axis?
    let place: SourcePlace?
    /// The name, if the view has no place.
    let name: String
  }

  let subjects: Set<Subject>
  let rule: String
  /// The words without names of views, whose numbers may differ.
  let words: [String]

  init(_ finding: Finding, in trace: Trace) {
    self.init(
      finding.statement, about: [finding.node] + finding.alike, rule: finding.rule,
      axis: finding.axis, in: trace)
  }

  /// A row that is too wide for its room eats margins first and reaches out then: by how much the
  /// numbers decide that something else may change.
  private static func kind(_ rule: String) -> String {
    rule == Rule.eatenMargin.id ? Rule.overflow.id : rule
  }

  private init(
    _ statement: Statement, about nodes: [NodeID], rule: String, axis: Axis?, in trace: Trace
  ) {
    self.rule = rule
    subjects = Set(
      (nodes + [statement.subject].compactMap(\.self)).map { node in
        let place = trace.nodes[node.index].place
        return Subject(
          rule: Self.kind(rule), axis: axis, place: place,
          name: place == nil ? trace.name(of: node) : "")
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
