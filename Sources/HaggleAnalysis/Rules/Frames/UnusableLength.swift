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

  /// SwiftUI ignores the length as it is, so that what is meant may look the same.
  var goal: Goal? {
    guard let size = timeline.rectangle(of: frame)?.size else { return nil }
    let conditions = Axis.allCases.map { Goal.Condition.length(frame, $0, .atLeast(size[$0])) }
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

  /// What is meant on each axis with such a length.
  private var bounds: String {
    let axes = Axis.allCases.filter {
      timeline.has(.limits($0), frame) && !timeline.has(.fixes($0), frame)
    }
    return axes.map { "max\($0.dimension.capitalized): .infinity" }.joined(separator: ", ")
  }
}
