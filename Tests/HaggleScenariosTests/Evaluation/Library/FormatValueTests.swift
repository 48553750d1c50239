import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

/// Expected values: what Swift 6.2 with Foundation prints.
@Suite struct `A formatted value` {
  @Test(
    arguments: Case.lines(
      #"""
      String(format: "%d", 42) → 42
      String(format: "%05d", 42) → 00042
      String(format: "%-5d|", 42) → 42   |
      String(format: "%+d", 42) → +42
      String(format: "%02d:%02d", 5, 7) → 05:07
      String(format: "%02i", 7) → 07
      String(format: "%ld", 42) → 42
      String(format: "%lld%%", 42) → 42%
      String(format: "%u", 42) → 42
      String(format: "%x", 255) → ff
      String(format: "%X", 255) → FF
      String(format: "%02X", 10) → 0A
      String(format: "#%06X", 0xABCDE) → #0ABCDE
      String(format: "%o", 8) → 10
      String(format: "%f", 1.5) → 1.500000
      String(format: "%.2f", 3.14159) → 3.14
      String(format: "%.0f", 2.5) → 2
      String(format: "%.0f%%", 45.6) → 46%
      String(format: "%-8.1f|", 3.14159) → 3.1     |
      String(format: "%08.3f", 3.14159) → 0003.142
      String(format: "%e", 12345.678) → 1.234568e+04
      String(format: "%g", 0.0001) → 0.0001
      String(format: "%g", 1000000.0) → 1e+06
      String(format: "%.3g", 1234.5) → 1.23e+03
      String(format: "%@", "abc") → abc
      String(format: "%@ and %@", "a", "b") → a and b
      String(format: "%2$@ %1$@", "a", "b") → b a
      String(format: "100%%") → 100%
      String(format: "%c", 65) → A
      String(format: "%.1f km", 12.34) → 12.3 km
      """#))
  func `prints as Foundation formats it`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  /// What is not known is shown as an example in the style's own words.
  @Test(
    arguments: Case.lines(
      #"""
      Text("\(Duration(secondsComponent: 75, attosecondsComponent: 0), format: .time(pattern: .minuteSecond))") → 1:15
      Text("\(order.time, format: .time(pattern: .minuteSecond))") → 0:28
      Text("\(order.total, format: .currency(code: "USD"))") → $28.00
      Text("\(order.share, format: .percent) off") → 28% off
      Text("\(order.date, format: .dateTime.month(.wide).day())") → June 3
      Text(order.date, format: .dateTime.year().month(.abbreviated)) → Jun 2019
      Text(order.size, format: .byteCount(style: .file)) → 28 MB
      """#))
  func `has the words of its style`(example: Case) throws {
    let text =
      "struct Row: View { @ObservedObject var order: Order; "
      + "var body: some View { \(example.text) } }"
    let about = try #require(Scenario(text, name: "a.swift").roots.first?.tree.nodes.last)
      .description
    let standIns = about.appearance.ornaments.compactMap { ornament -> String? in
      if case .standIn(let words) = ornament { words } else { nil }
    }
    #expect((about.shown.isEmpty ? standIns : [about.shown]) == [example.expected])
  }
}

@Suite struct `A formatter of lengths of time` {
  private func shown(_ seconds: String, _ settings: String) -> String {
    printed(
      "func text(_ seconds: Double) -> String { let f = DateComponentsFormatter(); \(settings)"
        + "; return f.string(from: seconds)! }", "text(\(seconds))")
  }

  @Test(arguments: [
    ("3723", "", "1:02:03"), ("63", "", "1:03"), ("5", "", "5"), ("0", "", "0"),
    (
      "63", "f.allowedUnits = [.hour, .minute, .second]; f.zeroFormattingBehavior = .pad",
      "00:01:03"
    ),
    ("3723", "f.allowedUnits = [.minute, .second]", "62:03"),
    ("8100", "f.allowedUnits = [.hour, .minute]; f.unitsStyle = .abbreviated", "2h 15m"),
    ("7200", "f.allowedUnits = [.hour, .minute]; f.unitsStyle = .abbreviated", "2h"),
    ("3660", "f.unitsStyle = .full", "1 hour, 1 minute"),
    ("3720", "f.unitsStyle = .short", "1 hr, 2 min"),
    ("3720", "f.unitsStyle = .brief", "1hr 2min"), ("0", "f.unitsStyle = .short", "0 sec"),
    ("-60", "f.unitsStyle = .abbreviated; f.allowedUnits = .minute", "-1m"),
  ])
  func `says them in its units`(seconds: String, settings: String, expected: String) {
    #expect(shown(seconds, settings) == expected)
  }
}
