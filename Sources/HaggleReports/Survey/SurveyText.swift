import HaggleVocabulary

/// A survey for people: the shares, then what to look at first.
package struct SurveyText {
  package let text: String
  /// The width of the report; only paths may exceed it.
  static let columns = 100

  /// - Parameter top: how many entries a list shows.
  package init(_ survey: Survey, top: Int) {
    let sections =
      [[Self.title(survey)], SurveyShares(survey: survey).lines]
      + SurveyLists(survey: survey, top: top).sections
    text = sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func title(_ survey: Survey) -> String {
    let seconds = survey.files.reduce(0) { $0 + $1.seconds }
    let files = NumberText.counted(survey.files.count, "Swift file")
    let unread = survey.unreadable.count
    return "\(PlainText.line(survey.folder)): \(files)"
      + (unread == 0 ? "" : ", \(NumberText.counted(unread, "place")) not read")
      + ", \(Self.seconds(seconds)) in all, \(Self.seconds(survey.timeLimit)) allowed for each"
  }

  /// `1.33 s`
  static func seconds(_ seconds: Double) -> String {
    let hundredths = Int(saturating: (min(max(seconds, 0), 1e9) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
