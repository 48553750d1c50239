import HaggleSyntax
import HaggleVocabulary

extension Evaluator {
  /// `makeBody(configuration:)` of a declared style: what it makes of the parts of a control that
  /// is written at `place`.
  func body(
    of style: Value, _ parts: [CallArguments.Argument], at place: SourcePlace?
  ) -> ViewID? {
    guard case .instance(let instance) = style,
      let type = declarations.type(instance.typeName)
    else { return nil }
    let fields = parts.map { CallArguments.Argument($0.label, part($0.value, $0.label, place)) }
    let passed = [Passed("configuration", .record(type: "Configuration", fields: fields))]
    guard let choice = choose(type.methods("makeBody"), for: passed),
      open(type.simpleName, at: place)
    else { return nil }
    defer { running.removeLast() }
    let body = invoke(choice.function, choice.matching, passed, receiver: style).value
    return viewWithoutPlace(body).map {
      graph.add(ViewNode(.custom(name: type.simpleName, body: $0), at: place))
    }
  }

  /// Says that a style could not build its control.
  func reportStopped(_ style: Value, _ why: String, at place: SourcePlace?) {
    guard case .instance(let instance) = style else { return }
    let name = declarations.type(instance.typeName)?.simpleName ?? instance.typeName
    report(.stoppedStyle(name, why, at: place), about: name)
  }

  /// A part as one view: several are a row, and below each other where they are content.
  private func part(_ value: Value, _ label: String?, _ place: SourcePlace?) -> Value {
    switch value {
    case .view(let id):
      guard case .list = graph[id].kind else { return value }
      let stack = label == "content" ? "VStack" : "HStack"
      let content = CallArguments(contents: [.init("content", id)], text: "implicit")
      return .view(graph.add(ViewNode.named(stack, content, at: graph[id].place)))
    case .record(let type, let fields) where Catalog.view(type) != nil:
      let words = fields.map { field in
        (field.label.map { $0 + ": " } ?? "") + Description.quoted(field.value, self)
      }
      let arguments = CallArguments(values: fields, text: words.joined(separator: ", "))
      return .view(graph.add(ViewNode.named(type, arguments, at: place)))
    default: return value
    }
  }
}
