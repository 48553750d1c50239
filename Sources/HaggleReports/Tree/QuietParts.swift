import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The folded views of a long tree: deep ones in which nothing noteworthy happened.
struct QuietParts {
  /// Trees up to this number of views are not folded.
  static let most = 60
  static let legend = "Folded (…): views deep in a long tree without a finding. --all shows all."
  private static let mostNames = 3
  /// Folding never hides levels above this depth.
  private static let leastDepth = 2

  private let timeline: Timeline
  private let quiet: [Bool]
  /// The depth from which quiet views are folded; nil if none are.
  private let depth: Int?

  /// - Parameter isEventful: whether a view is to be shown wherever it is.
  init(_ timeline: Timeline, showsAll: Bool, isEventful: (NodeID) -> Bool) {
    self.timeline = timeline
    let isLong = !showsAll && timeline.tree.preorder.count > Self.most
    quiet = Self.quiet(timeline, isEventful)
    depth = isLong ? Self.depth(timeline, quiet) : nil
  }

  /// Whether nothing noteworthy happened in a view and its descendants.
  func isQuiet(_ node: NodeID) -> Bool { quiet[node.index] }

  /// Whether nothing noteworthy happened in each view and its descendants.
  private static func quiet(_ timeline: Timeline, _ isEventful: (NodeID) -> Bool) -> [Bool] {
    var isQuiet = [Bool](repeating: true, count: timeline.trace.nodes.count)
    for node in timeline.tree.preorder.reversed() {
      if isEventful(node) { isQuiet[node.index] = false }
      guard !isQuiet[node.index], let parent = timeline.trace.nodes[node.index].parent else {
        continue
      }
      isQuiet[parent.index] = false
    }
    return isQuiet
  }

  /// The greatest depth at which few enough views remain, or the minimum.
  private static func depth(_ timeline: Timeline, _ isQuiet: [Bool]) -> Int {
    var shown = 0
    var atDepth: [Int] = []
    for node in timeline.tree.preorder {
      guard let parent = timeline.trace.nodes[node.index].parent, isQuiet[parent.index] else {
        shown += 1
        continue
      }
      let depth = timeline.tree.depth(of: node)
      while atDepth.count <= depth { atDepth.append(0) }
      atDepth[depth] += 1
    }
    var depth = leastDepth
    shown += atDepth.prefix(leastDepth + 1).reduce(0, +)
    while depth + 1 < atDepth.count, shown + atDepth[depth + 1] <= most {
      depth += 1
      shown += atDepth[depth]
    }
    return depth
  }

  /// The line that replaces a view's content; nil if the content is shown.
  func fold(_ node: NodeID) -> String? {
    guard let depth, isQuiet(node), timeline.tree.depth(of: node) >= depth else { return nil }
    let inside = Array(timeline.tree.walk(from: node).dropFirst())
    // Replacing one line by one line would save nothing.
    guard inside.count > 1 else { return nil }
    return "… \(inside.count) views in it" + names(inside)
  }

  /// By words if there are any, because people recognise these.
  private func names(_ nodes: [NodeID]) -> String {
    let trace = timeline.trace
    let marked = nodes.filter { trace.nodes[$0.index].isLabelled || trace.mark(of: $0) != nil }
    let shown = marked.prefix(Self.mostNames).map { trace.title(of: $0) }
    guard !shown.isEmpty else { return "" }
    return ": " + shown.joined(separator: ", ") + (shown.count < nodes.count ? ", …" : "")
  }
}
