import Foundation
package import HaggleReplay
package import HaggleTraces
package import HaggleVocabulary

extension Rule {
  static let jumpingPicture = Rule(
    id: "jumping-picture",
    summary: "What stands for a picture while it loads is of another size than the picture.",
    finding: """
      A frame on the picture in an `AsyncImage` is there only once the picture is. Until then its \
      placeholder is laid out without it: a colour takes all that there is, a spinner its own few \
      points. When the picture comes, everything around it jumps.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      VStack {
        AsyncImage(url: URL(string: "https://example.com/cover.jpg")) { image in
          image.resizable().frame(width: 80, height: 60)
        } placeholder: {
          Color.gray
        }
        .id("cover")
        Text("The Tin Harbour")
      }
      """,
    scope: """
      The views are laid out once more with all pictures still loading. Reported where a frame \
      in an `AsyncImage` states the picture's length and what is around the `AsyncImage` has \
      another length without it, in a stack or a grid, whose other views move then.
      """,
    help: "the frame on the `AsyncImage` itself, which holds for its placeholder as well",
    exception: "the placeholder is to be of another size", needs: "a re-run",
    search: .times,
    goal: { finding, timeline in
      // What is around the picture stays as it is, once that is there.
      let branch = timeline.branch(of: finding.node)
      guard let axis = finding.axis, let around = timeline.parent(branch),
        let length = timeline.length(around, axis),
        let own = timeline.length(finding.node, axis)
      else { return nil }
      return Goal(
        [.offered(finding.node, axis, own), .length(around, axis, .exactly(length))],
        traits: [.unseen])
    })
}

extension Analyzer {
  /// What changes its size when its picture is there.
  ///
  /// - Parameters:
  ///   - pictures: each as it is in the end, and while it loads.
  ///   - loading: the same views while all pictures load.
  package static func jumps(
    of pictures: [(loaded: NodeID, loading: NodeID)], in timeline: Timeline,
    whileLoading loading: Timeline
  ) -> [Finding] {
    let found = pictures.compactMap { pair in
      Axis.allCases.lazy.compactMap {
        Jump.find(pair.loaded, on: $0, in: timeline, as: pair.loading, in: loading)
      }.first
    }
    return Dictionary(grouping: found) { timeline.place($0.picture) }.values.compactMap { alike in
      alike.first.map { first in
        var finding = first.finding
        finding.alike = alike.dropFirst().map(\.picture)
        return finding
      }
    }
    .sorted { $0.node < $1.node }
  }
}

/// A picture that is as long as a frame in it states, and not while it loads.
private struct Jump {
  let timeline: Timeline
  let picture: NodeID
  let axis: Axis
  let frame: NodeID
  let loaded: CGFloat
  let loading: CGFloat

  /// Less is hardly seen, in points.
  private static let least: CGFloat = 8

  static func find(
    _ picture: NodeID, on axis: Axis, in timeline: Timeline, as waiting: NodeID,
    in other: Timeline
  ) -> Self? {
    guard let length = timeline.length(picture, axis), let before = other.length(waiting, axis),
      abs(length - before) >= least, timeline.isBesideOthers(picture),
      let frame = timeline.modified(by: picture).first(where: { timeline.has(.fixes(axis), $0) }),
      timeline.length(frame, axis).map({ abs($0 - length) < Timeline.tolerance }) == true,
      let around = timeline.length(timeline.branch(of: picture), axis),
      let earlier = other.length(other.branch(of: waiting), axis),
      abs(around - earlier) >= least
    else { return nil }
    return Self(
      timeline: timeline, picture: picture, axis: axis, frame: frame, loaded: length,
      loading: before)
  }

  var finding: Finding {
    Finding(
      .jumpingPicture, of: picture, on: axis, in: timeline,
      saying: Statement(
        """
        While its picture loads \(picture) is \(points(loading)) points \(axis.adjective), and \
        then \(points(loaded))
        """,
        because: "\(frame) is in it, and only the picture has it"),
      shownBy: timeline.sizing(of: picture),
      remedies: ["write \(code: call) behind \(picture), where its placeholder has it, too"])
  }

  private var call: String {
    let stated = Axis.allCases.compactMap { axis -> String? in
      guard timeline.has(.fixes(axis), frame), let length = timeline.length(frame, axis) else {
        return nil
      }
      return "\(axis.dimension): \(points(length))"
    }
    return ".frame(\(stated.joined(separator: ", ")))"
  }
}

extension Timeline {
  /// A view with all that is put on it alone: what is a child of a container of several.
  fileprivate func branch(of node: NodeID) -> NodeID {
    stepsOutwards(from: node).prefix { onlySizingChild(of: $0.outer) == $0.inner }.reduce(node) {
      $1.outer
    }
  }

  /// Whether a view's length moves other views.
  fileprivate func isBesideOthers(_ node: NodeID) -> Bool {
    parent(branch(of: node)).map { !dividedAxes($0).isEmpty } ?? false
  }
}
