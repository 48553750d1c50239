package import Foundation

extension TextLayout {
  /// The width below which a word is broken, in points.
  package func longestWord(in context: LayoutContext) -> CGFloat {
    let words = runs.flatMap { run in
      run.string.split(whereSeparator: \.isWhitespace).map { word in
        word.reduce(0) { $0 + context.advance($1, in: run.font) }
      }
    }
    return words.max() ?? 0
  }
}
