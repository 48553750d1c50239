import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let coveredOverhang = Rule(
    id: "covered-overhang",
    summary: "A text that hangs out of its view lies under the view that follows.",
    finding: """
      A stack draws its views in their order, each with all that hangs out of it. A tip, or a \
      list of choices, that an `overlay` puts below its field has no part in the layout: it \
      lies where the next field is, and that one is drawn later, over it. So does a heading that an       offset keeps in sight while its rows scroll.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      VStack(spacing: 0) {
        Text("Limit").frame(maxWidth: .infinity).padding(10).background(Color.gray)
          .overlay(alignment: .bottom) {
            Text("Counts per day").fixedSize().id("tip").alignmentGuide(.bottom) { $0[.top] }
          }
        Text("Password").frame(maxWidth: .infinity).padding(10).background(Color.teal).id("next")
      }
      """,
    scope: """
      Reported for texts of an overlay, or of a view that a vertical `offset` moves, of which most       is outside its view or place, where a colour or a \
      shape of a later view of a stack around it hides them for the most part; for a badge, \
      which is painted behind its one line, where it loses a letter. Where a clip in that stack \
      cuts it off as well, it is to go.
      """,
    help: "`.zIndex(1)` on the view from which it hangs",
    exception: "it is seen only while nothing follows",
    keyNote: "of the view from which it hangs",
    search: .symptoms { timeline in CoveredOverhang.all(in: timeline) })
}

/// A text in an overlay that reaches out of its view, under a later view of the stack.
private struct CoveredOverhang: Sighting {
  let timeline: Timeline
  let text: NodeID
  /// Whether an offset moves it, and it is no overlay.
  let isMoved: Bool
  /// The view of the stack from which it hangs.
  let branch: NodeID
  let stack: NodeID
  let cover: NodeID
  /// What cuts it in the stack as well; nil mostly.
  let clip: NodeID?

  /// So many stacks around it are looked at.
  private static let mostStacks = 8
  /// More views are not held against each other.
  private static let most = 64
  /// So much of a text is to be outside, and to be covered.
  private static let share: CGFloat = 0.6
  /// So much of a badge.
  private static let leastShare: CGFloat = 0.1
  /// A letter, in points.
  fileprivate static let letter: CGFloat = 8
  /// From which alpha on, of 255, a paint hides a text: a gradient that ends at 0.8 does.
  fileprivate static let opaque = 204

