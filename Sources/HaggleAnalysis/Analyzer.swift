import Foundation
package import HaggleReplay
package import HaggleTraces
import HaggleVocabulary

/// Runs the rules and puts together what belongs together.
package enum Analyzer {
  /// What the log alone gives rise to: what it proves, and what only a re-run can.
  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    let symptoms = symptoms(in: timeline)
    return symptoms + Rule.all.flatMap { $0.search.causes(of: symptoms, in: timeline) }
  }

  /// What the passes say: how they go on because state is set after each. The first of its rules
  /// that says something has said it.
  package static func feedback(in timeline: Timeline) -> [Finding] {
    guard let feedback = Feedback(timeline) else { return [] }
    return Rule.all.lazy.map { $0.search.passes(of: feedback) }.first { !$0.isEmpty }?
      .map(\.finding) ?? []
  }

  /// What the log proves, alike ones folded into one.
  ///
  /// - Parameter rule: the only rule to ask; nil for all.
  package static func symptoms(in timeline: Timeline, of rule: String? = nil) -> [Suspicion] {
    let squeeze = Squeeze(timeline)
    let offstage = OffstageViews(timeline)
    let invisible = InvisibleViews(timeline)
    let rules = Rule.all.filter { rule == nil || $0.id == rule }
    let found = rules.flatMap { $0.search.symptoms(in: timeline) }.filter {
      !squeeze.suppresses($0) && !offstage.suppresses($0) && !invisible.suppresses($0)
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

  /// What reaches beyond the view around it, each view by itself.
  package static func overflows(in timeline: Timeline) -> [Suspicion] {
    let offstage = OffstageViews(timeline)
    let invisible = InvisibleViews(timeline)
    return Rule.overflow.search.symptoms(in: timeline).filter {
      !offstage.suppresses($0) && !invisible.suppresses($0)
    }.map { $0.suspicion() }
  }

  /// What can be said of a trace without a re-run: what only a re-run could prove counts one class
  /// less.
  package static func findings(in timeline: Timeline) -> [Finding] {
    let suspicions = suspicions(in: timeline)
    let suspects = suspicions.filter { $0.hypothesis != nil }.bySymptom
    return feedback(in: timeline)
      + gathered(
        suspicions.filter { $0.hypothesis == nil }
          + suspects.map(Suspicion.unproven), in: timeline)
  }

  /// Folds suspicions into the one that causes them, so that a count of findings counts causes; the
  /// strongest claims first, then what is farthest off, then in the order of the nodes.
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
  /// How far off a finding is, for the order of findings: in whole points, up to what no screen
  /// shows any more.
  private static func rank(_ distance: CGFloat) -> Int {
    distance.isFinite ? Int(min(max(distance, 0), 2_000)) : 2_000
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
  /// - Parameter cause: what made it, in a clause; nil for nothing.
  fileprivate init(_ suspicion: Suspicion, because cause: Prose?) {
    let finding = suspicion.finding
    self.init(
      rule: finding.rule, node: finding.node, alike: finding.alike,
      statement: finding.statement, evidence: finding.evidence)
    if suspicion.takesCause { statement.cause = cause }
  }
}
