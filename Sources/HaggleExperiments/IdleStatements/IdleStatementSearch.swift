import Foundation
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// Finds statements of a text without effect: without one, everything looks the same, here and in
/// all situations that the view will meet.
struct IdleStatementSearch {
  /// The statements without effect, which can be removed together.
  private(set) var idleStatements: [LayoutStatement] = []
  /// The number of layouts in which each statement was tried.
  let situations: Int
  /// The number of statements not tried because the text is too large.
  let left: Int

  init(_ run: ScenarioRun) {
    let (scenario, options) = (run.request.scenario, run.request.options)
    let outline = SourceOutline(scenario.source)
    let timeline = Timeline(run.lastPass)
    let written = Set(
      timeline.trace.nodes.compactMap { $0.place.flatMap { scenario.source.offset(of: $0) } })
    let stated = LayoutStatement.all(in: outline).filter {
      written.contains($0.anchor) || written.contains($0.base)
    }
    let situations = Situation.all(scenario, outline, run.lastPass)
    let most = max(Self.fewest, Self.mostViews / max(timeline.trace.nodes.count, 1))
    let tried = Array(stated.prefix(most))
    (self.situations, left) = (situations.count, stated.count - tried.count)
    let material = scenario.material
    let isIdle = DeepStack.map(
      tried.count, threads: ProcessInfo.processInfo.activeProcessorCount,
      state: { IdleStatementTrial(material, situations, options) }
    ) { trial, number in
      tried[number].isIdle(on: trial)
    }
    let idle = zip(tried, isIdle).filter(\.1).map(\.0)
    idleStatements = Self.together(
      idle, of: tried, on: IdleStatementTrial(material, situations, options))
  }

  /// The maximum number of views in all first layouts.
  private static let mostViews = 60_000
  private static let fewest = 40

  /// Of two statements each of which only has no effect because of the other, removes one. Equal
  /// statements on siblings are removed together or not at all.
  private static func together(
    _ idle: [LayoutStatement], of all: [LayoutStatement], on trial: IdleStatementTrial
  ) -> [LayoutStatement] {
    var (idleStatements, rewriting) = ([LayoutStatement](), Rewriting.nothing)
    for statement in idle where !idleStatements.contains(where: { $0.offset == statement.offset }) {
      let group = all.filter { $0.offset == statement.offset || $0.isPeer(of: statement) }
      let offsets = Set(idle.map(\.offset))
      guard group.allSatisfy({ offsets.contains($0.offset) }),
        let both = rewriting.without(group)
      else { continue }
      let removed = (idleStatements + group).map(\.removed)
      guard idleStatements.count + group.count == 1 || trial.looksAlike(by: both, without: removed)
      else {
        continue
      }
      idleStatements += group
      rewriting = both
    }
    return idleStatements
  }
}

extension Rewriting {
  /// Nil if a part of it is changed already.
  fileprivate func without(_ statements: [LayoutStatement]) -> Rewriting? {
    statements.reduce(self as Rewriting?) { $0?.and($1.removal) }
  }
}

extension LayoutStatement {
  fileprivate func isIdle(on trial: IdleStatementTrial) -> Bool {
    ([removal] + others).allSatisfy { trial.looksAlike(by: $0, without: [removed]) }
  }
}

extension Rewriting {
  static let nothing = Rewriting(replacing: 0..<0)
}

/// Lays a text out in all its situations, with and without a statement. It belongs to one thread.
private final class IdleStatementTrial {
  private let material: ScenarioText
  private let situations: [Situation]
  private let options: ScenarioRun.Options
  /// The pictures of the original text, by the index of the situation.
  private var known: [Int: [ShownPicture]] = [:]

  init(_ material: ScenarioText, _ situations: [Situation], _ options: ScenarioRun.Options) {
    self.material = material
    self.situations = situations
    self.options = options
  }

  /// Whether a change of the text changes nothing visible, in any situation.
  ///
  /// - Parameter removed: the code whose views no longer exist.
  func looksAlike(by rewriting: Rewriting, without removed: [SourceSpan]) -> Bool {
    situations.indices.allSatisfy { number in
      let situation = situations[number]
      // A condition inside a statement is removed with it.
      guard let both = situation.branch.map({ $0.and(rewriting) }) ?? rewriting else { return true }
      let (before, after) = (before(number), pictures(both, in: situation))
      return before.count == after.count
        && zip(before, after).allSatisfy { $0.isLike($1, without: removed) }
    }
  }

  private func before(_ number: Int) -> [ShownPicture] {
    if let known = known[number] { return known }
    let situation = situations[number]
    let pictures = pictures(situation.branch ?? .nothing, in: situation)
    known[number] = pictures
    return pictures
  }

  /// The picture of each root; empty if the text can no longer be laid out.
  private func pictures(_ rewriting: Rewriting, in situation: Situation) -> [ShownPicture] {
    let scenario = situation.scenario(of: material, by: rewriting)
    return scenario.roots.map {
      ShownPicture(
        LaidOut(LayoutRequest(scenario, $0, options)), scenario.source, by: rewriting)
    }
  }
}
