import Foundation
import HaggleReplay
import HaggleVocabulary

/// Why a view has its size, and not another.
extension PanelText {
  /// About the call at the cursor if it is the view's own, otherwise about its final size.
  ///
  /// - Parameter quantity: the number in question; nil for width and height and, of a view that
  ///   has its place, x and y.
  func why(_ node: NodeID, _ quantity: Quantity?) -> [Line] {
    let isPlaced = replay.isSettled && timeline.rectangle(of: node) != nil
    let axes: [Axis] = axisTold(of: node) == .vertical ? [.vertical, .horizontal] : Axis.allCases
    let all: [Quantity] =
      axes.map { $0 == .horizontal ? .width : .height }
      + (isPlaced ? axes.map { $0 == .horizontal ? .x : .y } : [])
    let quantities = quantity.map { [$0] } ?? all
    return joined(later(node) + quantities.map { WhyText(timeline, why($0, of: node)).lines })
  }

  /// About a call, and about the final length as well.
  ///
  /// - Parameter quantity: the number in question; nil for the first length that is not as
  ///   expected.
  func why(_ node: NodeID, _ quantity: Quantity?, not expected: Double) -> [Line] {
    if let quantity, !quantity.isLength {
      let why = Why(timeline, node, quantity)
      let not = why.notAt(CGFloat(expected), timeline)
      return not.map { PlaceNotText(timeline, $0).lines } ?? WhyText(timeline, why).lines
    }
    let axes = (quantity.map { [$0] } ?? [.width, .height]).map { quantity in
      let asked = why(quantity, of: node).not(CGFloat(expected), timeline)
      let final = Why(timeline, node, quantity).not(CGFloat(expected), timeline)
      return [asked, asked?.call == nil ? nil : final].compactMap(\.self)
    }
    let open = axes.first { nots in
      !nots.allSatisfy { if case .isSo = $0.verdict { true } else { false } }
    }
    let shown = open ?? axes.flatMap(\.self)
    return joined(later(node) + shown.map { WhyNotText(timeline, $0).lines })
  }

  /// The axis of the first finding about a view, which is what one asks about.
  private func axisTold(of node: NodeID) -> Axis? {
    trace.findings.first { $0.nodes.contains(node) || $0.statement.subject == node }?.axis
  }

  /// A note that the view has not been asked yet.
  private func later(_ node: NodeID) -> [[Line]] {
    guard let first = timeline.spans(of: node).first.map({ timeline.spans[$0].ask }),
      first > replay.cursor.event
    else { return [] }
    return [[Line("\(name(node)) is not asked before event \(first):", events: [first])]]
  }

  private func why(_ quantity: Quantity, of node: NodeID) -> Why {
    // A call has an answer; positions are only final at the end.
    guard quantity.isLength, let call = ownCall(of: node) else {
      return Why(timeline, node, quantity)
    }
    return Why(timeline, call: call, on: quantity.axis)
  }

  private func ownCall(of node: NodeID) -> Int? {
    let call = replay.chosenCall ?? timeline.span(at: replay.cursor)
    return call.flatMap {
      timeline.spans[$0].node == node && timeline.spans[$0].size != nil ? $0 : nil
    }
  }

  private func joined(_ explanations: [[Line]]) -> [Line] {
    Array(explanations.joined(separator: [.blank]))
  }
}
