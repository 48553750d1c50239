import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The effect of a save, in a line.
enum ChangeLine {
  /// The maximum number of named views and findings; the rest is counted.
  private static let most = 2

  /// - Parameter before: the traces of the views as they were, by the same names.
  static func text(_ before: [Trace], _ after: [Trace]) -> String {
    let (old, new) = (names(before), names(after))
    guard old == new else { return "other views than before: \(new.joined(separator: ", "))" }
    let diffs = zip(before, after).map { Diff(Timeline($0), Timeline($1)) }
    let parts = views(diffs) + findings(diffs)
    if parts.isEmpty {
      let isSame = diffs.allSatisfy(\.isEmpty)
      return isSame ? "nothing is laid out otherwise" : "nothing looks different"
    }
    return parts.joined(separator: "; ")
  }

  private static func names(_ traces: [Trace]) -> [String] {
    traces.map { ($0.header.root ?? "the view").visible }
  }

  private static func views(_ diffs: [Diff]) -> [String] {
    let all = diffs.flatMap { diff in
      diff.views.filter(\.isSeen).map { (diff, $0) }.filter { text($0.1, in: $0.0) != nil }
    }
    // A length is more informative than a position, and a named view more than its ancestors.
    let ranked = all.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
    let shown = ranked.prefix(most)
    let more = all.count - shown.count
    return shown.compactMap { text($0.1, in: $0.0) }
      + (more > 0 ? ["\(NumberText.counted(more, "further view")) moved"] : [])
  }

  private static func rank(_ found: (Diff, ViewDifference)) -> Int {
    let (diff, view) = found
    let node = diff.second.trace.nodes[view.views.second.index]
    return (view.sizes == nil ? 2 : 0) + (node.isLabelled || node.words != nil ? 0 : 1)
  }

  private static func text(_ view: ViewDifference, in diff: Diff) -> String? {
    let name = diff.second.trace.title(of: view.views.second).visible
    if let sizes = view.sizes, let own = sizes.first, let other = sizes.second {
      return "\(name) \(NumberText.display(other)) instead of \(NumberText.display(own))"
    }
    // In the root's space, as displayed.
    guard let own = diff.first.rectangle(of: view.views.first)?.origin,
      let other = diff.second.rectangle(of: view.views.second)?.origin, text(own) != text(other)
    else { return nil }
    return "\(name) at \(text(other)) instead of \(text(own))"
  }

  private static func text(_ place: CGPoint) -> String {
    "\(NumberText.display(place.x)),\(NumberText.display(place.y))"
  }

  private static func findings(_ diffs: [Diff]) -> [String] {
    let gone = diffs.flatMap(\.findings.gone).flatMap(\.keys)
    let new = diffs.flatMap(\.findings.new).flatMap(\.keys)
    return [(gone, "gone"), (new, "new")].compactMap { keys, word in
      if keys.isEmpty { return nil }
      let shown = keys.prefix(most).map(\.visible).joined(separator: ", ")
      let more = keys.count > most ? " and \(keys.count - most) more" : ""
      return "\(word): \(shown)\(more)"
    }
  }
}
