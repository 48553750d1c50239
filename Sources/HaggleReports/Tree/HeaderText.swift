import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The subject of the trace, its assumptions, and how to read the report.
struct HeaderText {
  let timeline: Timeline
  private let columns: Int
  private let showsAll: Bool

  init(_ timeline: Timeline, _ options: TreeReport.Options) {
    self.timeline = timeline
    columns = options.columns
    showsAll = options.showsAll
  }

  private var header: Trace.Header { timeline.trace.header }

  /// The subject of the trace.
  ///
  /// - Parameter isBrief: leaves out how much was asked.
  func facts(isBrief: Bool = false) -> [RoleText] {
    let state = isBrief ? PlainText.line(timeline.trace.completeness) : self.state
    return (title.map { [RoleText($0, .heading)] } ?? [])
      + RoleText.lines([proposal] + PlainText.paragraph(state, width: columns))
  }

  private var title: String? { header.title }

  private var proposal: String {
    guard let proposal = header.proposal else {
      return "what was proposed to the root is not known"
    }
    let source = header.setting.map { "  (\($0))" } ?? ""
    return "\(NumberText.display(proposal)) is proposed to the root\(source)"
  }

  private var state: String {
    let questions = timeline.spans.count
    let fromCache = timeline.spans.count(where: \.isCached)
    var words = [
      PlainText.line(timeline.trace.completeness),
      NumberText.counted(timeline.tree.preorder.count, "node"),
    ]
    words.append(
      NumberText.counted(questions, "question")
        + (fromCache == 0 ? "" : " (\(fromCache) from cache)"))
    if timeline.passes.count > 1 { words.append("\(timeline.passes.count) passes") }
    if let cache { words.append(cache) }
    return words.joined(separator: ", ")
  }

  private var cache: String? {
    guard let policy = header.cache else { return nil }
    guard let budget = header.exceededBudget else { return "cache \(PlainText.line(policy))" }
    return "cache \(PlainText.line(policy)) because more than \(budget) questions reached views"
  }

  var assumptions: [RoleText] { assumptions(most: Self.usual) }
  private static let usual = 12

  /// At most so many of a kind; in a line where nothing is wrong, as then they are not what is
  /// looked for.
  func assumptions(most: Int) -> [RoleText] {
    let digest = DiagnosticsDigest(timeline.trace, isComplete: showsAll, mostItems: most)
    if most < Self.usual, !showsAll, timeline.trace.findings.isEmpty, let line = digest.summary {
      return RoleText.lines(PlainText.paragraph(line, width: columns), .aside)
    }
    return digest.sections.flatMap { section in
      [RoleText(section.title + ":", .heading)] + section.items.flatMap(item)
    }
  }

  private func item(_ text: String) -> [RoleText] {
    let lines = PlainText.paragraph(text, width: columns - 4)
    return zip(["  - "] + lines.map { _ in "    " }, lines).map { RoleText($0 + $1) }
  }

  /// How to read a tree with its negotiation.
  var legend: [RoleText] {
    var legend =
      "Under each view: what it was offered → what it answered. "
      + "0 asks for its minimum, nil for its ideal, ∞ for its maximum size."
    if isModelled { legend += " Modelled: by a rule that nobody has verified on a real Mac." }
    return RoleText.lines(PlainText.paragraph(legend, width: columns), .aside)
  }

  private var isModelled: Bool {
    timeline.trace.events.contains { event in
      if case .reason(let reason) = event { reason.isModelled } else { false }
    }
  }
}

extension Trace.Header {
  /// `nested-grid.swift, Mosaic` on one line; nil where neither is known.
  package var title: String? {
    let words = [scenario, root].compactMap(\.self).map { PlainText.line($0) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// `iPhone 16, type size accessibility3, dark`: for what it was laid out, where that is known.
  package var setting: String? {
    let words = [proposalSource].compactMap(\.self) + circumstances + (isDark ? ["dark"] : [])
    return words.isEmpty ? nil : PlainText.line(words.joined(separator: ", "))
  }
}
