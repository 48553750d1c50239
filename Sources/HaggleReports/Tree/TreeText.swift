import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The nodes, each with its noteworthy facts.
struct TreeText {
  let timeline: Timeline
  let options: TreeReport.Options
  /// Nil for views that are shown without theirs.
  private let dialogues: [DialogueText?]
  private let findings: [NodeID: [String]]
  private let folding: SiblingFolding
  private let quiet: QuietParts
  private let brief: BriefParts

  /// The maximum indentation in levels; deeper lines state their level.
  private static let deepestIndent = 16
  /// The maximum number of views with their negotiation, unless all is asked for.
  private static let mostInFull = 1_000

  init(_ timeline: Timeline, _ options: TreeReport.Options) {
    self.timeline = timeline
    self.options = options
    findings = Self.rules(timeline.trace)
    let cut = CutTexts(timeline).nodes
    let quiet = QuietParts(timeline, showsAll: options.showsAll) { [findings] in
      findings[$0] != nil || cut.contains($0)
    }
    let brief = BriefParts(timeline, showsAll: options.showsAll) { !quiet.isQuiet($0) }
    let dialogues = timeline.trace.nodes.indices.map { index in
      brief.isBrief(NodeID(index)) ? nil : DialogueText(timeline, NodeID(index))
    }
    self.dialogues = dialogues
    folding = SiblingFolding(
      timeline, dialogues, showsAll: options.showsAll, isBrief: brief.isBrief
    ) { [findings] in
      findings[$0] ?? []
    }
    (self.quiet, self.brief) = (quiet, brief)
  }

  var lines: [RoleText] {
    if timeline.tree.preorder.isEmpty { return [RoleText("(no views)")] }
    var lines: [RoleText] = []
    var isFolded = false
    var left = options.showsAll ? Int.max : Self.mostInFull
    var waiting = rows(of: timeline.tree.roots, depth: 0)
    while let (row, depth) = waiting.popLast() {
      switch row {
      case .node(let node):
        let fold = quiet.fold(node)
        lines += self.lines(of: node, depth, isFolded: fold != nil, isShort: left <= 0)
        if !brief.isBrief(node) { left -= 1 }
        if let fold {
          isFolded = true
          lines.append(RoleText(indent(depth) + "  " + fold, .aside))
        } else if brief.words(inPlaceOf: node) == nil {
          waiting += rows(of: timeline.tree.children(of: node), depth: depth + 1)
        }
      case .folded(let nodes, let period):
        let width = options.columns - indent(depth).columns
        lines += folded(nodes, period).wrapped(width: width, margin: "    ")
          .map { $0.behind(indent(depth), .aside) }
      }
    }
    return lines + legend(isFolded: isFolded, isCut: left < 0)
  }

  /// In reverse order; the content of an omitted part takes its place.
  private func rows(of siblings: [NodeID], depth: Int) -> [(row: SiblingFolding.Row, depth: Int)] {
    let written = siblings.flatMap { sibling in
      timeline.tree.walk(from: sibling) {
        brief.isLeftOut($0) ? timeline.tree.children(of: $0) : []
      }
      .filter { !brief.isLeftOut($0) }
    }
    return folding.rows(written).reversed().map { ($0, depth) }
  }

  private func legend(isFolded: Bool, isCut: Bool) -> [RoleText] {
    let lines =
      (brief.isUsed && !brief.isWhole ? briefLegend : [])
      + (isFolded ? [RoleText(QuietParts.legend, .aside)] : [])
      + (isCut ? [RoleText(Self.cutLegend, .aside)] : [])
    return lines.isEmpty ? [] : [RoleText("")] + lines
  }

  private static let cutLegend =
    "After \(mostInFull) views with their negotiation: only sizes. --all shows all."

  /// The legend for views without findings.
  var briefLegend: [RoleText] {
    RoleText.lines(PlainText.paragraph(BriefParts.legend, width: options.columns), .aside)
  }

  /// Whether no view shows its proposal.
  var isBrief: Bool { brief.isUsed && brief.isWhole }

  /// - Parameters:
  ///   - isFolded: leaves out its arithmetic, which is about its content.
  ///   - isShort: leaves out all of its negotiation.
  private func lines(
    of node: NodeID, _ depth: Int, isFolded: Bool, isShort: Bool
  ) -> [RoleText] {
    let indent = indent(depth)
    let margin = String(repeating: " ", count: indent.count) + "│ "
    let details = NodeText(timeline, node, options, width: options.columns - margin.count)
    let isShort = isShort || brief.isBrief(node)
    var title = isShort ? details.shortTitle : details.title
    if let words = brief.words(inPlaceOf: node), !title.text.contains(words) {
      title.append(apart: words)
    }
    for rule in findings[node] ?? [] { title.append(apart: "! \(rule)", .finding) }
    let titles = title.wrapped(width: options.columns - indent.columns, margin: "    ")
      .map { $0.behind(indent) }
    if isShort { return titles }
    let dialogue = hasOwnDialogue(node) ? details.dialogue(dialogue(of: node)) : []
    let more = isFolded ? [] : details.more
    return titles + (dialogue + more).map { RoleText($0).behind(margin, .aside) }
  }

  /// Whether a modifier does more than forward its proposal and its child's answer.
  private func hasOwnDialogue(_ node: NodeID) -> Bool {
    let children = timeline.tree.children(of: node)
    guard children.count == 1, !options.showsAll else { return true }
    return dialogue(of: node).exchanges != dialogue(of: children[0]).exchanges
  }

  private func dialogue(of node: NodeID) -> DialogueText {
    dialogues[node.index] ?? DialogueText(timeline, node)
  }

  private func indent(_ depth: Int) -> String {
    let indent = String(repeating: "  ", count: min(depth, Self.deepestIndent))
    return depth > Self.deepestIndent ? "\(indent)[\(depth)] " : indent
  }

  /// `Color.4 … Color.100  97 more like it: 57×40`
  private func folded(_ nodes: [NodeID], _ period: Int) -> RoleText {
    let names = [nodes[0], nodes[nodes.count - 1]].map { timeline.trace.name(of: $0) }
    let words = brief.isBrief(nodes[0]) ? brief.words(of: nodes) : ""
    let sizes = nodes.prefix(period).compactMap { timeline.size(of: $0) }
    let list = words.isEmpty ? sizes.map { NumberText.display($0) }.joined(separator: ", ") : words
    var line = RoleText("\(names[0]) … \(names[1])", .aside)
    line.append(
      apart: "\(nodes.count) more like \(period == 1 ? "it" : "them")"
        + (list.isEmpty ? "" : ": \(list)"), .aside)
    return line
  }

  private static func rules(_ trace: Trace) -> [NodeID: [String]] {
    var rules: [NodeID: [String]] = [:]
    for case .finding(let finding) in trace.remarks {
      for node in [finding.node] + finding.alike {
        rules[node, default: []].append(PlainText.line(finding.rule))
      }
      for consequence in finding.consequences {
        let cause = consequence.node == finding.node ? "" : ", from \(trace.name(of: finding.node))"
        let rule = PlainText.line(consequence.rule)
        for node in [consequence.node] + consequence.alike
        where rules[node]?.contains(rule) != true {
          rules[node, default: []].append(rule + cause)
        }
      }
    }
    return rules.mapValues { $0.distinct() }
  }
}
