import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let centredDetails = Rule(
    id: "centred-details",
    summary:
      "Lines that are aligned to their leading edge stand in the middle while they are short.",
    finding: """
      `VStack(alignment: .leading)` is as wide as its longest line, and what is around it puts \
      it into its middle as a whole. With long lines it fills the width and begins at the edge; \
      with short ones it begins somewhere else each time.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      VStack {
        Color.teal.frame(height: 120)
        VStack(alignment: .leading) {
          Text("Tides")
          Text("example.org")
        }
        .padding(16)
        .id("details")
      }
      """,
    scope: """
      Reported for columns of two or more texts of one line without a background, in a centred \
      column or stack of layers, with a colour or a picture that is nearly as wide as the \
      screen, and at least 64 points on either side.
      """,
    help: """
      `.frame(maxWidth: .infinity, alignment: .leading)` on the lines, before their padding
      """,
    exception: "the lines are to share an edge in the middle", keyNote: "of the column",
    search: .each(.columns, as: CentredDetails.find))
}

/// Short lines in the middle of what is as wide as the screen.
private struct CentredDetails: Sighting {
  let timeline: Timeline
  let column: NodeID
  let container: NodeID
  /// The outermost modifier of the column.
  let branch: NodeID
  let gap: CGFloat

  /// What is around them is as wide as the screen but for margins.
  private static let share: CGFloat = 0.8
  /// Less, in points, may be a margin.
  private static let least: CGFloat = 64

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let texts = timeline.tree.children(of: column)
    guard timeline.has(.starts(.horizontal), column), texts.count > 1,
      texts.allSatisfy({ timeline.isLine($0) }),
      let (container, branch) = timeline.middle(around: column),
      let own = timeline.screenExtent(column, .horizontal),
      let whole = timeline.screenExtent(container, .horizontal),
      let screen = timeline.screen(.horizontal), whole.length > Self.share * screen,
      abs(own.start - whole.start - (whole.end - own.end)) < 2,
      own.start - whole.start >= Self.least
    else { return nil }
    return Self(
      timeline: timeline, column: column, container: container, branch: branch,
      gap: own.start - whole.start)
  }

  /// The padding around the column stays.
  var goal: Goal? {
    let start = timeline.start(column, .horizontal)
    let margin = start - (timeline.screenExtent(branch, .horizontal)?.start ?? start)
    return Goal([.origin(column, .horizontal, start - gap + margin)], near: [column])
  }

  var suspicion: Suspicion {
    suspected(
      .centredDetails, of: column, on: .horizontal, placed: [column, container],
      remedies: [
        "write \(code: ".frame(maxWidth: .infinity, alignment: .leading)") behind \(column)"
      ], involving: [container], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(column) states \(code: ".leading"), and its lines begin \(points(gap)) points from the edge
      """, isAboutPlace: true,
      because: """
        It is as wide as its longest line, and \(container) puts it into its middle: longer \
        lines would begin elsewhere
        """)
  }
}

extension Timeline {
  /// The centred container of several views that a column without a background is put into, where
  /// something painted is as wide as it.
  fileprivate func middle(around column: NodeID) -> (container: NodeID, branch: NodeID)? {
    for (inner, outer) in stepsOutwards(from: column) {
      if isLayer(inner) || isPainted(behind: outer) || has(.limits(.horizontal), outer)
        || isTarget(outer)
      {
        return nil
      }
      guard sizingChildren(of: outer).count > 1 else { continue }
      let isCentred = isCentred(outer, on: .horizontal)
      let isColumn = dividedAxes(outer) == .vertical
      guard isCentred, isColumn || isLayerStack(outer), holdsWidePaint(outer),
        !hasOthersInMiddle(outer, besides: inner)
      else { return nil }
      return (outer, inner)
    }
    return nil
  }

  /// Whether another view is centred as well, so that all of them are meant to be.
  private func hasOthersInMiddle(_ container: NodeID, besides branch: NodeID) -> Bool {
    tree.children(of: container).contains { other in
      other != branch && !comes(other, downTo: .spacer)
        && length(other, .horizontal) != length(container, .horizontal)
    }
  }

  private func holdsWidePaint(_ container: NodeID) -> Bool {
    tree.children(of: container).contains { child in
      guard let core = core(of: child), has(.decorates, core) || has(.image, core) else {
        return false
      }
      return length(child, .horizontal) == length(container, .horizontal)
        && (length(child, .vertical) ?? 0) >= Self.finger
    }
  }
}
