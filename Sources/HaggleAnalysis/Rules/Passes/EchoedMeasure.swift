package import HaggleReplay
package import HaggleTraces
package import HaggleVocabulary

extension Rule {
  static let echoedMeasure = Rule(
    id: "echoed-measure",
    summary: "What is measured is what the measure made it.",
    finding: """
      A view is measured, and state is set to its length, which sizes that very view. Whatever \
      length the state has at first, the measure finds just that: the view never comes to the \
      length of its content, and keeps one that it had before the content changed.
      """,
    example: """
      // proposal: 300x200
      struct Sheet: View {
        @State private var height: CGFloat = 160
        var body: some View {
          Color.blue
            .frame(height: height)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        }
      }
      """,
    scope: """
      The views are laid out once more, and each effect is given some points more than it \
      measured, the first time. Reported where the next measure is that same number: a measure \
      of the content would find what it found before.
      """,
    help: "measuring the content at its ideal length, in a `ScrollView` or with `.fixedSize()`",
    exception: "the view is to keep the length that it had first",
    keyNote: "for the view whose modifier sets the state", needs: "a re-run",
    search: .times,
    goal: { finding, timeline in
      // It is as long as its content would be.
      guard let axis = finding.axis, let ideal = timeline.ideal(finding.node, axis),
        let length = timeline.length(finding.node, axis), ideal < length - Timeline.tolerance
      else { return nil }
      return Goal(
        [.length(finding.node, axis, .atMost(ideal))],
        near: timeline.tree.children(of: finding.node))
    })
}

/// An effect that measures what it set.
package struct EchoedMeasure {
  let node: NodeID
  let axis: Axis?
  let writer: String
  let property: String
  let place: SourcePlace?
  /// What it was set to in a layout in which the first measure was off, and stayed.
  let value: String

  package init(
    _ property: String, setBy writer: String, at place: SourcePlace?, of node: NodeID,
    on axis: Axis?, to value: String
  ) {
    (self.property, self.writer, self.place) = (property, writer, place)
    (self.node, self.axis, self.value) = (node, axis, value)
  }
}

extension Finding {
  package init(_ echo: EchoedMeasure, in timeline: Timeline) {
    let fixing = echo.axis?.fixedSize ?? ".fixedSize()"
    let most = echo.axis == .horizontal ? "maxWidth" : "maxHeight"
    self.init(
      .echoedMeasure, of: echo.node, on: echo.axis, in: timeline,
      saying: Statement(
        """
        \(code: echo.writer) measures what \(code: echo.property) itself makes: whatever that is \
        set to, it stays
        """,
        because: """
          What is measured takes the length that it is given, not that of its content; set to \
          \(echo.value) for a trial, it stays \(echo.value)
          """),
      shownBy: timeline.sizing(of: echo.node),
      remedies: [
        """
        measure the content at its ideal length: write \(code: fixing) on what is measured, or \
        put it into a \(code: "ScrollView")
        """,
        """
        let it have the room that there is: \(code: ".frame(\(most): .infinity)") in place of the \
        frame that \(code: echo.property) sets
        """,
      ])
    place = echo.place ?? place
  }
}
