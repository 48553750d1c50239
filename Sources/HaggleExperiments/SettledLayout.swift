import HaggleLayouts
import HaggleRecording
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// A root, laid out again and again until the state that its views set stays as it is.
///
/// A modifier such as `onGeometryChange` runs once a layout is there, and may set state; SwiftUI
/// then lays out again. Only the last of these passes is recorded.
package struct SettledLayout {
  /// A text that sets its own state for ever is laid out so many times.
  package static let mostPasses = 12

  let scenario: Scenario
  let root: Scenario.Root
  let proposal: RootProposal
  let settings: Trace.Settings
  let run: TreeRun
  /// What was set after each pass but the last.
  private(set) var changes: [[StateChange]] = []
  /// What was set to something that the text does not have.
  private var unknown: [StateChange] = []
  /// Whether nothing was set after the last pass, or nobody wanted to know.
  private(set) var isSettled = true

  /// - Parameter room: what the root is offered; nil leaves it to the scenario.
  init(
    _ given: Scenario, _ givenRoot: Scenario.Root, _ options: ScenarioRun.Options,
    room: ProposedViewSize?, header: Trace.Header = Trace.Header()
  ) {
    var (scenario, root) = (given, givenRoot)
    // What effects do stays with the scenario that they belong to.
    if root.mayHaveEffects, let own = given.afresh.root(named: root.name) {
      (scenario, root) = own
    }
    let proposal = RootProposal(scenario, root, overridden: room)
    var settings = Self.settings(scenario, proposal, options)
    var recording = Recording(
      of: root.tree, in: proposal.size, header: header.from(proposal), settings: settings)
    while root.mayHaveEffects {
      let set = scenario.runEffects(of: root, in: recording.tree) { [engine = recording.engine] in
        engine.geometry(of: $0)
      }
      unknown += set.unknown
      guard let first = set.known.first else { break }
      guard changes.count + 1 < options.passes,
        let next = scenario.afterEffects.root(named: root.name)
      else {
        isSettled = options.passes < Self.mostPasses
        break
      }
      changes.append(set.known)
      (scenario, root) = next
      settings.pass = (changes.count + 1, first.text)
      recording = Recording(
        of: root.tree, in: proposal.size, header: header.from(proposal), settings: settings)
    }
    self.scenario = scenario
    self.root = root
    self.proposal = proposal
    self.settings = settings
    run = TreeRun(recording, of: root.tree, in: proposal.size, settings: settings)
  }

  private static func settings(
    _ scenario: Scenario, _ proposal: RootProposal, _ options: ScenarioRun.Options
  ) -> Trace.Settings {
    var context = scenario.context
    context.safeArea = proposal.safeArea
    return Trace.Settings(context: context, policy: options.policy, budget: options.budget)
  }

  /// What there is to say of the passes.
  var diagnostics: [Diagnostic] {
    let passes = changes.enumerated().flatMap { index, changes in
      changes.map { (pass: index + 2, change: $0) }
    }
    let told = Set(passes.map(\.change.source)).sorted().map { source in
      source.diagnostic(of: passes.filter { $0.change.source == source })
    }
    let lost = Set(unknown.map(\.source)).sorted().map(\.lost)
    guard !isSettled, let last = changes.last?.first else { return told + lost }
    return told + lost + [last.source.endless(after: changes.count + 1)]
  }
}

extension Trace.Header {
  fileprivate func from(_ proposal: RootProposal) -> Trace.Header {
    var header = self
    header.proposalSource = proposal.source
    return header
  }
}

extension Scenario {
  /// A root with the scenario that it belongs to; nil where the text has none of that name.
  fileprivate func root(named name: String) -> (Scenario, Root)? {
    roots.first { $0.name == name }.map { (self, $0) }
  }
}

extension StateChange.Source {
  /// More values of one property are not told.
  private static let mostValues = 3

  /// Says what was set, and in which passes.
  fileprivate func diagnostic(of changes: [(pass: Int, change: StateChange)]) -> Diagnostic {
    let (first, last) = (changes[0].pass, changes[changes.count - 1].pass)
    var values: [String] = []
    for value in changes.map(\.change.value) where !values.contains(value) { values.append(value) }
    let more = values.count > Self.mostValues ? ["…"] : []
    let listed = (values.prefix(Self.mostValues) + more).joined(separator: ", ")
    let passes = first == last ? "pass \(first)" : "passes \(first) to \(last)"
    return Diagnostic(
      .pass, code: .secondPass, "\(passes): \(property) was set to \(listed) by \(cause)",
      remedy: "\(code: "--passes \(first - 1)") shows the layout before that", place: place,
      length: cause.count)
  }

  /// The layout rests on what the state holds instead.
  fileprivate var lost: Diagnostic {
    Diagnostic(
      .assumed, code: .secondPass,
      "\(cause) sets \(property) to something that haggle cannot know: shown is the layout without that",
      remedy: "set it to what it becomes: \(code: "--set \(property)=…")", place: place,
      length: cause.count)
  }

  fileprivate func endless(after passes: Int) -> Diagnostic {
    Diagnostic(
      .assumed, code: .secondPass,
      "\(property) does not settle: after \(passes) passes \(cause) still sets it to something else",
      remedy: "let it be set only where it changes by more than a pixel", place: place,
      length: cause.count)
  }
}
