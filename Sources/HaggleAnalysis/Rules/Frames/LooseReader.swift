import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let looseReader = Rule(
    id: "loose-reader",
    summary: "A GeometryReader takes far more than what is in it.",
    finding: """
      A `GeometryReader` takes all that it is offered and puts its content into its top leading \
      corner. Around a text in a stack it so takes a share of the screen, and the text stands in \
      the corner of it; what stands below begins where the reader ends, not where the text does.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      VStack {
        GeometryReader { space in
          Text("Width \\(space.size.width)").id("width")
        }
        .id("reader")
        Text("Below")
      }
      """,
    scope: """
      A reader that is meant to fill its room has content that does, by the size that it \
      reads, or that offsets put all over it on that axis, or that is longer where the same line shows \
      another value. A line of text in frames of that size, with nothing painted behind, does \
      not. Margins, a border or a limit on the other axis around the reader change nothing in \
      that. In a stack of layers it is reported for one with round corners behind it, before a \
      colour: a popup; and for one with a column in it and paint behind it, which the stack \
      puts at an edge of what dims the page: a sheet. In a painted row it is reported as well for a \
      colour or shape that is a stated part of a reader, where another one beside the reader grows.
      """,
    help: """
      the reader in the `.background` of the content, or `.onGeometryChange`; a frame around the \
      content with the reader's size, or around the reader with the content's
      """,
    exception: "the empty room is wanted", needs: "the log",
    traits: [.sizeAlone],
    search: .symptoms { timeline in
      let contents = timeline.contents
      return timeline.views(with: .ignoresContent).compactMap { reader -> (any Detection)? in
        Loose.find(reader, in: timeline, with: contents)
          ?? PartOfShare.find(reader, in: timeline)
      }
    })
}

/// A reader beside others whose content needs less than half of its length.
private struct Loose: Sighting {
  let timeline: Timeline
  let reader: NodeID
  let container: NodeID
  let axis: Axis
  let length: CGFloat
  let end: CGFloat

  /// How much longer than its content a reader has to be: by this factor and by this many points.
  private static let factor: CGFloat = 1.5
  private static let least: CGFloat = 20

  static func find(_ reader: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard !timeline.has(.scrolls, reader),
      let (container, axis) = timeline.neighbours(of: reader, contents),
      !timeline.movesContent(reader, axis),
      timeline.offer(reader, axis) != nil, let length = timeline.length(reader, axis),
      contents.contains(reader) || timeline.drawsShapes(reader, axis)
        || timeline.barEnd(of: reader, axis) != nil,
      let end = timeline.lineEnd(of: reader, axis) ?? timeline.barEnd(of: reader, axis)
        ?? timeline.contentEnd(of: reader, axis),
      length > Self.factor * end + Self.least, !timeline.drawsShare(reader, axis),
      !timeline.drawsByReading(reader, axis)
    else { return nil }
    return Self(
      timeline: timeline, reader: reader, container: container, axis: axis, length: length, end: end
    )
  }

  var goal: Goal? {
    // What reads its room would shrink with it.
    let content = timeline.tree.children(of: reader).compactMap { view in
      timeline.length(view, axis).map { Goal.Condition.length(view, axis, .atLeast($0 - 1)) }
    }
    return Goal(
      [.length(reader, axis, .between(end, end + 1))] + (end == contentEnd ? content : []),
      near: [reader], lengths: [axis: end])
  }

  private var contentEnd: CGFloat? { timeline.contentEnd(of: reader, axis) }

  var suspicion: Suspicion {
    suspected(
      .looseReader, of: reader, on: axis, sized: [reader], remedies: remedies,
      involving: [container], off: length - end)
  }

  var statement: Statement {
    var corner: Prose = ""
    let need: Prose
    if timeline.lineEnd(of: reader, axis) != nil {
      need = "the text in it needs \(points(end))"
    } else if timeline.barEnd(of: reader, axis) != nil {
      need = "the bar in it is as \(axis.adjective)"
    } else {
      need = "what is in it ends at \(points(end))"
      corner = ", and puts its content into its top leading corner"
    }
    return Statement(
      "\(reader) is \(points(length)) points \(axis.adjective), and \(need)",
      because: "It takes all that \(container) offers it\(corner)")
  }

  private var remedies: [Prose] {
    let side = axis == .vertical ? ".frame(height: …)" : ".frame(width: …)"
    return [
      """
      put \(reader) into the \(code: ".background { … }") of the content, which keeps its own size \
      then, or measure that with \(code: ".onGeometryChange")
      """,
      "write \(code: side) on \(reader)",
    ]
  }
}

extension Timeline {
  /// How long the line of text is that a reader holds in frames as long as itself; nil if it
  /// holds anything else, or lies alone.
  fileprivate func lineEnd(of reader: NodeID, _ axis: Axis) -> CGFloat? {
    guard let content = onlySizingChild(of: reader), let text = core(of: content),
      has(.text, text), length(content, axis) == length(reader, axis),
      !modified(by: content).contains(where: { isPainted(behind: $0) })
    else { return nil }
    return length(text, axis)
  }

  /// How high a bar is to be that a reader holds: shapes on each other, as high as it, of which one
  /// has a width that is read off it; nil where it holds anything else.
  fileprivate func barEnd(of reader: NodeID, _ axis: Axis) -> CGFloat? {
    guard axis == .vertical, let content = onlySizingChild(of: reader) else { return nil }
    let stack = shown(by: content)
    let parts = tree.children(of: stack)
    guard isLayerStack(stack), has(.starts(.horizontal), stack),
      parts.allSatisfy({ comes($0, downTo: .decorates) && isGreedy($0, axis) }),
      parts.contains(where: { has(.fixes(.horizontal), within: $0) })
    else { return nil }
    return Self.barHeight
  }

