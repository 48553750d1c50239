import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Narrow views of which only the width is stated, beside a few words.
extension Stretch {
  /// What is wider, in points, may be a part of the page.
  private static let mostWide: CGFloat = 44
  /// What is higher, in points, is more than a few lines.
  private static let mostHigh: CGFloat = 120

  /// Whether it is a row of words and pictures, a few lines high, that a narrow view in it makes
  /// many times as high, of which only the width is stated.
  var isStrip: Bool {
    guard axis == .vertical, !timeline.has(.spacer, source), length > 4 * enough,
      enough < Self.mostHigh, let row = timeline.plainRow(in: node)
    else { return false }
    let parts = timeline.tree.children(of: row)
    guard
      let strip = parts.first(where: { timeline.modified(by: $0).contains(source) }),
      timeline.has(.fixes(.horizontal), within: strip),
      let width = timeline.length(strip, .horizontal), width <= Self.mostWide
    else { return false }
    return parts.allSatisfy {
      $0 == strip || timeline.has(.spacer, $0) || timeline.isOfWordsAndPictures($0)
    }
  }
}

extension Timeline {
  /// Whether it is a reader that fills its room, and the other length of which is stated around it,
  /// within a view.
  func isStrip(_ source: NodeID, in view: NodeID, along axis: Axis) -> Bool {
    guard has(.ignoresContent, source), !has(.scrolls, source), !has(.pages, source) else {
      return false
    }
    var inner = source
    while inner != view, let outer = parent(inner), onlySizingChild(of: outer) == inner {
      if has(.fixes(axis.cross), outer) { return true }
      inner = outer
    }
    return false
  }

  /// Whether there are but texts and pictures in a view, in stacks as well.
  fileprivate func isOfWordsAndPictures(_ node: NodeID) -> Bool {
    tree.walk(from: node, into: sizingChildren).prefix(Self.mostLevels).allSatisfy { view in
      tree.childCount(of: view) > 0 && !has(.scrolls, view) && !has(.ignoresContent, view)
        || has(.text, view) || has(.image, view) || has(.spacer, view)
    }
  }
}
