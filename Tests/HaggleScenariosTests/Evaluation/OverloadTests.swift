import HaggleScenarios
import HaggleVocabulary
import Testing

private func size(_ text: String) -> String? {
  Session(text).ask(.unspecified).map { NumberText.display($0) as String }
}

@Suite struct `A function of the text under a name of SwiftUI` {
  private static let declarations = """
    enum Gap { case small; var points: CGFloat { 6 } }
    extension View {
      func padding(_ gap: Gap) -> some View { padding(gap.points) }
      func frame(square side: CGFloat) -> some View { frame(width: side, height: side) }
    }

    """

  @Test(arguments: [
    ("Color.red.frame(square: 10)", "10×10"), ("Color.red.frame(width: 10, height: 8)", "10×8"),
    ("Color.red.frame(square: 10).padding(.small)", "22×22"),
    ("Color.red.frame(square: 10).padding(Gap.small)", "22×22"),
    // What is for SwiftUI's own has the same labels and is of another type.
    ("Color.red.frame(square: 10).padding(2)", "14×14"),
    ("Color.red.frame(square: 10).padding(.top)", "10×26"),
  ])
  func `is called with what it takes`(view: String, expected: String) {
    #expect(size(Self.declarations + view) == expected)
  }

  /// A literal is a `String`, and what is made of it what it is made as.
  @Test(arguments: ["Head(text: \"Island\")", "Head(text: LocalizedStringKey(\"Island\"))"])
  func `is an initialiser that hands on to another one of the same labels`(call: String) {
    let text = """
      struct Head: View {
        let text: LocalizedStringKey
        init(text: LocalizedStringKey) { self.text = text }
        init(text: String) { self.init(text: LocalizedStringKey(text)) }
        var body: some View { Text(text) }
      }
      \(call)
      """
    let evaluation = evaluated(text)
    #expect(shownTexts(evaluation.graph, evaluation.roots[0].view) == ["Island"])
    #expect(evaluation.diagnostics.isEmpty)
  }

  private static let initializers = """
    enum Gap { case small; var points: CGFloat { 6 } }
    extension CGFloat { init(_ gap: Gap) { self = gap.points } }
    extension String { init(_ gap: Gap) { self = "gap" } }

    """

  @Test(arguments: [
    ("Color.red.frame(width: CGFloat(.small), height: 1)", "6×1"),
    ("Color.red.frame(width: CGFloat(Gap.small), height: 1)", "6×1"),
    ("Color.red.frame(width: CGFloat(7), height: 1)", "7×1"),
    ("Color.red.frame(width: CGFloat(7.5), height: 1)", "7.5×1"),
    ("Color.red.frame(width: CGFloat(String(12).count), height: 1)", "2×1"),
  ])
  func `is an initialiser where it is given what it takes`(view: String, expected: String) {
    #expect(size(Self.initializers + view) == expected)
  }
}

@Suite struct `An initialiser that calls another one` {
  private static let declarations = """
    enum Shelf: Int {
      case low = 1, high = 2
      init?(rawValue: Int?) { self.init(rawValue: rawValue ?? 2) }
      init(named name: String) { self = name == "low" ? .low : .high }
      var side: CGFloat { CGFloat(rawValue) }
    }
    struct Tile {
      let side: CGFloat
      init(_ side: CGFloat?) { self.init(side ?? 9) }
      init(_ side: CGFloat) { self.side = side }
    }
    enum Own: Int {
      case only
      init?(rawValue: Int) { self = .only }
    }

    """

  @Test(arguments: [
    ("Shelf(rawValue: nil)?.side", "2×1"), ("Shelf(rawValue: 1)?.side", "1×1"),
    ("Shelf(named: \"low\").side", "1×1"), ("Tile(nil).side", "9×1"), ("Tile(4).side", "4×1"),
    // One that takes what Swift's would take stands in its place.
    ("CGFloat(Own(rawValue: 7) == .only ? 3 : 5)", "3×1"),
  ])
  func `means that one, not itself`(side: String, expected: String) {
    let text = Self.declarations + "Color.red.frame(width: \(side), height: 1)"
    #expect(size(text) == expected)
    #expect(!diagnostics(text).contains { $0.contains("without end") })
  }
}

@Suite struct `An initialiser of a view without its name` {
  private static let declarations = """
    extension Text {
      init(_ text: String, tint: Color) { self = .init(text).bold().foregroundColor(tint) }
      init(plain text: String) { self.init(text) }
    }
    struct Name: View {
      var words: Text { .init("abc").italic() }
      var body: some View { words }
    }

    """

  @Test(arguments: [
    ("Text(\"ab\", tint: .red)", "Text(\"ab\").bold()"),
    ("Text(plain: \"abcd\")", "Text(\"abcd\")"),
    ("Name()", "Text(\"abc\").italic()"),
  ])
  func `makes the view that is due there, also with modifiers`(view: String, same: String) {
    #expect(size(Self.declarations + view) == size(same))
  }
}

