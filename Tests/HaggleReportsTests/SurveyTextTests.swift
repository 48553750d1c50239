import HaggleReports
import Testing

@Suite struct `The report on a survey` {
  private static let survey = Survey(
    "App",
    files: [
      SurveyedFile(
        "A/Card.swift", .assumed, seconds: 0.02, roots: ["Card"],
        diagnostics: [
          SurveyedDiagnostic("text-metric", "assumed", line: 3, subject: "Text"),
          SurveyedDiagnostic("unknown-value", "assumed", line: 4, subject: "model", lack: .name),
        ]),
      SurveyedFile("A/Plain.swift", .complete, seconds: 0.01, roots: ["Plain"]),
      SurveyedFile(
        "A/Row.swift", .assumed, seconds: 0.03, roots: ["Row"],
        diagnostics: [
          SurveyedDiagnostic("text-metric", "assumed", line: 1, subject: "Text"),
          SurveyedDiagnostic("text-metric", "assumed", line: 9, subject: "Text"),
          SurveyedDiagnostic("unknown-modifier", "ignored", line: 2, subject: "glow", lack: .name),
        ]),
      SurveyedFile(
        "B/Broken.swift", .crash, seconds: 0.4,
        message: "signal 11: Fatal error: Index out of range"),
      SurveyedFile(
        "B/Tile.swift", .partial, seconds: 0.05, roots: ["Tile"], boxes: 1,
        diagnostics: [
          SurveyedDiagnostic(
            "unknown-view", "placeholder", line: 7, count: 4, subject: "Badge", lack: .name),
          SurveyedDiagnostic(
            "later-modifier", "assumed", line: 8, subject: "glassEffect", lack: .form),
        ]),
      SurveyedFile(
        "Main.swift", .overTime, seconds: 5.02, message: "stopped after 5.02 seconds on the clock"),
    ],
    unreadable: [Survey.Unreadable("B/private", "permission is denied")], timeLimit: 1)

  private let text = SurveyText(survey, top: 10).text

  @Test func `says for every folder what became of its files`() {
    #expect(
      text.hasPrefix(
        """
        App: 6 Swift files, 1 place not read, 5.53 s in all, 1.00 s allowed for each

                                                             no                   over  no form
        folder  files  traced  complete  assumed  partial  view  error   crash    time  lacking
        .           1       –         –        –        –     –      –       –  1 100%        –
        A           3  3 100%    1  33%   2  67%        –     –      –       –       –   3 100%
        B           2  1  50%         –        –   1  50%     –      –  1  50%       –        –
        all         6  4  67%    1  17%   2  33%   1  17%     –      –  1  17%  1  17%   3  50%

        Partial: boxes stand for some views.
        """))
  }

  @Test func `lists what to look at, the most widespread first`() {
    #expect(
      text.hasSuffix(
        """

        Forms that haggle lacks

        form         code            files  for example
        glassEffect  later-modifier      1  B/Tile.swift:8

        Not laid out, or not in time

        crash      B/Broken.swift
                   signal 11: Fatal error: Index out of range
        over time  Main.swift
                   stopped after 5.02 seconds on the clock

        What was reported, by code (haggle explain CODE says more)

        code              severity     files  places  for example
        text-metric       assumed          2       3  A/Card.swift:3
        unknown-view      placeholder      1       4  B/Tile.swift:7
        later-modifier    assumed          1       1  B/Tile.swift:8
        unknown-modifier  ignored          1       1  A/Row.swift:2
        unknown-value     assumed          1       1  A/Card.swift:4

        Names that the texts do not declare, with the number of files

        1 view, as a box  1 value, as a placeholder  1 modifier, ignored
        1 Badge           1 model                    1 glow

        Slowest

        5.02 s  Main.swift
        0.40 s  B/Broken.swift
        0.05 s  B/Tile.swift
        0.03 s  A/Row.swift
        0.02 s  A/Card.swift
        0.01 s  A/Plain.swift

        """))
  }

  @Test func `shows as many entries of a list as one wants, and says how many there are`() {
    let short = SurveyText(Self.survey, top: 1).text
    #expect(
      short.contains(
        "\ntext-metric  assumed       2       3  A/Card.swift:3\n… 4 more: --top 5 shows all\n"))
    #expect(short.contains("\ncrash      B/Broken.swift\n"))
    #expect(!short.contains("over time  Main.swift"))
    #expect(short.hasSuffix("\nSlowest\n\n5.02 s  Main.swift\n"))
  }

  @Test func `is silent about what there is none of`() {
    let survey = Survey(
      "App", files: [SurveyedFile("Plain.swift", .complete, seconds: 0.5, roots: ["Plain"])],
      timeLimit: 0.25)
    #expect(
      SurveyText(survey, top: 10).text == """
        App: 1 Swift file, 0.50 s in all, 0.25 s allowed for each

                                                             no                over  no form
        folder  files  traced  complete  assumed  partial  view  error  crash  time  lacking
        .           1  1 100%    1 100%        –        –     –      –      –     –   1 100%

        Partial: boxes stand for some views. No form lacking: traced, and all that decides the layout is
        Swift and SwiftUI that haggle has; names that a text does not declare do not count.

        """)
  }

  @Test(arguments: [
    (0, 3, "all    3      –"), (1, 3, "all    3  1  33%"), (3, 3, "all    3  3 100%"),
    (1, 300, "all  300    1 <1%"), (299, 300, "all  300  299  99%"), (2, 3, "all    3  2  67%"),
  ])
  func `says all or none only where it is`(complete: Int, files: Int, row: String) {
    let survey = Survey(
      "App",
      files: (0..<files).map {
        SurveyedFile(
          "\($0 % 2)/\($0).swift", $0 < complete ? .complete : .error,
          roots: $0 < complete ? ["V"] : [])
      }, timeLimit: 1)
    let line = SurveyText(survey, top: 1).text.split(separator: "\n").first { $0.hasPrefix("all") }
    let words = line.map { $0.split(separator: " ").prefix(row.split(separator: " ").count) }
    #expect(words == row.split(separator: " ").prefix(.max))
  }

  @Test func `fits into 100 columns, but for paths`() {
    let names = (0..<30).map { String(repeating: "name", count: $0) + "\($0)" }
    let lists = [("unknown-view", "placeholder"), ("unknown-value", "assumed"), ("x", "ignored")]
    let survey = Survey(
      "App",
      files: (0..<999).map { index in
        SurveyedFile(
          "a long name of a folder \(index % 3)/\(index).swift",
          SurveyStatus.allCases[index % 6], roots: ["V"],
          diagnostics: lists.map {
            SurveyedDiagnostic($0.0, $0.1, subject: names[index % 30], lack: .name)
          } + [SurveyedDiagnostic("later-view", "placeholder", subject: names[29], lack: .form)],
          message: names[index % 30])
      }, timeLimit: 1)
    for line in SurveyText(survey, top: 40).text.split(separator: "\n") {
      #expect(line.count <= 100 || line.contains(".swift"), "\(line)")
    }
  }

  @Test func `shows nothing that talks to the terminal`() {
    let survey = Survey(
      "A\u{1B}[31m",
      files: [
        SurveyedFile(
          "b\u{1B}/c\n.swift", .error,
          diagnostics: [
            SurveyedDiagnostic("unknown-view", "placeholder", subject: "\u{7}", lack: .name)
          ],
          message: "x\u{1B}y")
      ], timeLimit: 1)
    let text = SurveyText(survey, top: 10).text
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    #expect(text.contains("\n           x\\u{1b}y\n"))
  }
}
