import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Painted boxes of a few words that take most of a page.
extension Stretch {
  /// What is higher, in points, is more than a few lines.
  private static let mostHigh: CGFloat = 120

  /// Whether it is a painted box of a few words, far higher than they are, that fills most of a
  /// page of words: those behind it stand at the end of the page.
  func isPanel(among siblings: [NodeID]) -> Bool {
    guard axis == .vertical, timeline.has(.frames, source), length > 4 * enough,
      enough < Self.mostHigh, timeline.isCentred(source, on: .vertical),
      !timeline.states("alignment: .center", source),
      let screen = timeline.screen(.vertical), 2 * length > screen,
      siblings.count > 1, siblings.contains(where: { $0 > node }),
      siblings.allSatisfy({ timeline.isPlainWords($0) }),
      timeline.isOfWords(node), !timeline.reacts(node)
    else { return false }
    return isPaintedAround && isInPage
  }

  /// Whether something is painted behind the frame that takes all there is.
  private var isPaintedAround: Bool {
    let chain = timeline.modified(by: node)
    return chain.contains(source)
      && chain.prefix { $0 != source }.contains { timeline.isPainted(behind: $0) }
  }

  /// Whether its column is the page: nothing beside it, and no height that is stated.
  private var isInPage: Bool {
    guard let column = timeline.parent(node) else { return false }
    return timeline.stepsOutwards(from: column).allSatisfy { inner, outer in
      !timeline.has(.fixes(.vertical), outer) && !timeline.isLayer(inner)
        && timeline.sizingChildren(of: outer).count == 1
    }
  }
}

extension Timeline {
  /// Whether there is nothing but words in a view, which are not painted and which nobody taps.
  fileprivate func isPlainWords(_ node: NodeID) -> Bool {
    isOfWords(node) && !isPainted(within: node) && !reacts(node)
  }

  /// Whether people tap it.
  fileprivate func reacts(_ node: NodeID) -> Bool {
    has(.reacts, within: node) || has(.reactsToContent, within: node)
  }
}
