import Foundation
import HaggleReplay
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// The visible part of a layout: every view, identified by its place in the text, with position,
/// size, lines and look.
struct ShownPicture {
  /// Identifies a view: its call, and its number among the views of that call.
  private struct Key: Hashable {
    var offset: Int?
    var kind: String
    var number: Int
  }

  private struct Sight: Equatable {
    var rectangle: CGRect?
    /// The part of its drawing that is visible within its ancestors.
    var seen: CGRect?
    var appearance: Appearance
    var shown: String
    /// Whether a text is cut, or shrunk.
    var details: Set<Reason.Detail>
  }

  private var sights: [Key: Sight] = [:]
  /// The size of the whole, which may be embedded in something else.
  private var size: CGSize?

  /// - Parameter rewriting: the change from the original text.
  init(_ laidOut: LaidOut, _ source: SourceText, by rewriting: Rewriting) {
    let timeline = laidOut.timeline
    let windows = Self.windows(laidOut)
    var counts: [Key: Int] = [:]
    size = timeline.tree.roots.first.flatMap { timeline.size(of: $0) }
    for node in timeline.tree.preorder {
      let own = timeline.trace.nodes[node.index]
      let offset = own.place.flatMap { source.offset(of: $0) }.map {
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

  /// Whether both look the same, except for views written in the given ranges.
  func isLike(_ other: ShownPicture, without removed: [SourceSpan]) -> Bool {
    guard size == other.size else { return false }
    func counts(_ key: Key) -> Bool {
      guard let offset = key.offset else { return true }
      return !removed.contains { $0.contains(offset) }
    }
    let own = sights.filter { counts($0.key) }
    return own == other.sights.filter { counts($0.key) }
  }

  /// The visible area of each drawn view.
  private static func windows(_ laidOut: LaidOut) -> [NodeID: CGRect] {
    var windows: [NodeID: CGRect] = [:]
    var seen: [NodeID: CGRect] = [:]
    for node in laidOut.timeline.tree.preorder {
      let outer = laidOut.parent(node).flatMap { windows[$0] }
      guard let drawn = laidOut.drawn[node] else {
        windows[node] = outer
        continue
      }
      let left = outer.map { drawn.common(with: $0) } ?? drawn
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
  /// In hundredths of a point: sums of equal numbers in another order differ in their last bits.
  fileprivate var rounded: CGRect {
    CGRect(
      x: minX.hundredths, y: minY.hundredths, width: width.hundredths, height: height.hundredths)
  }
}

extension CGFloat {
  fileprivate var hundredths: CGFloat { isFinite ? (self * 100).rounded() / 100 : self }
}
