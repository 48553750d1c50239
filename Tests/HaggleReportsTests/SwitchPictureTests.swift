import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A picture of a switch` {
  /// The rows with words of a switch and its label.
  private func toggle(_ label: String, width: CGFloat, switchAt x: CGFloat) -> [Substring] {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 200, height: 60)
    let row = story.node("Toggle")
    let text = story.node("Text", in: row, arguments: "\"\(label)\"", roles: [.text])
    let part = story.node("switch", in: row)
    story.trace.nodes[part.index].appearance.ornaments = [.glyph("switch.on")]
    story.place(row, 0, 0, 200, 60)
    story.place(text, 10, 18, width, 20)
    story.place(part, x, 10, 20, 16)
    return PictureReport(story.timeline, options: .init(columns: 40)).text.split(separator: "\n")
      .filter { $0.contains(/Wi|Not|on/) }
  }

  @Test func `has the word of a switch in the row of its label, and over no words`() {
    #expect(
      toggle("Wi-Fi", width: 60, switchAt: 160).first
        == "║ Wi-Fi                          on    ║")
    #expect(
      toggle("Notify me about everything", width: 130, switchAt: 120).first
        == "║ Notify me about everything           ║")
  }
}
