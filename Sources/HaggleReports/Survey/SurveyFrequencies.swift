/// How often something was reported: in how many files, at how many places, and where first.
struct SurveyFrequency: Equatable {
  /// The counted code or name.
  let key: String
  private(set) var files = 0
  private(set) var places = 0
  /// The first occurrence, with its file.
  let example: SurveyedDiagnostic
  let exampleFile: String
  private var lastFile: Int

  fileprivate init(_ key: String, _ example: SurveyedDiagnostic, in file: String) {
    self.key = key
    self.example = example
    exampleFile = file
    lastFile = -1
  }

  fileprivate mutating func add(_ diagnostic: SurveyedDiagnostic, in file: Int) {
    places += diagnostic.count
    if lastFile != file { files += 1 }
    lastFile = file
  }

  /// `A/Card.swift:12`
  var place: String { exampleFile + (example.line.map { ":\($0)" } ?? "") }
}

extension Survey {
  /// The frequencies of all keys of diagnostics that are not nil, the most widespread first.
  func frequencies(by key: (SurveyedDiagnostic) -> String?) -> [SurveyFrequency] {
    var found: [String: SurveyFrequency] = [:]
    for (index, file) in files.enumerated() {
      for diagnostic in file.diagnostics {
        guard let key = key(diagnostic) else { continue }
        found[key, default: SurveyFrequency(key, diagnostic, in: file.file)]
          .add(diagnostic, in: index)
      }
    }
    return found.values.sorted {
      ($1.files, $1.places, $0.key) < ($0.files, $0.places, $1.key)
    }
  }

  var codes: [SurveyFrequency] { frequencies { $0.code } }

  /// The unsupported forms, by their code in the text.
  var unsupportedForms: [SurveyFrequency] {
    frequencies { $0.lack == .form ? "\($0.code) \($0.subject ?? "")" : nil }
  }

  /// The undeclared names, for diagnostics of one severity.
  func undeclaredNames(_ severity: String) -> [SurveyFrequency] {
    frequencies { $0.lack == .name && $0.severity == severity ? $0.subject : nil }
  }
}
