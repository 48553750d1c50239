import Foundation
import Testing

/// A number that the text lacks is a guess wherever it is seen, and so is what rests on it.
@Suite struct `A number that the text lacks` {
  private static let card = """
    // proposal: 393x759
    // text-cell: 8x20
    struct Card: View {
      var body: some View {
        HStack { Text("Hacker News").lineLimit(1); Spacer(); Text("55y") }
          .frame(width: Layout.cardWidth / 2, height: 40)
      }
    }
    """

  @Test func `is said to be a guess where a text is cut by it`() throws {
    let outcome = try Haggle.run("check", "-", input: Self.card)
    #expect(
      outcome.output.contains(
        """
        <stdin>:5:14: 1 text is cut short: Text.1 "Hacker News", by a guess – \
        frame(width: Layout.cardWidth): not in this text, taken as 160
        """), "\(outcome.output)")
  }

  @Test func `is no excuse where the cut has another cause`() throws {
    let stated = Self.card.replacing(".lineLimit(1)", with: ".lineLimit(1).frame(width: 40)")
    let outcome = try Haggle.run("check", "-", input: stated)
    #expect(
      outcome.output.contains("<stdin>:5:14: 1 text is cut short: Text.1 \"Hacker News\"\n"),
      "\(outcome.output)")
  }

  @Test(arguments: ["Text.1", "frame.1", "HStack.1"])
  func `is a guess in what is said of why`(view: String) throws {
    let why = try Haggle.why(Self.card, view, "width")
    #expect(
      why.contains("a guess: frame(width: Layout.cardWidth): not in this text,"),
      "\(why)")
    #expect(why.contains("  set it: --set Layout.cardWidth=160"), "\(why)")
    #expect(!(try Haggle.why(Self.card, view, "height").contains("a guess")))
  }

  @Test func `is no size of letters where it is that of a view`() throws {
    let text = """
      // text-cell: 8x20
      struct Theme { var size: CGFloat; var titleSize: CGFloat }
      struct Flair: View {
        let theme: Theme
        var body: some View {
          VStack(spacing: 0) {
            Text("Rust").font(.system(size: theme.size))
            Text("Rust").font(.system(size: 44))
            Color.red.frame(width: theme.size, height: theme.size)
          }
        }
      }
      """
    let outcome = try Haggle.run("trace", "-", "--as", "diagnostics", input: text)
    #expect(
      outcome.output.contains(
        "the font .system(size: theme.size) is not known here, taken as body"),
      "\(outcome.output)")
    let tree = try Haggle.run("trace", "-", input: text).output
    #expect(tree.contains("Text.1(\"Rust\")  7:7  32×20 "), "\(tree)")
    #expect(tree.contains("Text.2(\"Rust\")  8:7  82.82×51.76 "), "\(tree)")
    #expect(
      tree.contains("frame.1(width: theme.size, height: theme.size)  9:17  44×44 "), "\(tree)")
  }

  @Test(arguments: [
    (
      "extension Double { static let half = 150.0 }\nextension CGFloat { static let half = 100.0 }",
      50
    ),
    ("extension CGFloat { static let half = 100.0 }", 50),
    (
      "extension Double { static let half = 150.0 }\nextension Float { static let half = 90.0 }", 75
    ),
    ("// set: half = 300", 150),
  ])
  func `is none where an extension declares it, or several do`(declared: String, width: Int) throws
  {
    let text = "\(declared)\nColor.red.frame(width: .half / 2, height: 10)"
    let tree = try Haggle.run("trace", "-", input: text).output
    #expect(tree.contains(" \(width)×10 at "), "\(tree)")
  }

  @Test func `keeps its share, and says how it is set`() throws {
    let text = "Color.red.frame(width: .rowHeight / 4, height: 10)"
    let outcome = try Haggle.run("trace", "-", "--as", "diagnostics", input: text)
    #expect(outcome.output.contains("  set it: --set rowHeight=44\n"), "\(outcome.output)")
    #expect(try Haggle.run("trace", "-", input: text).output.contains(" 11×10 at "))
  }
}

@Suite struct `A view that only UIKit knows` {
  @Test func `is called so where there is nothing besides`() throws {
    let text = """
      struct Blur: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """
    let outcome = try Haggle.run("check", "-", input: text)
    #expect(
      outcome.output.hasPrefix(
        """
        <stdin>: nothing of it could be laid out: Blur is a UIViewRepresentable, which haggle cannot run: laid out as a box

        """), "\(outcome.output)")
  }
}

@Suite struct `A view that a controller shows` {
  @Test func `is found among the types of its own type`() throws {
    let text = """
      enum Sheets {
        struct Page: View { var body: some View { Color.red.frame(width: 30, height: 20) } }
        static func show() -> NSWindow {
          let page = Page()
          return NSWindow(contentViewController: NSHostingController(rootView: page))
        }
      }
      struct Page_Previews: PreviewProvider { static var previews: some View { EmptyView() } }
      """
    let folder = try ScratchFolder()
    folder.add("Sheets.swift", text)
    folder.add("Start.swift", "class Start { let window = Sheets.show() }")
    let arguments = ["trace", "Start.swift", "--with", "."]
    let outcome = try Haggle.run(arguments, input: Data(), in: folder.url)
    #expect(outcome.output.contains("30×20"), "\(outcome.output)\(outcome.errors)")
  }
}
