package import HaggleReplay

/// What a person wants to see of a trace: what went wrong in short, the tree, the picture, and then
/// what went wrong in full.
package struct FullReport {
  private let tree: TreeReport
  private let picture: PictureReport
  /// Beside the tree the picture is an overview: it leaves room for the findings on a screen.
  private static let mostRows = 26

  package init(
    _ timeline: Timeline, tree: TreeReport.Options = TreeReport.Options(),
    picture: PictureReport.Options = PictureReport.Options()
  ) {
    self.tree = TreeReport(timeline, options: tree)
    var small = picture
    small.rows = min(picture.rows, Self.mostRows)
    self.picture = PictureReport(timeline, options: small)
  }

  package var text: String { RoleText.text(lines) }

  package var lines: [RoleText] {
    let header = HeaderText(tree.timeline, tree.options)
    let summary = SummaryText(tree.timeline, columns: tree.options.columns)
    return header.facts + [RoleText("")] + summary.lines + header.assumptions + [RoleText("")]
      + tree.treeLines + [RoleText("")] + RoleText.lines(picture.lines) + [
        RoleText("")
      ]
      + tree.outcome
  }
}
