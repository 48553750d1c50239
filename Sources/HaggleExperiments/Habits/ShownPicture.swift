import Foundation
import HaggleReplay
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// What one sees of a layout: every view, known by where the text writes it, with its place, its
/// size, its lines and its look.
struct ShownPicture {
  /// Which view it is: of those that one call makes the first, the second …
  private struct Key: Hashable {
    var offset: Int?
    var kind: String
    var number: Int
  }

  private struct Sight: Equatable {
    var rectangle: CGRect?
    /// What views around it leave of what is drawn.
    var seen: CGRect?
    var appearance: Appearance
    var shown: String
    /// Whether a text is cut, or shrunk.
    var details: Set<Reason.Detail>
  }

  private var sights: [Key: Sight] = [:]
  /// How large all of it is: it may be put into something else.
  private var size: CGSize?

  /// - Parameter rewriting: what the text went through.
  init(_ laidOut: LaidOut, _ places: PlaceTable, by rewriting: Rewriting) {
    let timeline = laidOut.timeline
    let windows = Self.windows(laidOut)
    var counts: [Key: Int] = [:]
    size = timeline.tree.roots.first.flatMap { timeline.size(of: $0) }
    for node in timeline.tree.preorder {
      let own = timeline.trace.nodes[node.index]
      let offset = own.place.flatMap { places.offset(of: $0) }.map {
        rewriting.origin(of: $0) ?? -1 - $0
      }
      var key = Key(offset: offset, kind: own.kind, number: 0)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      sights[key] = Sight(
        rectangle: timeline.rectangle(of: node)?.rounded, seen: windows[node]?.rounded,
        appearance: own.appearance, shown: own.shown, details: Self.details(node, timeline))
    }
  }

  /// Whether the same is seen in both, except for what is written in stretches of the text.
  func isLike(_ other: ShownPicture, without removed: [SourceSpan]) -> Bool {
    guard size == other.size else { return false }
    func counts(_ key: Key) -> Bool {
      guard let offset = key.offset else { return true }
      return !removed.contains { $0.contains(offset) }
    }
    let own = sights.filter { counts($0.key) }
    return own == other.sights.filter { counts($0.key) }
  }

  /// What is seen of each view that is drawn.
  private static func windows(_ laidOut: LaidOut) -> [NodeID: CGRect] {
    var windows: [NodeID: CGRect] = [:]
    var seen: [NodeID: CGRect] = [:]
    for node in laidOut.timeline.tree.preorder {
      let outer = laidOut.parent(node).flatMap { windows[$0] }
      guard let drawn = laidOut.drawn[node] else {
        windows[node] = outer
        continue
      }
      let left = outer.map { drawn.intersection($0) } ?? drawn
      seen[node] = left
      windows[node] = laidOut.has(.clips, node) ? left : outer
    }
    return seen
  }

  private static func details(_ node: NodeID, _ timeline: Timeline) -> Set<Reason.Detail> {
    guard timeline.trace.nodes[node.index].roles.contains(.text),
      let call = timeline.decisiveCall(of: node).map(timeline.original)
    else { return [] }
    return Set(timeline.reasons(inCall: call).compactMap(\.reason.detail))
  }
}

extension CGRect {
  /// In hundredths of a point: sums of the same numbers in another order differ in their last bits.
  fileprivate var rounded: CGRect {
    CGRect(
      x: minX.hundredths, y: minY.hundredths, width: width.hundredths, height: height.hundredths)
  }
}

extension CGFloat {
  fileprivate var hundredths: CGFloat { isFinite ? (self * 100).rounded() / 100 : self }
}
