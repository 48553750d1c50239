import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Timeline {
  /// Whether each of several rows is a label and a text behind it, written row by row in a column
  /// that aligns them to the left; not data, of which each row is read by itself.
  func areLabelled(_ rows: [NodeID], in column: NodeID) -> Bool {
    guard has(.starts(.horizontal), column) || isList(column), rows.allSatisfy(isLabelled) else {
      return false
    }
    let firsts = rows.compactMap { tree.firstChild(of: $0) }
    let heights = firsts.compactMap { core(of: $0) }.map { lineHeight(of: $0) }
    return Set(heights).count == 1 && areWrittenApart(rows)
  }

  /// Whether a row is of two texts, neither of them painted nor moved, and the first is no
  /// beginning of a sentence.
  private func isLabelled(_ row: NodeID) -> Bool {
    let parts = tree.children(of: row)
    let texts = parts.compactMap { core(of: $0) }
    guard parts.count == 2, texts.count == 2, isPlainMark(parts[0]),
      texts.allSatisfy({ has(.text, $0) && isLine($0) }),
      !parts.contains(where: { isPainted(within: $0) || isMoved($0) }), !isPainted(around: row),
      let label = trace.nodes[texts[0].index].words, let value = trace.nodes[texts[1].index].words,
      let width = length(parts[0], .horizontal), let screen = screen(.horizontal)
    else { return false }
    return 2 * width <= screen && label.split(separator: " ").count <= 3
      && label.first.map { $0.isLetter && !$0.isLowercase } == true && label.last != ","
      && value.first?.isLowercase == false
  }
}
