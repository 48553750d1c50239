import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  package static let nestedBars = Rule(
    id: "nested-bars",
    summary: "A page with a navigation bar is in another one with a bar, and has two of them.",
    finding: """
      Each `NavigationStack` has a bar of its own, with or without a title. A page that brings one \
      along, put into the stack of its app, begins below two bars: what looks like a wide gap is \
      the second one.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      NavigationStack {
        NavigationStack {
          Text("Welcome back")
            .navigationTitle("Home")
            .navigationBarTitleDisplayMode(.inline)
        }
        .id("page")
        .navigationTitle("Shop")
        .navigationBarTitleDisplayMode(.inline)
      }
      .id("app")
      """,
    scope: """
      What is pushed or presented is a page of its own, and not meant, nor is a stack that only a \
      preview puts around a page.
      """,
    help: "one `NavigationStack`, around all; `.toolbar(.hidden, for: .navigationBar)` on one",
    exception: "both bars are wanted",
    keyNote: "of the inner stack", needs: "the log of a screen with bars",
    search: .each(.with(.insets), as: NestedBars.find))
}

/// A page with a bar at its top in the page of another one.
private struct NestedBars: Detection {
  let timeline: Timeline
  let inner: NodeID
  let outer: NodeID
  let page: NodeID
  /// How high the second bar is, in points.
  let height: CGFloat

  static func find(_ inner: NodeID, in timeline: Timeline) -> Self? {
    guard let bar = timeline.topBar(of: inner), let page = timeline.tree.firstChild(of: inner),
      let outer = timeline.stepsOutwards(from: inner).first(where: { child, outer in
        timeline.kind(outer) == timeline.kind(inner) && timeline.tree.firstChild(of: outer) == child
          && timeline.topBar(of: outer) != nil
      })?.outer, let height = timeline.length(bar, .vertical)
    else { return nil }
    return Self(
      timeline: timeline, inner: inner, outer: outer, page: page, height: height)
  }

  var goal: Goal? {
    guard let start = timeline.screenExtent(page, .vertical)?.start else { return nil }
    return Goal([.origin(page, .vertical, start - height)], near: [inner])
  }

  var suspicion: Suspicion {
    Suspicion(
      .nestedBars, of: inner, on: .vertical, in: timeline,
      saying: Statement(
        """
        \(inner) has a bar of its own, \(points(height)) points high, in the page of \(outer), \
        which has one
        """, because: "Each of them keeps room for its bar, also for one without a title"),
      shownBy: timeline.placings(of: [outer, inner, page]),
      remedies: ["leave \(inner) out, and its content in"], involving: [outer], off: height)
  }
}

extension Timeline {
  /// The bar that a page of assumed measures has at its top, behind its content.
  fileprivate func topBar(of page: NodeID) -> NodeID? {
    guard has(.insets, page), has(.assumed, page), let top = rectangle(of: page)?.minY else {
      return nil
    }
    return tree.children(of: page).dropFirst().first { bar in
      has(.assumed, bar)
        && rectangle(of: bar).map { abs($0.minY - top) < 1 && $0.height > 1 } == true
    }
  }
}
