import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let patchedPage = Rule(
    id: "patched-page",
    summary: "The colour of a page lies around its words, and the rest of the screen has none.",
    finding: """
      A background is as large as what it is behind. What a page or a sheet shows is no larger \
      than its words need, and stands in the middle: the colour is a patch there.
      """,
    example: """
      // proposal: 393x749
      // text-cell: 8x20
      struct InfoSheet: View {
        var body: some View {
          VStack { Text("Photos").id("title"); Text("They are deleted after 30 days") }
            .padding(24)
            .background(Color.mint).id("panel")
        }
      }
      InfoSheet()
      """,
    scope: """
      Reported for the outermost view of what is called a sheet, a page or a screen, where its \
      colour covers less than half of the height and its corners are not round.
      """,
    help: """
      `.frame(maxWidth: .infinity, maxHeight: .infinity)` before the background
      """,
    exception: "it is a card on something else", keyNote: "of the background",
    search: .symptoms { timeline in PatchedPage.find(in: timeline).map { [$0] } ?? [] })
}

/// A background around all that a page shows, much smaller than the screen.
private struct PatchedPage: Detection {
  let timeline: Timeline
  let page: NodeID
  let size: CGSize
  let room: CGSize

  private static let names = ["Sheet", "Page", "Screen"]
  /// The colour covers less of the height than this.
  private static let share: CGFloat = 0.5

  static func find(in timeline: Timeline) -> Self? {
    guard let root = timeline.tree.roots.first, timeline.tree.roots.count == 1,
      let name = timeline.trace.nodes[root.index].owners.last?.view,
      Self.names.contains(where: { name.hasSuffix($0) }),
      let width = timeline.screen(.horizontal), let height = timeline.screen(.vertical),
      let page = timeline.modified(by: root).first(where: { timeline.isPainted(behind: $0) }),
      timeline.contents.holdsText(page), let size = timeline.size(of: page),
      size.height < Self.share * height, size.width <= width,
      !timeline.modified(by: root).contains(where: { node in
        timeline.isClipped(node) || Axis.allCases.contains { timeline.has(.fixes($0), node) }
      }),
      let paint = timeline.tree.children(of: page).dropFirst().first.flatMap({
        timeline.core(of: $0)
      }), timeline.has(.fillsCorners, paint), timeline.isSeenOnLight(paint)
    else { return nil }
    return Self(
      timeline: timeline, page: page, size: size, room: CGSize(width: width, height: height))
  }

  var goal: Goal? {
    Goal(Axis.allCases.map { .length(page, $0, .exactly(room[$0])) }, near: [page])
  }

  var suspicion: Suspicion {
    Suspicion(
      .patchedPage, of: page, on: .vertical, in: timeline,
      saying: Statement(
        """
        The colour behind \(page) covers \(points(size.width))×\(points(size.height)) of \
        \(points(room.width))×\(points(room.height))
        """,
        subject: page,
        because: "A background is as large as what stands before it"),
      shownBy: timeline.placings(of: [page]),
      remedies: [
        """
        write \(code: ".frame(maxWidth: .infinity, maxHeight: .infinity)") before the background
        """
      ], off: room.height - size.height)
  }
}
