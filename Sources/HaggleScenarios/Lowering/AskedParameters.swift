/// What readings have asked their arguments for: for tests, which compare it with what the catalog
/// declares.
final class AskedParameters {
  /// By the name of the view or modifier: labels, and how many arguments without one.
  private(set) var labels: [String: Set<String>] = [:]
  private(set) var positions: [String: Int] = [:]

  func note(_ name: String, _ label: String) { labels[name, default: []].insert(label) }

  func note(_ name: String, at position: Int) {
    positions[name] = max(positions[name] ?? 0, position + 1)
  }
}
