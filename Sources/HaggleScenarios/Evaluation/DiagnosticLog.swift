import HaggleSyntax
import HaggleVocabulary

/// Collects diagnostics: each subject once, with its first place and how often it occurs.
struct DiagnosticLog {
  private struct Entry {
    var diagnostic: Diagnostic
    var places: Set<SourcePlace>
  }

  private var entries: [Entry] = []
  private var positions: [String: Int] = [:]
  /// Above 0 nothing is collected: what is evaluated has no effect on the layout.
  var muted = 0

  /// Adds a diagnostic about a subject, such as the modifier `wiggle`.
  mutating func add(_ diagnostic: Diagnostic, about subject: String) {
    guard muted == 0 else { return }
    let key = diagnostic.code.rawValue + " " + subject
    if let position = positions[key] {
      if let place = diagnostic.place { entries[position].places.insert(place) }
    } else {
      positions[key] = entries.count
      entries.append(
        Entry(diagnostic: diagnostic, places: Set([diagnostic.place].compactMap(\.self))))
    }
  }

  /// All of them in the order of their discovery.
  var diagnostics: [Diagnostic] {
    entries.map { entry in
      var diagnostic = entry.diagnostic
      diagnostic.count = max(1, entry.places.count)
      return diagnostic
    }
  }
}
