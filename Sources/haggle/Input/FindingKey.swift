import HaggleReplay
import HaggleTraces

/// The key of a finding as typed by a user: its rule, the address of its view, or both, as in
/// `underfill@"Sign out"`.
enum FindingKey {
  /// The key as printed with findings; the typed text if it matches no finding, or several.
  static func printed(_ typed: String, of findings: [Finding], in timeline: Timeline) -> String {
    if findings.contains(where: { $0.ignoreKey == typed }) { return typed }
    let parts = typed.split(separator: "@", maxSplits: 1).map(String.init)
    guard let address = parts.last else { return typed }
    let nodes = timeline.views(at: address, in: timeline.tree)
    let meant = findings.filter { finding in
      parts.count == 1 && finding.rule == typed
        || nodes.contains(finding.node) && (parts.count == 1 || finding.rule == parts[0])
    }
    return meant.count == 1 ? meant[0].ignoreKey : typed
  }
}
