import HaggleExperiments
import HaggleReports
import HaggleVocabulary

/// The changes as sentences without a full stop.
struct ChangeWords {
  let run: SweepRun
  let points: PointWords
  /// Views whose changes rest on assumptions.
  private let doubtful: Set<SweptView.Written>
  /// The files that the text is made of.
  private let parts: SourceParts

  /// Longer texts are cut.
  private static let mostCharacters = 32

  init(_ run: SweepRun, doubtful: Set<SweptView.Written>, in parts: SourceParts) {
    self.run = run
    self.doubtful = doubtful
    self.parts = parts
    points = PointWords(run)
  }

  /// The view as people find it: `Text("Sign out") in line 12`.
  func name(_ view: SweptView) -> String {
    guard let facts = run.facts(of: view) else { return view.written.kind }
    return shortName(facts, view) + line(of: view)
  }

  /// ` (line 12)`; empty for a view without a place.
  func line(of view: SweptView) -> String {
    view.written.place.map { " (\(parts.words(forLine: $0.line)))" } ?? ""
  }

  func shortName(_ view: SweptView) -> String {
    run.facts(of: view).map { shortName($0, view) } ?? view.written.kind
  }

  private func shortName(_ facts: SweptViewFacts, _ view: SweptView) -> String {
    guard facts.isText, !facts.isLabelled, !facts.arguments.isEmpty else { return facts.name }
    return view.written.kind + PlainText.arguments(facts.arguments, limit: Self.mostCharacters)
  }

  /// A change with its points, and the changes that happen together with it.
  func text(_ group: SweepGroup) -> String {
    let lead = statement(group.lead)
    let others = others(group)
    return others.isEmpty ? lead : "\(lead); with it \(others)"
  }

  /// The change without its points: "row is too wide for card, by up to 53".
  func statement(_ change: SweepChange) -> String {
    let name = name(change)
    switch change.trait {
    case .presence: return "\(name) is there" + more(change)
    case .cut: return "\(name) is cut" + lines(change) + more(change)
    case .broken: return "\(name) breaks inside of a word" + more(change)
    case .overflow(let axis): return overflow(change, axis) + more(change)
    case .emptiness(let axis): return "\(name) has no \(axis.dimension)" + more(change)
    case .wrapping: return "\(name) takes more than one line" + more(change)
    case .scrolling(let axis):
      let way = axis == .horizontal ? "sideways" : "up and down"
      return "\(name) scrolls \(way): what is in it is longer"
    case .choice: return choices(change)
    case .tracks(let axis): return tracks(change, axis)
    }
  }

  /// The view, with others that have the same change.
  private func name(_ change: SweepChange) -> String {
    let others = change.trait == .presence ? 0 : change.count - 1
    guard others > 0, let line = change.view.written.place?.line else { return name(change.view) }
    let words = parts.words(forLine: line)
    return "\(shortName(change.view)) (\(words), with \(others) more of that line)"
  }

  private func more(_ change: SweepChange) -> String {
    let isDoubtful =
      change.trait.weight == .trouble && doubtful.contains(change.view.written)
    return isDoubtful ? ", unless what was assumed is otherwise" : ""
  }

  /// The number of lines left at the worst point: "(1 line of 3, at 320)".
  private func lines(_ change: SweepChange) -> String {
    let worst = change.worst
    guard let lines = worst.worst.lines else { return "" }
    let isSteady = change.stretches.allSatisfy { $0.least == worst.worst.amount }
    return " (\(NumberText.counted(lines.kept, "line")) of \(lines.needed)"
      + (isSteady ? "" : ", \(points.at(worst.worstPoint))") + ")"
  }

  private func overflow(_ change: SweepChange, _ axis: HaggleVocabulary.Axis) -> String {
    let stretch = change.worst
    let container = stretch.worst.other.map(shortName) ?? "what is offered"
    let isSteady = change.stretches.allSatisfy {
      NumberText.isShownAlike($0.least, stretch.worst.amount)
    }
    let amount = NumberText.display(stretch.worst.amount)
    return "\(name(change)) reaches beyond \(container)"
      + (axis == .vertical ? " in height" : "")
      + (isSteady ? " by \(amount)" : " by up to \(amount) (\(points.at(stretch.worstPoint)))")
  }

  private func others(_ group: SweepGroup) -> String {
    var counts: [(words: String, count: Int)] = []
    for other in group.others {
      let words = Self.noun(other.trait)
      if let index = counts.firstIndex(where: { $0.words == words }) {
        counts[index].count += 1
      } else {
        counts.append((words, 1))
      }
    }
    if group.others.count == 1 { return statement(group.others[0]) }
    return counts.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
  }

  /// The noun behind a number.
  private static func noun(_ trait: ViewTrait) -> String {
    switch trait {
    case .presence: "more that come and go"
    case .cut: "more that are cut"
    case .broken: "more that break inside of a word"
    case .overflow: "more that reach beyond"
    case .emptiness: "more without a length"
    case .choice: "more that choose alike"
    case .tracks: "more grids alike"
    case .wrapping: "more that take several lines"
    case .scrolling: "more that scroll"
    }
  }
}

// MARK: - Traits with a number

extension ChangeWords {
  private func choices(_ change: SweepChange) -> String {
    let parts = change.stretches.map { stretch in
      let child = stretch.worst.other.map(shortName) ?? "child \(stretch.value + 1)"
      return "\(child) \(points.text([stretch.points]))"
    }
    return "\(name(change.view)) shows " + Self.listed(parts)
  }

  private func tracks(_ change: SweepChange, _ axis: HaggleVocabulary.Axis) -> String {
    let word = axis == .horizontal ? "column" : "row"
    let parts = change.stretches.enumerated().map { index, stretch in
      let count = index == 0 ? NumberText.counted(stretch.value, word) : "\(stretch.value)"
      return "\(count) \(points.text([stretch.points]))"
    }
    return "\(name(change.view)) has " + Self.listed(parts)
  }

  private static let mostParts = 8

  private static func listed(_ parts: [String]) -> String {
    if parts.count > mostParts {
      return (parts.prefix(mostParts - 2) + ["…", parts[parts.count - 1]]).joined(separator: ", ")
    }
    return parts.joined(separator: ", ")
  }
}

extension SweepChange {
  /// The stretch with the greatest excess.
  var worst: Stretch {
    stretches.dropFirst().reduce(stretches[0]) {
      $1.worst.amount > $0.worst.amount ? $1 : $0
    }
  }
}
