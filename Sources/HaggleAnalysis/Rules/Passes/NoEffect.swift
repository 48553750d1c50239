package import HaggleReplay
package import HaggleTraces
package import HaggleVocabulary

extension Rule {
  static let noEffect = Rule(
    id: "no-effect",
    summary: "A statement about the layout can be left out, and nothing is seen of that.",
    finding: [
      """
      A frame, a padding, an alignment, a distance or a limit of lines that changes no view's \
      place, size, lines or look is a habit: who reads it looks for what it does. It is looked \
      for only with `--smells`, by experiment: each such statement is taken out of the text, \
      and the text laid out without it.
      """,
      """
      That is done on narrower and wider, lower and higher screens, turned, without a limit, \
      with texts of a third up to forty times their words, with smaller and larger \
      type, from right to left, above a keyboard, with other data where haggle assumed some, \
      and with each condition once true and once false. What does something anywhere there is \
      no habit.
      """,
    ],
    example: """
      // proposal: 300x200
      VStack(alignment: .leading) {
        Text("Total").frame(maxWidth: .infinity).id("total")
          .frame(maxWidth: .infinity)
        Divider()
      }
      """,
    scope: """
      Only what is stated in numbers and in SwiftUI's names counts: what the text computes may \
      be otherwise at another time. An alignment counts where any other one would do the same, a \
      `spacing:` where 0 and 40 would. Of two statements that say the same, one is reported.
      """,
    help: "leaving it out", exception: "it is for data or a screen that the text does not show",
    keyNote: "of the modifier or the view that it is stated on",
    needs: "the source, which is laid out again, and `--smells`",
    search: .edits)
}

/// A statement of a text about its layout that has no effect.
package struct IdleStatement {
  /// The code as written.
  let code: String
  let place: SourcePlace
  let node: NodeID
  /// The other nodes made by that place of the text.
  let alike: [NodeID]
  /// The text without it.
  let edit: TriedEdit
  /// The number of situations in which it was laid out.
  let situations: Int

  package init(
    code: String, place: SourcePlace, node: NodeID, alike: [NodeID], edit: TriedEdit,
    situations: Int
  ) {
    self.code = code
    self.place = place
    self.node = node
    self.alike = alike
    self.edit = edit
    self.situations = situations
  }
}

extension Finding {
  package init(_ idle: IdleStatement, in timeline: Timeline) {
    self.init(
      .noEffect, .smell, of: idle.node, on: nil, in: timeline,
      saying: Statement(
        "\(code: idle.code) does nothing: without it every view is where it was, as large as it was",
        because: """
          It is the same in \(String(idle.situations)) layouts: on other screens, with longer \
          and shorter texts, with other type sizes
          """),
      shownBy: timeline.placings(of: [idle.node]), remedies: [],
      exception: "it is for data or a screen that the text does not show")
    place = idle.place
    alike = idle.alike
    remedies = [.edit(idle.edit)]
    // One edit was tried, which is to leave it out.
    trials = 1
  }
}
