import Foundation
import Testing

@Suite struct `The content that a caller gives` {
  private static let box = """
    import SwiftUI
    struct Box<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { VStack { content() } }
    }
    """

  private static let page = """
    import SwiftUI
    struct Page: View {
      var body: some View {
        Box {
          // Too wide: that is told of this file.
          Card()
          HStack { Color.red.frame(width: 500) }.frame(width: 100)
        }
      }
    }
    """

  private static let card = """
    import SwiftUI
    struct Card: View { var body: some View { Text("First").font(.title) } }
    """

  @Test func `is laid out in a view of another file, and has its findings where it is written`()
    throws
  {
    let folder = try ScratchFolder()
    folder.add("Package.swift", "// swift-tools-version: 6.0")
    for (name, text) in [("Box", Self.box), ("Page", Self.page), ("Card", Self.card)] {
      folder.add("\(name).swift", text)
    }
    let traced = { try Haggle.run(["trace", $0, "--all"], input: Data(), in: folder.url) }
    let outcome = try traced("Box.swift")
    #expect(
      outcome.errors == """
        Box.swift is laid out as the project shows it: set: Box.content = { … }
          with Card of 1 other file

        """)
    #expect(outcome.output.contains("Text.1(\"First\")  Card.swift:2:43 in Card"))
    #expect(outcome.output.contains("\nno findings\n"))
    #expect(
      outcome.output.contains("overflow@frame.2 in what its caller gives it"), "\(outcome.output)")
    #expect(try traced("Page.swift").output.contains("overflow at frame.2"))
  }

  @Test func `says in which file a text of another one is seen cut`() throws {
    let folder = try ScratchFolder()
    folder.add("Package.swift", "// swift-tools-version: 6.0")
    folder.add(
      "Row.swift",
      "import SwiftUI\nstruct Row: View {\n  var body: some View { Text(\"Long words\").lineLimit(1) }\n}\n"
    )
    folder.add(
      "Narrow.swift",
      "import SwiftUI\nstruct Narrow: View { var body: some View { Row().frame(width: 40) } }\n")
    let outcome = try Haggle.run(["check", "Narrow.swift"], input: Data(), in: folder.url)
    #expect(
      outcome.output.hasPrefix(
        "Row.swift:3:25: 1 text is cut short: Text.1 \"Long words\", seen in Narrow.swift\n"),
      "\(outcome.output)")
  }
}
