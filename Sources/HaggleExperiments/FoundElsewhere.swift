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
    let told = elsewhere.compactMap { finding -> Prose? in
      let file = finding.place.flatMap { parts.origin(of: $0.line)?.file }
      return file.map { "\(finding.ignoreKey) in \(code: HiddenCharacter.shown($0))" }
    }
    guard !told.isEmpty else { return nil }
    let shown = Array(told.prefix(mostTold))
    let rest = told.count - shown.count
    let names = Prose.list(shown + (rest > 0 ? ["\(rest) more"] : []))
    return Diagnostic(
      .ignored, code: .foundElsewhere,
      "\(NumberText.counted(elsewhere.count, "finding")) in other files of the project: \(names.text)",
      remedy: """
        have them told here, with the folder of the project: \(code: "haggle check FILE --with FOLDER")
        """)
  }

  /// The maximum number of findings named.
  private static let mostTold = 3
}