  static func all(in timeline: Timeline) -> [CoveredOverhang] {
    let overlays = timeline.views(with: .layers).filter { !timeline.has(.layersBehind, $0) }
    let hosts = overlays + timeline.views(with: .letsReachOut).filter(timeline.isMovedAlong)
    guard !hosts.isEmpty else { return [] }
    let order = Dictionary(
      timeline.drawings.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
    return hosts.flatMap { host in
      let hanging = timeline.tree.children(of: host).dropFirst(timeline.has(.layers, host) ? 1 : 0)
      let texts = hanging.flatMap { timeline.texts(in: $0, most: most) }
      return texts.filter { timeline.hangs($0, outOf: host, leastShare) }
        .compactMap { CoveredOverhang.find($0, of: host, drawn: order, in: timeline) }
    }
  }

  /// - Parameter order: when each view is drawn.
  static func find(
    _ text: NodeID, of host: NodeID, drawn order: [NodeID: Int], in timeline: Timeline
  ) -> Self? {
    guard let own = order[text] else { return nil }
    let isOutside = timeline.hangs(text, outOf: host, Self.share)
    let badge =
      timeline.lines(of: text) == 1
      ? timeline.modifier(around: text, where: { timeline.isPainted(behind: $0) }) : nil
    let stacks = timeline.stepsOutwards(from: host).filter { step in
      !timeline.dividedAxes(step.outer).isEmpty && timeline.tree.childCount(of: step.outer) > 1
    }
    for (branch, stack) in stacks.prefix(Self.mostStacks) {
      let later = timeline.tree.children(of: stack).drop { $0 != branch }.dropFirst()
      let covers = later.prefix(Self.most).flatMap {
        timeline.visibleLeaves(of: $0, most: Self.most)
      }
      let cover = covers.first { cover in
        order[cover].map { $0 > own } == true
          && (isOutside && timeline.isPaintedOver(text, by: cover, Self.share)
            || badge.map { timeline.cuts(cover, $0, hangingFrom: host) } == true)
      }
      guard let cover else { continue }
      return Self(
        timeline: timeline, text: text, isMoved: !timeline.has(.layers, host), branch: branch,
        stack: stack, cover: cover, clip: timeline.clip(of: text, in: stack))
    }
    return nil
  }

  var goal: Goal? {
    Goal([.above(text, cover)], near: [branch, stack] + [clip].compactMap(\.self))
  }

  var suspicion: Suspicion {
    let above: Prose = "write \(code: ".zIndex(1)") on \(branch)"
    return suspected(
      .coveredOverhang, of: branch, placed: [text, cover],
      remedies: [clip.map { "\(above), and leave \(timeline.modifier($0)) out" } ?? above],
      subject: text, involving: [text, stack, cover] + [clip].compactMap(\.self),
      off: timeline.length(text, .vertical) ?? 0)
  }

  var statement: Statement {
    let order: Prose = "\(stack) draws its views in their order, one over the other"
    let way: Prose = isMoved ? "is moved away from its place" : "hangs out of its view"
    return Statement(
      "\(text) \(way) and lies under \(cover), which hides it", subject: text,
      isAboutPlace: true,
      because: clip.map { "\(order), and \(timeline.modifier($0)) cuts off what hangs out" }
        ?? order)
  }
}

extension Timeline {
  /// Whether it draws its view further up or down.
  fileprivate func isMovedAlong(_ node: NodeID) -> Bool {
    guard !has(.spaces, node), let view = onlySizingChild(of: node) else { return false }
    return extent(view, .vertical).map { abs($0.start) >= Noticeable.gap } ?? false
  }

  /// The clip around a text, within a stack, that leaves less than half of it.
  fileprivate func clip(of text: NodeID, in stack: NodeID) -> NodeID? {
    guard let own = rectangle(of: text) else { return nil }
    return stepsOutwards(from: text).prefix { $0.inner != stack }.map(\.outer).first { outer in
      guard isClipped(outer), let room = rectangle(of: outer) else { return false }
      return own.overlap(with: room).area < 0.5 * own.size.area
    }
  }

  /// Whether a colour or a filled shape that lets little through lies where most of a text is.
  fileprivate func isPaintedOver(_ text: NodeID, by cover: NodeID, _ share: CGFloat) -> Bool {
    guard hides(cover), let below = rectangle(of: text), let above = rectangle(of: cover) else {
      return false
    }
    return below.overlap(with: above).area > share * below.size.area
  }

  /// Whether such a one lies over a letter of a badge, and beside what that hangs from.
  fileprivate func cuts(_ cover: NodeID, _ badge: NodeID, hangingFrom host: NodeID) -> Bool {
    guard hides(cover), let below = rectangle(of: badge), let above = rectangle(of: cover),
      let room = rectangle(of: host), room.overlap(with: above).area == 0
    else { return false }
    return below.overlap(with: above).shorter >= CoveredOverhang.letter
  }

  /// Whether it is a colour or a filled shape that lets little through.
  private func hides(_ cover: NodeID) -> Bool {
    let appearance = appearance(of: cover)
    guard has(.decorates, cover), let paint = appearance.paint else { return false }
    return paint.alpha >= CoveredOverhang.opaque && appearance.lineWidth == 0
  }

  /// Whether most of a view is outside of another one.
  fileprivate func hangs(_ node: NodeID, outOf host: NodeID, _ share: CGFloat) -> Bool {
    guard let own = rectangle(of: node), let room = rectangle(of: host), own.height > 0,
      own.width > 0
    else { return false }
    return own.overlap(with: room).area < (1 - share) * own.size.area
  }
}
