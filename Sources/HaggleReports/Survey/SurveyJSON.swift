import HaggleVocabulary

/// A survey as JSON: equal surveys give equal bytes, except for times.
package struct SurveyJSON: Encodable {
  private let schema = "haggle/survey/1"
  private let folder: String
  private let timeLimit: Double
  private let files: [SurveyedFile]
  private let unreadable: [Survey.Unreadable]
  private let folders: [Folder]
  private let total: Tally
  private let codes: [Code]

  package init(_ survey: Survey) {
    folder = survey.folder
    timeLimit = survey.timeLimit
    files = survey.files
    unreadable = survey.unreadable
    folders = survey.folders.map { Folder(name: $0.name, tally: Tally($0.tally)) }
    total = Tally(survey.total)
    codes = survey.codes.map { Code(code: $0.key, files: $0.files, places: $0.places) }
  }

  private struct Folder: Encodable {
    let name: String
    let tally: Tally
  }

  private struct Tally: Encodable {
    let files: Int
    let traced: Int
    let supported: Int
    /// A count for each status.
    let statuses: [String: Int]

    init(_ tally: SurveyTally) {
      files = tally.files
      traced = tally.traced
      supported = tally.supported
      statuses = Dictionary(
        uniqueKeysWithValues: SurveyStatus.allCases.map { ($0.rawValue, tally[$0]) })
    }
  }

  private struct Code: Encodable {
    let code: String
    let files: Int
    let places: Int
  }

  package var bytes: [UInt8] { SortedJSON.bytes(of: self) }
}
