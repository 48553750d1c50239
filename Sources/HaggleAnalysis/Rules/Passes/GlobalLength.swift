import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let globalLength = Rule(
    id: "global-length",
    summary:
      "A view is moved by where another one is on the screen, and does not begin at its corner.",
    finding: """
      A frame in the `.global` space counts from the corner of the screen, a padding or an offset \
      from the corner of what the view is in. Below the safe area, or below anything else, the view \
      is moved too far by just as much as that begins behind the corner of the screen.
      """,
    example: """
      // device: iPhone 16
      struct Marked: View {
        @State private var top: CGFloat = 0
        var body: some View {
          ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
              Color.gray.frame(height: 60)
              Color.mint.frame(height: 60)
                .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: {
                  top = $0
                }
              Color.white
            }
            Color.red.frame(height: 2).padding(.top, top).id("mark")
          }
        }
      }
      """,
    scope: """
      Reported where a measured length, used as it is, is the place of a view on the screen, and of \
      none in the view that is moved by it.
      """,
    help: """
      `frame(in: .named("space"))`, with `.coordinateSpace(name: "space")` on what both views are in
      """,
    exception: "it is to stand there", keyNote: "of what moves the view",
    needs: "the passes of a layout that haggle ran",
    search: .passes { feedback in MeasuredPoint.all(of: feedback).map(\.suspicion) },
    goal: { finding, timeline in MeasuredPoint.goal(of: finding, in: timeline) })
}

/// A view that is moved by a place on the screen.
private struct MeasuredPoint {
  let timeline: Timeline
  /// What moves its view: a padding, an offset, a position.
  let modifier: NodeID
  let view: NodeID
  let measured: NodeID
  let property: String
  let axis: Axis
  let off: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 2
  private static let most = 64

  static func all(of feedback: Feedback) -> [Self] {
    let (timeline, passes) = (feedback.timeline, feedback.passes)
    guard passes.count > 1, passes.last?.writes.isEmpty == true else { return [] }
    let corner = timeline.corner
    let writes = passes[passes.count - 2].writes.filter(\.isMeasured)
    let readers =
      timeline.views(with: .ignoresContent).filter { timeline.isReader($0) }
      + writes.compactMap { $0.node.map(timeline.view) }.compactMap(feedback.node)
    return writes.flatMap { write in
      timeline.views(with: .letsReachOut).prefix(most)
        .filter { timeline.states(write.property, $0) }.flatMap { modifier in
          Axis.allCases.compactMap { axis in
            find(
              modifier, by: write, from: readers.prefix(most), in: timeline, on: axis,
              corner: corner[axis])
          }
        }
    }
  }

  /// - Parameter corner: where the screen begins in the root's space, in points.
  private static func find(
    _ modifier: NodeID, by write: StateWrite, from readers: ArraySlice<NodeID>,
    in timeline: Timeline, on axis: Axis, corner: CGFloat
  ) -> Self? {
    func reader(countedFrom start: CGFloat) -> NodeID? {
      readers.first { reader in
        timeline.places(of: reader, axis).contains {
          NumberText.display($0 - start) == write.value
        }
      }
    }
    guard let view = timeline.tree.firstChild(of: modifier),
      let own = timeline.extent(view, axis),
      let origin = timeline.screenExtent(modifier, axis)?.start, origin - corner > least,
      [own.start, own.middle].contains(where: { NumberText.display($0) == write.value }),
      let measured = reader(countedFrom: corner), reader(countedFrom: origin) == nil
    else { return nil }
    return Self(
      timeline: timeline, modifier: modifier, view: view, measured: measured,
      property: write.property, axis: axis, off: origin - corner)
  }

  /// The view moved back by as much as what moves it begins behind the corner of the screen.
  static func goal(of finding: Finding, in timeline: Timeline) -> Goal? {
    guard let axis = finding.axis, let view = timeline.tree.firstChild(of: finding.node) else {
      return nil
    }
    let off = timeline.start(finding.node, axis) - timeline.corner[axis]
    let around = timeline.stepsOutwards(from: finding.node).map(\.outer).prefix(3)
    return Goal(
      [.origin(view, axis, timeline.start(view, axis) - off)], near: Array(around) + [finding.node])
  }

  var suspicion: Suspicion {
    let (start, adverb) = axis == .vertical ? ("top", "low") : ("left", "far to the right")
    return Suspicion(
      .globalLength, of: modifier, on: axis, in: timeline,
      saying: Statement(
        """
        \(view) is drawn \(points(off)) points too \(adverb): \(code: property) is counted from \
        the screen's \(start), and \(timeline.modifier(modifier)) counts from its own
        """, subject: view, isAboutPlace: true,
        because: "\(measured) was measured in the space of the screen"),
      shownBy: timeline.placings(of: [modifier, measured]),
      remedies: [
        """
        measure in \(code: ".named(…)") instead of \(code: ".global"), with \
        \(code: ".coordinateSpace(name: …)") on what both views are in
        """
      ], involving: [view, measured], off: off)
  }
}

extension Timeline {
  /// Where the screen begins in the root's space; without a screen the root is all there is.
  fileprivate var corner: CGPoint { trace.header.screen?.origin ?? .zero }

  /// Where a view begins, has its middle and ends in the root's space.
  fileprivate func places(of node: NodeID, _ axis: Axis) -> [CGFloat] {
    screenExtent(node, axis).map { [$0.start, $0.middle, $0.end] } ?? []
  }
}
