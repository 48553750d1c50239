/// Edits of frames that state both lengths.
extension EditMaker {
  /// Smaller lengths, in points, are not those of a screen.
  private static let leastScreen = 300.0

  /// `.infinity` instead of lengths that may be those of a screen.
  func filling(_ index: Int) -> [Edit] {
    let arguments = view.links[index].arguments
    let lengths = arguments.filter { $0.label == "width" || $0.label == "height" }
    guard lengths.count == 2,
      lengths.allSatisfy({ Double(value($0)).map { $0 >= Self.leastScreen } ?? true })
    else { return [] }
    let others = arguments.filter { $0.label == "alignment" }.map { written($0) }
    let list = ["maxWidth: .infinity", "maxHeight: .infinity"] + others
    return [writing(list, for: index, .flexibleFrame)].compactMap(\.self)
  }

  /// One length as stated, in a frame of its own, and as much as there is of the other.
  func freed(_ index: Int) -> [Edit] {
    let arguments = view.links[index].arguments
    guard let span = parentheses(of: index), arguments.count == 2,
      arguments.allSatisfy({ $0.label == "width" || $0.label == "height" })
    else { return [] }
    return zip(["maxWidth", "maxHeight"], arguments.reversed()).map { limit, kept in
      replacing(
        span, by: "(\(limit): .infinity).frame(\(written(kept)))", .layer, "frame()")
    }
  }
}
