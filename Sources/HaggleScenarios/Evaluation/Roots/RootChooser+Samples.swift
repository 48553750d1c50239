import HaggleLanguage
import HaggleSyntax

extension RootChooser {
  /// Samples for a text that declares modifiers, styles, layouts or shapes and uses none: each is
  /// applied to a fitting view.
  func samples() -> [Evaluation.Root] {
    let methods = interpreter.declarations.extended.flatMap { type in
      type.allMethods.filter { isOwn($0.tree, $0.anchor) && Sample.receivers[type.name] != nil }
    }.sorted { $0.anchor < $1.anchor }
    let types = interpreter.declarations.order.filter {
      isOwn($0.tree, $0.anchor) && ($0.kind == .struct || $0.kind == .class || $0.kind == .enum)
    }
    let modified = few(
      unused(methods, { $0.declaration.name }, { $0.anchor }), { $0.declaration.name },
      { $0.anchor }
    ).compactMap { sample(of: $0) }
    // Declarations used by a modifier are shown with it.
    let used = unused(
      types.filter { sampleText(of: $0) != nil }, { $0.simpleName }, { $0.anchor },
      orAll: modified.isEmpty)
    let roots =
      modified + extended()
      + few(used, { $0.name }, { $0.anchor }).compactMap(sample)
    return roots.isEmpty ? dotSamples() : roots
  }

  // MARK: - Kinds of samples

  /// `var asButton: some View` in an extension of `View`.
  private func extended() -> [Evaluation.Root] {
    let properties = interpreter.declarations.extended.flatMap { type in
      type.allProperties.filter {
        isOwn($0.tree, $0.anchor) && $0.getter != nil && $0.type?.isView == true
          && Sample.receivers[type.name] != nil
      }
    }.sorted { $0.anchor < $1.anchor }
    let free = unused(properties, { $0.name }, { $0.anchor })
    return few(free, { $0.name }, { $0.anchor }).compactMap { property in
      let text = "\(property.owner.flatMap { Sample.receivers[$0.name] } ?? "").\(property.name)"
      let sample = Sample(name: property.name, text: text, anchor: property.anchor)
      guard var root = root(sample, defining: Scope(tree: syntax)) else { return nil }
      root.diagnostics = [.sample(property.name, text, [], at: root.place)]
      return root
    }
  }

  /// Calls a view-building function with placeholders; a method on a sample of its type.
  func sample(of function: Function) -> Evaluation.Root? {
    let name = function.declaration.name
    let scope = Scope(tree: syntax)
    var taken: [String] = []
    let arguments = function.parameters.filter { !$0.isOptional }.map { formal in
      // A modifier with a flag does nothing unless it is true.
      let value =
        formal.type?.name == "Bool"
        ? .boolean(true)
        : interpreter.placeholder(for: formal.type, named: formal.name, builds: formal.isBuilder)
      scope.define(formal.name, value, type: formal.type)
      taken.append(interpreter.words(for: value, of: formal))
      return (formal.label.map { $0 + ": " } ?? "") + formal.name
    }
    let receiver = function.owner.flatMap { Sample.receivers[$0.name] }
    let call = "\(Keyword.quoted(name))(\(arguments.joined(separator: ", ")))"
    let sample = Sample(
      name: name, text: receiver.map { "\($0).\(call)" } ?? call, anchor: function.anchor)
    guard var root = root(sample, defining: scope) else { return nil }
    if receiver != nil {
      root.diagnostics = [.sample(name, sample.text, taken, at: root.place)]
    } else if !taken.isEmpty {
      root.diagnostics = [.missingArguments(of: name, taken, isRoot: true, at: root.place)]
    }
    return root
  }

  private func sample(of type: TypeInfo) -> Evaluation.Root? {
    guard let text = sampleText(of: type) else { return nil }
    let sample = Sample(name: type.name, text: text, anchor: type.anchor)
    guard var root = root(sample, defining: Scope(tree: syntax)) else { return nil }
    root.diagnostics = [.sample(type.name, text, [], at: root.place)]
    return root
  }

  /// Code that uses a declared type that no view uses; nil if it does not affect layout.
  private func sampleText(of type: TypeInfo) -> String? {
    if builder.isShape(type)
      || interpreter.lineage(of: type).contains(where: { $0.inherited.contains { isForeign($0) } })
    {
      return "\(type.name)()"
    }
    return Sample.uses.first { interpreter.conforms(type, $0.protocol) }?.text(type.name)
  }

  private func isForeign(_ name: String) -> Bool {
    name.hasSuffix("ViewRepresentable") || name.hasSuffix("ViewControllerRepresentable")
  }

  /// `.frame(width: 10)` pasted alone: on a sample view.
  private func dotSamples() -> [Evaluation.Root] {
    for id in syntax.active(syntax.topLevel).reversed() {
      guard case .expression(let expression) = syntax[id].kind, startsWithDot(expression)
      else { continue }
      let text = WrittenText.folded(syntax.source, syntax[expression].span, limit: 60)
      let place = syntax.source.place(at: syntax[expression].span.lowerBound)
      let value = interpreter.evaluate(
        expression, onto: .value(.view(sampleView())), in: interpreter.globals)
      guard builder.isView(value),
        let view = builder.view(value, at: expression, in: interpreter.globals)
      else {
        continue
      }
      let sample = Diagnostic.sample(text, Sample.view + text, [], at: place)
      return [Evaluation.Root(name: "sample", view: view, place: place, diagnostics: [sample])]
    }
    return []
  }

