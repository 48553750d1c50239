import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary

/// A view graph as compact text: `HStack(spacing: 10) { Color(.blue).id("blue") }`.
func dump(_ graph: ViewGraph, _ id: ViewID) -> String {
  switch graph[id].kind {
  case .element(let entry, let arguments): return dump(entry.name, arguments, graph)
  case .box(let name, let arguments): return dump(name + "?", arguments, graph)
  case .modifier(let entry, let base, let arguments):
    let label = entry.name == "id" ? arguments.positional(0)?.string.map { "\"\($0)\"" } : nil
    let own = "." + entry.name + "(\(label ?? arguments.text))" + contents(arguments, graph)
    return dump(graph, base) + own
  case .list(let views):
    return "[" + views.map { dump(graph, $0) }.joined(separator: ", ") + "]"
  case .custom(let name, let body):
    return name + "{" + dump(graph, body) + "}"
  case .layout(let name, _, let arguments):
    return "@" + name + (arguments.text.isEmpty ? "" : "(\(arguments.text))")
      + contents(arguments, graph)
  }
}

private func dump(_ name: String, _ arguments: CallArguments, _ graph: ViewGraph) -> String {
  let isShown = !arguments.text.isEmpty || arguments.contents.isEmpty
  return name + (isShown ? "(\(arguments.text))" : "") + contents(arguments, graph)
}

private func contents(_ arguments: CallArguments, _ graph: ViewGraph) -> String {
  arguments.contents.map { content in
    let inner: String
    if case .list(let views) = graph[content.view].kind {
      inner = views.map { dump(graph, $0) }.joined(separator: "; ")
    } else {
      inner = dump(graph, content.view)
    }
    let label = content.label == "content" ? "" : " \(content.label):"
    return label + (inner.isEmpty ? " {}" : " { \(inner) }")
  }.joined()
}

/// The strings of all texts of a view, in order.
func shownTexts(_ graph: ViewGraph, _ id: ViewID) -> [String] {
  switch graph[id].kind {
  case .element("Text", let arguments):
    [arguments.positional(0)?.string ?? ""]
  case .element(_, let arguments), .box(_, let arguments), .layout(_, _, let arguments):
    arguments.contents.flatMap { shownTexts(graph, $0.view) }
  case .modifier(_, let base, let arguments):
    shownTexts(graph, base) + arguments.contents.flatMap { shownTexts(graph, $0.view) }
  case .list(let views): views.flatMap { shownTexts(graph, $0) }
  case .custom(_, let body): shownTexts(graph, body)
  }
}

/// Evaluates a text and dumps its first root.
func dump(_ text: String, root: String? = nil) -> String {
  let evaluation = evaluated(text, root: root)
  return evaluation.roots.first.map { dump(evaluation.graph, $0.view) } ?? "nothing"
}

func evaluated(_ text: String, root: String? = nil) -> Evaluation {
  evaluate(SyntaxTree.parse(SourceText(text, name: "test.swift")), root: root)
}

/// The diagnostics of a text, one line each: `2:3 ignored unknown-modifier: …`.
func diagnostics(_ text: String, root: String? = nil) -> [String] {
  evaluated(text, root: root).diagnostics.map { diagnostic in
    let place = diagnostic.place.map { "\($0.line):\($0.column) " } ?? ""
    return "\(place)\(diagnostic.severity) \(diagnostic.code.rawValue): \(diagnostic.message)"
  }
}
