import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The pane beside the views: why the selected view has its size, now or finally.
extension PanelText {
  /// The lines, and a title that states the moment.
  ///
  /// - Parameter most: how many reasons are set out; of more those in the middle are left out.
  package func explanation(most: Int) -> (title: String, lines: [Line]) {
    if replay.isSettled, replay.chosenCall == nil, timeline.stack(at: replay.cursor).isEmpty,
      let node = replay.selected
    {
      let size = timeline.size(of: node).map { " is \(NumberText.display($0))" } ?? ""
      return ("why \(name(node))\(size)", why(node, nil).map(\.uncited))
    }
    if let call = replay.callAtHand {
      let span = timeline.spans[call]
      // Before its first reason, the origin of its proposal is shown.
      let isSilent = span.answer ?? .max > replay.cursor.event
      let silence = isSilent && timeline.reasons(inCall: call, upTo: replay.cursor.event).isEmpty
      return (
        "why \(name(span.node)) ← \(NumberText.display(span.proposal))\(moment(call))",
        silence ? offers(to: call) : ledger(most: most).dropFirst().map { $0.indented(by: -1) }
      )
    }
    return outside(most)
  }

  /// The steps of a call's proposal, on each axis.
  private func offers(to call: Int) -> [Line] {
    let lines = Axis.allCases.flatMap { axis in
      OfferText(timeline, timeline.offers(toCall: call, on: axis), on: axis).lines
    }
    return lines.isEmpty ? [Line("no reason was given so far")] : lines.map(\.uncited)
  }

  /// The explanation if there is no current call.
  private func outside(_ most: Int) -> (title: String, lines: [Line]) {
    guard let chosen = replay.chosen else {
      let placed = replay.event.flatMap { if case .place(let own) = $0 { own.node } else { nil } }
      return (placed.map { "why \(name($0)) is there" } ?? "why", ledger(most: most))
    }
    let first = timeline.spans(of: chosen).first.map { timeline.spans[$0].ask }
    let line =
      first.map { Line("\(name(chosen)) is not asked before event \($0)", event: $0) }
      ?? Line("\(name(chosen)) was never asked", .row)
    let way = Line(
      "\(replay.keys.name(of: .last)) goes to the end of the layout, where it has its place", .row)
    return ("why \(name(chosen))", first == nil ? [line] : [line, way])
  }

  /// ", event n" for a call that is neither current nor open.
  private func moment(_ call: Int) -> String {
    let isHere = timeline.span(at: replay.cursor) == call
    let isOpen = timeline.stack(at: replay.cursor).contains(call)
    return isHere || isOpen
      ? "" : ", event \(timeline.spans[call].answer ?? timeline.spans[call].ask)"
  }
}

// MARK: - Below the picture

extension PanelText {
  /// `Text.4 "Name" 40×20 at 16,120`, and its excess over its container.
  package func place(of node: NodeID, at cursor: Cursor) -> [String] {
    guard let rectangle = timeline.rectangle(of: node, at: cursor) else {
      return [trace.title(of: node), "not placed so far"]
    }
    let place: String = NumberText.display(rectangle.origin)
    let size = NumberText.display(rectangle.size)
    let lines = [
      "\(trace.title(of: node)) \(size) at \(place)", excess(of: node, rectangle, cursor),
      room(in: node, cursor),
    ]
    return lines.compactMap(\.self).flatMap {
      PlainText.paragraph($0, width: max(columns, 8), breakingWords: true)
    }
  }

  private func text(_ length: CGFloat) -> String { NumberText.display(length) }

  /// `reaches out of row by 109 at the top`; for a root, its excess over the proposal. Nil if there
  /// is none.
  private func excess(of node: NodeID, _ own: CGRect, _ cursor: Cursor) -> String? {
    guard let parent = trace.nodes[node.index].parent else { return excess(ofRoot: node, own) }
    guard let around = timeline.rectangle(of: parent, at: cursor) else { return nil }
    let sides = Self.sides(own, in: around).filter { $0.1 < -0.5 }
      .map { "\(text(-$0.1)) at the \($0.0)" }
    return sides.isEmpty
      ? nil : "reaches out of \(name(parent)) by \(sides.joined(separator: ", "))"
  }

  private func excess(ofRoot node: NodeID, _ own: CGRect) -> String? {
    guard let proposal = timeline.proposal(in: timeline.tree(with: node)) else { return nil }
    let axes = Axis.allCases.compactMap { axis -> String? in
      guard let offer = proposal[axis], offer.isFinite, own.size[axis] > offer + 0.5 else {
        return nil
      }
      return "\(text(own.size[axis])) of \(text(offer)) in \(axis.dimension)"
    }
    return axes.isEmpty ? nil : "larger than proposed: \(axes.joined(separator: ", "))"
  }

  /// The distance of each edge of a rectangle from that of another.
  private static func sides(_ inner: CGRect, in outer: CGRect) -> [(String, CGFloat)] {
    [
      ("left", inner.minX - outer.minX), ("right", outer.maxX - inner.maxX),
      ("top", inner.minY - outer.minY), ("bottom", outer.maxY - inner.maxY),
    ]
  }

  /// The space left by its children: around a single one, or between several.
  private func room(in node: NodeID, _ cursor: Cursor) -> String? {
    guard trace.nodes[node.index].parent != nil else { return nil }
    let frames = timeline.tree(with: node).children(of: node).compactMap {
      timeline.placement(of: $0, at: cursor)?.placement.frame
    }
    guard let size = timeline.placement(of: node, at: cursor)?.placement.frame.size else {
      return nil
    }
    if frames.count == 1 { return margin(around: frames[0], in: CGRect(origin: .zero, size: size)) }
    let roles = trace.nodes[node.index].roles
    let axis = Axis.allCases.first {
      roles.contains(.divides($0)) && !roles.contains(.divides($0.cross))
    }
    return axis.flatMap { gaps(between: frames, on: $0) }
  }

  /// `room around it: 16 left, 16 right`
  private func margin(around inner: CGRect, in outer: CGRect) -> String? {
    let sides = Self.sides(inner, in: outer).filter { $0.1 > 0.5 }
      .map { "\(text($0.1)) \($0.0)" }
    return sides.isEmpty ? nil : "room inside: \(sides.joined(separator: ", "))"
  }

  /// `gaps: 8, 8`
  private func gaps(between frames: [CGRect], on axis: Axis) -> String? {
    let gaps = zip(frames, frames.dropFirst()).map { first, next in
      axis == .horizontal ? next.minX - first.maxX : next.minY - first.maxY
    }
    if gaps.isEmpty || gaps.allSatisfy({ $0.isSame(as: 0) }) { return nil }
    let shown = gaps.prefix(Self.mostGaps).map(text).joined(separator: ", ")
    return "gaps: \(shown)" + (gaps.count > Self.mostGaps ? ", …" : "")
  }

  private static let mostGaps = 8
}
