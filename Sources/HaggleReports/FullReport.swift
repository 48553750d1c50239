package import HaggleReplay

/// What a person wants to see of a trace: the tree, the picture, and then what went wrong.
package struct FullReport {
  private let tree: TreeReport
  private let picture: PictureReport

  package init(
    _ timeline: Timeline, tree: TreeReport.Options = TreeReport.Options(),
    picture: PictureReport.Options = PictureReport.Options()
  ) {
    self.tree = TreeReport(timeline, options: tree)
    self.picture = PictureReport(timeline, options: picture)
  }

  package var text: String {
    let negotiation = tree.negotiation.joined(separator: "\n")
    let remarks = tree.remarks.joined(separator: "\n")
    return "\(negotiation)\n\n\(picture.text)\n\(remarks)\n"
  }
}
