import Foundation
import HaggleLayouts
import HaggleScenarios
import Testing

/// What Foundation shows elsewhere.
@Suite struct `A text of a value in a locale` {
  /// The words of the one text of a listing.
  private func shown(_ text: String, _ locale: String?) -> String? {
    let directive = locale.map { "// locale: \($0)\n" } ?? ""
    let scenario = Scenario(directive + text, name: "a.swift")
    // Which space it is, and marks of the writing direction, change with the edition of the data.
    let spaces = ["\u{A0}", "\u{202F}"]
    let marks = ["\u{200E}", "\u{200F}", "\u{2068}", "\u{2069}"]
    let words = scenario.roots.first?.tree.nodes.last?.description.shown
    return words.map { words in
      let plain = spaces.reduce(words) { $0.replacingOccurrences(of: $1, with: " ") }
      return marks.reduce(plain) { $0.replacingOccurrences(of: $1, with: "") }
    }
  }

  private static let date = "Date(timeIntervalSince1970: 1_749_462_060)"
  private static let duration = "Duration.seconds(3725)"

  @Test(arguments: [
    (
      "Text(1234567.891, format: .number)", "1,234,567.891", "1.234.567,891", "1 234 567,891",
      "1,234,567.891"
    ),
    (
      "Text(1234.5, format: .currency(code: \"EUR\"))", "€1,234.50", "1.234,50 €", "1 234,50 €",
      "1,234.50 €"
    ),
    ("Text(0.256, format: .percent)", "25.6%", "25,6 %", "25,6 %", "25.6%"),
    ("Text(3, format: .percent)", "3%", "3 %", "3 %", "3%"),
    (
      "Text(2.5, format: .number.precision(.fractionLength(2)))", "2.50", "2,50", "2,50", "2.50"
    ),
    (
      "Text(1234567, format: .number.notation(.compactName))", "1.2M", "1,2 Mio.", "1,2 M",
      "1.2 مليون"
    ),
    ("Text(\"\\(12345) items\")", "12,345 items", "12.345 items", "12 345 items", "12,345 items"),
    ("Text(\(date), style: .date)", "June 9, 2025", "9. Juni 2025", "9 juin 2025", "9 يونيو، 2025"),
    (
      "Text(\(date), format: .dateTime.month(.wide).day())", "June 9", "9. Juni", "9 juin",
      "9 يونيو"
    ),
    (
      "Text([\"a\", \"b\", \"c\"].formatted(.list(type: .or)))", "a, b, or c", "a, b oder c",
      "a, b ou c", "a أو b أو c"
    ),
    (
      "Text(\(duration), format: .units(allowed: [.hours, .minutes], width: .wide))",
      "1 hour, 2 minutes", "1 Stunde und 2 Minuten", "1 heure et 2 minutes", "ساعة ودقيقتان"
    ),
    (
      "Text(123_456_789, format: .byteCount(style: .file))", "123.5 MB", "123,5 MB", "123,5 Mo",
      "123.5 م.ب"
    ),
    ("Text(Locale.current.decimalSeparator ?? \"\")", ".", ",", ",", "."),
    ("Text(\"\\(Calendar.current.firstWeekday)\")", "1", "2", "2", "7"),
  ])
  func `is written as it is there`(
    text: String, american: String, german: String, french: String, arabic: String
  ) {
    #expect(shown(text, nil) == american)
    #expect(shown(text, "en_US") == american)
    #expect(shown(text, "de_DE") == german)
    #expect(shown(text, "fr_FR") == french)
    #expect(shown(text, "ar") == arabic)
  }

  @Test(arguments: [
    ("Text(2.5, format: .number.locale(Locale(identifier: \"fr_FR\")))", "2,5"),
    ("Text(2.5, format: .number.locale(.init(identifier: \"en_US\")))", "2.5"),
    (
      "Text(\(date), format: .dateTime.month(.wide).day().locale(Locale(identifier: \"fr_FR\")))",
      "9 juin"
    ),
  ])
  func `is written as its own format says`(text: String, expected: String) {
    #expect(shown(text, "de_DE") == expected)
  }

  @Test(arguments: [
    ("f.numberStyle = .decimal", "9876.5", "9.876,5"),
    ("f.numberStyle = .currency", "9876.5", "9.876,50 €"),
    ("f.numberStyle = .percent", "0.5", "50 %"),
    ("f.numberStyle = .ordinal", "3", "3."),
    ("f.numberStyle = .decimal; f.locale = Locale(identifier: \"en_US\")", "9876.5", "9,876.5"),
  ])
  func `is written by a formatter`(settings: String, number: String, expected: String) {
    let text = """
      struct V: View {
        let f: NumberFormatter = { let f = NumberFormatter(); \(settings); return f }()
        var body: some View { Text(f.string(from: \(number)) ?? "") }
      }
      """
    #expect(shown(text, "de_DE") == expected)
  }

  @Test func `changes with the locale from pass to pass`() throws {
    let scenario = Scenario(
      "// locale: en_US, de_DE\nText(1234.5, format: .number)", name: "a.swift")
    let change = try #require(scenario.stage.changes.first)
    let next = scenario.after(change)
    #expect(
      scenario.roots.first?.tree.nodes.last?.description.shown == "1,234.5")
    #expect(next.roots.first?.tree.nodes.last?.description.shown == "1.234,5")
  }
}
