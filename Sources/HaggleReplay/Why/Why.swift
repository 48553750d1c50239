package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// Why a number is what it is: the value, the call that it comes from, how the node arrived at its
/// answer, and how the proposal reached the node; or the placements that add up to it.
package struct Why: Sendable {
  package let node: NodeID
  package let quantity: Quantity
  /// Whether it is the node's final number rather than one call's answer.
  package let isFinal: Bool
  /// In points; nil if the trace has none.
  package let value: CGFloat?
  /// The event of the value.
  package let event: Int?
  /// The call with the proposal of the node's placement; nil for positions, and if the node was not
  /// asked.
  package let call: Int?
  /// How the node found its answer (when it was first computed, if it came from the cache). If it
  /// returns a child's answer, the child's ledger follows, and so on; the last one decides.
  package let ledgers: [Ledger]
  /// The steps of the proposal, from the node up to the root.
  package let offers: [OfferStep]
  /// From the root down to the node; empty for lengths, and if a placement is missing.
  package let placements: [PlaceStep]

  /// Explains a node's final number.
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
