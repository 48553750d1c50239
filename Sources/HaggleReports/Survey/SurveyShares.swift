/// The table of a survey: the number of files per status, for each folder and in total.
struct SurveyShares {
  let survey: Survey

  var lines: [String] {
    let folders = survey.folders
    let all = folders.count == 1 ? [] : [("all", survey.total)]
    let cells = Self.heads + (folders + all).map { counts(of: $0.1) }
    let numbers = AlignedTable(Self.heads[0].map { _ in .trailing }, cells).lines
    let room = max(8, SurveyText.columns - 2 - (numbers.map(\.columns).max() ?? 0))
    let names =
      ["", "folder"] + folders.map { PlainText.line($0.name).cut(to: room) } + all.map(\.0)
    return AlignedTable([.leading, .leading], zip(names, numbers).map { [$0, $1] }).lines
      + [""] + legend
  }

  private static let heads = [
    ["", "", "", "", "", "no", "", "", "over", "no form"],
    [
      "files", "traced", "complete", "assumed", "partial", "view", "error", "crash", "time",
      "lacking",
    ],
  ]

  private func counts(of tally: SurveyTally) -> [String] {
    let counts = [tally.traced] + SurveyStatus.allCases.map { tally[$0] } + [tally.supported]
    return ["\(tally.files)"] + counts.map { Self.share(of: $0, in: tally.files) }
  }

  /// `196  98%`; a dash for none. Only all files are 100%: 999 of 1000 are 99%.
  static func share(of count: Int, in files: Int) -> String {
    guard count > 0, files > 0 else { return "–" }
    let rounded = (count * 200 + files) / (files * 2)
    let percent = count < files ? min(rounded, 99) : 100
    let text = percent == 0 ? "<1%" : "\(percent)%"
    return "\(count) " + String(repeating: " ", count: 4 - text.count) + text
  }

  private var legend: [String] {
    PlainText.paragraph(
      "Partial: boxes stand for some views. No form lacking: traced, and all that decides the "
        + "layout is Swift and SwiftUI that haggle has; names that a text does not declare do "
        + "not count.", width: SurveyText.columns)
  }
}
