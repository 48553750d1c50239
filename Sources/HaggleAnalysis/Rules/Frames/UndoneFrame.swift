import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let undoneFrame = Rule(
    id: "undone-frame",
    summary: "A fixedSize takes away the room that a frame in it, or around it, is to give.",
    finding: [
      """
      `.fixedSize()` proposes no length to what it is put on, and a frame with a maximum of ∞ \
      that is offered no length is as long as its content. A sheet that is to be as wide as the \
      screen and no higher than its words needs `.fixedSize(horizontal: false, vertical: true)`.
      """,
      """
      The other way round it is the same: what `.fixedSize()` is put on is as large as it would \
      like to be, and a longer frame around that makes it no longer. It only puts it into the \
      middle of the room that it was to take.
      """,
    ],
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      Text("Delete the draft?").padding(16)
        .frame(maxWidth: .infinity).background(Color.white).id("sheet")
        .fixedSize()
      """,
    scope: """
      Reported for frames without a limit that have a text in them, and for frames that state a \
      length around views that take what they are offered: these may be meant, and count one \
      class less, as does a sheet at the end of the screen with one such frame in its column.
      """,
    help: """
      `.fixedSize(horizontal: false, vertical: true)`, or the other way round; no `.fixedSize()` \
      where a length is stated
      """,
    exception: "it is to hug its content: then the frame can go",
    class: .contract, classNote: "smell", keyNote: "of the fixedSize",
    search: .symptoms { timeline in
      let contents = timeline.contents
      return timeline.views(with: .asksForIdeal).flatMap { node in
        Axis.allCases.compactMap { axis in
          (UndoneFrame.find(by: node, on: axis, in: timeline, with: contents)
            ?? UndoneFrame.find(around: node, on: axis, in: timeline))
        }
      }
    })
}

/// A view that asks for its ideal size what would take all there is.
private struct UndoneFrame: Detection {
  let timeline: Timeline
  let node: NodeID
  let frame: NodeID
  let form: Form
  let axis: Axis
  let length: CGFloat
  let room: CGFloat

  enum Form {
    /// It is all that is asked for its ideal size.
    case whole
    /// It is a part of a sheet that is asked for its ideal size.
    case part
    /// It lies around what is asked for its ideal size, and states a length.
    case around
  }

  static func find(by node: NodeID, on axis: Axis, in timeline: Timeline, with contents: Contents)
    -> Self?
  {
    guard timeline.has(.asksForIdeal, node), contents.holdsText(node),
      let room = timeline.offer(node, axis),
      let length = timeline.length(node, axis), room > length + Noticeable.block,
      let inner = timeline.sizingChildren(of: node).first,
      timeline.proposal(inner, axis) != room
    else { return nil }
    let found = { (frame: NodeID, form: Form) in
      Self(
        timeline: timeline, node: node, frame: frame, form: form, axis: axis, length: length,
        room: room)
    }
    if let frame = timeline.unlimitedFrame(in: inner, axis) { return found(frame, .whole) }
    guard axis == .horizontal else { return nil }
    return timeline.unlimitedPart(ofSheet: node).map { found($0, .part) }
  }

  /// A greedy view in a frame that is longer than what it would like to be.
  static func find(around node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.has(.asksForIdeal, node), let length = timeline.length(node, axis),
      let inner = timeline.sizingChildren(of: node).first,
      timeline.proposal(inner, axis) != timeline.offer(node, axis),
      timeline.isGreedy(inner, axis),
      !timeline.has(.limits(axis), within: inner),
      let frame = timeline.modifier(around: node, where: { timeline.has(.fixes(axis), $0) }),
      let room = timeline.length(frame, axis), room >= length + Noticeable.block
    else { return nil }
    return Self(
      timeline: timeline, node: node, frame: frame, form: .around, axis: axis, length: length,
      room: room)
  }

  var goal: Goal? { Goal([.length(node, axis, .exactly(room))], near: [frame]) }

  var suspicion: Suspicion {
    let remedy: Prose =
      form == .around
      ? "leave out \(timeline.modifier(node))" : "write \(code: axis.cross.fixedSize)"
    return Suspicion(
      .undoneFrame, form == .whole ? .contract : .smell, of: node, on: axis, in: timeline,
      saying: form == .around ? heldStatement : statement, shownBy: timeline.sizing(of: node),
      remedies: [remedy], involving: [frame], off: room - length)
  }

  private var heldStatement: Statement {
    Statement(
      """
      \(node) is \(points(length)) points \(axis.adjective) in a frame of \(points(room)), which \
      it could fill
      """,
      because: "It asks its view how long it would like to be, and offers it nothing else")
  }

  private var statement: Statement {
    // What lies between them, such as margins, it can not take.
    let own = timeline.length(frame, axis) ?? length
    return Statement(
      """
      \(frame) is to take all there is, \(points(room - length + own)) points, and is \
      \(points(own)) \(axis.adjective)
      """, subject: frame,
      because: """
        \(timeline.modifier(node).capitalized) around it offers no length, and without one a \
        frame is as long as its content
        """)
  }
}

extension Timeline {
  /// A frame that takes all space, and has only modifiers around it.
  fileprivate func unlimitedFrame(in node: NodeID, _ axis: Axis) -> NodeID? {
    let views = modified(by: node)
    let frame = views.first { has(.frames, $0) && has(.limits(axis), $0) }
    guard let frame, isGreedy(frame, axis), length(frame, axis) != nil, !onlyHasLeast(frame, axis),
      // In a row the frame makes it as high as the others, also where it is the only one.
      !views.prefix(while: { $0 != frame }).contains(where: { has(.divides(axis.cross), $0) })
    else { return nil }
    return frame
  }

  /// The only view of a painted column at the end of the screen that is to be as wide as that:
  /// where there are several, they may be to be as wide as the widest.
  fileprivate func unlimitedPart(ofSheet node: NodeID) -> NodeID? {
    guard isPainted(around: node), let column = stack(in: node, along: .vertical),
      let end = screenExtent(node, .vertical)?.end, let screen = screen(.vertical),
      abs(end - screen) < 1
    else { return nil }
    let frames = tree.children(of: column).compactMap { child in
      modified(by: child).lazy.compactMap { self.unlimitedFrame(in: $0, .horizontal) }.first
    }
    return frames.count == 1 ? frames[0] : nil
  }

  /// Whether a frame states the least length of a view that takes all there is: the greed is not
  /// its own.
  fileprivate func onlyHasLeast(_ frame: NodeID, _ axis: Axis) -> Bool {
    has(.hasLeast(axis), frame) && sizingChildren(of: frame).contains { isGreedy($0, axis) }
  }
}
