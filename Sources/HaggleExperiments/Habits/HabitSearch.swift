import Foundation
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// Looks for statements of a text that do nothing: without one of them the same is seen, here and
/// wherever the view will plainly be.
struct HabitSearch {
  /// Those that can be left out, all of them together.
  private(set) var habits: [LayoutStatement] = []
  /// How many layouts there were to be looked at for one that does nothing.
  let surroundings: Int
  /// How many statements were not looked at, as the text is too large.
  let left: Int

  init(_ run: ScenarioRun, of scenario: Scenario, _ options: ScenarioRun.Options) {
    let outline = SourceOutline(scenario.source)
    let timeline = Timeline(run.lastPass)
    let places = PlaceTable(scenario.source)
    let written = Set(
      timeline.trace.nodes.compactMap { $0.place.flatMap { places.offset(of: $0) } })
    let stated = LayoutStatement.all(in: outline).filter {
      written.contains($0.anchor) || written.contains($0.base)
    }
    let surroundings = Surroundings.all(scenario, outline, run.lastPass)
    let most = max(Self.fewest, Self.mostViews / max(timeline.trace.nodes.count, 1))
    let tried = Array(stated.prefix(most))
    (self.surroundings, left) = (surroundings.count, stated.count - tried.count)
    let material = scenario.material
    let isIdle = DeepStack.map(
      tried.count, threads: ProcessInfo.processInfo.activeProcessorCount,
      state: { HabitBench(material, surroundings, options) }
    ) { bench, number in
      tried[number].isIdle(on: bench)
    }
    let idle = zip(tried, isIdle).filter(\.1).map(\.0)
    habits = Self.together(
      idle, of: tried, on: HabitBench(material, surroundings, options))
  }

  /// So many views all first layouts together may have.
  private static let mostViews = 60_000
  private static let fewest = 40

  /// Of two statements each of which only has no effect because of the other, removes one. Equal
  /// statements on siblings are removed together or not at all.
  private static func together(
    _ idle: [LayoutStatement], of all: [LayoutStatement], on bench: HabitBench
  ) -> [LayoutStatement] {
    var (habits, rewriting) = ([LayoutStatement](), Rewriting.nothing)
    for statement in idle where !habits.contains(where: { $0.offset == statement.offset }) {
      let group = all.filter { $0.offset == statement.offset || $0.isPeer(of: statement) }
      let offsets = Set(idle.map(\.offset))
      guard group.allSatisfy({ offsets.contains($0.offset) }),
        let both = rewriting.without(group)
      else { continue }
      let removed = (habits + group).map(\.removed)
      guard habits.count + group.count == 1 || bench.looksAlike(by: both, without: removed) else {
        continue
      }
      habits += group
      rewriting = both
    }
    return habits
  }
}

extension Rewriting {
  /// Nil where something of it is touched already.
  fileprivate func without(_ statements: [LayoutStatement]) -> Rewriting? {
    statements.reduce(self as Rewriting?) { $0?.and($1.removal) }
  }
}

extension LayoutStatement {
  fileprivate func isIdle(on bench: HabitBench) -> Bool {
    ([removal] + others).allSatisfy { bench.looksAlike(by: $0, without: [removed]) }
  }
}

extension Rewriting {
  static let nothing = Rewriting(replacing: 0..<0)
}

/// A text in all its surroundings, with and without something. It belongs to one thread.
private final class HabitBench {
  private let material: ScenarioText
  private let surroundings: [Surroundings]
  private let options: ScenarioRun.Options
  /// What is seen of the text as it is, by the number of what is around it.
  private var known: [Int: [ShownPicture]] = [:]

  init(_ material: ScenarioText, _ surroundings: [Surroundings], _ options: ScenarioRun.Options) {
    self.material = material
    self.surroundings = surroundings
    self.options = options
  }

  /// Whether nothing else is to be seen with a change of the text, whatever is around it.
  ///
  /// - Parameter removed: what has no view of its own any more.
  func looksAlike(by rewriting: Rewriting, without removed: [SourceSpan]) -> Bool {
    surroundings.indices.allSatisfy { number in
      let around = surroundings[number]
      // What is asked within a statement goes with it.
      guard let both = around.branch.map({ $0.and(rewriting) }) ?? rewriting else { return true }
      let (before, after) = (before(number), pictures(both, in: around))
      return before.count == after.count
        && zip(before, after).allSatisfy { $0.isLike($1, without: removed) }
    }
  }

  private func before(_ number: Int) -> [ShownPicture] {
    if let known = known[number] { return known }
    let around = surroundings[number]
    let pictures = pictures(around.branch ?? .nothing, in: around)
    known[number] = pictures
    return pictures
  }

  /// What is seen of each root; nothing where the text cannot be laid out any more.
  private func pictures(_ rewriting: Rewriting, in around: Surroundings) -> [ShownPicture] {
    let scenario = around.scenario(of: material, by: rewriting)
    let places = PlaceTable(scenario.source)
    return scenario.roots.map {
      ShownPicture(LaidOut(scenario, $0, options), places, by: rewriting)
    }
  }
}
