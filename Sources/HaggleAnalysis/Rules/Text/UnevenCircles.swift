import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenCircles = Rule(
    id: "uneven-circles",
    summary: "The circles behind numbers beside each other are of different sizes.",
    finding: """
      A circle is as wide as the shorter side of what it is behind. Behind a number with padding \
      that is the width of its digits: where one has two of them, its circle is larger.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      HStack {
        ForEach([8, 9, 10], id: \\.self) { day in
          Text("\\(day)").padding(8)
            .background(Circle().fill(.red)).id("day\\(day)")
        }
      }
      """,
    scope: "Reported for three or more views of one kind whose circles differ by 4 points or more.",
    help: "a frame with equal sides in place of the padding: `.frame(width: 36, height: 36)`",
    exception: "the circles are to show how large the numbers are",
    keyNote: "of the view with the smallest circle",
    needs: "the log with how its views are drawn",
    search: .symptoms { timeline in
      (timeline.stacks + timeline.lazyGrids).compactMap { UnevenCircles.find($0, in: timeline) }
    })
}

/// Like views with circles of different sizes behind their words.
private struct UnevenCircles: Sighting {
  let timeline: Timeline
  let circles: [Encircled]
  let small: Encircled
  let large: Encircled

  private static let views = 3...31

  static func find(_ container: NodeID, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: container).prefix(views.upperBound)
    let circles = views.compactMap { timeline.encircled($0) }
    guard views.count >= Self.views.lowerBound, circles.count == views.count,
      let (small, large) = circles.extremes(by: { $0.diameter }),
      large.diameter - small.diameter >= Noticeable.line, timeline.areAlike(Array(views))
    else { return nil }
    return Self(timeline: timeline, circles: circles, small: small, large: large)
  }

  /// The longer side of the larger one.
  private var side: CGFloat {
    timeline.size(of: large.view).map { max($0.width, $0.height) } ?? large.diameter
  }

  var goal: Goal? {
    Goal(
      [.alike(circles.map(\.circle), .horizontal)]
        + [small.circle, large.circle].map { .length($0, .horizontal, .atLeast(large.diameter)) },
      near: [small.view, large.view], lengths: [.horizontal: side, .vertical: side])
  }

  var suspicion: Suspicion {
    suspected(
      .unevenCircles, of: small.view, on: .horizontal, placed: [small.circle, large.circle],
      remedies: [
        """
        write \(code: ".frame(width: \(typed(side)), height: \(typed(side)))") before the \
        background, in place of the padding
        """
      ], involving: [large.view], off: large.diameter - small.diameter)
  }

  var statement: Statement {
    Statement(
      """
      The circle behind \(small.view) is \(points(small.diameter)) points wide, and that behind \
      \(large.view) \(points(large.diameter))
      """, subject: small.view,
      because: "A circle is as wide as the shorter side of what it is behind, here of its text")
  }
}

/// Words with a filled circle behind them that is as wide as their shorter side.
private struct Encircled {
  let view: NodeID
  let circle: NodeID
  let diameter: CGFloat
}

extension Timeline {
  fileprivate func encircled(_ view: NodeID) -> Encircled? {
    guard isOfWords(view) else { return nil }
    for background in modified(by: view) where has(.layersBehind, background) {
      guard let circle = circle(behind: background), let diameter = length(circle, .horizontal),
        let words = size(of: background), abs(diameter - min(words.width, words.height)) < 1
      else { continue }
      return Encircled(view: background, circle: circle, diameter: diameter)
    }
    return nil
  }
}
