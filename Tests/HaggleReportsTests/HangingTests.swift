import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A fact of a layout` {
  /// An image at a place on a screen of 400×800, in a scroll view or not.
  private func facts(
    ofImage x: CGFloat, _ width: CGFloat, height: CGFloat, scrolls: Bool = false,
    in pageRoles: NodeRoles = []
  ) -> [String] {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 400, height: 800)
    let page = story.node(
      scrolls ? "ScrollView" : "VStack", roles: scrolls ? [.scrolls, .ignoresContent] : pageRoles)
    let image = story.node("Image", in: page, arguments: "\"photo\"", at: 3, roles: [.image])
    let detail = Event.Note.Detail(.assumed, code: .known(.imageSize))
    story.add(.note(.init(node: image, source: .scenario, text: "an image", detail: detail)))
    story.place(page, 0, 0, 400, 800)
    story.place(image, x, 100, width, height)
    return ScreenFacts(story.timeline).facts.map(\.text).filter { $0.contains("hangs") }
  }

  @Test func `is what hangs out of the screen, unless it is a background or scrolls`() {
    #expect(
      facts(ofImage: -70, 540, height: 400) == [
        "Image.1 \"photo\" is 540 wide and hangs out of the 400 of the screen (its size is assumed): "
          + "70 at each side"
      ])
    #expect(
      facts(ofImage: -10, 440, height: 400) == [
        "Image.1 \"photo\" is 440 wide and hangs out of the 400 of the screen (its size is assumed): "
          + "10 at the left and 30 at the right"
      ])
    #expect(facts(ofImage: -5, 410, height: 400) == [])
    #expect(facts(ofImage: -70, 540, height: 400, in: [.pages]) == [])
    #expect(facts(ofImage: -70, 540, height: 400, scrolls: true) == [])
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 400, height: 800)
    let image = story.node("Image", roles: [.image])
    story.place(image, -100, 0, 600, 800)
    #expect(!ScreenFacts(story.timeline).facts.contains { $0.text.contains("hangs") })
  }

  /// A text at the left of a stack that is as wide as the image beside it, which is wider than the
  /// screen.
  private func facts(besideImageOfAssumedSize isAssumed: Bool) -> [String] {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 400, height: 800)
    let page = story.node("ZStack")
    let image = story.node("Image", in: page, arguments: "\"photo\"", at: 3, roles: [.image])
    let text = story.node("Text", in: page, arguments: "\"Title\"", at: 4, roles: [.text])
    if isAssumed {
      let detail = Event.Note.Detail(.assumed, code: .known(.imageSize))
      story.add(.note(.init(node: image, source: .scenario, text: "an image", detail: detail)))
    }
    story.place(page, -300, 0, 1000, 800)
    story.place(image, 0, 0, 1000, 800)
    story.place(text, 280, 100, 200, 20)
    return ScreenFacts(story.timeline).facts.map(\.text).filter { $0.contains("hangs") }
  }

  @Test func `is a guess where a picture of an assumed size makes its container wide`() {
    let beginning = "Text.1 \"Title\" is 200 wide and hangs out of the 400 of the screen"
    let end = ": 20 at the left"
    #expect(
      facts(besideImageOfAssumedSize: true)
        == [beginning + " (by a picture whose size is assumed)" + end])
    #expect(facts(besideImageOfAssumedSize: false) == [beginning + end])
  }
}
