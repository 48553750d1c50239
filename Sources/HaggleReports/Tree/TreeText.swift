import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The nodes, each with what is worth knowing about it.
struct TreeText {
  let timeline: Timeline
  let options: TreeReport.Options
  private let dialogues: [DialogueText]
  private let findings: [NodeID: [String]]
  private let folding: SiblingFolding
  private let quiet: QuietParts

  /// Lines are not indented deeper than this many levels; from there on the level is given.
  private static let deepestIndent = 16

  init(_ timeline: Timeline, _ options: TreeReport.Options) {
    self.timeline = timeline
    self.options = options
    dialogues = timeline.trace.nodes.indices.map { DialogueText(timeline, NodeID($0)) }
    findings = Self.rules(timeline.trace)
    folding = SiblingFolding(timeline, dialogues, showsAll: options.showsAll) { [findings] in
      findings[$0] ?? []
    }
    let cut = CutTexts(timeline).nodes
    quiet = QuietParts(timeline, showsAll: options.showsAll) { [findings] in
      findings[$0] != nil || cut.contains($0)
    }
  }

  var lines: [RoleText] {
    if timeline.tree.preorder.isEmpty { return [RoleText("(no views)")] }
    var lines: [RoleText] = []
    var isFolded = false
    var waiting: [SiblingFolding.Row] = folding.rows(timeline.tree.roots).reversed()
    while let row = waiting.popLast() {
      switch row {
      case .node(let node):
        let fold = quiet.fold(node)
        lines += self.lines(of: node, isFolded: fold != nil)
        if let fold {
          isFolded = true
          lines.append(RoleText(indent(node) + "  " + fold, .aside))
          continue
        }
        waiting += folding.rows(timeline.tree.children(of: node)).reversed()
      case .folded(let nodes, let period):
        lines.append(RoleText(indent(nodes[0]) + folded(nodes, period), .aside))
      }
    }
    return lines + (isFolded ? [RoleText(""), RoleText(QuietParts.legend, .aside)] : [])
  }

  /// - Parameter isFolded: then its arithmetic, which is about what is in it, is left out.
  private func lines(of node: NodeID, isFolded: Bool) -> [RoleText] {
    let indent = indent(node)
    let margin = String(repeating: " ", count: indent.count) + "│ "
    let details = NodeText(timeline, node, options, width: options.columns - margin.count)
    var title = details.title.behind(indent)
    title.append((findings[node] ?? []).map { "  ! \($0)" }.joined(), .finding)
    let dialogue = hasOwnDialogue(node) ? details.dialogue(dialogues[node.index]) : []
    let more = isFolded ? [] : details.more
    return [title] + (dialogue + more).map { RoleText($0).behind(margin, .aside) }
  }

  /// A modifier that hands on what it is offered and answers what it gets says nothing new.
  private func hasOwnDialogue(_ node: NodeID) -> Bool {
    let children = timeline.tree.children(of: node)
    guard children.count == 1, !options.showsAll else { return true }
    return dialogues[node.index].exchanges != dialogues[children[0].index].exchanges
  }

  private func indent(_ node: NodeID) -> String {
    let depth = timeline.tree.depth(of: node)
    let indent = String(repeating: "  ", count: min(depth, Self.deepestIndent))
    return depth > Self.deepestIndent ? "\(indent)[\(depth)] " : indent
  }

  /// `Color.4 … Color.100  97 more like it: 57×40`
  private func folded(_ nodes: [NodeID], _ period: Int) -> String {
    let names = [nodes[0], nodes[nodes.count - 1]].map { timeline.trace.name(of: $0) }
    let sizes = nodes.prefix(period).compactMap { timeline.size(of: $0) }
    let list = sizes.map { NumberText.display($0) }.joined(separator: ", ")
    return "\(names[0]) … \(names[1])  \(nodes.count) more like \(period == 1 ? "it" : "them")"
      + (list.isEmpty ? "" : ": \(list)")
  }

  private static func rules(_ trace: Trace) -> [NodeID: [String]] {
    var rules: [NodeID: [String]] = [:]
    for case .finding(let finding) in trace.remarks {
      for node in [finding.node] + finding.alike {
        rules[node, default: []].append(PlainText.line(finding.rule))
      }
      for consequence in finding.consequences {
        let cause = consequence.node == finding.node ? "" : ", from \(trace.name(of: finding.node))"
        for node in [consequence.node] + consequence.alike {
          rules[node, default: []].append(PlainText.line(consequence.rule) + cause)
        }
      }
    }
    return rules
  }
}
