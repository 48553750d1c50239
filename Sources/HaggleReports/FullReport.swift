package import HaggleReplay

/// What a person wants to see of a trace: the tree, the picture, and then what went wrong.
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

  package var text: String {
    let negotiation = tree.negotiation.joined(separator: "\n")
    let outcome = tree.outcome.joined(separator: "\n")
    return "\(negotiation)\n\n\(picture.text)\n\(outcome)\n"
  }
}
