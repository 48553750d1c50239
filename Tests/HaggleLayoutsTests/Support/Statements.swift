/// Statements about a run, as scenario files write them, numbers to two decimals:
/// `a size 10×20`, `a frame 0,5 10×20`, `a answers 0×nil → 0×16`, `a asked 0×0, ∞×∞` (these and no
/// others), `order a, b` (first asked for an explicit size), `probe order a, b` (first asked
/// anything).
extension Dialogue {
  /// The statements that are not so, each with what is; an empty list is a pass.
  func failures(of statements: String...) -> [String] {
    statements.compactMap { statement in
      let actual = truth(about: statement)
      return actual == statement ? nil : "“\(statement)”, but “\(actual)”"
    }
  }

  /// The statement as it would be right.
  private func truth(about statement: String) -> String {
    for (prefix, names) in [("probe order ", probing), ("order ", serving)] {
      guard statement.hasPrefix(prefix) else { continue }
      let listed = statement.dropFirst(prefix.count).split(separator: ", ").map(String.init)
      return prefix + names(listed).joined(separator: ", ")
    }
    let words = statement.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3 else { return "no statement" }
    return "\(words[0]) \(words[1]) \(fact(words[1], of: words[0], claimed: words[2]))"
  }

  private func fact(_ kind: String, of name: String, claimed: String) -> String {
    switch kind {
    case "size": return size(of: name) ?? "nothing"
    case "frame": return frame(of: name) ?? "nothing"
    case "asked": return asked(name).joined(separator: ", ")
    case "answers":
      let said = exchanges.filter { $0.name == name }.map(\.text)
      return said.contains(claimed) ? claimed : said.uniqued.joined(separator: "; ")
    default: return "no statement"
    }
  }
}
