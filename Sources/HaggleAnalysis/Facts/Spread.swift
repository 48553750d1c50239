import Foundation
import HaggleReplay
import HaggleVocabulary

/// The shortest and the longest of several views.
struct Spread {
  let shortest: NodeID
  let longest: NodeID
  let least: CGFloat
  let most: CGFloat

  /// Nil if there are none, or if the length of one is not known.
  init?(of nodes: [NodeID], along axis: Axis, in timeline: Timeline) {
    let lengths = nodes.compactMap { node in
      timeline.length(node, axis).map { (node: node, length: $0) }
    }
    guard lengths.count == nodes.count,
      let (shortest, longest) = lengths.extremes(by: { $0.length })
    else { return nil }
    (self.shortest, least) = (shortest.node, shortest.length)
    (self.longest, most) = (longest.node, longest.length)
  }

  /// Their difference, in points.
  var difference: CGFloat { most - least }
}

extension Collection {
  /// The first element with the least of something and the first with the most; nil if there
  /// are none.
  func extremes(by amount: (Element) -> CGFloat) -> (least: Element, most: Element)? {
    guard let least = self.min(by: { amount($0) < amount($1) }),
      let most = self.max(by: { amount($0) < amount($1) })
    else { return nil }
    return (least, most)
  }
}
