import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The arithmetic of a container, grouped by axis: of the question for its final size, and of its
/// placement if its numbers differ.
struct LedgerText {
  let timeline: Timeline
  let node: NodeID
  let options: TreeReport.Options
  let width: Int

  var lines: [String] {
    let sections = sections
    var lines: [String] = []
    var shown: [[String]] = []
    for section in sections {
      let groups = groups(section).filter { options.showsAll || !shown.contains($0) }
      if groups.isEmpty { continue }
      if let title = title(of: section, among: sections.count) { lines.append(title) }
      lines += groups.joined()
      shown += groups
    }
    return lines
  }

  /// Whether the final size depends on a modelled rule.
  var isModelled: Bool {
    sections.contains { $0.reasons.contains(where: \.isModelled) }
  }

  /// The reasons of a call of the node, or of its placement.
  private struct Section {
    var span: Int?
    var reasons: [Reason]
  }

  /// The decisive call and the placing, or everything.
  private var sections: [Section] {
    let all = allSections
    if options.showsAll { return all }
    let decisive = decisive(all.compactMap(\.span))
    return all.filter { $0.span == nil || $0.span == decisive }
  }

  private var allSections: [Section] {
    var sections: [Section] = []
    for number in timeline.reasons(of: node) {
      guard case .reason(let reason) = timeline.trace.events[number] else { continue }
      let around = timeline.span(at: number)
      let span = around.flatMap { timeline.spans[$0].node == node ? $0 : nil }
      if let last = sections.last, last.span == span {
        sections[sections.count - 1].reasons.append(reason)
      } else {
        sections.append(Section(span: span, reasons: [reason]))
      }
    }
    return sections
  }

  /// The last call with the proposal of the node's placement.
  private func decisive(_ spans: [Int]) -> Int? {
    guard let placed = timeline.placement(of: node)?.placement.proposal else { return spans.last }
    return spans.last { timeline.spans[$0].proposal == placed } ?? spans.last
  }

  /// Identifies the call, if it is not that of the final size.
  private func title(of section: Section, among count: Int) -> String? {
    guard let span = section.span else { return "placing:" }
    let call = timeline.spans[span]
    let placed = timeline.placement(of: node)?.placement.proposal
    guard options.showsAll && count > 1 || placed != call.proposal else { return nil }
    return DialogueText.exchange(call.proposal, call.size) + ":"
  }
}

extension LedgerText {
  /// The maximum number of lines per axis; beyond it those in the middle are left out.
  private static let mostLines = 10
  private static let margin = String(repeating: " ", count: 8)

  /// The lines of each axis.
  private func groups(_ section: Section) -> [[String]] {
    let axes: [Axis?] = [.horizontal, .vertical, nil]
    return axes.compactMap { axis in
      let reasons = section.reasons.filter { $0.axis == axis && isNews($0) }
      var lines = earlierOrder(section, axis) + abridged(reasons)
      guard !lines.isEmpty else { return nil }
      lines = lines.flatMap { wrapped($0) }
      let heading = axis?.dimension ?? ""
      lines[0] = heading + lines[0].dropFirst(heading.count)
      return lines
    }
  }

  /// The order decided by an earlier question; if everything is shown, it is there already.
  private func earlierOrder(_ section: Section, _ axis: Axis?) -> [String] {
    guard !options.showsAll, let span = section.span, let axis,
      let order = timeline.earlierOrder(ofCall: span, on: axis)
    else { return [] }
    return [ReasonText(order.reason, in: timeline.trace).earlier]
  }

  private func isNews(_ reason: Reason) -> Bool {
    options.showsAll || ReasonText(reason, in: timeline.trace).hasNews
  }

  /// The lines of some reasons; those that add to their number are never left out.
  private func abridged(_ reasons: [Reason]) -> [String] {
    var lines: [String] = []
    var hidden = 0
    for (index, reason) in reasons.enumerated() {
      let isEdge = index < Self.mostLines - 4 || index >= reasons.count - 3
      let text = ReasonText(reason, in: timeline.trace, showsAll: options.showsAll)
      if options.showsAll || reasons.count <= Self.mostLines || isEdge || text.detail != nil {
        if hidden > 0 { lines.append("… \(hidden) more …") }
        hidden = 0
        lines.append(text.line)
      } else {
        hidden += 1
      }
    }
    return lines
  }

  /// The line, indented and wrapped.
  private func wrapped(_ line: String) -> [String] {
    let lines = PlainText.paragraph(line, width: width - Self.margin.count - 2)
    return lines.enumerated().map { Self.margin + ($0 == 0 ? "" : "  ") + $1 }
  }
}
