import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

/// What a modifier shows over its view: a sheet, a popover, an alert. It has a space of its own.
struct Presentation {
  /// Named as its modifier is.
  enum Kind: String, CaseIterable {
    case sheet, fullScreenCover, popover, inspector, alert, confirmationDialog
  }

  let kind: Kind
  /// Whether it is shown where the text's state is as it starts.
  let isPresented: Bool
  /// What it depends on, as it is written: `$showsSheet`.
  let condition: String
  let place: SourcePlace?
  /// The builder closures of what it shows, with what they are passed.
  let content: [(function: FunctionValue, arguments: [Value])]
  /// What an alert is called.
  let title: Value?
  let surroundings: SurroundingValues
}

extension ViewBuilder {
  /// Notes what a modifier presents, for a layout of its own.
  func notePresentation(_ site: CallSite) {
    guard let kind = Presentation.Kind(rawValue: site.name), interpreter.log.muted == 0,
      !interpreter.isLate, let shown = condition(of: site)
    else { return }
    let place = interpreter.place(site.anchor, in: site.scope)
    guard !presentations.contains(where: { $0.place == place && $0.kind == kind }) else { return }
    presentations.append(
      Presentation(
        kind: kind, isPresented: shown.isPresented, condition: shown.text, place: place,
        content: content(of: site, shown.item), title: title(of: site, kind),
        surroundings: interpreter.surroundings))
  }

  /// Whether what a modifier presents is there, the item that it is shown for, and what decides it.
  private func condition(
    of site: CallSite
  ) -> (isPresented: Bool, item: Value?, text: String)? {
    let labels = ["isPresented", "item"]
    guard let argument = site.arguments.first(where: { labels.contains($0.label ?? "") }) else {
      return nil
    }
    let text = interpreter.written(argument.value, in: site.scope)
    let value = interpreter.muted { interpreter.evaluate(argument.value, in: site.scope) }
    if argument.label == "isPresented" { return (value.boolean ?? false, nil, text) }
    let isThere = !value.isNone && value.placeholderName == nil
    return (isThere, isThere ? value : .placeholder("item"), text)
  }

  /// Everything that its builder closures build; what runs when it goes away is no part of it.
  private func content(
    of site: CallSite, _ item: Value?
  ) -> [(function: FunctionValue, arguments: [Value])] {
    var closures = site.trailing.map { ($0.label, $0.closure) }
    for argument in site.arguments {
      if case .closure(let closure) = site.scope.tree[argument.value].kind {
        closures.append((argument.label, closure))
      }
    }
    return closures.filter { $0.0 != "onDismiss" }.map { _, closure in
      let takesItem = !closure.parameters.isEmpty || closure.shorthandCount > 0
      let passed = takesItem ? [item].compactMap(\.self) : []
      return (interpreter.function(closure, in: site.scope), passed)
    }
  }

  private func title(of site: CallSite, _ kind: Presentation.Kind) -> Value? {
    guard kind == .alert || kind == .confirmationDialog,
      let first = site.arguments.first, first.label == nil
    else { return nil }
    return interpreter.muted { interpreter.evaluate(first.value, in: site.scope) }
  }

  /// What is presented, as one view.
  fileprivate func build(_ presentation: Presentation) -> ViewID {
    interpreter.surrounded(by: presentation.surroundings) {
      var views = presentation.content.map { build($0.function, $0.arguments) }
      if let title = presentation.title, let words = title.words {
        let arguments = CallArguments(values: [.init(nil, title)], text: "\"\(words)\"")
        views.insert(graph.add(ViewNode.named("Text", arguments, at: presentation.place)), at: 0)
      }
      return list(views)
    }
  }

  /// What the first such modifier of a view says; modifiers and declared views are looked through.
  fileprivate func said(_ name: String, in view: ViewID) -> CallArguments? {
    var view = view
    while true {
      switch graph[view].kind {
      case .modifier(let entry, let base, let arguments):
        if entry.name == name { return arguments }
        view = base
      case .custom(_, let body): view = body
      default: return nil
      }
    }
  }
}

extension RootChooser {
  /// As many are laid out; a view may present itself.
  private static let mostPresented = 16

  /// The roots and what they present: what a root only hosts comes before it.
  func withPresented(_ roots: [Evaluation.Root]) -> [Evaluation.Root] {
    let presented = presented(all: false, by: roots.first)
    guard !presented.isEmpty else { return roots }
    return roots.allSatisfy { isMereHost($0.view) } ? presented + roots : roots + presented
  }

  /// What modifiers present, by the names that `--root` knows: `sheet`, `sheet.2`.
  ///
  /// - Parameter all: also what is not shown while state is as it starts.
  func presented(all: Bool, by host: Evaluation.Root?) -> [Evaluation.Root] {
    var counts: [Presentation.Kind: Int] = [:]
    var roots: [Evaluation.Root] = []
    var index = 0
    // What is presented may present more.
    while index < builder.presentations.count, index < Self.mostPresented {
      let presentation = builder.presentations[index]
      index += 1
      let number = counts[presentation.kind, default: 0] + 1
      counts[presentation.kind] = number
      let name = presentation.kind.rawValue + (number == 1 ? "" : ".\(number)")
      if all || presentation.isPresented {
        roots.append(root(presentation, name, by: host))
      } else {
        interpreter.report(.notPresented(presentation, name), about: name)
      }
    }
    return roots
  }

  private func root(
    _ presentation: Presentation, _ name: String, by host: Evaluation.Root?
  ) -> Evaluation.Root {
    let view = builder.build(presentation)
    var setting = PreviewSetting()
    setting.device = host?.preview.device
    setting.isLandscape = host?.preview.isLandscape ?? false
    setting.presented = PresentedSpace(
      presentation.kind, detents: builder.said("presentationDetents", in: view),
      adaptation: builder.said("presentationCompactAdaptation", in: view))
    return Evaluation.Root(
      name: name, view: view, place: presentation.place, preview: setting,
      diagnostics: [.presented(presentation.kind, at: presentation.place)])
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
    Diagnostic(
      .ignored, code: .presentation,
      "'\(presentation.condition)' presents nothing at first: its \(presentation.kind.rawValue) "
        + "is not laid out",
      remedy: "lay it out: \(code: "--root \(name)")", place: presentation.place,
      length: presentation.kind.rawValue.count)
  }
}
