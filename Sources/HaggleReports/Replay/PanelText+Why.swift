import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Why a view has its size, and why not another one.
extension PanelText {
  /// Of the call that the cursor stands in, where it is the view's own; else of its final size.
  func why(_ node: NodeID) -> [PanelLine] {
    joined(later(node) + whys(node).map { WhyText(timeline, $0).lines })
  }

  /// On the axes on which the view does not have the expected length; of a call, and of the final
  /// length too.
  func why(_ node: NodeID, not expected: Double) -> [PanelLine] {
    let all = whys(node).compactMap { $0.not(CGFloat(expected), timeline) }
    let open = all.filter { if case .isSo = $0.verdict { false } else { true } }
    let told = (open.isEmpty ? all : open).flatMap { not in
      let final = Why(timeline, node, Quantity(lengthOn: not.axis)).not(CGFloat(expected), timeline)
      return [not] + (not.call == nil ? [] : [final].compactMap(\.self))
    }
    return joined(later(node) + told.map { WhyNotText(timeline, $0).lines })
  }

  /// That nobody has asked the view yet.
  private func later(_ node: NodeID) -> [[WhyLine]] {
    guard let first = timeline.spans(of: node).first.map({ timeline.spans[$0].ask }),
      first > replay.cursor.event
    else { return [] }
    return [[WhyLine("\(name(node)) is not asked before event \(first):", events: [first])]]
  }

  private func whys(_ node: NodeID) -> [Why] {
    Axis.allCases.map { axis in
      ownCall(of: node).map { Why(timeline, call: $0, on: axis) }
        ?? Why(timeline, node, Quantity(lengthOn: axis))
    }
  }

  private func ownCall(of node: NodeID) -> Int? {
    let call = replay.chosenCall ?? timeline.span(at: replay.cursor)
    return call.flatMap {
      timeline.spans[$0].node == node && timeline.spans[$0].size != nil ? $0 : nil
    }
  }

  private func joined(_ explanations: [[WhyLine]]) -> [PanelLine] {
    let lines = Array(explanations.joined(separator: [.blank]))
    let layout = WhyColumns(lines, columns: columns)
    return lines.flatMap { line in
      layout.text(line).map { PanelLine($0, event: line.events.first) }
    }
  }
}
