package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// Why a number is what it is: the number, the call that it comes from, how the node came to its
/// answer, and how the proposal came to the node; or the placements that add up to it.
package struct Why: Sendable {
  package let node: NodeID
  package let quantity: Quantity
  /// Whether it is the node's final number rather than one call's answer.
  package let isFinal: Bool
  /// In points; nil where the trace has none.
  package let value: CGFloat?
  /// The event that says so.
  package let event: Int?
  /// The call in which the node was offered what it was placed with; nil for places, and where
  /// it was not asked.
  package let call: Int?
  /// How the node found its answer; where it answered from memory, when it found it. Where it
  /// answers what a child answers, the child's follows, and so on; the last one decides.
  package let ledgers: [Ledger]
  /// From the node up to the root.
  package let offers: [OfferStep]
  /// From the root down to the node; empty for lengths and where a placement is missing.
  package let placements: [PlaceStep]

  /// Why a node's final number is what it is.
  package init(_ timeline: Timeline, _ node: NodeID, _ dimension: Quantity) {
    if dimension.isLength {
      self.init(timeline, lengthOf: node, on: dimension.axis)
    } else {
      self.init(timeline, placeOf: node, dimension)
    }
  }

  /// Why a call was answered as it was, on an axis.
  package init(_ timeline: Timeline, call: Int, on axis: Axis) {
    let span = timeline.spans[call]
    self.init(
      timeline, span.node, axis, value: span.size?[axis], event: span.answer ?? span.ask,
      call: call, isFinal: false)
  }

  private init(_ timeline: Timeline, lengthOf node: NodeID, on axis: Axis) {
    let call = timeline.decisiveCall(of: node)
    if let (event, placement) = timeline.placement(of: node) {
      self.init(
        timeline, node, axis, value: placement.frame.size[axis], event: event, call: call)
    } else {
      let span = call.map { timeline.spans[$0] }
      self.init(
        timeline, node, axis, value: span?.size?[axis], event: span?.answer, call: call)
    }
  }

  private init(
    _ timeline: Timeline, _ node: NodeID, _ axis: Axis, value: CGFloat?, event: Int?, call: Int?,
    isFinal: Bool = true
  ) {
    self.isFinal = isFinal
    self.node = node
    quantity = Quantity(lengthOn: axis)
    self.value = value
    self.event = event
    self.call = call
    ledgers = call.map { timeline.ledgers(fromCall: $0, on: axis) } ?? []
    offers = call.map { timeline.offers(toCall: $0, on: axis) } ?? []
    placements = []
  }

  private init(_ timeline: Timeline, placeOf node: NodeID, _ dimension: Quantity) {
    self.node = node
    isFinal = true
    quantity = dimension
    placements = timeline.placements(of: node, on: dimension.axis) ?? []
    value =
      placements.isEmpty
      ? nil
      : placements.dropFirst().reduce(placements[0].offset) {
        $0 + $1.offset
      }
    event = timeline.placement(of: node)?.event
    call = nil
    ledgers = []
    offers = []
  }
}
