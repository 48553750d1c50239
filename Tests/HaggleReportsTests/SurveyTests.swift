import Foundation
import HaggleReports
import Testing

@Suite struct `A survey` {
  private func file(_ path: String, _ status: SurveyStatus = .complete) -> SurveyedFile {
    SurveyedFile(path, status, roots: ["V"])
  }

  @Test(arguments: [
    ("Card.swift", "."), ("A/Card.swift", "A"), ("A/B/Card.swift", "A"), ("ä b/c.swift", "ä b"),
  ])
  func `counts a file in the folder right below the one that is surveyed`(
    path: String, folder: String
  ) {
    #expect(file(path).folder == folder)
  }

  @Test(
    arguments: [
      ([], true), ([.name], true), ([.form], false), ([.name, .form, .name], false),
    ] as [([SurveyedDiagnostic.Lack], Bool)])
  func `holds what haggle lacks against a file, but not what its text lacks`(
    lacks: [SurveyedDiagnostic.Lack], isSupported: Bool
  ) {
    var file = file("a.swift", .partial)
    file.diagnostics = lacks.map { SurveyedDiagnostic("code", "assumed", lack: $0) }
    #expect(file.isSupported == isSupported)
    file.roots = []
    #expect(!file.isSupported)
  }

  @Test func `ranks what can become of a file`() {
    #expect(
      SurveyStatus.allCases.sorted() == [
        .complete, .assumed, .partial, .viewless, .error, .crash, .overTime,
      ])
    #expect([SurveyStatus.partial, .complete, .assumed].max() == .partial)
  }

  @Test func `speaks JSON to programs`() throws {
    var slow = file("B/slow.swift", .overTime)
    slow.diagnostics = [
      SurveyedDiagnostic(
        "unknown-view", "placeholder", line: 3, column: 5, subject: "Card", message: "no Card",
        lack: .name)
    ]
    let survey = Survey(
      "App", files: [file("A/one.swift"), SurveyedFile("A/two.swift", .error), slow],
      unreadable: [Survey.Unreadable("C", "permission is denied")], timeLimit: 0.5)
    let bytes = SurveyJSON(survey).bytes
    #expect(bytes == SurveyJSON(survey).bytes)
    #expect(bytes.last == UInt8(ascii: "\n"))
    let answer = try JSONDecoder().decode(Answer.self, from: Data(bytes))
    #expect(answer.folder == "App")
    #expect(answer.timeLimit == 0.5)
    #expect(answer.files == survey.files)
    #expect(answer.unreadable == survey.unreadable)
    #expect(answer.folders.map(\.name) == ["A", "B"])
    #expect(
      answer.folders.map(\.tally.statuses) == [
        [
          "complete": 1, "assumed": 0, "partial": 0, "no-view": 0, "error": 1, "crash": 0,
          "over-time": 0,
        ],
        [
          "complete": 0, "assumed": 0, "partial": 0, "no-view": 0, "error": 0, "crash": 0,
          "over-time": 1,
        ],
      ])
    #expect(answer.total.files == 3)
    #expect(answer.total.traced == 2)
    #expect(answer.total.supported == 2)
    #expect(answer.codes == [Answer.Code(code: "unknown-view", files: 1, places: 1)])
  }

  private struct Answer: Decodable {
    let folder: String
    let timeLimit: Double
    let files: [SurveyedFile]
    let unreadable: [Survey.Unreadable]
    let folders: [Folder]
    let total: Tally
    let codes: [Code]

    struct Folder: Decodable {
      let name: String
      let tally: Tally
    }
    struct Tally: Decodable {
      let files, traced, supported: Int
      let statuses: [String: Int]
    }
    struct Code: Decodable, Equatable {
      let code: String
      let files, places: Int
    }
  }
}
