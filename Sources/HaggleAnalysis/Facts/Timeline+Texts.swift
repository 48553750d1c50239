import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// What of a view is read.
extension Timeline {
  /// The opaque leaves of a view, without those in scroll views.
  func visibleLeaves(of node: NodeID, most: Int) -> [NodeID] {
    let topmostFirst = tree.walk(from: node) { [self] in
      isSeenAsIs($0) ? tree.children(of: $0).reversed() : []
    }
    let leaves = topmostFirst.lazy.filter { [self] in
      tree.childCount(of: $0) == 0 && isSeenAsIs($0)
    }
    return Array(leaves.prefix(most))
  }

  private func isSeenAsIs(_ node: NodeID) -> Bool {
    let appearance = appearance(of: node)
    return !appearance.isTranslucent && appearance.effects.isEmpty && !has(.scrolls, node)
  }

  /// The first texts in a view.
  func texts(in node: NodeID, most: Int) -> [NodeID] {
    tree.walk(from: node).prefix(4 * most).filter(isReadable)
  }

  /// A text of the user's own.
  func isReadable(_ node: NodeID) -> Bool {
    has(.text, node) && place(node) != nil && !isClear(node)
      && appearance(of: node).standIn?.isEmpty != true
  }

  /// Whether a text is a dot, a line or a slash between others, which is not read by itself.
  func isPunctuation(_ text: NodeID) -> Bool {
    guard let words = trace.nodes[text.index].words, !words.isEmpty else { return false }
    return !words.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether a view consists of texts and symbols, with at least one text: a label, an icon beside
  /// a title, a title above a number.
  func isOfWords(_ node: NodeID) -> Bool {
    var (seen, hasText) = (0, false)
    for view in tree.walk(from: node, into: sizingChildren) {
      seen += 1
      guard seen <= Self.mostLevels, !has(.scrolls, view), !has(.ignoresContent, view),
        !has(.pages, view)
      else { return false }
      guard tree.childCount(of: view) == 0 else { continue }
      guard has(.text, view) || has(.symbol, view) else { return false }
      hasText = hasText || has(.text, view)
    }
    return hasText
  }

  /// Whether a text is in a field, and so has one line that scrolls.
  func isTyped(_ text: NodeID) -> Bool {
    stepsOutwards(from: text).contains { has(.takesText, $0.outer) }
  }

  /// Whether a view is a field for text, modifiers around it left out of account.
  func isField(_ node: NodeID) -> Bool {
    modified(by: node).contains { has(.takesText, $0) && !has(.takesLines, $0) }
  }
}

// MARK: - Lines

extension Timeline {
  /// The height of a text in one line; nil if its ideal size was not asked for.
  func lineHeight(of text: NodeID) -> CGFloat? { profile(of: text).ideal?.size.height }

  /// Whether a view comes down to a text of one line.
  func isLine(_ node: NodeID) -> Bool { core(of: node).flatMap { lines(of: $0) } == 1 }

  /// How many lines a text keeps; nil for what is none, modifiers around it left out of account.
  func lines(of text: NodeID) -> Int? { lineTerms(of: text)?.count }

  /// How many lines a text keeps, and how high one is where its reason says so.
  func lineTerms(of text: NodeID) -> (count: Int, height: CGFloat?)? {
    guard has(.text, text), let span = sizingSpan(text),
      let terms = lastReason(of: text, in: span, .lines)?.terms
    else { return nil }
    func value(_ role: Reason.Role) -> CGFloat? { terms.first { $0.knownRole == role }?.value }
    guard let count = value(.lines) ?? value(.furtherLines).map({ $0 + 1 }), count.isFinite,
      count < 1_000
    else { return nil }
    return (Int(count), value(.lineHeight))
  }

  /// How long a text of one line is, and how long it would be whole; nil if it is whole.
  func cutLine(_ text: NodeID) -> (length: CGFloat, needed: CGFloat)? {
    guard lines(of: text) == 1, !isScaled(text), let length = length(text, .horizontal),
      let needed = ideal(text, .horizontal), needed > length + Timeline.tolerance
    else { return nil }
    return (length, needed)
  }

  /// Whether a text is drawn smaller than it states, to fit.
  func isScaled(_ text: NodeID) -> Bool {
    sizingSpan(text).map { hasTerm(.scale, of: text, in: events(in: $0)) } ?? false
  }
}
