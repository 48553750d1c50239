import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let centredCut = Rule(
    id: "centred-cut",
    summary: "What is to show a part of a row on that row shows its middle.",
    finding: """
      Yellow stars are laid over grey ones and cut to a share of their width. A frame that is \
      narrower than what is in it centres that, and so the clip cuts it at both ends: what is left \
      of it does not lie on what it is to cover.
      """,
    example: """
      // proposal: 200x60
      HStack(spacing: 0) { ForEach(0..<5) { _ in Circle().frame(width: 20, height: 20) } }
        .overlay(alignment: .leading) {
          HStack(spacing: 0) { ForEach(0..<5) { _ in Circle().frame(width: 20, height: 20) } }
            .id("filled").frame(width: 70).clipped()
        }
        .id("stars")
      """,
    scope: """
      Reported for a layer at an edge of a view, as long as that view, in a shorter frame without \
      an alignment that is clipped.
      """,
    help: "`alignment: .leading` in the frame", exception: "its middle is to be seen",
    keyNote: "of what is cut",
    search: .each(.layers, as: CentredCut.find))
}

/// Content that a clipped frame in a layer cuts at both ends.
private struct CentredCut: Sighting {
  let timeline: Timeline
  let frame: NodeID
  let content: NodeID
  let host: NodeID
  let isAtStart: Bool
  let length: CGFloat
  let cut: CGFloat

  static func find(_ layer: NodeID, in timeline: Timeline) -> Self? {
    guard let host = timeline.parent(layer),
      timeline.has(.starts(.horizontal), host) != timeline.has(.ends(.horizontal), host),
      let base = timeline.tree.firstChild(of: host), base != layer,
      let whole = timeline.length(base, .horizontal),
      let frame = timeline.modified(by: layer).first(where: { timeline.has(.frames, $0) }),
      timeline.has(.fixes(.horizontal), frame), timeline.isCentred(frame, on: .horizontal),
      ([frame] + timeline.modified(by: layer).prefix { $0 != frame }).contains(
        where: timeline.isClipped),
      let content = timeline.onlySizingChild(of: frame),
      let length = timeline.length(content, .horizontal), abs(length - whole) < 1,
      let room = timeline.length(frame, .horizontal), length - room >= Noticeable.gap
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, content: content, host: base,
      isAtStart: timeline.has(.starts(.horizontal), host), length: length,
      cut: (length - room) / 2)
  }

  var goal: Goal? {
    Goal(
      [.level(content, host, at: isAtStart ? 0 : 1, .horizontal)] + timeline.kept(frame),
      near: [frame, content])
  }

  private var edge: String { isAtStart ? ".leading" : ".trailing" }

  var suspicion: Suspicion {
    suspected(
      .centredCut, of: content, on: .horizontal, placed: [host, content],
      remedies: ["write \(code: "alignment: \(edge)") in \(timeline.modifier(frame))"],
      involving: [frame, host], off: cut)
  }

  var statement: Statement {
    Statement(
      """
      \(content) is cut by \(points(cut)) points at each end, and lies as much beside \(host)
      """, subject: content, isAboutPlace: true,
      because: "\(timeline.modifier(frame).capitalized) is shorter than it, and centres it")
  }
}
