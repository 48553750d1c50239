/// The indentation of tree rows, limited so that each row has space for its text.
struct Indents {
  /// The depth without indentation.
  private let start: Int
  private let most: Int

  /// - Parameter depths: those of the rows that can be seen.
  init(_ depths: [Int], width: Int) {
    most = max(width / 4, 3)
    let (least, greatest) = (depths.min() ?? 0, depths.max() ?? 0)
    start = greatest > most && least > 1 ? least - 1 : 0
  }

  /// Spaces, followed by a sign where they leave levels out; a number would look like a count.
  func text(_ depth: Int) -> String {
    let level = depth - start
    guard start > 0 || level > most else { return String(repeating: " ", count: max(level, 0)) }
    let isSaid = level > most || level == 1
    let sign = isSaid ? "⋯" : ""
    return String(repeating: " ", count: max(min(level, most) - sign.count, 0)) + sign
  }
}
