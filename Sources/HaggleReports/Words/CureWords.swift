package import HaggleTraces
import HaggleVocabulary

/// What edits against a fact come to, in words.
package struct CureWords {
  private let cure: Cure
  private let trace: Trace

  /// Nil if the trace has none.
  ///
  /// - Parameter isAsked: whether it is of those that somebody asked for.
  package init?(_ trace: Trace, isAsked: Bool = false) {
    guard let cure = isAsked ? trace.askedCure : trace.cure else { return nil }
    (self.cure, self.trace) = (cure, trace)
  }

  package var edits: [TriedEdit] { cure.edits }

  /// "Text.2 is cut"
  package var claim: String { PlainText.line(cure.claim.text(naming: trace.title)) }

  /// "Where that is not meant: 2 edits help, of 37 that were laid out"
  package var title: String {
    let help = NumberText.counted(cure.edits.count, "edit")
    let verb = cure.edits.count == 1 ? "helps" : "help"
    return cure.edits.isEmpty
      ? "None of the \(cure.trials) edits that were laid out helps where \(claim)"
      : "\(help) \(verb) where \(claim), of \(cure.trials) that were laid out"
  }
}