  /// About as high as SwiftUI's own bar of progress with a little weight, in points.
  private static let barHeight: CGFloat = 8

  /// Whether a shape in it has a length that the code works out, in place of a number: in a reader
  /// that is read off its size, so that a reader of another length has another shape in it.
  fileprivate func drawsByReading(_ reader: NodeID, _ axis: Axis) -> Bool {
    tree.children(of: reader).flatMap(layers).contains { layer in
      comes(layer, downTo: .decorates)
        && modified(by: layer).contains { has(.fixes(axis), $0) && !statesNumber($0, axis) }
    }
  }

  /// Whether a shape in it has another length in a reader that is written in the same place: then
  /// it is a share of the reader, as a bar of a chart is, and here a small one.
  fileprivate func drawsShare(_ reader: NodeID, _ axis: Axis) -> Bool {
    guard let place = place(reader), drawsShapes(reader, axis),
      let end = contentEnd(of: reader, axis)
    else { return false }
    return views(with: .ignoresContent).prefix(Self.mostReaders).contains { other in
      self.place(other) == place
        && contentEnd(of: other, axis).map { abs($0 - end) > Self.tolerance } ?? false
    }
  }

  /// So many are held against one.
  private static let mostReaders = 64

  /// Whether something in it is put elsewhere by an offset: it reads its room to draw in it. The
  /// knob of a bar that moves along it says nothing of how high the bar is.
  fileprivate func movesContent(_ reader: NodeID, _ axis: Axis) -> Bool {
    tree.children(of: reader).flatMap { [$0] + layers(of: $0) }.contains { view in
      modified(by: view).contains {
        has(.letsReachOut, $0) && !has(.spaces, $0) && !shiftsOnly($0, axis.cross)
      }
    }
  }

  /// Whether shapes of a length that they state are drawn in it, such as bars, also on each other.
  fileprivate func drawsShapes(_ reader: NodeID, _ axis: Axis) -> Bool {
    tree.children(of: reader).contains { child in
      layers(of: child).allSatisfy { comes($0, downTo: .decorates) && !isGreedy($0, axis) }
        && (length(child, axis) ?? 0) > 0
    }
  }

  /// The views of a stack of layers; a view that is none by itself.
  private func layers(of node: NodeID) -> [NodeID] {
    let stack = shown(by: node)
    return isLayerStack(stack) ? tree.children(of: stack) : [node]
  }

  /// The stack in which a view has neighbours with something to see, and its axis.
  fileprivate func neighbours(
    of node: NodeID, _ contents: Contents
  ) -> (container: NodeID, axis: Axis)? {
    for axis in Axis.allCases {
      guard let (container, branch) = division(around: node, axis),
        modified(by: branch).contains(node)
      else { continue }
      let isCard = branch != node && isPainted(around: node)
      guard isCard || isOpen(node, in: branch, axis) else { continue }
      let others = siblings(of: branch, in: container)
      let isSeen = others.contains {
        contents.contains($0) || axis == .horizontal && comes($0, downTo: .decorates)
          || isCard && has(.spacer, $0)
      }
      if isSeen { return (container, axis) }
    }
    return popup(around: node, contents).map { ($0, .vertical) }
  }

  /// Whether nothing but margins, lines, clips and frames that leave the axis open is put on a view
  /// in a branch.
  private func isOpen(_ node: NodeID, in branch: NodeID, _ axis: Axis) -> Bool {
    modified(by: branch).prefix { $0 != node }.allSatisfy { view in
      has(.spaces, view) || has(.clips, view) || appearance(of: view).lineWidth > 0
        || has(.frames, view) && !has(.limits(axis), view) && !has(.hasIdeal(axis), view)
    }
  }

  /// The stack of layers in which a view is a card before what dims the page, or at an edge of it:
  /// it is to be no higher than what is in it.
  private func popup(around node: NodeID, _ contents: Contents) -> NodeID? {
    guard
      let step = stepsOutwards(from: node).first(where: { onlySizingChild(of: $0.outer) == nil }),
      isLayerStack(step.outer),
      let paint = modifier(around: node, where: { isPainted(behind: $0) })
    else { return nil }
    let layers = tree.children(of: step.outer)
    let isDimmed = layers.contains { other in
      other != step.inner && comes(other, downTo: .decorates) && isGreedy(other, .vertical)
    }
    let isPopup =
      isRound(behind: paint) && isDimmed || isSheet(node, on: step.inner, in: step.outer, contents)
    return isPopup ? step.outer : nil
  }

  /// Whether a view with a column in it is the last layer of a stack, which puts it at an edge of
  /// what dims the page or has something to see, and fills it.
  private func isSheet(
    _ node: NodeID, on layer: NodeID, in stack: NodeID, _ contents: Contents
  ) -> Bool {
    guard !isCentred(stack, on: .vertical), tree.children(of: stack).last == layer,
      let content = onlySizingChild(of: node), self.stack(in: content, along: .vertical) != nil
    else { return false }
    return tree.children(of: stack).dropLast().contains { page in
      let isDim = core(of: page).map { appearance(of: $0).isTranslucent } ?? false
      return isGreedy(page, .vertical) && (isDim || contents.contains(page))
    }
  }
}
