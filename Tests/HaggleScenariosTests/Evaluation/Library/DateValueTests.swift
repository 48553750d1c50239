import Testing

/// Expected values: what Swift 6.2 with Foundation prints in `en_US` and UTC.
@Suite struct `A date` {
  private static let declarations = """
    let date = Date(timeIntervalSince1970: 1_749_462_060)
    let calendar = Calendar(identifier: .gregorian)
    func pattern(_ text: String) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.dateFormat = text
      return formatter
    }
    func styles(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.dateStyle = date
      formatter.timeStyle = time
      return formatter
    }
    """

  @Test(
    arguments: Case.lines(
      #"""
      date → 2025-06-09 09:41:00 +0000
      Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970 → 978307200.0
      (date + 60).timeIntervalSince(date) → 60.0
      date.addingTimeInterval(-60) < date → true
      date.distance(to: date + 5) → 5.0
      date...date.addingTimeInterval(5) ~= date → true
      date.formatted() → 6/9/2025, 9:41 AM
      date.formatted(date: .abbreviated, time: .omitted) → Jun 9, 2025
      date.formatted(date: .long, time: .shortened) → June 9, 2025 at 9:41 AM
      date.formatted(date: .numeric, time: .standard) → 6/9/2025, 9:41:00 AM
      date.formatted(date: .omitted, time: .shortened) → 9:41 AM
      date.formatted(.dateTime.day().month().year()) → Jun 9, 2025
      date.formatted(.dateTime.month(.wide).day()) → June 9
      date.formatted(.dateTime.weekday(.wide)) → Monday
      date.formatted(.dateTime.hour().minute()) → 9:41 AM
      date.formatted(.dateTime.month(.wide).year()) → June 2025
      date.formatted(.iso8601) → 2025-06-09T09:41:00Z
      pattern("yyyy-MM-dd").string(from: date) → 2025-06-09
      pattern("EEEE, MMMM d").string(from: date) → Monday, June 9
      pattern("E d MMM yy").string(from: date) → Mon 9 Jun 25
      pattern("h:mm a").string(from: date) → 9:41 AM
      pattern("'Week' w").string(from: date) → Week 24
      pattern("D Q k K S").string(from: date) → 160 2 9 9 0
      pattern("EEEEE MMMMM").string(from: date) → M J
      pattern("yyyy-MM-dd").date(from: "2024-02-29")!.timeIntervalSince1970 → 1709164800.0
      pattern("yyyy-MM-dd").date(from: "2023-02-29") == nil → true
      styles(.short, .short).string(from: date) → 6/9/25, 9:41 AM
      styles(.full, .none).string(from: date) → Monday, June 9, 2025
      styles(.medium, .medium).string(from: date) → Jun 9, 2025 at 9:41:00 AM
      """#))
  func `prints as in the United States`(example: Case) {
    #expect(printed(Self.declarations, example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      calendar.component(.weekday, from: date) → 2
      calendar.component(.weekOfYear, from: date) → 24
      calendar.dateComponents([.year, .month], from: date).month! → 6
      calendar.dateComponents([.day], from: date, to: date + 86400 * 3.5).day! → 3
      calendar.dateComponents([.hour, .minute], from: date, to: date + 3720).minute! → 2
      calendar.date(byAdding: .day, value: 40, to: date)! → 2025-07-19 09:41:00 +0000
      calendar.date(byAdding: .month, value: -4, to: date)! → 2025-02-09 09:41:00 +0000
      calendar.date(from: DateComponents(year: 2024, month: 2, day: 29))! → 2024-02-29 00:00:00 +0000
      calendar.startOfDay(for: date) → 2025-06-09 00:00:00 +0000
      calendar.date(bySettingHour: 8, minute: 30, second: 0, of: date)! → 2025-06-09 08:30:00 +0000
      calendar.isDate(date, inSameDayAs: date + 3600) → true
      calendar.isDateInWeekend(date) → false
      calendar.range(of: .day, in: .month, for: date)!.count → 30
      calendar.dateInterval(of: .weekOfYear, for: date)!.start → 2025-06-08 00:00:00 +0000
      calendar.isDate(date, equalTo: date + 86400, toGranularity: .month) → true
      calendar.shortWeekdaySymbols.first! → Sun
      calendar.monthSymbols[11] → December
      """#))
  func `is reckoned by the Gregorian calendar`(example: Case) {
    #expect(printed(Self.declarations, example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      Date() < Date() + 60 → true
      Date().timeIntervalSince(Date() - 60) → 60.0
      Date() → 2025-06-09 09:41:00 +0000 | the present is taken as 9 June 2025, 9:41 in UTC
      Date.now.timeIntervalSince(date) → 0.0 | the present is taken as 9 June 2025, 9:41 in UTC
      """#))
  func `of today is stated where it matters`(example: Case) {
    #expect(printed(Self.declarations, example.text) == example.expected)
  }
}
