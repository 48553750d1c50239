import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

/// A presentation over or instead of a view: a sheet, an alert, the destination of a link. It has a
/// space of its own.
struct Presentation {
  /// Named like the modifier or view.
  enum Kind: String, CaseIterable {
    case sheet, fullScreenCover, popover, inspector, alert, confirmationDialog
    case navigationDestination
    case navigationLink = "NavigationLink"

    /// Whether it is pushed onto a navigation stack, below its bar.
    var isPushed: Bool { self == .navigationDestination || self == .navigationLink }
  }

  let kind: Kind
  /// Whether it is shown in the initial state of the text.
  let isPresented: Bool
  /// The binding that it depends on, as written: `$showsSheet`; nil if the user chooses.
  let condition: String?
  let place: SourcePlace?
  let content: [Content]
  /// The title of an alert.
  let title: Value?
  let surroundings: SurroundingValues
  /// The roots that may present it, by their numbers.
  var roots: Set<Int>

  /// What distinguishes it from others of the text.
  struct Key: Hashable {
    let kind: Kind
    let place: SourcePlace?
  }

  /// A part of the content.
  enum Content {
    /// A builder closure with its arguments.
    case closure(FunctionValue, [Value])
    /// A view argument.
    case view(ExpressionID, Scope)
  }
}

extension ViewBuilder {
  /// Records the presentation of a modifier or link, for a separate layout.
  func notePresentation(_ site: CallSite) {
    guard let kind = Presentation.Kind(rawValue: site.name),
      interpreter.log.muted == 0 || isSampling, !interpreter.isLate,
      let shown = condition(of: site, kind)
    else { return }
    let content = kind == .navigationLink ? destination(of: site) : content(of: site, shown.item)
    guard !content.isEmpty else { return }
    let place = interpreter.place(of: site)
    let root = interpreter.log.root
    let key = Presentation.Key(kind: kind, place: place)
    if let known = numbersOfPresentations[key] {
      presentations[known].roots.insert(root)
      return
    }
    numbersOfPresentations[key] = presentations.count
    presentations.append(
      Presentation(
        kind: kind, isPresented: shown.isPresented, condition: shown.text, place: place,
        content: content, title: title(of: site, kind),
        surroundings: interpreter.surroundings, roots: [root]))
  }

  /// Whether the presentation is shown, its item, and its binding.
  private func condition(
    of site: CallSite, _ kind: Presentation.Kind
  ) -> (isPresented: Bool, item: Value?, text: String?)? {
    let labels = ["isPresented", "item", "isActive"]
    guard let argument = site.arguments.first(where: { labels.contains($0.label ?? "") }) else {
      return kind.isPushed ? (false, chosenValue(site), nil) : nil
    }
    let text = interpreter.written(argument.value, in: site.scope)
    let value = interpreter.muted { interpreter.evaluate(argument.value, in: site.scope) }
    if argument.label != "item" { return (value.boolean ?? false, nil, text) }
    let isThere = !value.isNone && value.placeholderName == nil
    return (isThere, isThere ? value : .placeholder("item"), text)
  }

  /// A value that opens a destination: a sample of the destination's type.
  private func chosenValue(_ site: CallSite) -> Value {
    guard let type = site.arguments["for"],
      case .type(let name) = interpreter.muted({ interpreter.evaluate(type.value, in: site.scope) })
    else { return .placeholder("value") }
    return interpreter.placeholder(for: TypeName(name), named: "value")
  }

  /// `NavigationLink("a", destination: Detail())`, `NavigationLink { Detail() } label: { … }`; a
  /// link with a `value` has no destination of its own.
  private func destination(of site: CallSite) -> [Presentation.Content] {
    if let argument = site.arguments["destination"] {
      guard case .closure(let closure) = site.scope.tree[argument.value].kind else {
        return [.view(argument.value, site.scope)]
      }
      return [.closure(interpreter.function(closure, in: site.scope), [])]
    }
    let isTitled = site.arguments.contains { $0.label == nil }
    let isLabelled = site.trailing.contains { $0.label == "label" }
    guard isTitled || isLabelled, site.arguments["value"] == nil else { return [] }
    return site.trailing.filter { $0.label == nil }
      .map { .closure(interpreter.function($0.closure, in: site.scope), []) }
  }

  /// The content of its builder closures, without `onDismiss`.
  private func content(
    of site: CallSite, _ item: Value?
  ) -> [Presentation.Content] {
    var closures = site.trailing.map { ($0.label, $0.closure) }
    for argument in site.arguments {
      if case .closure(let closure) = site.scope.tree[argument.value].kind {
        closures.append((argument.label, closure))
      }
    }
    return closures.filter { $0.0 != "onDismiss" }.map { _, closure in
      let takesItem = !closure.parameters.isEmpty || closure.shorthandCount > 0
      let passed = takesItem ? [item].compactMap(\.self) : []
      return .closure(interpreter.function(closure, in: site.scope), passed)
    }
  }

  private func title(of site: CallSite, _ kind: Presentation.Kind) -> Value? {
    guard kind == .alert || kind == .confirmationDialog,
      let first = site.arguments.first, first.label == nil
    else { return nil }
    return interpreter.muted {
      key(first.value, in: site.scope) ?? interpreter.evaluate(first.value, in: site.scope)
    }
  }

