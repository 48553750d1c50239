import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Stretch {
  var candidate: Candidate {
    Candidate(
      .greedyDecoration, isSure ? .contract : .smell, of: source, on: axis, subject: node,
      off: length - enough
    ) { suspicion }
  }

  private var suspicion: Suspicion {
    Suspicion(
      .greedyDecoration, isSure ? .contract : .smell, of: source, on: axis, in: timeline,
      saying: statement,
      shownBy: timeline.sizing(of: node)
        + timeline.evidence(of: node, at: nil, axis)
        + timeline.evidence(of: source, at: .infinity, axis), remedies: remedies,
      exception: "\(node) is meant to fill the room", subject: node, involving: [node],
      off: length - enough)
  }

  /// A spacer, a colour with a caption, or the bar of a row that is all there is may well be there
  /// to fill the page, and so may a frame with paint behind it.
  private var isSure: Bool {
    if timeline.has(.spacer, source) { return false }
    return switch symptom {
    case .caption, .card, .strip, .panel: false
    case .page: timeline.isThin(source, across: axis)
    case .rows: !timeline.has(.frames, source)
    case .spacer: !alignsContent
    case .line, .scroller, .bar, .cell, .corner: true
    }
  }

  private var statement: Statement {
    Statement(
      """
      \(node) is \(points(length)) points \(axis.adjective), although its content needs only \
      \(points(enough))
      """, subject: node,
      details: ["\(source) in it takes all that it is offered", consequence]
        .compactMap { $0.map { .init(.sentence, $0) } })
  }

  private var consequence: Prose? {
    switch symptom {
    case .rows: "So views of that kind share the room of their stack among them"
    case .spacer(let spacer):
      "So \((timeline.length(spacer, axis) ?? 0) > 0 ? "its minimum" : "nothing") is left for "
        + "\(spacer), which is served last"
    case .scroller(let view): "So it shares the room with \(view)"
    case .bar(let container): "\(container) offers its bar all the room that there is"
    case .corner(let layers): "So \(layers) has no corner to put it into"
    case .panel: "What is behind it stands at the other end of the page"
    case .line, .page, .cell, .caption, .card, .strip: nil
    }
  }

  private var remedies: [Prose] {
    let hugging: Prose =
      "write \(code: axis.fixedSize) on \(node): it is as long as its content then"
    if symptom.isCell {
      return [
        """
        write \(code: ".gridCellUnsizedAxes(\(unsizedAxes))") on \(source): it takes the \
        \(isOnBothAxes ? "size" : "width") that the other cells make
        """
      ]
    }
    if timeline.has(.frames, source) {
      let limit = axis == .vertical ? "maxHeight: .infinity" : "maxWidth: .infinity"
      return ["leave out \(code: limit) in \(timeline.modifier(source))", hugging]
    }
    if case .corner = symptom { return [hugging, "state its width"] }
    if !timeline.has(.decorates, source) {
      let sizes = ".frame(width: …, height: …)"
      return [hugging, "state both of its lengths: \(code: sizes) on \(source)"]
    }
    return [
      """
      make \(source) the \(code: ".background { … }") or an \
      \(code: ".overlay(alignment: .leading)") of what is beside it: that has no part in the size
      """, hugging,
    ]
  }
}

extension Stretch {
  /// Whether what makes a grid too wide makes it too high as well.
  private var isOnBothAxes: Bool {
    symptom.isCell && Self.excess(of: node, source, axis.cross, timeline) != nil
  }

  private var unsizedAxes: String { isOnBothAxes ? "[.horizontal, .vertical]" : ".horizontal" }

  /// How long a grid would be without a cell that takes all there is; nil where it is not longer.
  fileprivate static func excess(
    of grid: NodeID, _ cell: NodeID, _ axis: Axis, _ timeline: Timeline
  ) -> CGFloat? {
    guard timeline.dividedAxes(grid) == [.horizontal, .vertical], timeline.isGreedy(cell, axis),
      let length = timeline.length(grid, axis), let enough = timeline.ideal(grid, axis),
      length > enough + least
    else { return nil }
    return enough
  }

  /// It is as long as its content; a grid on both axes.
  static func goal(of finding: Finding, _ timeline: Timeline) -> Goal? {
    guard let axis = finding.axis, let node = finding.statement.subject,
      let enough = find(besideSpacer: finding, in: timeline)?.enough ?? timeline.ideal(node, axis)
    else { return nil }
    var lengths = [axis: enough]
    lengths[axis.cross] = excess(of: node, finding.node, axis.cross, timeline)
    return Goal(
      Axis.allCases.compactMap { axis in lengths[axis].map { .length(node, axis, .atMost($0)) } },
      near: [finding.node], lengths: lengths)
  }
}
