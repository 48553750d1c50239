import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A node of the tree: its title, its exchanges, its arithmetic.
struct NodeText {
  let timeline: Timeline
  let node: NodeID
  let options: TreeReport.Options
  let width: Int

  init(_ timeline: Timeline, _ node: NodeID, _ options: TreeReport.Options, width: Int) {
    self.timeline = timeline
    self.node = node
    self.options = options
    self.width = max(width, 40)
  }

  private var about: Trace.Node { timeline.trace.nodes[node.index] }

  /// `outer Grid  6:5  294.33×350 at 27.83,0`
  var title: RoleText {
    // What is written in the code needs no second time.
    let isWritten = about.drawnWords == about.words && about.shown.isEmpty
    return title(PlainText.arguments(about.arguments, limit: 72), showsWords: !isWritten)
  }

  /// Without its code if it shows words, which say more.
  var shortTitle: RoleText {
    let hasWords = about.drawnWords != nil
    return title(
      hasWords ? "" : PlainText.arguments(about.arguments, limit: 32), showsWords: hasWords)
  }

  private func title(_ arguments: String, showsWords: Bool) -> RoleText {
    let kind = about.isLabelled ? " \(PlainText.line(about.kind))" : ""
    let traits = about.traits.map { PlainText.line($0, limit: 40) }.joined(separator: ", ")
    let shown = showsWords ? timeline.trace.mark(of: node) ?? "" : ""
    var title = RoleText(about.displayName, .name)
    title.append(kind + arguments)
    for words in [shown, traits, origin, geometry] { title.append(apart: words) }
    return title
  }

  private var isAssumed: Bool { about.roles.contains(.assumed) }

  /// `37:5 in ColorView 8:9`
  private var origin: String {
    let trace = timeline.trace
    var words = about.place.map { [trace.words(for: $0)] } ?? []
    for owner in trace.ownOwners(of: node).prefix(options.showsAll ? .max : 3) {
      let place = owner.place.map { " " + trace.words(for: $0) } ?? ""
      words.append("in \(PlainText.line(owner.view))" + place)
    }
    return words.joined(separator: " ")
  }

  private var geometry: String {
    guard let size = timeline.size(of: node) else {
      return timeline.hasPlacements ? "not placed" : ""
    }
    guard let rectangle = timeline.rectangle(of: node) else { return NumberText.display(size) }
    let place: String = NumberText.display(rectangle.origin)
    let marks = (isAssumed ? " · assumed" : "") + (ledger.isModelled ? " · modelled" : "")
    return "\(NumberText.display(size)) at \(place)\(marks)"
  }

  func dialogue(_ dialogue: DialogueText) -> [String] {
    let exchanges = options.showsAll ? dialogue.exchanges : dialogue.abridged(to: 9)
    var lines = PlainText.wrapped(exchanges, separator: ", ", width: width)
    if dialogue.count.isEmpty { return lines }
    guard let last = lines.last, last.count + 2 + dialogue.count.count <= width else {
      return lines + [dialogue.count]
    }
    lines[lines.count - 1] += "  \(dialogue.count)"
    return lines
  }

  /// The arithmetic and, if everything is shown, haggle's own questions.
  var more: [String] { ledger.lines + (options.showsAll ? probes : []) }

  private var ledger: LedgerText {
    LedgerText(timeline: timeline, node: node, options: options, width: width)
  }

  private var probes: [String] {
    let answers = timeline.events(of: node).compactMap { number -> String? in
      guard case .probe(_, let proposal, let size) = timeline.trace.events[number] else {
        return nil
      }
      return DialogueText.exchange(proposal, size)
    }
    if answers.isEmpty { return [] }
    return PlainText.wrapped(
      ["asked by haggle afterwards:"] + answers, separator: " ", width: width)
  }
}
