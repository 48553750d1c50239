extension SyntaxTree {
  /// The paths that a control for numbers is bound to, without what owns the data: `rounds` of
  /// `Stepper("Rounds", value: $game.rounds)`.
  package var pathsOfNumbers: Set<String> {
    var paths: Set<String> = []
    for index in tokens.indices.dropLast(4)
    where tokens[index].kind == .identifier && ["Stepper", "Slider"].contains(written(index))
      && tokens[index + 1].kind == .leftParen
    {
      if let path = boundPath(behind: index + 1) { paths.insert(Self.withoutOwner(path)) }
    }
    return paths
  }

  /// A path below the data that it begins with; itself if that is all.
  package static func withoutOwner(_ path: String) -> String {
    path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// More tokens of a call are not looked at.
  private static let mostTokens = 60

  private func boundPath(behind bracket: Int) -> String? {
    let end = min(bracket + Self.mostTokens, tokens.count - 2)
    guard bracket + 1 < end,
      let label = (bracket + 1..<end).first(where: {
        tokens[$0].kind == .identifier && written($0) == "value" && tokens[$0 + 1].kind == .colon
      }), written(label + 2).hasPrefix("$")
    else { return nil }
    var path = String(written(label + 2).dropFirst())
    var index = label + 3
    while index + 1 < tokens.count, tokens[index].kind == .dot, isName(index + 1) {
      path += "." + written(index + 1)
      index += 2
    }
    return path
  }
}
