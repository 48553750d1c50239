import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// For a length that is assumed: a box for an undeclared view, or unverified numbers.
struct StandInText {
  private let trace: Trace
  private let node: NodeID
  private let length: CGFloat?
  private let isOffered: Bool

  /// - Parameters:
  ///   - length: in points; nil where the trace has none.
  ///   - offer: what it is offered; a length that is no other is not assumed.
  init(_ trace: Trace, _ node: NodeID, length: CGFloat?, offer: CGFloat?) {
    self.trace = trace
    self.node = node
    self.length = length
    isOffered = length != nil && length == offer && !trace.nodes[node.index].roles.contains(.box)
  }

  /// Empty if the length is the view's own.
  var lines: [Line] {
    guard let length, !isOffered, let fact else { return [] }
    let (event, remedy) = remedy ?? (nil, nil)
    return [Line("\(NumberText.display(length) as String) is \(fact)", events: event.list)]
      + (remedy.map { [Line(PlainText.line($0), indent: 1)] } ?? [])
  }

  private var fact: String? {
    let roles = trace.nodes[node.index].roles
    if roles.contains(.box) {
      return "haggle's stand-in: its declaration is not in the text"
    }
    return roles.contains(.assumed)
      ? "haggle's assumption: nobody verified its numbers" : nil
  }

  /// What to write to make it exact, with its event; none for numbers of haggle's own, on which no
  /// setting of the text has a bearing.
  private var remedy: (event: Int?, text: String?)? {
    guard trace.nodes[node.index].roles.contains(.box) else { return nil }
    for (number, event) in trace.events.enumerated() {
      guard case .note(let note) = event, note.node == node, let detail = note.detail,
        [.assumed, .placeholder].contains(detail.severity), let remedy = trace.remedy(of: note)
      else { continue }
      return (number, remedy)
    }
    return nil
  }
}

/// That a number is a guess, and how to state it.
struct GuessText {
  private let trace: Trace
  private let note: Event.Note?

  /// - Parameter note: what is said of the guess; nil for a number that is stated.
  init(_ trace: Trace, _ note: Event.Note?) {
    self.trace = trace
    self.note = note
  }

  /// Empty for a number that is stated.
  func lines(indent: Int) -> [Line] {
    guard let note else { return [] }
    let remedy = trace.remedy(of: note).map { Line(PlainText.line($0), indent: indent + 1) }
    return [Line("a guess: \(PlainText.line(note.text))", indent: indent)]
      + [remedy].compactMap(\.self)
  }
}
