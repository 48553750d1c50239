import HaggleAnalysis
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// What is found about views that a preview alone adds around those of the text, such as samples
/// under each other, or a background to see them on: users never see them.
struct FoundInPreview {
  private let previews: [ClosedRange<Int>]
  private let trace: Trace

  /// Nil if the root is not a preview of one of the text's views.
  init?(_ trace: Trace, of source: SourceText) {
    previews = SyntaxTree.parse(source).previewSpans.filter { !$0.isEmpty }.map { span in
      source.place(at: span.lowerBound).line...source.place(at: span.upperBound - 1).line
    }
    guard !previews.isEmpty else { return nil }
    self.trace = trace
    let (inside, outside) = trace.nodes.indices.reduce(into: (0, 0)) { counts, index in
      if isOfPreview(NodeID(index)) { counts.0 += 1 } else { counts.1 += 1 }
    }
    if inside == 0 || outside == 0 { return nil }
  }

  /// Whether a finding is about a view of the preview, about what that draws behind others, or
  /// about how views are related to each other in it.
  func holds(_ finding: Finding) -> Bool {
    let placed = finding.evidence.compactMap { number -> NodeID? in
      guard trace.events.indices.contains(number), case .place(let placed) = trace.events[number]
      else { return nil }
      return placed.node
    }
    return isOfPreview(finding.subject) || isOfPreview(finding.node)
      || placed.contains { trace.nodes[$0.index].roles.contains(.layers) && isOfPreview($0) }
      || container(of: Set(ofOneCopy(placed, finding))).map(isOfPreview) ?? false
      // What it is aligned in, or the page that it is put into, may be another one in the app.
      || [Rule.idleAlignment.id, Rule.nestedBars.id].contains(finding.rule)
        && placed.contains(where: isOfPreview)
  }

  /// The views that a finding shows, without those that it shows of others like its own: a preview
  /// may show a row twice, and the two are not related for that.
  private func ofOneCopy(_ shown: [NodeID], _ finding: Finding) -> [NodeID] {
    guard !finding.alike.isEmpty, !finding.isJoint else { return shown }
    let copy = sequence(first: finding.node) { trace.nodes[$0.index].parent }.prefix {
      !isOfPreview($0)
    }
    guard let top = Array(copy).last else { return shown }
    let inside = shown.filter { shown in
      sequence(first: shown) { trace.nodes[$0.index].parent }.contains(top)
    }
    let places = Set(inside.map { trace.nodes[$0.index].place })
    return shown.filter { inside.contains($0) || !places.contains(trace.nodes[$0.index].place) }
  }

  /// The innermost view that contains several views and is not one of them.
  private func container(of nodes: Set<NodeID>) -> NodeID? {
    let around = nodes.map { node in
      Set(sequence(first: node) { trace.nodes[$0.index].parent })
    }
    guard let first = around.first, nodes.count > 1 else { return nil }
    let shared = around.dropFirst().reduce(first) { $0.filter($1.contains) }
    return shared.isDisjoint(with: nodes) ? shared.max() : nil
  }

  /// Whether it is written in a preview, or by what a preview calls that is no view of its own.
  private func isOfPreview(_ node: NodeID) -> Bool {
    if trace.nodes[node.index].owners.isEmpty { return true }
    guard let line = trace.nodes[node.index].place?.line else { return false }
    return previews.contains { $0.contains(line) }
  }
}

extension Diagnostic {
  /// Says how many findings are about a preview alone; nil if there are none.
  static func foundInPreview(_ findings: [Finding]) -> Diagnostic? {
    guard let first = findings.first else { return nil }
    let words = NumberText.counted(findings.count, "finding")
    let are = findings.count == 1 ? "is" : "are"
    return Diagnostic(
      .ignored, code: .foundInPreview,
      "\(words) \(are) about what the preview adds, and so not told",
      place: first.place)
  }
}
