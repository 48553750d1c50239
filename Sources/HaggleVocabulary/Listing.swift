// Counts and lists for sentences.

extension NumberText {
  /// "1 event", "2 events", "3 boxes"
  package static func counted(_ count: Int, _ noun: String) -> String {
    let ending = noun.hasSuffix("s") || noun.hasSuffix("x") ? "es" : "s"
    return "\(count) \(noun)\(count == 1 ? "" : ending)"
  }
}

extension [String] {
  /// "a", "a and b", "a, b and c"; of many more than `most`: "a, b and 3 more".
  package func listed(_ conjunction: String = "and", most: Int? = nil) -> String {
    var items = self[...]
    if let most, count > most + 1 { items = prefix(most) + ["\(count - most) more"] }
    guard let last = items.popLast(), !items.isEmpty else { return first ?? "" }
    return "\(items.joined(separator: ", ")) \(conjunction) \(last)"
  }
}
