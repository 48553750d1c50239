import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let overlappingRings = Rule(
    id: "overlapping-rings",
    summary: "What is drawn around views beside each other overlaps.",
    finding: """
      An overlay or a background takes no part in the layout. One that states a size, a ring \
      around a number, a plate behind an icon, may be larger than its view, and a stack knows \
      only that view: it puts the next one where the first ring still is.
      """,
    example: """
      // proposal: 200x60
      // text-cell: 8x20
      HStack(spacing: 4) {
        ForEach(["Mo", "Tu", "We"], id: \\.self) { day in
          Text(day).id(day)
            .overlay { Circle().stroke(.orange, lineWidth: 2).frame(width: 40, height: 40) }
        }
      }
      """,
    scope: """
      Reported for views of one kind beside each other in a stack, each with such a colour or \
      shape around its middle, a quarter of which lies outside of the view, or behind it and half \
      as long again, wherever it is. Badges in a corner, glows, and views with a negative spacing \
      or an offset overlap on purpose.
      """,
    help: "the same `.frame(width:height:)` on the view, before its overlay",
    exception: "they are to overlap", keyNote: "of the view",
    search: .each(.stacks, as: OverlappingRings.find))
}

/// Views of one kind, the decorations of which lie on each other.
private struct OverlappingRings: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let first: Ring
  let second: Ring
  let axis: Axis
  let overlap: CGFloat

  /// Less, in points, is not seen.
  private static let least: CGFloat = 2
  private static let mostViews = 64

  static func find(in stack: NodeID, _ timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: stack)
    let divided = timeline.dividedAxes(stack)
    guard 2...mostViews ~= views.count, divided == .horizontal || divided == .vertical else {
      return nil
    }
    let axis: Axis = divided == .horizontal ? .horizontal : .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      guard let first = timeline.ring(around: view, axis),
        let second = timeline.ring(around: next, axis),
        first.base.end <= second.base.start + Timeline.tolerance,
        first.extent.end - second.extent.start >= least, timeline.isAlike(view, next)
      else { continue }
      return Self(
        timeline: timeline, stack: stack, first: first, second: second, axis: axis,
        overlap: first.extent.end - second.extent.start)
    }
    return nil
  }

  var goal: Goal? {
    Goal(
      [
        .apart(first.layer, second.layer),
        .length(first.host, axis, .exactly(first.extent.length)),
      ] + timeline.kept(first.layer),
      near: [first.host, timeline.tree.firstChild(of: first.host) ?? first.host, stack],
      lengths: [axis: first.extent.length])
  }

  var suspicion: Suspicion {
    suspected(
      .overlappingRings, of: first.host, on: axis, placed: [first.host, first.layer, second.layer],
      remedies: [remedy], exception: "they are to overlap",
      involving: [stack, first.layer, second.host], off: overlap)
  }

  private var remedy: Prose {
    let lengths = Axis.allCases.compactMap { axis in
      timeline.has(.fixes(axis), within: first.layer)
        ? timeline.length(first.layer, axis).map { "\(axis.dimension): \(typed($0))" } : nil
    }
    let frame = ".frame(\(lengths.joined(separator: ", ")))"
    let view = timeline.tree.firstChild(of: first.host) ?? first.host
    return "write \(code: frame) on \(view), before what is drawn around it"
  }

  var statement: Statement {
    Statement(
      """
      \(first.layer) around \(first.host) is \(points(first.extent.length)) points \
      \(axis.adjective), and that of \(second.host) begins \(points(overlap)) before its end
      """, subject: first.host,
      because: """
        What is drawn over or behind a view takes no part in the layout: \(stack) knows of \
        \(points(first.base.length)) points
        """)
  }
}

/// A colour or a shape of a stated size that is larger than the view that it is drawn around.
private struct Ring {
  let host: NodeID
  let layer: NodeID
  let extent: Extent
  let base: Extent
}

extension Timeline {
  /// What is drawn around the middle of a view, and reaches beyond it by a quarter of its length.
  fileprivate func ring(around view: NodeID, _ axis: Axis) -> Ring? {
    guard let host = modified(by: view).first(where: { has(.layers, $0) }),
      let base = screenExtent(host, axis), base.length > 0,
      !modified(by: view).prefix(8).contains(where: { isClipped($0) || isEffect($0) }),
      !isMoved(view)
    else { return nil }
    for layer in tree.children(of: host).dropFirst() {
      guard has(.fixes(axis), within: layer), let extent = screenExtent(layer, axis),
        extent.length - base.length >= extent.length / 4,
        abs(extent.middle - base.middle) < 1
          || has(.layersBehind, host) && 2 * extent.length >= 3 * base.length,
        let core = core(of: layer), has(.decorates, core), !isClear(core),
        !modified(by: layer).contains(where: isEffect), !isMoved(layer)
      else { continue }
      return Ring(host: host, layer: layer, extent: extent, base: base)
    }
    return nil
  }

  /// Whether it is drawn elsewhere than it stands, as a glow, or hardly at all.
  private func isEffect(_ node: NodeID) -> Bool {
    let look = appearance(of: node)
    return !look.effects.isEmpty || look.blur > 0 || look.opacity < 0.3 || look.isHidden
      || look.zIndex != 0
  }
}
