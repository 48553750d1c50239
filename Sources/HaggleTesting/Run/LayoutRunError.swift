/// Why a run cannot answer a query of a test.
public enum LayoutRunError: Error, Equatable, CustomStringConvertible {
  /// No view has this name; `known` are the existing names.
  case unknown(String, known: [String])
  /// Several views have this name, on these lines.
  case ambiguous(String, lines: [Int])
  /// The layout did not complete, so the view has no position.
  case notPlaced(String)
  /// The view's answer exceeds the budget of questions.
  case tooManyQuestions(String)
  /// A pasted text has nothing to lay out; the reasons, in words with place and remedy.
  case unreadable([String])

  public var description: String {
    switch self {
    case .unknown(let label, let known) where known.isEmpty:
      "no view is called \"\(label)\", and none has a name: give one with .id(\"\(label)\")"
    case .unknown(let label, let known):
      "no view is called \"\(label)\"; there are \(Self.list(known))"
    case .ambiguous(let label, let lines):
      "\(lines.count) views are called \"\(label)\", in the lines \(Self.list(lines)): give each its "
        + "own name"
    case .notPlaced(let label):
      "\"\(label)\" was not placed: the layout did not come to its end"
    case .tooManyQuestions(let label):
      "the answer of \"\(label)\" takes more questions than a run may ask"
    case .unreadable(let reasons):
      "there is nothing to lay out: \(reasons.joined(separator: "; "))"
    }
  }

  private static let mostListed = 12

  private static func list(_ elements: [some Any]) -> String {
    let shown = elements.prefix(mostListed).map { "\($0)" }.joined(separator: ", ")
    return elements.count > mostListed ? shown + ", …" : shown
  }
}
