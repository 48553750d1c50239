import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let layeredSpacer = Rule(
    id: "layered-spacer",
    summary: "A spacer stands in a ZStack, where it pushes nothing away.",
    finding: """
      A spacer takes what a row or column has left, and so moves what stands beside it. In a \
      `ZStack` nothing stands beside anything: the spacer lies before or behind the others, as \
      large as there is room, and they stay where the alignment of the stack puts them.
      """,
    example: """
      // proposal: 300x300
      // text-cell: 8x20
      ZStack {
        Color.gray
        Spacer().id("spacer")
        Text("Below").id("caption")
      }
      .id("layers")
      """,
    help: "the alignment of the `ZStack`, or a `VStack` with the spacer and the view in it",
    exception: "it only makes the stack larger",
    search: .each(.with(.spacer), as: LayeredSpacer.find))
}

/// A spacer in a stack of layers.
private struct LayeredSpacer: Sighting {
  let timeline: Timeline
  let spacer: NodeID
  let stack: NodeID
  /// What it was to move, most likely.
  let content: NodeID

  static func find(_ spacer: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard let stack = timeline.parent(spacer),
      Axis.allCases.allSatisfy({ timeline.has(.aligns($0), stack) }),
      timeline.dividedAxes(stack).isEmpty,
      let content = timeline.tree.children(of: stack).last(where: contents.contains),
      let whole = timeline.size(of: stack), let own = timeline.size(of: content),
      own.width + 20 < whole.width || own.height + 20 < whole.height
    else { return nil }
    return Self(
      timeline: timeline, spacer: spacer, stack: stack, content: content)
  }

  /// It pushes away the view on its other side, and the room keeps its size.
  var goal: Goal? {
    let edge: CGFloat = spacer < content ? 1 : 0
    return Goal(
      [.level(content, stack, at: edge, .vertical)] + timeline.kept(stack),
      near: [stack, content])
  }

  var suspicion: Suspicion {
    suspected(
      .layeredSpacer, of: spacer, placed: [spacer, content], remedies: remedies,
      exception: "it only makes \(timeline.name(stack)) larger", involving: [stack, content], off: 0
    )
  }

  var statement: Statement {
    Statement(
      "\(spacer) moves nothing: in \(stack) no view stands beside another one", isAboutPlace: true,
      because: "\(content) is where the alignment of \(stack) puts it")
  }

  private var remedies: [Prose] {
    [
      "write \(code: "ZStack(alignment: .bottom)") for \(stack), with the edge that is meant",
      "put \(spacer) and \(content) into a \(code: "VStack") or an \(code: "HStack")",
    ]
  }
}
