import Foundation
import HaggleReplay
import HaggleVocabulary

/// Where each `offset` draws its view, also for the frames around it, which draw nothing
/// themselves.
///
/// Each frame is passed once, from the offset outwards: asked for from the outside, frames in
/// frames would be passed again by each.
struct Movers {
  private let timeline: Timeline
  private var movers: [NodeID: NodeID] = [:]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    for mover in timeline.nodes where timeline.isMover(mover) && !timeline.has(.frames, mover) {
      movers[mover] = mover
      var inner = mover
      while let frame = timeline.parent(inner), timeline.has(.frames, frame),
        !timeline.isClipped(frame), timeline.onlySizingChild(of: frame) == inner
      {
        movers[frame] = mover
        inner = frame
      }
    }
  }

  /// The rectangle in which an `offset`, or several in each other, draws its view, in the space of
  /// its parent; nil for other views.
  func shownFrame(of node: NodeID) -> CGRect? {
    guard let mover = movers[node], let outer = timeline.parent(node),
      let room = timeline.rectangle(of: outer),
      let own = timeline.rectangle(of: timeline.moved(by: mover))
    else { return nil }
    return own.offsetBy(dx: -room.minX, dy: -room.minY)
  }
}
