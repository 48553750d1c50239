import HaggleSyntax

extension SyntaxDump {
  func declaration(_ declaration: Declaration) -> String {
    let attributes = declaration.attributes.map { attribute in
      "@" + attribute.name
        + (attribute.arguments.isEmpty ? "" : "(\(arguments(attribute.arguments)))")
    }
    let words = attributes + declaration.modifiers
    return (words + [kind(declaration.kind)]).joined(separator: " ")
  }

  private func kind(_ kind: Declaration.Kind) -> String {
    switch kind {
    case .import(let path): list("import", path)
    case .type(let type): self.type(type)
    case .function(let function): list("func", self.function(function))
    case .initializer(let function): list("init" + (function.isFailable ? "?" : ""), rest(function))
    case .deinitializer: "(deinit)"
    case .subscript(let function): list("subscript", rest(function))
    case .variable(let variable):
      list(variable.isLet ? "let" : "var", variable.bindings.map(binding).joined(separator: ", "))
    case .enumCase(let cases): list("case", cases.map(enumCase).joined(separator: ", "))
    case .typeAlias(let name, let type): list("typealias", name, type.text)
    case .associatedType(let name): list("associatedtype", name)
    case .other(let text): list("other", text)
    }
  }

  private func type(_ type: TypeDeclaration) -> String {
    let generics =
      type.genericParameters.isEmpty
      ? "" : "<\(type.genericParameters.map(\.name).joined(separator: ","))>"
    let inherited =
      type.inherited.isEmpty ? nil : ": " + type.inherited.map(\.text).joined(separator: ", ")
    return list(type.kind.rawValue, type.name + generics, inherited, block(type.members))
  }

  private func function(_ function: FunctionDeclaration) -> String {
    function.name + " " + rest(function)
  }

  private func rest(_ function: FunctionDeclaration) -> String {
    let parameters = "(" + function.parameters.map(parameter).joined(separator: ", ") + ")"
    let result = function.result.map { " -> \($0.text)" } ?? ""
    return parameters + result + (function.body.map { " " + block($0) } ?? "")
  }

  func parameter(_ parameter: Parameter) -> String {
    var text = parameter.attributes.map { "@\($0) " }.joined()
    if parameter.label != parameter.name || parameter.name.isEmpty {
      text += (parameter.label ?? "_") + " "
    }
    text += parameter.name
    if let type = parameter.type {
      text += (parameter.name.isEmpty ? "" : ": ") + (parameter.isInOut ? "inout " : "") + type.text
    }
    if parameter.isVariadic { text += "..." }
    return text + (parameter.defaultValue.map { " = " + expression($0) } ?? "")
  }

  private func binding(_ binding: VariableDeclaration.Binding) -> String {
    var text = pattern(binding.pattern)
    if let type = binding.type { text += ": \(type.text)" }
    if let value = binding.initialValue { text += " = \(expression(value))" }
    if let getter = binding.getter { text += " get\(block(getter))" }
    if let setter = binding.setter { text += " set(\(setter.parameter))\(block(setter.body))" }
    return text + (binding.hasObservers ? " observed" : "")
  }

  private func enumCase(_ item: EnumCaseDeclaration) -> String {
    let payload =
      item.parameters.isEmpty ? "" : "(\(item.parameters.map(parameter).joined(separator: ", ")))"
    return item.name + payload + (item.rawValue.map { " = " + expression($0) } ?? "")
  }
}
