package import HaggleSyntax
import HaggleVocabulary

/// Collects diagnostics: one per subject and root, with its first place and its number
/// of occurrences.
///
/// Evaluation has one, and lowering has one of its own (`LoweringLog`), also for views that are
/// built late. `Scenario.diagnostics(of:in:)` joins and sorts them by their effect on the layout
/// and finds the node that each touches. They become notes behind all other events of the trace, so
/// that events keep their numbers whatever is reported.
package struct DiagnosticLog {
  private struct Entry {
    var diagnostic: Diagnostic
    let root: Int
    var places: Set<SourcePlace>
  }

  /// The maximum number of stored diagnostics per kind.
  private static let most = 1_000

  private var entries: [Entry] = []
  /// The number of diagnostics per kind, including those not stored.
  private var counts: [DiagnosticCode: Int] = [:]
  private var positions: [String: Int] = [:]
  /// How often something was to be said, heard or not.
  package private(set) var additions = 0
  /// Above 0 nothing is collected: what is evaluated has no effect on the layout.
  package var muted = 0
  /// The view to lay out whose code runs, by a number; 0 for what concerns all of them.
  package private(set) var root = 0
  private var roots = 0

  /// Adds a diagnostic about a subject, such as the modifier `wiggle`.
  package mutating func add(_ diagnostic: Diagnostic, about subject: String) {
    additions += 1
    guard muted == 0 else { return }
    let key = "\(root) \(diagnostic.code.rawValue) \(subject)"
    if let position = positions[key] {
      if let place = diagnostic.place { entries[position].places.insert(place) }
    } else {
      counts[diagnostic.code, default: 0] += 1
      guard counts[diagnostic.code, default: 0] <= Self.most else { return }
      positions[key] = entries.count
      entries.append(
        Entry(
          diagnostic: diagnostic, root: root,
          places: Set([diagnostic.place].compactMap(\.self))))
    }
  }

  /// Attributes what is said from now on to another root.
  package mutating func beginRoot() {
    roots += 1
    root = roots
  }

  /// Attributes what is said from now on to a root that began before; 0 for all of them.
  package mutating func resume(root: Int) { self.root = root }

  /// The number of stored diagnostics.
  package var count: Int { entries.count }

  /// The diagnostics in order of discovery; the last one counts those left out.
  package var diagnostics: [Diagnostic] { all { _ in true } }

  /// Those of a root, and those that concern all.
  package func diagnostics(of root: Int) -> [Diagnostic] { all { $0 == 0 || $0 == root } }

  private func all(where isMeant: (Int) -> Bool) -> [Diagnostic] {
    let kept = entries.filter { isMeant($0.root) }.map(Self.counted)
    let leftOut = counts.values.reduce(0) { $0 + max(0, $1 - Self.most) }
    return leftOut > 0 ? kept + [.leftOut(leftOut, after: Self.most)] : kept
  }

  /// The diagnostics found after the first `count`.
  package func diagnostics(after count: Int) -> [Diagnostic] {
    entries.dropFirst(count).map(Self.counted)
  }

  private static func counted(_ entry: Entry) -> Diagnostic {
    var diagnostic = entry.diagnostic
    diagnostic.count = max(1, entry.places.count)
    return diagnostic
  }
}
