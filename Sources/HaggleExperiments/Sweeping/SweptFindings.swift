import HaggleReplay
package import HaggleTraces
import HaggleVocabulary

/// A finding with the points at which it occurs.
package struct SweptFinding: Equatable, Sendable {
  package struct Key: Hashable, Sendable {
    package let rule: String
    let written: SweptView.Written
    let axis: Axis?
  }

  package let key: Key
  package let view: SweptView
  /// The layouts with the finding, as ranges of indices; empty if it goes everywhere with something
  /// that was assumed.
  package let places: [ClosedRange<Int>]
  /// Where it is seen as well, and goes if something that was assumed is otherwise.
  package let doubted: [ClosedRange<Int>]
  /// Whether the layouts beside each range were judged as well, so that it ends there.
  package let isExact: Bool
  /// Its text at the first of them, with the names of its views.
  package let example: Example
  package let examplePoint: Int

  package struct Example: Equatable, Sendable {
    package let finding: Finding
    /// The claim, as a clause.
    package let claim: String
  }
}

/// The findings of a sweep. Analysing takes several times as long as a layout, so it is done where
/// something changes, at some points between, and where findings differ. Checking alternatives
/// takes many times longer again, so it is done where a finding begins and ends.
package struct SweptFindings: Sendable {
  package private(set) var findings: [SweptFinding] = []
  /// The analysed layouts, by index.
  package private(set) var judged: [Int] = []
  /// The completeness of the last checked layout, from its header: `assumed, 2 diagnostics`.
  package private(set) var completeness = "complete"
  /// Whether nothing was assumed.
  package private(set) var isComplete = true
  /// The findings of each analysed layout.
  private var unweighed: [Int: [SweptFinding.Key: Found]] = [:]
  /// The number of layouts of the sweep.
  private let count: Int
  /// Findings that survived the check against alternatives, by point.
  private var weighed: [Int: [SweptFinding.Key: Found]] = [:]

  /// What each layout of single points records.
  private var recorded: [Int: Recorded] = [:]

  fileprivate struct Recorded: Equatable, Sendable {
    let nodes: [Trace.Node]
    let events: [Event]
  }

  fileprivate struct Found: Sendable {
    let view: SweptView
    /// The view whose number is visible.
    let subject: SweptView.Written?
    let example: SweptFinding.Example
  }

  fileprivate struct Judged: Sendable {
    var found: [SweptFinding.Key: Found] = [:]
    var completeness = "complete"
    var isComplete = true
    var recorded = Recorded(nodes: [], events: [])
  }

  /// The number of layouts analysed at regular distances, and in all.
  private static let regular = 8
  private static let most = 120
  /// At most this many points are checked against alternatives.
  private static let mostWeighed = 64

  package init(of run: SweepRun) {
    count = run.layouts.count
    guard run.isContinuous else {
      unweighed = judged(Array(run.layouts.indices), run, weighing: false)
      weighed = weighedOnce(run)
      judged = unweighed.keys.sorted()
      findings = found
      return
    }
    var open = Self.first(of: run)
    while !open.isEmpty {
      unweighed.merge(judged(open, run, weighing: false)) { $1 }
      judged = unweighed.keys.sorted()
      open = Array(middles.prefix(max(0, Self.most - judged.count)))
    }
    open = ends.isEmpty ? [0] : ends
    while !open.isEmpty, weighed.count < Self.mostWeighed {
      let points = Array(open.prefix(Self.mostWeighed - weighed.count))
      // What an alternative refutes is only known beside what is seen without any.
      unweighed.merge(judged(points.filter { unweighed[$0] == nil }, run, weighing: false)) { $1 }
      weighed.merge(judged(points, run, weighing: true)) { $1 }
      judged = unweighed.keys.sorted()
      open = Set(ends + weighedMiddles).filter { weighed[$0] == nil }.sorted()
    }
    findings = found
  }

  /// The points where findings begin and end.
  private var ends: [Int] {
    Set(keys.flatMap { places(of: $0.key) }.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
  }

  /// The middles between points of which an alternative refutes what is found at the other.
  private var weighedMiddles: [Int] {
    zip(judged, judged.dropFirst()).filter { a, b in
      b - a > 1 && (weighed[a] != nil || weighed[b] != nil) && holding(at: a) != holding(at: b)
    }.map { ($0 + $1) / 2 }
  }

  /// What is found at a point and no alternative is known to refute.
  private func holding(at index: Int) -> Set<SweptFinding.Key> {
    Set((weighed[index] ?? unweighed[index] ?? [:]).keys)
  }

  /// All findings, with the first layout that has them.
  private var keys: [SweptFinding.Key: Int] {
    var first: [SweptFinding.Key: Int] = [:]
    for index in judged {
      for key in (unweighed[index] ?? [:]).keys where first[key] == nil { first[key] = index }
    }
    return first
  }

  private static func first(of run: SweepRun) -> [Int] {
    let layouts = run.layouts
    guard layouts.count > 1 else { return Array(layouts.indices) }
    let last = layouts.count - 1
    let regular = (0...Self.regular).map { last * $0 / Self.regular }
    let borders = layouts.indices.dropLast().filter { !layouts[$0].isLike(layouts[$0 + 1]) }
      .flatMap { [$0, $0 + 1] }
    let distance = max(1, (borders.count + Self.most / 2 - 1) / (Self.most / 2))
    let some = borders.enumerated().filter { $0.offset % distance == 0 }.map(\.element)
    return Set(regular + some).sorted()
  }

  /// What alternatives leave of each layout: of those that are equal, event for event, only the
  /// first is held against them.
  private mutating func weighedOnce(_ run: SweepRun) -> [Int: [SweptFinding.Key: Found]] {
    let first = run.layouts.indices.map { index in
      recorded.keys.filter { recorded[$0] == recorded[index] }.min() ?? index
    }
    recorded = [:]
    guard let last = first.last else { return [:] }
    // What is said of all is that of the last one.
    let found = judged(Set(first).subtracting([last]).sorted() + [last], run, weighing: true)
    return Dictionary(
      zip(first.indices, first).compactMap { index, first in found[first].map { (index, $0) } }
    ) { $1 }
  }

  private mutating func judged(
    _ indices: [Int], _ run: SweepRun, weighing: Bool
  ) -> [Int: [SweptFinding.Key: Found]] {
    var subject = run.subject
    subject.options.weighs = weighing
    let points = indices.map { run.layouts[$0].point }
    let found = run.workers.map(points.count, state: { [subject] in SweepBench(subject) }) {
      bench, number in bench.findings(points[number])
    }
    if weighing, let last = found.last {
      (completeness, isComplete) = (last.completeness, last.isComplete)
    }
    if !run.isContinuous, !weighing {
      for (index, judged) in zip(indices, found) { recorded[index] = judged.recorded }
    }
    return Dictionary(zip(indices, found.map(\.found))) { $1 }
  }

  /// The middles between analysed layouts with different findings.
  private var middles: [Int] {
    zip(judged, judged.dropFirst()).filter { a, b in
      b - a > 1 && Set((unweighed[a] ?? [:]).keys) != Set((unweighed[b] ?? [:]).keys)
    }.map { ($0 + $1) / 2 }
  }

  private var found: [SweptFinding] {
    let findings = keys.compactMap { key, first -> SweptFinding? in
      // A finding refuted by an alternative wherever it is weighed is in no place: of most rules it
      // is not told.
      let places = places(of: key)
      let tried = weighed.keys.filter { weighed[$0]?[key] != nil }.min()
      let index = tried ?? places.first?.lowerBound ?? first
      guard !places.isEmpty || Self.doubted.contains(key.rule),
        let found = weighed[index]?[key] ?? unweighed[index]?[key]
      else { return nil }
      return SweptFinding(
        key: key, view: found.view, places: places,
        doubted: ranges { unweighed[$0]?[key] != nil && !holding(at: $0).contains(key) },
        isExact: places.allSatisfy(isExact),
        example: found.example, examplePoint: index)
    }
    return findings.sorted { a, b in
      if a.example.finding.class != b.example.finding.class {
        return a.example.finding.class > b.example.finding.class
      }
      if a.examplePoint != b.examplePoint { return a.examplePoint < b.examplePoint }
      if a.view != b.view { return a.view < b.view }
      return (a.key.rule, a.key.axis == .vertical ? 1 : 0)
        < (b.key.rule, b.key.axis == .vertical ? 1 : 0)
    }
  }

  /// Views that overflow or are cut, but not under some alternative.
  package var doubtful: Set<SweptView.Written> {
    let sure = Set(findings.lazy.filter { !$0.places.isEmpty }.map(\.key))
    let doubted = unweighed.values.flatMap { $0 }.filter { key, _ in
      Self.doubted.contains(key.rule) && !sure.contains(key)
    }
    return Set(doubted.compactMap(\.value.subject))
  }

  private static let doubted = ["overflow", "cut-text"]

  /// Whether the layouts before and behind a range were judged.
  private func isExact(_ range: ClosedRange<Int>) -> Bool {
    let last = max(count - 1, 0)
    return (range.lowerBound == 0 || unweighed[range.lowerBound - 1] != nil)
      && (range.upperBound == last || unweighed[range.upperBound + 1] != nil)
  }

  private func places(of key: SweptFinding.Key) -> [ClosedRange<Int>] {
    ranges { holding(at: $0).contains(key) }
  }

  /// The judged layouts of which that holds, those next to each other as one range.
  private func ranges(_ holds: (Int) -> Bool) -> [ClosedRange<Int>] {
    var places: [ClosedRange<Int>] = []
    var isOpen = false
    for index in judged {
      let isFound = holds(index)
      if isFound, isOpen, let last = places.last {
        places[places.count - 1] = last.lowerBound...index
      } else if isFound {
        places.append(index...index)
      }
      isOpen = isFound
    }
    return places
  }
}

extension SweepBench {
  fileprivate func findings(_ point: SweepPoint) -> SweptFindings.Judged {
    guard let request = request(point) else { return SweptFindings.Judged() }
    let trace = ScenarioRun(request).lastPass
    let timeline = Timeline(trace)
    let views = SweptViews(timeline)
    var found: [SweptFinding.Key: SweptFindings.Found] = [:]
    for finding in trace.findings {
      guard let view = views[finding.node] else { continue }
      let key = SweptFinding.Key(rule: finding.rule, written: view.written, axis: finding.axis)
      if found[key] != nil { continue }
      let subject = finding.subject
      found[key] = SweptFindings.Found(
        view: view, subject: views[subject]?.written,
        example: SweptFinding.Example(
          finding: finding, claim: trace.text(of: finding.statement.claim)))
    }
    return SweptFindings.Judged(
      found: found, completeness: trace.header.completeness,
      isComplete: trace.header.isComplete,
      recorded: SweptFindings.Recorded(nodes: trace.nodes, events: trace.events))
  }
}
