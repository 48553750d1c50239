import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

extension ViewBuilder {
  /// The result of a declared style's `makeBody(configuration:)` for the parts of a control written
  /// at `place`.
  func body(
    of style: Value, _ control: StyledControl, at place: SourcePlace?
  ) -> ViewID? {
    guard case .instance(let instance) = style,
      let type = interpreter.declarations.type(instance.typeName)
    else { return nil }
    let isWhole = type.methods("makeBody").isEmpty
    let passed = [Passed("configuration", isWhole ? whole(control, place) : parts(control, place))]
    guard
      let choice = interpreter.choose(type.methods(isWhole ? "_body" : "makeBody"), for: passed),
      open(type.simpleName, at: place)
    else { return nil }
    defer { interpreter.running.removeLast() }
    let body = interpreter.invoke(choice.function, choice.matching, passed, receiver: style).value
    return viewWithoutPlace(body).map {
      add(ViewNode(.custom(name: type.simpleName, body: $0), at: place))
    }
  }

  private func parts(_ control: StyledControl, _ place: SourcePlace?) -> Value {
    let parts = control.parts.map { LabeledValue($0.label, part($0.value, $0.label, place)) }
    return .native(StyleConfiguration(parts: parts, arguments: control.arguments))
  }

  /// The argument of a `TextFieldStyle`'s `_body`: the field itself.
  private func whole(_ control: StyledControl, _ place: SourcePlace?) -> Value {
    .view(add(ViewNode(.element(control.entry, control.arguments), at: place)))
  }

  /// `Toggle(configuration)` inside a style: the styled control, for the next outer style; nil for
  /// other calls.
  func restyled(_ entry: CatalogEntry, _ site: CallSite) -> Value? {
    guard entry.style != nil, site.trailing.isEmpty, site.arguments.count == 1,
      site.arguments[0].label == nil,
      let passed = interpreter.muted({ named(site.arguments[0].value, in: site.scope) }),
      let configuration = passed.native(as: StyleConfiguration.self)
    else { return nil }
    var arguments = configuration.arguments
    arguments.text = interpreter.written(site.arguments[0].value, in: site.scope)
    return view(.element(entry, arguments), at: site)
  }

  /// The value of a name or member; nil for expressions that may have side effects.
  private func named(_ id: ExpressionID, in scope: Scope) -> Value? {
    switch scope.tree[id].kind {
    case .identifier, .member: interpreter.evaluate(id, in: scope)
    default: nil
    }
  }

  /// Says that a style could not build its control.
  func reportStopped(_ style: Value, _ why: String, at place: SourcePlace?) {
    guard case .instance(let instance) = style else { return }
    let name = interpreter.declarations.type(instance.typeName)?.simpleName ?? instance.typeName
    interpreter.report(.stoppedStyle(name, why, at: place), about: name)
  }

  /// A part as one view: several are in a row, or in a column if they are content.
  private func part(_ value: Value, _ label: String?, _ place: SourcePlace?) -> Value {
    switch value {
    case .view(let id):
      guard case .list = graph[id].kind else { return value }
      let stack = label == "content" ? "VStack" : "HStack"
      let content = CallArguments(contents: [.init("content", id)], text: "implicit")
      return .view(add(ViewNode.named(stack, content, at: graph[id].place)))
    case .record(let type, let fields) where Catalog.view(type) != nil:
      let words = fields.map { field in
        (field.label.map { $0 + ": " } ?? "") + Description.quoted(field.value, interpreter)
      }
      let arguments = CallArguments(values: fields, text: words.joined(separator: ", "))
      return .view(add(ViewNode.named(type, arguments, at: place)))
    default: return value
    }
  }
}

/// A control as passed to a declared style.
package struct StyledControl {
  let entry: CatalogEntry
  /// The parts available to the style by name: `label`, `isPressed`.
  let parts: [LabeledValue]
  /// Its arguments as written.
  let arguments: CallArguments
}

/// The `configuration` that a style's `makeBody` is called with.
final class StyleConfiguration: NativeValue {
  private let parts: [LabeledValue]
  let arguments: CallArguments

  init(parts: [LabeledValue], arguments: CallArguments) {
    self.parts = parts
    self.arguments = arguments
  }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    let bare = name.hasPrefix("$") ? String(name.dropFirst()) : name
    return parts[bare]
  }

  /// `configuration.trigger()`, in an action that is carried out while the view is built.
  func call(_ name: String, _ call: NativeCall) -> Value? { name == "trigger" ? .void : nil }
}
