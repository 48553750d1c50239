import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// What a reduced text has to show.
enum Kept {
  case finding(KeptFinding)
  case claim(KeptClaim)

  func moved(by rewriting: Rewriting) -> Kept {
    switch self {
    case .finding(let finding): .finding(finding.moved(by: rewriting))
    case .claim(let claim): .claim(claim.moved(by: rewriting))
    }
  }
}

/// A text that shows it.
struct KeptText {
  let source: SourceText
  /// The view that is laid out.
  let root: String
  let kept: Kept
  let trace: Trace
  /// The diagnostics of its assumptions.
  let diagnosticCounts: DiagnosticCounts

  /// The number of non-blank lines.
  var lineCount: Int { source.text.split(whereSeparator: \.isNewline).count { !$0.isBlank } }
}

/// The diagnostics of a text by subject, with their numbers.
struct DiagnosticCounts {
  private var counts: [Key: Int] = [:]

  private struct Key: Hashable {
    let code: DiagnosticCode
    let subject: String?
  }

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.matters {
      counts[Key(code: diagnostic.code, subject: diagnostic.subject), default: 0] +=
        diagnostic.count
    }
  }

  /// The diagnostics in a trace.
  init(of trace: Trace) {
    for note in trace.diagnostics {
      guard let detail = note.detail, let code = detail.code.known else { continue }
      guard code == .unknownModifier || code.effect != .nothing else { continue }
      counts[Key(code: code, subject: detail.subject), default: 0] += detail.count
    }
  }

  /// Whether all its diagnostics also occur in another text, at least as often.
  func isWithin(_ other: DiagnosticCounts) -> Bool {
    counts.allSatisfy { $0.value <= other.counts[$0.key, default: 0] }
  }
}

extension Diagnostic {
  /// Whether a diagnostic shows that the text is broken: unknown modifiers do, others only if they
  /// affect the layout.
  fileprivate var matters: Bool { code == .unknownModifier || effect != .nothing }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
