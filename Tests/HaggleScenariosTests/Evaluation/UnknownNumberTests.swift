import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary
import Testing

@Suite struct `An unknown value that is declared a number` {
  private func shown(_ expression: String) -> [String] {
    let text = """
      struct Row: View {
        let trip: Trip
        var minutes: Int { Int(trip.start.distance(to: trip.end) / 60) }
        var half: Double { trip.share / 2 }
        var name: String { trip.title }
        func count() -> Int { trip.stops.count }
        var known: Int { 700 + 77 }
        var body: some View { Text(\(expression)) }
      }
      extension Int { var clock: String { String(format: "%d:%02d", self / 60, self % 60) } }
      """
    let evaluation = evaluated(text)
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  @Test(arguments: [
    ("\"\\(minutes)m\"", "28m"),
    ("\"\\(half) of\"", "28.5 of"),
    ("\"\\(count() + 1)\"", "28"),
    ("\"\\(max(0, minutes)) min\"", "28 min"),
    ("\"\\(Int(trip.speed))\"", "28"),
    ("\"\\(trip.stops.count as Int)\"", "28"),
    ("String(minutes)", "28"),
    ("String(trip.timesTaken)", "28"),
    ("\"\\(trip.timesTaken)\"", "28"),
    ("String(trip.postsCnt)", "28"), ("String(trip.wins)", "28"), ("String(trip.count)", "28"),
    ("minutes.clock", "28:28"),
    // Near misses: words that are made words.
    ("String(trip.title)", "Title"), ("String(trip.address)", "Address"),
  ])
  func `is a number of a few digits in a text`(expression: String, text: String) {
    #expect(shown(expression) == [text])
  }

  @Test(arguments: [
    ("String(format: \"%d of %d stops\", trip.stop, trip.stops)", "28 of 28 stops"),
    ("String(format: \"%.1f km\", trip.length)", "28.5 km"),
    ("String(format: \"%01d:%02d\", Int(trip.time) / 60, trip.seconds)", "8:28"),
    ("String(format: \"%04d%%\", trip.code)", "0028%"),
    ("\"\\(trip.length, specifier: \"%.2f\") m\"", "28.50 m"),
  ])
  func `stands where a format has a place for a number`(expression: String, text: String) {
    #expect(shown(expression) == [text])
  }

  @Test(arguments: [
    ("\"\\(name)!\"", "Title!"), ("\"\\(trip.stop)\"", "Stop"),
    ("String(format: \"%@ %5@\", trip.name, trip.id)", "Name    Id"),
  ])
  func `is shown by the words of its name where nothing says that it is one`(
    expression: String, text: String
  ) {
    #expect(shown(expression) == [text])
  }

  @Test(arguments: [
    ("\"\\(known)\"", "777"), ("String(format: \"%03d %@\", 7, \"a\")", "007 a"),
  ])
  func `is not made up where it can be computed`(expression: String, text: String) {
    #expect(shown(expression) == [text])
  }

  @Test(arguments: [(0.15, "8 m 8.5"), (1, "28 m 28.5"), (3, "128 m 128.5")])
  func `has one to three digits in layouts with other words`(words: Double, text: String) {
    let source = """
      struct Row: View {
        let trip: Trip
        var minutes: Int { trip.minutes }
        var share: Double { trip.share }
        var body: some View { Text("\\(minutes) m \\(share)") }
      }
      """
    var standIns = StandIns()
    standIns.words = words
    let evaluation = evaluate(
      SyntaxTree.parse(SourceText(source, name: "row.swift")), standIns: standIns)
    #expect(shownTexts(evaluation.graph, evaluation.roots[0].view) == [text])
  }

  /// What a stepper or a slider sets is a number, whatever it is called.
  @Test(arguments: [
    ("Stepper(\"\", value: $game.settings.start, in: 1...9)", "28"),
    ("Slider(value: $game.settings.start)", "28"),
    // Near misses: another path, and words.
    ("Stepper(\"\", value: $game.settings.other)", "Start"),
    ("TextField(\"\", text: $game.settings.start)", "Start"),
  ])
  func `is one where a control for numbers sets it`(control: String, text: String) {
    let source = """
      struct Row: View {
        @ObservedObject var game: Game
        var body: some View { VStack { Text("\\(game.settings.start)"); \(control) } }
      }
      """
    let evaluation = evaluated(source)
    let texts = evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
    #expect(texts.contains(text), "\(texts)")
  }

  /// A form of words means the words before it.
  @Test(arguments: [
    ("\"\\(trip.title.capitalized)\"", "Title"), ("\"₹\" + trip.fare.string", "₹Fare"),
    ("\"\\(trip.title.uppercased)\"", "Title"), ("\"\\(trip.note.localized)\"", "Note"),
    ("\"\\(trip.title.trimmed)\"", "Title"), ("\"\\(trip.capital)\"", "Capital"),
  ])
  func `is no form of words`(expression: String, text: String) {
    #expect(shown(expression) == [text])
  }
}
