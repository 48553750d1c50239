import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unusableLength = Rule(
    id: "unusable-length",
    summary: "A frame states a length that no layout can use.",
    finding: """
      `.frame(width: .infinity)` fixes the width *at* infinity, which is no width: SwiftUI \
      ignores it and complains at run time about an invalid frame dimension. What is meant is a \
      maximum. A length less than 0, mostly computed from something that is 0 at first, is \
      ignored as well.
      """,
    example: """
      // proposal: 300x100
      Text("Go").frame(width: .infinity, height: 44).id("button")
      """,
    help:
      "`maxWidth: .infinity`, `maxHeight: .infinity`",
    exception: "nothing is to be as large as that", class: .contract,
    search: .each(.with(.statesNoLength), as: UnusableLength.find))
}

/// A frame with a length that is none.
private struct UnusableLength: Detection {
  let timeline: Timeline
  let frame: NodeID

  static func find(_ frame: NodeID, in timeline: Timeline) -> Self? {
    return Self(
      timeline: timeline, frame: frame)
  }

  /// What is meant is all that there is, and may look the same; what the frame states as well
  /// stays.
  var goal: Goal? {
    guard let size = timeline.rectangle(of: frame)?.size else { return nil }
    let conditions = Axis.allCases.map { axis -> Goal.Condition in
      let room = endless.contains(axis) ? timeline.offer(frame, axis) : nil
      let length = max(size[axis], room ?? 0)
      return .length(
        frame, axis, timeline.has(.fixes(axis), frame) ? .exactly(length) : .atLeast(length))
    }
    return Goal(conditions, traits: [.unseen])
  }

  var suspicion: Suspicion {
    Suspicion(
      .unusableLength, of: frame, in: timeline,
      saying: Statement(
        "\(timeline.modifier(frame).capitalized) has a length that is not valid",
        details: [.init(.explanation, "SwiftUI ignores it")]),
      shownBy: timeline.sizing(of: frame),
      remedies: [
        "write \(code: bounds) for a view that takes all that it is offered"
      ])
  }

  /// The axes with such a length.
  private var endless: [Axis] {
    Axis.allCases.filter { timeline.has(.limits($0), frame) && !timeline.has(.fixes($0), frame) }
  }

  /// What is meant on them.
  private var bounds: String {
    endless.map { "max\($0.dimension.capitalized): .infinity" }.joined(separator: ", ")
  }
}
