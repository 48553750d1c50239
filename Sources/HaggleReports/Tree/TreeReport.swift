package import HaggleReplay

/// The negotiation as a tree of views: under each what it was offered and answered, and its
/// container's arithmetic; then what layouts printed, and the findings.
package struct TreeReport {
  package struct Options: Sendable {
    /// Whether nothing is folded, abridged or left out.
    var showsAll: Bool
    /// How wide lines may be, in characters, where they can be broken.
    package var columns: Int

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

  /// What was traced, the tree, and what came of it.
  package var lines: [RoleText] {
    let header = HeaderText(timeline, options)
    return header.facts + header.assumptions + [RoleText("")] + treeLines + [RoleText("")] + outcome
  }

  /// Whether only the sizes of views are told.
  var isBrief: Bool { TreeText(timeline, options).isBrief }

  /// The views, under what says how to read them.
  var treeLines: [RoleText] {
    let tree = TreeText(timeline, options)
    let legend = tree.isBrief ? tree.briefLegend : HeaderText(timeline, options).legend
    return legend + [RoleText("")] + tree.lines
  }

  /// The views with their dialogues and their arithmetic, line by line.
  package var views: [String] { viewLines.map { $0.text } }

  var viewLines: [RoleText] { TreeText(timeline, options).lines }

  /// What went wrong, and nothing else.
  package var findings: [RoleText] {
    let cut = CutTexts(timeline)
    return FindingsText(timeline.trace, cut: cut, columns: options.columns).roles
  }

  /// What layouts printed, and the findings.
  var outcome: [RoleText] {
    let notes = NotesText(timeline.trace).lines
    return notes.isEmpty ? findings : RoleText.lines(notes) + [RoleText("")] + findings
  }
}
