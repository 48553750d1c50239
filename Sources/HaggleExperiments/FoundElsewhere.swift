import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

extension Finding {
  /// Whether its code was borrowed implicitly from another file; it is reported when that file is
  /// laid out.
  func isOfProject(_ parts: SourceParts) -> Bool {
    place.map { parts.isOfProject($0.line) } ?? false
  }
}

extension Diagnostic {
  /// A diagnostic about findings in other files of the project; nil if there are none.
  static func foundElsewhere(_ findings: [Finding], _ parts: SourceParts) -> Diagnostic? {
    let elsewhere = findings.filter { $0.isOfProject(parts) }
    let files = Set(elsewhere.compactMap { $0.place.flatMap { parts.origin(of: $0.line)?.file } })
    guard !files.isEmpty else { return nil }
    let shown = files.sorted().prefix(mostFiles).map { Prose(code: HiddenCharacter.shown($0)) }
    let rest = files.count - shown.count
    let names = Prose.list(shown + (rest > 0 ? ["\(rest) more"] : []))
    return Diagnostic(
      .ignored, code: .foundElsewhere,
      "\(NumberText.counted(elsewhere.count, "finding")) in other files of the project: \(names.text)",
      remedy: "lay such a file out to read them: \(code: "haggle check FILE")")
  }

  /// The maximum number of files named.
  private static let mostFiles = 3
}
