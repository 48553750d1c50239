package import HaggleReplay

/// The negotiation as a tree of views: each with its proposals, answers and arithmetic; followed by
/// the output of layouts, and the findings.
package struct TreeReport {
  package struct Options: Sendable {
    /// Whether everything is shown in full.
    var showsAll: Bool
    /// The maximum width of lines that can be broken, in characters.
    package var columns: Int
    /// What `haggle try` has to lay out, as words for a shell; nil for the file that a trace names.
    package var subject: String?

    package init(showsAll: Bool = false, columns: Int = 100) {
      self.showsAll = showsAll
      self.columns = columns
    }
  }

  let timeline: Timeline
  let options: Options

  package init(_ timeline: Timeline, options: Options = Options()) {
    self.timeline = timeline
    self.options = options
  }

  package var text: String { RoleText.text(lines) }

  /// The header, the tree, and the results.
  package var lines: [RoleText] {
    let header = HeaderText(timeline, options)
    return header.facts() + header.assumptions + [RoleText("")]
      + lines(of: TreeText(timeline, options)) + [RoleText("")] + outcome
  }

  /// The views, with a legend above.
  func lines(of tree: TreeText) -> [RoleText] {
    let legend = tree.isBrief ? tree.briefLegend : HeaderText(timeline, options).legend
    return legend + [RoleText("")] + tree.lines
  }

  /// The views with their dialogues and their arithmetic, line by line.
  package var views: [String] { viewLines.map { $0.text } }

  var viewLines: [RoleText] { TreeText(timeline, options).lines }

  /// The findings only.
  package var findings: [RoleText] {
    FindingsText(
      timeline, columns: options.columns, showsAll: options.showsAll, subject: options.subject
    ).roles
  }

  /// The output of layouts, and the findings.
  var outcome: [RoleText] {
    let notes = NotesText(timeline.trace).lines
    return notes.isEmpty ? findings : RoleText.lines(notes) + [RoleText("")] + findings
  }
}
