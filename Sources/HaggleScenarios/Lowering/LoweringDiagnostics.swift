import HaggleLanguage
import HaggleSyntax

/// Diagnostics that many views may cause: without duplicates, and limited in number.
struct LoweringDiagnostics {
  private static let most = 1_000

  private var found: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var leftOut = 0

  mutating func add(_ diagnostic: Diagnostic) {
    guard !known.contains(diagnostic) else { return }
    guard found.count < Self.most else {
      leftOut += 1
      return
    }
    known.insert(diagnostic)
    found.append(diagnostic)
  }

  /// All of them in the order of discovery; the last one counts those left out.
  var all: [Diagnostic] {
    guard leftOut > 0 else { return found }
    return found + [.leftOut(leftOut, after: Self.most)]
  }
}
