import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let sidelessBubble = Rule(
    id: "sideless-bubble",
    summary: "A long message reaches from edge to edge, and its side no longer tells whose it is.",
    finding: """
      A `Spacer` beside a message, or a frame that aligns it, takes what the words leave, and a long \
      text leaves nothing: its bubble is as wide as the chat, where a short one stands at one side.
      """,
    example: """
      // proposal: 375x400
      // text-cell: 8x20
      VStack {
        HStack {
          Text("On my way").padding(8).background(Color.gray)
          Spacer()
        }
        HStack {
          Spacer().id("rest")
          Text("The train is late again so please begin without me and keep a seat")
            .padding(8).background(Color.blue).id("mine")
        }
      }
      """,
    scope: """
      Reported for painted words in a column whose rows put some of them to one side and some to the \
      other, by a spacer or by a frame, where some have several lines and leave less than 20 points.
      """,
    help: "`Spacer(minLength: 60)`; a padding of 60 points at that side; a `maxWidth`",
    exception: "colours alone are to tell whose it is", keyNote: "of the long one",
    needs: "the log",
    search: .each(.columns, as: SidelessBubble.find))
}

/// Painted words that take both sides of a column in which others take one.
private struct SidelessBubble: Sighting {
  let timeline: Timeline
  let column: NodeID
  let bubble: Bubble
  let other: Bubble

  /// Painted words that something puts to one side of their row.
  struct Bubble {
    let face: NodeID
    let text: NodeID
    /// The spacer or the frame that does so.
    let mover: NodeID
    let isTrailing: Bool
    /// What it may take, and what its row has, in points.
    let offer: CGFloat
    let room: CGFloat
  }

  private static let mostRows = 64
  /// Less room, in points, is not seen as a side.
  private static let least: CGFloat = 20
  /// A shorter row, in points, is no chat.
  private static let leastRoom: CGFloat = 200
  /// The room that is to stay free, in points.
  private static let side: CGFloat = 60

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let bubbles = timeline.tree.children(of: column).prefix(mostRows).compactMap {
      Bubble(in: $0, timeline)
    }
    guard let long = bubbles.first(where: { isSideless($0, timeline) }),
      let other = bubbles.first(where: { $0.isTrailing != long.isTrailing })
    else { return nil }
    return Self(timeline: timeline, column: column, bubble: long, other: other)
  }

  private static func isSideless(_ bubble: Bubble, _ timeline: Timeline) -> Bool {
    bubble.room >= leastRoom && bubble.room - bubble.offer < least
      && (timeline.lines(of: bubble.text) ?? 1) > 1
  }

  var goal: Goal? {
    Goal(
      [
        .length(
          bubble.face, .horizontal, .between(bubble.room / 2, bubble.room - Self.side))
      ], near: [bubble.mover], lengths: [.horizontal: Self.side])
  }

  var suspicion: Suspicion {
    let side = typed(Self.side)
    let padding = ".padding(\(bubble.isTrailing ? ".leading" : ".trailing"), \(side))"
    let remedy: Prose =
      timeline.has(.spacer, bubble.mover)
      ? "write \(code: "Spacer(minLength: \(side))") for \(bubble.mover)"
      : "write \(code: padding) in \(timeline.modifier(bubble.mover))"
    return suspected(
      .sidelessBubble, of: bubble.face, on: .horizontal, sized: [bubble.face],
      placed: [bubble.face], remedies: [remedy], involving: [bubble.mover, other.face, column],
      off: Self.side)
  }

  var statement: Statement {
    Statement(
      """
      \(bubble.face) may take \(points(bubble.offer)) of the \(points(bubble.room)) points of its \
      row, and is to stand at the \(bubble.isTrailing ? "trailing" : "leading") side
      """,
      because: "\(bubble.mover) takes only what its words leave")
  }
}

/// Words, what puts them to one side, and the row in which it does so.
private typealias OneSided = (words: NodeID, mover: NodeID, room: NodeID, isTrailing: Bool)

extension SidelessBubble.Bubble {
  fileprivate init?(in view: NodeID, _ timeline: Timeline) {
    guard let found = timeline.wordsBeside(spacerIn: view) ?? timeline.wordsAligned(in: view) else {
      return nil
    }
    let chain = Array(timeline.modified(by: found.words))
    guard let text = chain.last, timeline.has(.text, text),
      !chain.contains(where: timeline.isTarget),
      let face = chain.first(where: { timeline.isPainted(behind: $0) }),
      let offer = timeline.offer(face, .horizontal),
      let room = timeline.length(found.room, .horizontal)
    else { return nil }
    (self.face, self.text, self.offer, self.room) = (face, text, offer, room)
    (mover, isTrailing) = (found.mover, found.isTrailing)
  }
}

extension Timeline {
  /// A view that a spacer puts to one side of its row.
  fileprivate func wordsBeside(spacerIn view: NodeID) -> OneSided? {
    guard let row = stack(in: view, along: .horizontal) else { return nil }
    let children = tree.children(of: row)
    guard children.count == 2, let index = children.firstIndex(where: { has(.spacer, $0) })
    else { return nil }
    return (children[1 - index], children[index], row, index == 0)
  }

  /// A view that a frame puts to one side of all the width.
  fileprivate func wordsAligned(in view: NodeID) -> OneSided? {
    guard
      let frame = modified(by: view).first(where: {
        has(.frames, $0) && has(.limits(.horizontal), $0)
      }), isGreedy(frame, .horizontal),
      has(.starts(.horizontal), frame) != has(.ends(.horizontal), frame),
      let words = onlySizingChild(of: frame)
    else { return nil }
    return (words, frame, frame, has(.ends(.horizontal), frame))
  }
}