  /// The presented content as one view.
  fileprivate func build(_ presentation: Presentation) -> ViewID {
    interpreter.surrounded(by: presentation.surroundings) {
      var views = presentation.content.compactMap(build)
      if let title = presentation.title, let words = title.words {
        let arguments = CallArguments(values: [.init(nil, title)], text: "\"\(words)\"")
        views.insert(add(ViewNode.named("Text", arguments, at: presentation.place)), at: 0)
      }
      guard presentation.kind.isPushed else { return list(views) }
      let stack = CallArguments(contents: [.init("content", list(views))])
      return add(ViewNode.named("NavigationStack", stack, at: presentation.place))
    }
  }

  private func build(_ content: Presentation.Content) -> ViewID? {
    switch content {
    case .closure(let function, let arguments): build(function, arguments)
    case .view(let expression, let scope):
      view(interpreter.evaluate(expression, in: scope), at: expression, in: scope)
    }
  }
}

extension RootChooser {
  /// The maximum number of presentations; a view may present itself.
  private static let mostPresented = 100

  /// The roots with their presentations; a presentation comes before a root that only hosts it.
  func withPresented(_ roots: [Evaluation.Root]) -> [Evaluation.Root] {
    let presented = presented(all: false, by: roots.first)
    guard !presented.isEmpty else { return roots }
    guard roots.allSatisfy({ isMereHost($0.view) }) else { return roots + presented }
    return presented + roots.filter { !isClear($0.view) }
  }

  /// Whether a host is nothing by intent: `Color.clear.sheet(isPresented: $isShown) { … }`.
  func isClear(_ view: ViewID) -> Bool {
    switch builder.graph[view].kind {
    case .modifier(_, let base, _): isClear(base)
    case .list(let views): views.allSatisfy(isClear)
    case .element("Color", let arguments): arguments.text.hasSuffix("clear")
    case .element("Spacer", _): true
    default: false
    }
  }

  /// The presentations of modifiers, by their `--root` names: `sheet`, `sheet.2`.
  ///
  /// - Parameter all: includes those not shown in the initial state.
  func presented(all: Bool, by host: Evaluation.Root?) -> [Evaluation.Root] {
    var counts: [Presentation.Kind: Int] = [:]
    var roots: [Evaluation.Root] = []
    var index = 0
    builder.sampleLateContents()
    // Presented content may present more.
    while index < builder.presentations.count, roots.count < Self.mostPresented {
      let presentation = builder.presentations[index]
      index += 1
      let number = counts[presentation.kind, default: 0] + 1
      counts[presentation.kind] = number
      let name = presentation.kind.rawValue + (number == 1 ? "" : ".\(number)")
      if all || presentation.isPresented {
        roots += apart { [root(presentation, name, by: host)] }
        builder.sampleLateContents()
      } else {
        report(presentation, name)
      }
    }
    return roots
  }

  /// Says of the views that may present something that it is not shown.
  private func report(_ presentation: Presentation, _ name: String) {
    let root = interpreter.log.root
    for host in presentation.roots.sorted() {
      interpreter.log.resume(root: host)
      interpreter.report(.notPresented(presentation, name), about: name)
    }
    interpreter.log.resume(root: root)
  }

  private func root(
    _ presentation: Presentation, _ name: String, by host: Evaluation.Root?
  ) -> Evaluation.Root {
    let view = builder.build(presentation)
    var setting = PreviewSetting()
    setting.device = host?.preview.device
    setting.isLandscape = host?.preview.isLandscape ?? false
    setting.presented = PresentedSpace(
      presentation.kind, detents: builder.graph.arguments(of: "presentationDetents", on: view),
      adaptation: builder.graph.arguments(of: "presentationCompactAdaptation", on: view))
    return Evaluation.Root(
      name: name, view: view, place: presentation.place, preview: setting,
      diagnostics: [.presented(presentation.kind, at: presentation.place)])
  }

  /// The root in the space of a sheet, if its height is stated, or if its project shows it in one.
  func inSheet(_ root: Evaluation.Root) -> Evaluation.Root {
    let detents = builder.graph.arguments(of: "presentationDetents", on: root.view)
    guard root.preview.isOpen, detents != nil || shows(root, anyOf: builder.stage.sheets) else {
      return root
    }
    var root = root
    root.preview.presented = PresentedSpace(
      .sheet, detents: detents,
      adaptation: builder.graph.arguments(of: "presentationCompactAdaptation", on: root.view))
    root.diagnostics.append(.presented(.sheet, at: root.place))
    return root
  }

  /// Whether a view is there to present something: no view of the text is in it.
  private func isMereHost(_ view: ViewID) -> Bool {
    switch builder.graph[view].kind {
    case .custom, .box, .layout: false
    default: builder.graph[view].parts.allSatisfy(isMereHost)
    }
  }
}

extension Diagnostic {
  fileprivate static func presented(
    _ kind: Presentation.Kind, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .presentation,
      "the space of the \(kind.rawValue) is assumed: what it presents is laid out alone",
      remedy: "state what it is offered: \(code: "// proposal: 393x400")", place: place)
  }

  fileprivate static func notPresented(
    _ presentation: Presentation, _ name: String
  ) -> Diagnostic {
    let kind = presentation.kind.rawValue
    let message =
      presentation.condition.map {
        "'\($0)' presents nothing at first: its \(kind) is not laid out"
      } ?? "\(kind) leads to a screen that is not shown at first: it is not laid out"
    return Diagnostic(
      .ignored, code: .presentation, message,
      remedy: "lay it out: \(code: "--root \(name)")", place: presentation.place,
      length: kind.count, subject: name)
  }
}
