/// The parameters that readings have asked for: tests compare them with the catalog's declarations.
final class AskedParameters {
  /// By the name of the view or modifier: labels, and the number of unlabelled arguments.
  private(set) var labels: [String: Set<String>] = [:]
  private(set) var positions: [String: Int] = [:]

  func note(_ name: String, _ label: String) { labels[name, default: []].insert(label) }

  func note(_ name: String, at position: Int) {
    positions[name] = max(positions[name] ?? 0, position + 1)
  }
}
