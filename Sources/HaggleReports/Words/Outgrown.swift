import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A root that is larger than what it is proposed, of which a part is on no screen: a fact, as what
/// is around a view often makes it scroll. None besides a finding that is about it.
struct Outgrown {
  let node: NodeID
  /// "VStack.1 is 232 high, and 187 are offered: 45 points of it are outside"
  let sentence: String

  /// Nil if all of it is inside, or if that is not known.
  init?(_ timeline: Timeline) {
    // What is too wide for a phone alone is reported as that.
    let axes: [Axis] =
      WithheldFindings(timeline.trace).count > 0 ? [.vertical] : [.vertical, .horizontal]
    let parts = axes.compactMap { Self.part(timeline, $0) }
    guard let first = parts.first else { return nil }
    node = first.root
    sentence =
      "\(timeline.trace.title(of: node)) is "
      + parts.filter { $0.root == first.root }.map(\.words).joined(separator: "; it is ")
      + Self.assumed(timeline.trace)
  }

  /// That nobody states how large images in it are, on which the excess may rest, and how to;
  /// empty if all is stated.
  private static func assumed(_ trace: Trace) -> String {
    let notes = trace.diagnostics.compactMap(\.detail).filter { $0.code.known == .imageSize }
    let code = notes.first?.remedy?.parts.compactMap { part -> String? in
      if case .code(let code) = part { code } else { nil }
    }.first
    guard let code else { return "" }
    let (sizes, one) =
      notes.count == 1
      ? ("the size of an image in it is", "it")
      : ("the sizes of \(notes.count) images in it are", "one")
    return ", and \(sizes) assumed: \(PlainText.line(code)) states \(one)"
  }

  /// What is to be said of one axis: "232 high, and 187 are offered: 45 points of it are outside".
  private static func part(_ timeline: Timeline, _ axis: Axis) -> (root: NodeID, words: String)? {
    guard let (root, excess) = timeline.outgrowth(on: axis),
      let length = timeline.size(of: root)?[axis],
      // The first finding stands right above it.
      !timeline.trace.findings.prefix(1).contains(where: {
        $0.tells(of: root) && ($0.axis ?? axis) == axis
      })
    else { return nil }
    let numbers = [length, length - excess, excess].map { NumberText.display($0) as String }
    return (
      root,
      "\(numbers[0]) \(axis.adjective), and \(numbers[1]) are offered: \(numbers[2]) points of it "
        + "are outside" + cause(of: root, axis, timeline)
    )
  }

  /// ", as padding.1 of "Title", in line 4, is as wide": the view that a width comes from; empty
  /// where that is the root itself.
  private static func cause(of root: NodeID, _ axis: Axis, _ timeline: Timeline) -> String {
    guard axis == .horizontal, let length = timeline.size(of: root)?.width else { return "" }
    let levels = sequence(first: root) { node in
      let roles = timeline.trace.nodes[node.index].roles
      if roles.contains(.fixes(axis)) { return nil }
      let inner = timeline.tree.children(of: node)
      return (roles.contains(.layers) ? inner.prefix(1) : inner[...]).first { child in
        timeline.size(of: child).map { abs($0.width - length) < 0.01 } ?? false
      }
    }
    guard let source = Array(levels.prefix(mostLevels)).last, source != root,
      let line = timeline.trace.nodes[source.index].place?.line
    else { return "" }
    return ", as \(timeline.trace.title(of: source)), in line \(line), is as wide"
  }

  /// The maximum number of views in each other that are looked at.
  private static let mostLevels = 200
}
