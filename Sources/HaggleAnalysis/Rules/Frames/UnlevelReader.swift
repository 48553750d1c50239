import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unlevelReader = Rule(
    id: "unlevel-reader",
    summary: "What a reader of the room holds stands above the middle of its row.",
    finding: """
      A `GeometryReader` takes the height that its frame states and puts its content at its top. \
      A row centres the reader and not the content: a track of its own in a row with two signs \
      then lies some points above them.
      """,
    example: """
      // proposal: 320x68
      // text-cell: 8x20
      HStack {
        Text("-").id("minus")
        GeometryReader { geometry in
          Circle().frame(width: 18, height: 18)
            .frame(width: geometry.size.width, alignment: .leading).id("track")
        }
        .frame(height: 36)
        Text("+")
      }
      .id("row")
      """,
    scope: """
      Reported for a reader with a stated height in a row that centres its views, beside words \
      or a control, whose only content is as wide as it and at least 8 points less high.
      """,
    help: "`.frame(maxHeight: .infinity)` on the content; a reader as high as its content",
    exception: "the content is to stand higher", keyNote: "of the content", needs: "the log",
    search: .each(.with(.ignoresContent), as: UnlevelReader.find))
}

/// The content of a reader in a row, at the reader's top.
private struct UnlevelReader: Detection {
  let timeline: Timeline
  let reader: NodeID
  let content: NodeID
  let row: NodeID
  let shift: CGFloat

  static func find(_ reader: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isReader(reader), !timeline.has(.assumed, reader),
      timeline.tree.childCount(of: reader) == 1,
      let content = timeline.tree.firstChild(of: reader),
      let own = timeline.extent(content, .vertical), abs(own.start) < 1,
      let room = timeline.length(reader, .vertical), room - own.length >= 2 * Noticeable.line,
      let width = timeline.length(content, .horizontal),
      width >= 0.8 * (timeline.length(reader, .horizontal) ?? .infinity),
      timeline.drawnFrame(of: content).map({ abs($0.minY) < 1 }) ?? true,
      let frame = timeline.modifier(around: reader, where: { timeline.has(.fixes(.vertical), $0) }),
      timeline.isCentred(frame, on: .vertical),
      let (row, branch) = timeline.division(around: frame, .horizontal),
      timeline.isCentred(row, on: .vertical),
      timeline.tree.children(of: row).contains(where: { other in
        other != branch && timeline.contents.holdsText(other)
          && timeline.length(other, .vertical).map { $0 <= room } == true
      })
    else { return nil }
    return Self(
      timeline: timeline, reader: reader, content: content, row: row,
      shift: (room - own.length) / 2)
  }

  var goal: Goal? {
    Goal([.level(content, row, at: 0.5, .vertical)], near: [content, reader])
  }

  var suspicion: Suspicion {
    Suspicion(
      .unlevelReader, of: content, on: .vertical, in: timeline,
      saying: Statement(
        "\(content) stands \(points(shift)) points above the middle of \(row)",
        isAboutPlace: true,
        because: "\(reader) puts it at its top, and is higher than it"),
      shownBy: timeline.placings(of: [reader, content]),
      remedies: [
        "write \(code: ".frame(maxHeight: .infinity)") on \(content): that frame centres it"
      ], involving: [reader, row], off: shift)
  }
}
