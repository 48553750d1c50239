import Foundation
package import HaggleReplay
package import HaggleTraces
import HaggleVocabulary

/// Runs the rules and groups their findings by cause.
package enum Analyzer {
  /// Suspicions raised by the log alone: those that it proves, and those that need a re-run.
  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    let symptoms = symptoms(in: timeline)
    return symptoms + Rule.all.flatMap { $0.search.causes(of: symptoms, in: timeline) }
  }

  /// Findings about passes that follow each other because state is set after each; only those of
  /// the first rule that has any.
  package static func feedback(in timeline: Timeline) -> [Finding] {
    guard let feedback = Feedback(timeline) else { return [] }
    return Rule.all.lazy.map { $0.search.passes(of: feedback) }.first { !$0.isEmpty }?
      .map(\.finding) ?? []
  }

  /// Suspicions that the log proves, with equal ones folded into one.
  ///
  /// - Parameter rule: the only rule to ask; nil for all.
  package static func symptoms(in timeline: Timeline, of rule: String? = nil) -> [Suspicion] {
    let squeeze = Squeeze(timeline)
    let offstage = OffstageViews(timeline)
    let invisible = InvisibleViews(timeline)
    let following = FollowingViews(timeline)
    let rules = Rule.all.filter { rule == nil || $0.id == rule }
    let found = rules.flatMap { $0.search.symptoms(in: timeline) }.filter {
      !squeeze.suppresses($0) && !offstage.suppresses($0) && !invisible.suppresses($0)
        && !following.suppresses($0)
    }
    return FindingFolding.folded(found, in: timeline)
  }

  /// Sizes and places that differ because a layout reused a cached answer to another question.
  ///
  /// - Parameter forgetful: the same views, laid out by layouts that keep nothing.
  package static func memories(
    in timeline: Timeline, against forgetful: Timeline
  ) -> [Suspicion] {
    Rule.all.flatMap { $0.search.memories(in: timeline, against: forgetful) }
  }

  /// Views that reach beyond their parent, unfolded.
  package static func overflows(in timeline: Timeline) -> [Suspicion] {
    let offstage = OffstageViews(timeline)
    let invisible = InvisibleViews(timeline)
    return Rule.overflow.search.symptoms(in: timeline).filter {
      !offstage.suppresses($0) && !invisible.suppresses($0)
    }.map { $0.suspicion() }
  }

  /// The findings of a trace without re-runs: suspicions that need one claim one class less.
  package static func findings(in timeline: Timeline) -> [Finding] {
    let suspicions = suspicions(in: timeline)
    let suspects = suspicions.filter { $0.hypothesis != nil }.bySymptom
    return feedback(in: timeline)
      + gathered(
        suspicions.filter { $0.hypothesis == nil }
          + suspects.map(Suspicion.unproven), in: timeline)
  }

  /// Folds suspicions into their causes, so that counting findings counts causes. Sorted by
  /// strength, then by distance, then by node.
  package static func gathered(_ suspicions: [Suspicion], in timeline: Timeline) -> [Finding] {
    let causes = Causes(suspicions)
    var findings = suspicions.map(\.finding)
    var distances = suspicions.map(\.distance)
    for (index, suspicion) in suspicions.enumerated() where causes.root(of: index) != index {
      let root = causes.root(of: index)
      let consequence = Finding.Consequence(suspicion, because: suspicions[root].causeClause)
      findings[root].consequences.append(consequence)
      distances[root] = max(distances[root], suspicion.distance)
    }
    let roots = suspicions.indices.filter { causes.root(of: $0) == $0 }
    let sorted = roots.map { (index: $0, finding: findings[$0]) }.sorted { a, b in
      if a.finding.class != b.finding.class { return a.finding.class > b.finding.class }
      let (near, far) = (rank(distances[b.index]), rank(distances[a.index]))
      return near == far ? (a.finding.node, a.index) < (b.finding.node, b.index) : near < far
    }.map(\.finding)
    guard timeline.hasBoxes else { return sorted }
    return sorted.enumerated().map { index, finding in
      var finding = finding
      if index < mostWithBoxes { finding.boxes = timeline.boxes(under: finding) }
      return finding
    }
  }
}

extension Analyzer {
  /// The distance by which findings are sorted, in whole points, limited to the largest screens.
  private static func rank(_ distance: CGFloat) -> Int {
    distance.isFinite ? Int(saturating: min(max(distance, 0), 2_000)) : 2_000
  }

  /// Boxes are only collected for the first findings: each collection walks the views around one.
  private static let mostWithBoxes = 50
}

extension [Suspicion] {
  /// The suspects of each symptom, in the order in which they are suspected.
  package var bySymptom: [[Suspicion]] {
    var groups: [[Suspicion]] = []
    var numbers: [Hypothesis.Symptom: Int] = [:]
    for suspicion in self {
      guard let symptom = suspicion.hypothesis?.symptom else { continue }
      if let number = numbers[symptom] {
        groups[number].append(suspicion)
      } else {
        numbers[symptom] = groups.count
        groups.append([suspicion])
      }
    }
    return groups
  }
}

extension Finding.Consequence {
  /// - Parameter cause: the cause, as a clause; nil if there is none.
  fileprivate init(_ suspicion: Suspicion, because cause: Prose?) {
    let finding = suspicion.finding
    self.init(
      rule: finding.rule, node: finding.node, alike: finding.alike,
      statement: finding.statement, evidence: finding.evidence)
    if suspicion.takesCause { statement.cause = cause }
  }
}
