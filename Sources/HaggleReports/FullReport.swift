import Foundation
package import HaggleReplay
import HaggleVocabulary

/// The report of a trace for people: a summary of the findings, the tree, the picture, then the
/// findings in full.
package struct FullReport {
  private let tree: TreeReport
  private let views: TreeText
  private let picture: PictureReport
  private let options: PictureReport.Options
  /// What was laid out, as words for a shell: the path and the options as typed.
  private let subject: String?
  /// The maximum height of the picture, which leaves room for the findings on a screen.
  private static let mostRows = 26
  /// The size of a column at which texts are drawn as text, in points: about a letter, with rows
  /// about as high as a line.
  private static let pointsPerColumn: CGFloat = 8
  private static let mostScreenRows = 38

  package init(
    _ timeline: Timeline, tree: TreeReport.Options = TreeReport.Options(),
    picture: PictureReport.Options = PictureReport.Options(), subject: String? = nil
  ) {
    self.subject = subject
    self.tree = TreeReport(timeline, options: tree)
    views = TreeText(timeline, tree)
    var small = picture
    small.rows = min(picture.rows, Self.mostRows)
    self.picture = PictureReport(timeline, options: small)
    options = picture
  }

  package var text: String { RoleText.text(lines) }

  package var lines: [RoleText] { beginning + end }

  /// All that does not depend on edits: the summary, the tree and the picture.
  package var beginning: [RoleText] {
    let header = HeaderText(tree.timeline, tree.options)
    let summary = SummaryText(tree.timeline, columns: tree.options.columns)
    return header.facts(isBrief: views.isBrief) + [RoleText("")] + summary.lines
      + header.assumptions(most: Self.mostAssumptions)
      + [RoleText("")]
      + tree.lines(of: views) + [RoleText("")] + pictureLines + [RoleText("")]
  }

  /// The findings in full, and what to ask next.
  package var end: [RoleText] { tree.outcome + next }

  /// Without findings, the screen as it looks; otherwise the position of each view, by name.
  private var pictureLines: [RoleText] {
    let timeline = tree.timeline
    guard views.isBrief,
      let screen = ScreenPicture(
        timeline, at: timeline.settled, columns: options.columns,
        rows: min(options.rows, Self.mostScreenRows), isASCII: options.ascii,
        pointsPerColumn: Self.pointsPerColumn, mayCrop: true)
    else { return picture.roles }
    let legend =
      (screen.crop.map { "\($0). " } ?? "") + Self.screenLegend
      + (screen.hasHatching ? Self.hatchLegend : "")
    return screen.roles + [RoleText("")]
      + RoleText.lines(PlainText.paragraph(legend, width: tree.options.columns))
  }

  /// Of a kind: what was found and the tree are to be on the first screen.
  private static let mostAssumptions = 2

  private static let screenLegend =
    "A text ends in … where the layout cuts it, in › where this picture has no room for it."
  private static let hatchLegend = " ▒ is an image or symbol."

  /// What to ask next of a screen in which nothing is wrong.
  private var next: [RoleText] {
    let (timeline, nodes) = (tree.timeline, tree.timeline.trace.nodes)
    let texts = timeline.tree.preorder.lazy.compactMap { node -> String? in
      guard nodes[node.index].roles.contains(.text) else { return nil }
      return nodes[node.index].words.map { PlainText.line($0) }
    }
    guard views.isBrief,
      let file = subject ?? timeline.trace.header.scenario.map(ShellText.quoted),
      let words = texts.first(where: { $0.count <= Self.mostAsked })
    else { return [] }
    let question = "haggle why \(PlainText.line(file)) \(ShellText.quoted(words))"
    var line = RoleText("Why is a view as large as it is?", .aside)
    line.append(apart: question, .aside)
    return line.wrapped(width: tree.options.columns, margin: "  ")
  }

  private static let mostAsked = 24
}
