import Foundation
import HaggleAnalysis
import HaggleFindingSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A minimum of which only a console log tells` {
  private typealias Exchange = (proposal: (CGFloat?, CGFloat?), answer: (CGFloat, CGFloat))

  private func findings(_ exchanges: Exchange...) -> [WordedFinding] {
    var sketch = Sketch()
    let view = sketch.add("LayoutMonitor", "view")
    for exchange in exchanges { sketch.ask(view, exchange.proposal, exchange.answer) }
    return sketch.timeline.wordedFindings
  }

  @Test func `may be of its own spacing where the view takes all else that it is offered`() {
    let found = findings(
      ((0, 0), (8, 16)), ((.infinity, .infinity), (.infinity, .infinity)), ((167, 350), (167, 350)))
    #expect(found.map(\.finding.rule) == ["phantom-minimum"])
    #expect(found.map(\.finding.class) == [.smell])
    #expect(found.map(\.proof) == ["not re-run"])
    #expect(found.map(\.finding.axis) == [nil])
    #expect(found.map(\.finding.evidence) == [[0, 1, 2, 3, 4, 5]])
    #expect(
      found.map(\.message) == [
        "Asked for its minimum (0×0), view answered 8×16 points, although it takes whatever else "
          + "it is offered (∞×∞ → ∞×∞, 167×350 → 167×350). It may be a minimum of its own spacing: "
          + "gaps or padding around views that can all shrink to 0. A minimum makes a view less "
          + "flexible than a sibling without one, and the least flexible is served first. The log "
          + "does not say what is inside view, nor who asked."
      ])
    #expect(found[0].advice.hasPrefix("Record next: a LayoutMonitor with a label of its own"))
    #expect(found[0].advice.contains("haggle trace View.swift"))
  }

  @Test func `may be on one axis, with an ideal that is longer`() {
    let found = findings(
      ((0, 20), (8, 20)), ((nil, 20), (28, 20)), ((.infinity, 20), (.infinity, 20)),
      ((4, 20), (8, 20)))
    #expect(found.map(\.finding.axis) == [.horizontal])
  }

  private static let silent: [(name: String, exchanges: [Exchange])] = [
    (
      "a fixed minimum, which is the ideal too",
      [
        ((0, 0), (44, 44)), ((nil, nil), (44, 44)),
        ((.infinity, .infinity), (.infinity, .infinity)),
      ]
    ),
    (
      "one size for all questions",
      [((0, 0), (44, 44)), ((.infinity, .infinity), (44, 44)), ((100, 100), (44, 44))]
    ),
    ("nobody asked for the maximum", [((0, 0), (8, 16)), ((167, 350), (167, 350))]),
    ("nobody asked for the minimum", [((.infinity, .infinity), (.infinity, .infinity))]),
    (
      "no minimum",
      [((0, 0), (0, 0)), ((.infinity, .infinity), (.infinity, .infinity)), ((9, 9), (9, 9))]
    ),
    (
      "it takes another size than it is offered",
      [((0, 0), (8, 16)), ((.infinity, .infinity), (.infinity, .infinity)), ((100, 100), (90, 90))]
    ),
    (
      "a text that is as long as its words",
      [((0, 0), (8, 16)), ((.infinity, .infinity), (120, 16)), ((60, 60), (58, 32))]
    ),
    (
      "numbers that are none",
      [((0, 0), (.nan, .infinity)), ((.infinity, .infinity), (.infinity, .infinity))]
    ),
  ]

  @Test(arguments: silent.indices)
  func `is told of nowhere else`(index: Int) {
    var sketch = Sketch()
    let view = sketch.add("LayoutMonitor", "view")
    for exchange in Self.silent[index].exchanges {
      sketch.ask(view, exchange.proposal, exchange.answer)
    }
    #expect(Analyzer.findings(in: sketch.timeline) == [], "\(Self.silent[index].name)")
  }

  /// The article's exchanges with a view inside that answers `inner` to 0×0.
  private func nested(_ inner: (CGFloat, CGFloat)) -> Sketch {
    var sketch = Sketch()
    let (outer, content) = (
      sketch.add("LayoutMonitor", "outer"), sketch.add("LayoutMonitor", "inner")
    )
    sketch.ask(outer, (0, 0), (8, 16)) { $0.ask(content, (0, 0), inner) }
    for view in [outer, content] {
      sketch.ask(view, (.infinity, .infinity), (.infinity, .infinity))
    }
    return sketch
  }

  @Test func `is about the innermost view that has it`() {
    let sketch = nested((8, 16))
    let found = Analyzer.findings(in: sketch.timeline)
    #expect(found.map { sketch.trace.name(of: $0.node) } == ["inner"])
  }

  @Test func `names who was asked meanwhile`() {
    let found = nested((0, 0)).timeline.wordedFindings
    #expect(found.count == 1)
    #expect(
      found[0].message.hasSuffix(
        "what is inside outer, nor who asked; inner was asked meanwhile."))
  }

  @Test(arguments: ["an engine's", "with places", "with a parent", "with a child"])
  func `is never told of a trace that knows more`(kind: String) {
    var sketch = Sketch()
    let view = sketch.add("LayoutMonitor", "view")
    sketch.ask(view, (0, 0), (8, 16))
    sketch.ask(view, (.infinity, .infinity), (.infinity, .infinity))
    #expect(Analyzer.findings(in: sketch.timeline).count == 1)
    switch kind {
    case "an engine's": sketch.trace.header.cache = "swiftui"
    case "with places": sketch.place(view, (0, 0, 8, 16), for: (8, 16))
    case "with a parent": sketch.trace.nodes[0].parent = sketch.add("HStack", "row")
    default: sketch.add("Color", "color", in: view)
    }
    #expect(Analyzer.findings(in: sketch.timeline) == [])
  }
}
