import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let lowOverlay = Rule(
    id: "low-overlay",
    summary: "What floats over a page covers a part of the bar at the page's end.",
    finding: """
      An overlay knows nothing of a bar that is a part of the page below it. Its distance from \
      the edge is a number, and where the bar is higher than that, as with larger letters or on \
      another phone, the overlay lies on the upper part of the bar and takes its taps.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      VStack(spacing: 0) {
        Color.clear
        HStack { Text("Home"); Text("Search") }.frame(maxWidth: .infinity).frame(height: 64).id("tabs")
      }
      .overlay(alignment: .bottom) {
        Text("Nightfall").padding(16).frame(maxWidth: .infinity).background(.orange).id("player")
          .padding(.bottom, 50)
      }
      """,
    scope: """
      Reported for a painted overlay that is at least half as wide as the page, keeps at least \
      16 points from its end, begins above the bar there, and covers at least 4 points of it; \
      over the bar of a `TabView` at any distance.
      """,
    help: "`.safeAreaInset(edge: .bottom)` on the page above the bar; a greater padding",
    exception: "it is to lie on the bar", keyNote: "of the overlay", needs: "the log",
    search: .each(.layers, as: LowOverlay.find))
}

/// A floating view over the beginning of a bar.
private struct LowOverlay: Detection {
  let timeline: Timeline
  let overlay: NodeID
  /// What is painted of it.
  let face: NodeID
  let bar: NodeID
  let page: NodeID
  let covered: CGFloat
  let height: CGFloat

  /// What is higher, in points, is no bar.
  private static let mostBar: CGFloat = 120
  /// A smaller distance from the end of the page, in points, is not meant for a bar.
  private static let leastDistance: CGFloat = 16

  static func find(_ overlay: NodeID, in timeline: Timeline) -> Self? {
    guard let layered = timeline.parent(overlay), !timeline.has(.layersBehind, layered),
      let page = timeline.tree.firstChild(of: layered), let whole = timeline.rectangle(of: page),
      let face = timeline.modified(by: overlay).first(where: { timeline.isPainted(behind: $0) }),
      let own = timeline.rectangle(of: face), own.width >= whole.width / 2,
      own.height < whole.height / 2, let (bar, isOfTabs) = timeline.bar(atEndOf: page),
      isOfTabs || whole.maxY - own.maxY >= leastDistance,
      let room = timeline.rectangle(of: bar),
      room.height <= mostBar, room.width >= 0.9 * whole.width, whole.maxY - room.maxY < 1,
      !timeline.has(.spacer, bar), own.minY < room.minY, own.maxY < room.maxY,
      own.maxY - room.minY >= Noticeable.line, timeline.contents.contains(bar)
    else { return nil }
    return Self(
      timeline: timeline, overlay: overlay, face: face, bar: bar, page: page,
      covered: own.maxY - room.minY, height: room.height)
  }

  var goal: Goal? {
    Goal(
      [.before(face, bar, .vertical)], near: [overlay, page],
      lengths: [.vertical: height])
  }

  var suspicion: Suspicion {
    Suspicion(
      .lowOverlay, of: overlay, on: .vertical, in: timeline,
      saying: Statement(
        "\(face) covers \(points(covered)) of the \(points(height)) points of \(bar)",
        subject: face, isAboutPlace: true,
        because: "Its distance from the end of \(page) is less than \(bar) is high"),
      shownBy: timeline.placings(of: [face, bar]),
      remedies: [
        "write \(code: ".safeAreaInset(edge: .bottom)") on what is above \(bar)",
        "keep \(code: ".padding(.bottom, \(typed(height)))") below \(face)",
      ], involving: [face, bar, page], off: covered)
  }
}

extension Timeline {
  /// The last view of a page's column, or the bar of tabs that it comes down to.
  fileprivate func bar(atEndOf page: NodeID) -> (bar: NodeID, isOfTabs: Bool)? {
    let tabs = modified(by: page).first {
      has(.pages, $0) && has(.insets, $0) && tree.childCount(of: $0) > 1
    }
    if let bar = tabs.flatMap({ tree.children(of: $0).last }) { return (bar, true) }
    return stack(in: page, along: .vertical).flatMap { tree.children(of: $0).last }
      .map { ($0, false) }
  }
}
