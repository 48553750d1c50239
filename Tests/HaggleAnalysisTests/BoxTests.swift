import HaggleAnalysis
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A finding that rests on boxes` {
  /// A row of a box, a text and a frame with another box in it; a third box stands in a column
  /// around the row.
  private var sketch: Sketch {
    var sketch = Sketch()
    let column = sketch.add("VStack", "column")
    let row = sketch.add("HStack", "row", in: column)
    sketch.add("Avatar", "avatar", in: row, roles: [.box])
    sketch.add("Text", "text", in: row)
    let frame = sketch.add("frame", "frame", in: row, arguments: "width: 40")
    sketch.add("Badge", "badge", in: frame, roles: [.box])
    sketch.add("Footer", "footer", in: column, roles: [.box])
    return sketch
  }

  private func boxes(_ node: Int, _ axis: Axis?) -> [String] {
    let timeline = sketch.timeline
    let finding = Finding(
      rule: "overflow", class: .smell, node: NodeID(node), axis: axis, statement: .init(""))
    return timeline.boxes(under: finding).map { timeline.trace.name(of: $0) }
  }

  @Test(arguments: [
    // A row divides its width; the frame keeps its own.
    (1, Axis.horizontal, ["avatar"]), (3, .horizontal, ["avatar"]), (5, .horizontal, ["badge"]),
    // The column divides its height among all.
    (3, .vertical, ["avatar", "badge", "footer"]),
  ])
  func `names those that its numbers come from`(node: Int, axis: Axis, names: [String]) {
    #expect(boxes(node, axis) == names)
  }

  @Test func `says how many and which`() {
    let timeline = sketch.timeline
    func basis(_ node: Int, _ axis: Axis) -> String? {
      var finding = Finding(
        rule: "overflow", class: .smell, node: NodeID(node), axis: axis,
        statement: .init("It is so"))
      finding.boxes = timeline.boxes(under: finding)
      return FindingWords(timeline.trace).basis(of: finding)?.text(naming: timeline.trace.name)
    }
    #expect(basis(3, .horizontal) == "a box of unknown size: avatar")
    #expect(basis(3, .vertical) == "3 boxes of unknown size: avatar, badge and footer")
  }

  @Test func `says of many assumptions no more than a line has room for`() {
    let timeline = sketch.timeline
    var finding = Finding(
      rule: "overflow", class: .smell, node: NodeID(3), axis: .vertical,
      statement: .init("It is so"))
    let words = FindingWords(timeline.trace)
    #expect(words.basis(of: finding) == nil)
    finding.assumptions = [.number, .words, .image, .font].map { .known($0) }
    #expect(
      words.basis(of: finding)?.text(naming: timeline.trace.name)
        == "an unknown number, unknown words, an image of unknown size and an unknown font")
    finding.assumptions += [.known(.state)]
    #expect(
      words.basis(of: finding)?.text(naming: timeline.trace.name).hasSuffix(
        "an image of unknown size and 2 more assumptions") == true)
  }

  @Test func `is left as it is without any`() {
    var sketch = Sketch()
    let row = sketch.add("HStack", "row")
    sketch.add("Text", "text", in: row)
    let finding = Finding(
      rule: "overflow", class: .smell, node: row, statement: .init("It is so"))
    #expect(sketch.timeline.boxes(under: finding) == [])
    #expect(FindingWords(sketch.trace).message(of: finding) == "It is so.")
  }
}
