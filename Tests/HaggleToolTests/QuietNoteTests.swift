import Foundation
import Testing

/// What is noted besides findings is of what is shown, and says where it is a guess.
@Suite struct `What is noted of a layout` {
  private func said(_ body: String, _ member: String = "") throws -> String {
    let text = """
      // proposal: 300x300
      // text-cell: 8x20
      struct V: View { \(member); var body: some View { \(body) } }
      """
    return try Haggle.run("trace", "-", input: text).output
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test(arguments: [
    ("ViewThatFits { Text(\"Hi\"); ScrollView { Text(\"Hi\") } }", "shows nothing", false),
    ("VStack { Text(\"Hi\"); ScrollView { } }", "shows nothing", true),
    ("ViewThatFits { Text(\"Hi\"); Color.red.hidden() }", "has its place", false),
    ("HStack { Text(\"Hi\"); Color.red.hidden() }", "has its place", true),
  ])
  func `is of what is placed`(body: String, note: String, isTold: Bool) throws {
    let said = try said(body)
    #expect(said.contains(note) == isTold, "\(said)")
  }

  @Test(arguments: [(0, false), (20, true)])
  func `is not how words break in a panel that is closed`(width: Int, isTold: Bool) throws {
    let said = try said(
      "HStack { Text(\"Desk\"); Text(\"Drawer\").frame(width: isOpen ? nil : \(width)) }",
      "@State var isOpen = false")
    #expect(said.contains("inside of a word") == isTold, "\(said)")
  }

  @Test(arguments: [("", true), ("// image: \"beach\" 60x40\n", false)])
  func `is a guess where a picture of unknown size is the room`(
    image: String, isGuess: Bool
  ) throws {
    let text = """
      // proposal: 300x300
      // text-cell: 8x20
      \(image)Image("beach").overlay(Text("A long line of words here and there, and more of it"))
      """
    let said = try Haggle.run("trace", "-", input: text).output
      .split { $0.isWhitespace }.joined(separator: " ")
    #expect(said.contains("1 text is cut short"), "\(said)")
    #expect(said.contains("by a guess – the image \"beach\" is taken as") == isGuess, "\(said)")
  }
}