@Suite struct `An initialiser that is passed as a function` {
  private static let declarations = """
    struct Tile { let side: CGFloat }
    struct Plate { let width: CGFloat; let height: CGFloat }
    struct Slab { let side: CGFloat; init(wide side: CGFloat) { self.side = 2 * side } }
    struct Bead { let side: CGFloat; init(_ side: CGFloat) { self.side = side } }

    """

  @Test(arguments: [
    ("[5, 7].map(Tile.init)[1].side", "7×1"), ("[5, 7].map(Tile.init(side:))[1].side", "7×1"),
    ("[5, 7].map(Slab.init)[0].side", "10×1"), ("[5, 7].map(Slab.init(wide:))[1].side", "14×1"),
    ("[5, 7].map(Bead.init)[0].side", "5×1"), ("[5, 7].map(Bead.init(_:))[0].side", "5×1"),
    ("zip([5], [7]).map(Plate.init)[0].height", "7×1"),
  ])
  func `takes what it is given in the order of its parameters`(width: String, expected: String) {
    #expect(
      size("\(Self.declarations)Color.red.frame(width: \(width), height: 1)") == expected)
  }
}

@Suite struct `A division of whole literals` {
  private static let declarations = """
    struct Bar: View {
      var share: CGFloat
      var body: some View { Color.red.frame(width: 90 * share, height: 1) }
    }
    enum Part { case of(Double); var share: Double { if case .of(let share) = self { share } else { 9 } } }
    func share(_ ratio: CGFloat? = nil, times: Double = 1) -> CGFloat { (ratio ?? 1) * times }
    func whole(_ count: Int) -> CGFloat { CGFloat(count) }

    """

  @Test(arguments: [
    ("Bar(share: 2 / 3)", "60×1"), ("Bar(share: share(1 / 2))", "45×1"),
    ("Bar(share: share(times: (1 + 2) / 9))", "30×1"), ("Bar(share: Part.of(1 / 9).share)", "10×1"),
    ("Bar(share: whole(5 / 2))", "180×1"), ("Bar(share: whole(2 / 3))", "0×1"),
  ])
  func `is a fraction where the parameter is one`(view: String, expected: String) {
    #expect(size(Self.declarations + view) == expected)
  }
}

@Suite struct `Unknown data that code goes over` {
  private static let model = """
    struct Order: Identifiable { var id: Int; var kind: Kind; enum Kind { case placed, ready } }
    final class Model: ObservableObject {
      @Published var orders: [Order] = []
      init() { orders = Store.load() }
    }
    struct Screen: View {
      @StateObject var model = Model()

    """

  @Test func `has elements in forEach, as in ForEach`() {
    let text =
      Self.model + """
          var sections: [Order.Kind: [Order]] {
            var found: [Order.Kind: [Order]] = [:]
            model.orders.forEach { found[$0.kind, default: []].append($0) }
            return found
          }
          var body: some View {
            VStack { if let orders = sections[.placed] { ForEach(orders) { _ in Text("Order") } } }
          }
        }
        """
    let evaluation = evaluated(text)
    #expect(
      evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) }
        == ["Order", "Order", "Order"])
    #expect(evaluation.diagnostics.contains { $0.code == .unknownElements })
  }

  @Test func `is no key that is another one`() {
    let text = """
      let counts = ["a": 1, "b": 2]
      Text("\\(counts["c"] ?? 0)")
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == ["0"])
  }
}

@Suite struct `A rectangle of nothing` {
  @Test(arguments: [
    (".null", "30×12"), ("CGRect.null", "30×12"), (".zero", "40×22"), ("CGRect.zero", "40×22"),
  ])
  func `is not part of a union`(start: String, expected: String) {
    let text = """
      let all = [
        CGRect(x: 10, y: 10, width: 5, height: 5), CGRect(x: 20, y: 12, width: 20, height: 10),
      ].reduce(\(start)) { $0.union($1) }
      Color.red.frame(width: all.width, height: all.height)
      """
    #expect(size(text) == expected)
  }
}

@Suite struct `A function that is called in its own code` {
  /// In its own code a function means another one of its name, where it is unknown which.
  @Test func `is another one of its name`() {
    let evaluation = evaluated(
      """
      func time(_ text: String) -> String { time(day(of: text)) }
      func time(_ day: Day) -> String { "noon" }
      extension View {
        func font(_ name: FontName) -> some View { Wrapped { self.font(service.font(name)) } }
      }
      struct FontName { var name = "Georgia" }
      struct Wrapped<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      Text(time("now")).font(FontName())
      """)
    #expect(shownTexts(evaluation.graph, evaluation.roots[0].view) == ["noon"])
    #expect(!evaluation.diagnostics.contains { $0.code == .callLimit })
  }
}
