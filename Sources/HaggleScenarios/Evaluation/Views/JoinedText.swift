import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

/// `Text("a") + Text("b").bold()`: one text whose parts keep their modifiers.
enum JoinedText {
  /// The label of the argument with the parts; it cannot be written in Swift.
  static let label = "+"

  /// The character for an image in a text.
  static let image = String(StandIn.symbol)

  /// A part: its string, then its modifiers from the outermost to the innermost.
  typealias Part = [LabeledValue]
}

extension ViewBuilder {
  /// Joins two texts; returns the first if one of them is no text.
  func joinedText(_ first: ViewID, _ second: ViewID) -> Value {
    guard let left = parts(of: first), let right = parts(of: second),
      let place = textPlace(of: first), interpreter.budget.spend((left.count + right.count) / 16)
    else { return .view(first) }
    let parts = left + right
    let words = parts.compactMap { $0.first?.value.words }
    let length = words.reduce(0) { $0 + $1.utf8.count }
    guard interpreter.affords(characters: length + parts.count * 64) else { return .view(first) }
    let string = words.joined()
    var values = [LabeledValue(nil, .string(string))]
    if parts.contains(where: { $0.count > 1 }) {
      let records = parts.map { Value.record(type: "Text", fields: $0) }
      values.append(.init(JoinedText.label, .array(records)))
    }
    let arguments = CallArguments(values: values, text: joinedArguments(first, second))
    return .view(add(ViewNode.named("Text", arguments, at: place.place)))
  }

  /// The words of a text or image inside another text; nil for other views.
  func textShown(by view: ViewID) -> String? {
    if let parts = parts(of: view) { return parts.compactMap { $0.first?.value.words }.joined() }
    let id = graph.root(of: view)
    if case .element("Image", _) = graph[id].kind { return JoinedText.image }
    return nil
  }

  /// The parts of a text under any modifiers; nil if it is no text.
  private func parts(of view: ViewID) -> [JoinedText.Part]? {
    var modifiers: [LabeledValue] = []
    var id = view
    while case .modifier(let entry, let base, let arguments) = graph[id].kind {
      modifiers.append(.init(nil, .record(type: entry.name, fields: arguments.values)))
      id = base
    }
    guard case .element("Text", let arguments) = graph[id].kind else { return nil }
    if case .array(let records)? = arguments[JoinedText.label] {
      return records.compactMap { record in
        guard case .record(_, let part) = record else { return nil }
        return part.prefix(1) + modifiers + part.dropFirst()
      }
    }
    let shown = arguments.positional(0) ?? arguments["verbatim"]
    if case .view = shown { return [[.init(nil, .string(JoinedText.image))] + modifiers] }
    return shown?.words.map { [[.init(nil, .string($0))] + modifiers] }
  }

  /// The place and code of the text itself, below its modifiers.
  private func textPlace(of view: ViewID) -> (place: SourcePlace?, text: String)? {
    let id = graph.root(of: view)
    guard case .element(_, let arguments) = graph[id].kind else { return nil }
    return (graph[id].place, arguments.text)
  }

  /// A short version for display.
  private func joinedArguments(_ first: ViewID, _ second: ViewID) -> String {
    let left = textPlace(of: first)?.text ?? ""
    return left.utf8.count > 120 ? left : "\(left) + \(textPlace(of: second)?.text ?? "")"
  }
}