  private func sampleView() -> ViewID {
    let arguments = CallArguments(values: [.init(nil, .string(Sample.word))], text: Sample.quoted)
    return builder.add(ViewNode.named("Text", arguments, at: nil))
  }

  /// Whether it is a chain that begins with the call of a member without a base.
  func startsWithDot(_ id: ExpressionID) -> Bool {
    var id = id
    while true {
      switch syntax[id].kind {
      case .call(let callee, _, _):
        if case .implicitMember = syntax[callee].kind { return true }
        id = callee
      case .member(let base, _), .subscript(let base, _): id = base
      default: return false
      }
    }
  }

  // MARK: - Running samples

  private func root(_ sample: Sample, defining names: Scope) -> Evaluation.Root? {
    apart { alone(sample, defining: names) }
  }

  private func alone(_ sample: Sample, defining names: Scope) -> Evaluation.Root? {
    let tree = SyntaxTree.parse(SourceText(sample.text, name: "sample"))
    tree.conditions = syntax.conditions
    guard case .expression(let expression)? = tree.topLevel.first.map({ tree[$0].kind }) else {
      return nil
    }
    let scope = Scope(tree: tree, parent: names)
    let value = interpreter.evaluate(expression, in: scope)
    guard builder.isView(value), let view = builder.view(value, at: expression, in: scope) else {
      return nil
    }
    return Evaluation.Root(
      name: sample.name, view: view, place: syntax.source.place(at: sample.anchor))
  }

  /// The items that no declaration refers to; all of them if each is referred to.
  func unused<Item>(
    _ items: [Item], _ name: (Item) -> String, _ anchor: (Item) -> Int, orAll: Bool = true
  ) -> [Item] {
    let uses = UseSites(of: Set(items.map(name)), in: syntax)
    let free = items.filter { !uses.contains(name($0), declaredAt: anchor($0)) }
    return free.isEmpty && orAll ? items : free
  }
}

/// A line of SwiftUI that uses an unused declaration of a text.
struct Sample {
  static let word = "Sample"
  static let quoted = "\"\(word)\""
  static let view = "Text(\(quoted))"

  let name: String
  let text: String
  /// The place of the declaration.
  let anchor: Int

  /// Receivers for methods of an extension.
  static let receivers = [
    "View": view, "Text": view, "Image": "Image(systemName: \"star\")", "Shape": "Rectangle()",
    "InsettableShape": "Rectangle()", "Button": "Button(\(quoted)) {}",
  ]

  /// How a type with some conformance is used.
  struct Use: Sendable {
    let `protocol`: String
    let text: @Sendable (String) -> String
  }

  static let uses: [Use] =
    [
      Use(protocol: "ViewModifier") { "\(view).modifier(\($0)())" },
      Use(protocol: "Layout") {
        "\($0)() { Text(\"One\"); Text(\"Two\"); Color.gray.frame(width: 44, height: 44) }"
      },
    ]
    + styles.map { style, control in
      Use(protocol: style) { "\(control).\(modifier(of: style))(\($0)())" }
    }

  /// `buttonStyle` of `PrimitiveButtonStyle`
  private static func modifier(of style: String) -> String {
    let bare = style == "PrimitiveButtonStyle" ? "ButtonStyle" : style
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }

  private static let styles = [
    ("ButtonStyle", "Button(\(quoted)) {}"), ("PrimitiveButtonStyle", "Button(\(quoted)) {}"),
    ("LabelStyle", "Label(\(quoted), systemImage: \"star\")"),
    ("ToggleStyle", "Toggle(\(quoted), isOn: .constant(true))"),
    ("ProgressViewStyle", "ProgressView(\(quoted), value: 0.5)"),
    ("GaugeStyle", "Gauge(value: 0.5) { Text(\(quoted)) }"),
    ("GroupBoxStyle", "GroupBox(\(quoted)) { Text(\"Content\") }"),
    ("DisclosureGroupStyle", "DisclosureGroup(\(quoted)) { Text(\"Content\") }"),
    ("LabeledContentStyle", "LabeledContent(\(quoted), value: \"Value\")"),
    ("ControlGroupStyle", "ControlGroup { Button(\(quoted)) {} }"),
    ("MenuStyle", "Menu(\(quoted)) { Button(\"Item\") {} }"),
    ("TextFieldStyle", "TextField(\(quoted), text: .constant(\"Text\"))"),
  ]
}

/// The places where a text refers to its declarations.
struct UseSites {
  private var offsets: [String: [Int]] = [:]
  private let tree: SyntaxTree

  init(of names: Set<String>, in tree: SyntaxTree) {
    tree.parseEverything()
    self.tree = tree
    for expression in tree.expressions {
      switch expression.kind {
      case .identifier(let name), .member(_, let name), .implicitMember(let name):
        if names.contains(name) { offsets[name, default: []].append(expression.anchor) }
      default: continue
      }
    }
  }

  /// Whether anything except for the declaration itself refers to it.
  func contains(_ name: String, declaredAt anchor: Int) -> Bool {
    let span = tree.declarations.first { $0.anchor == anchor }?.span ?? anchor..<anchor
    return offsets[name]?.contains { !span.contains($0) } ?? false
  }
}
