import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let huggingPage = Rule(
    id: "hugging-page",
    summary: "The background of a page is only as large as the words on it.",
    finding: """
      A background is as large as what it lies behind. A tab, or a page of a pager, offers all \
      of its room, but a text with padding takes no more than it needs: the colour of the page \
      is a small box in its middle.
      """,
    example: """
      // proposal: 393x700
      // text-cell: 8x20
      TabView {
        Text("Welcome").padding(16).background(Color.blue).id("page")
        Text("Second")
      }
      .tabViewStyle(.page)
      """,
    scope: "Reported for what is the whole of a tab or a page.",
    help: "`.frame(maxWidth: .infinity, maxHeight: .infinity)` before the background",
    exception: "it is to be a box in the middle of the page", keyNote: "of the background",
    traits: [.unusedSpace],
    search: .each(.with(.layers), as: HuggingPage.find))
}

/// A background behind all that a page shows.
private struct HuggingPage: Sighting {
  let timeline: Timeline
  let painted: NodeID
  let size: CGSize
  let room: CGSize

  static func find(_ painted: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isPainted(behind: painted),
      let page = timeline.stepsOutwards(from: painted).first(where: {
        timeline.has(.pages, $0.outer) || timeline.sizingChildren(of: $0.outer).count != 1
          || timeline.has(.layers, $0.outer) || timeline.isClipped($0.outer)
      }), timeline.has(.pages, page.outer), !timeline.isClipped(painted),
      let offer = timeline.placement(of: page.inner)?.placement.proposal,
      let width = offer.width, let height = offer.height, width.isFinite, height.isFinite,
      let size = timeline.size(of: painted), 2 * size.width < width, 2 * size.height < height
    else { return nil }
    return Self(
      timeline: timeline, painted: painted, size: size, room: CGSize(width: width, height: height))
  }

  var goal: Goal? {
    Goal(Axis.allCases.map { .length(painted, $0, .exactly(room[$0])) })
  }

  var suspicion: Suspicion {
    let frame = ".frame(maxWidth: .infinity, maxHeight: .infinity)"
    return suspected(
      .huggingPage, of: painted, placed: [painted],
      remedies: ["write \(code: frame) before the background"], off: room.height - size.height)
  }

  var statement: Statement {
    Statement(
      """
      The background of \(painted) is \(points(size.width)) points wide and \
      \(points(size.height)) high, and the page \(points(room.width)) and \(points(room.height))
      """,
      because: "A background is as large as what it lies behind, which hugs its words")
  }
}
