import HaggleSyntax
import Testing

@testable import HaggleExperiments

/// What a view has of its project, and does not need for what it shows, goes at once.
@Suite struct `Unused code` {
  private static let view = """
    // proposal: 100x300
    struct Screen: View {
      var body: some View {
        VStack {
          Color.red.frame(width: 220).id("wide")
          Button("Go") { Service1.shared.go() }
        }
        .frame(width: 100)
      }
    }
    """

  /// Types that name each other, as those of an app do.
  private static func services(_ count: Int) -> String {
    (1...count).map { number in
      """


      // from the project: Services/Service\(number).swift:1
      final class Service\(number) {
        static let shared = Service\(number)()
        private var count = 0
        var isReady: Bool { Service\(number % count + 1).shared.isReady && count > \(number) }
        func go() {
          count += 1
          Service\(number % count + 1).shared.go()
        }
      }
      """
    }.joined()
  }

  @Test func `of other files takes a few layouts`() throws {
    let few = try Reduced(Self.view + Self.services(4), finding: "overflow@wide")
    let many = try Reduced(Self.view + Self.services(40), finding: "overflow@wide")
    #expect(!many.text.contains("Service"))
    #expect(many.text == few.text)
    #expect(many.outcome.progress.tried <= few.outcome.progress.tried + 4)
    #expect(many.outcome.isMinimal)
  }

  @Test func `is what never ran, and has to yield something all the same`() throws {
    let source = SourceText(
      "func ran() -> Int { 1 + 1 }\nfunc idle() -> String { let word = \"long\"; return word }\n"
        + "func silent() { print(1) }\nButton(\"Go\") { idle() }\n",
      name: "Listing.swift")
    let ran = try #require(source.text.utf8.firstIndex(of: UInt8(ascii: "1")))
    let used = [source.text.utf8.distance(from: source.text.startIndex, to: ran)]
    let emptied = try #require(Rewriting(UnusedCode(source, used: used).bodies))
    #expect(
      emptied.text(of: source)
        == "func ran() -> Int { 1 + 1 }\nfunc idle() -> String { fatalError() }\n"
        + "func silent() {  }\nButton(\"Go\") {  }\n")
  }

  /// What a function declares for itself is not that of another one with the same name.
  @Test func `has no variables that nothing names`() throws {
    let reduced = try Reduced(
      """
      struct Flow: Layout {
        var spacing: CGFloat = 8
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          var x: CGFloat = 0, y: CGFloat = 0, row: CGFloat = 0
          row = subviews[0].sizeThatFits(.unspecified).height
          return CGSize(width: .infinity, height: row)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var x = bounds.minX, y = bounds.minY, row: CGFloat = 0
        }
      }
      ScrollView(.horizontal) {
        Flow(spacing: 6) { Color.red.frame(width: 30, height: 20) }
      }
      """, finding: "infinite-answer")
    #expect(!reduced.text.contains("minX"), "\(reduced.text)")
    #expect(!reduced.text.contains("y: CGFloat"), "\(reduced.text)")
    #expect(!reduced.text.contains("spacing"), "\(reduced.text)")
    #expect(reduced.text.contains("placeSubviews"), "\(reduced.text)")
  }
}
