import HaggleLanguage
import HaggleSyntax

extension RootChooser {
  /// `#Preview { … }` and `PreviewProvider`: each view that Xcode shows apart is a root.
  func previews() -> [Evaluation.Root] {
    let all = previewMacros()
    let most = isNamed ? all.count : Self.mostRoots
    if all.count > most {
      interpreter.report(
        .previewLimit(
          most, of: all.count, at: syntax.source.place(at: all[most].offset)), about: "previews")
    }
    let macros = all.prefix(most).enumerated().compactMap {
      index, preview -> Evaluation.Root? in
      let function = FunctionValue(.closure(preview.closure, captured: interpreter.globals))
      let place = syntax.source.place(at: preview.offset)
      let name = preview.title ?? (index == 0 ? "Preview" : "Preview.\(index + 1)")
      guard isWanted(name) else { return nil }
      let before = interpreter.surroundings
      defer { (interpreter.surroundings, builder.shownEntry) = (before, nil) }
      builder.put(preview.setting)
      builder.shownEntry = preview.timeline.flatMap(firstEntry)
      return apart {
        let view = builder.showing(
          { widget(interpreter.call(function, [])) ?? builder.build(function, []) },
          isEmpty: builder.showsNothing, isUnknown: builder.isUnknown)
        return Evaluation.Root(name: name, view: view, place: place, preview: preview.setting)
      }
    }
    return macros
      + interpreter.declarations.order.filter {
        isOwn($0.tree, $0.anchor) && interpreter.conforms($0, "PreviewProvider")
      }
      .flatMap { type in apart { provided(by: type) } }
  }

  /// The first entry behind `timeline:`, which is the one that Xcode shows at first.
  private func firstEntry(of timeline: Closure) -> Value? {
    let entries = syntax.active(syntax.statements(of: timeline.body)).lazy.compactMap { id in
      if case .expression(let entry) = self.syntax[id].kind { entry } else { nil as ExpressionID? }
    }
    guard let entry = entries.first,
      case .instance(let made) = interpreter.evaluate(entry, in: interpreter.globals)
    else { return nil }
    return .instance(made)
  }

  private func provided(by type: TypeInfo) -> [Evaluation.Root] {
    guard let value = interpreter.staticMember("previews", of: type),
      let view = builder.viewWithoutPlace(value)
    else { return [] }
    let parts = parts(of: view, PreviewSetting())
    return parts.enumerated().map { index, part in
      let number = index == 0 ? type.name : "\(type.name).\(index + 1)"
      return Evaluation.Root(
        name: part.setting.title ?? number, view: part.view, place: interpreter.home(of: type),
        preview: part.setting)
    }
  }

  /// The views that a list of previews shows one by one, each under the modifiers of the list.
  private func parts(
    of view: ViewID, _ outer: PreviewSetting
  ) -> [(view: ViewID, setting: PreviewSetting)] {
    var modifiers: [ViewNode] = []
    var setting = outer
    var id = view
    while case .modifier(let entry, let base, let arguments) = builder.graph[id].kind {
      modifiers.append(builder.graph[id])
      // The modifier nearest to the view takes precedence.
      setting.read(entry.name, arguments)
      id = base
    }
    guard let views = severalViews(id) else { return [(view, setting)] }
    return views.flatMap { parts(of: $0, setting) }.map { part in
      (modifiers.reversed().reduce(part.view, again), part.setting)
    }
  }

  /// The views of a list of previews, or of a view that is one, as its parts say: each has a
  /// setting of its own. Nil for one preview.
  private func severalViews(_ id: ViewID) -> [ViewID]? {
    switch builder.graph[id].kind {
    case .list(let views): return views.count > 1 ? views : nil
    case .element("Group", let arguments):
      return arguments.content().flatMap(severalViews)
    case .custom(_, let body):
      guard let views = severalViews(body), views.contains(where: isSetApart) else { return nil }
      return views
    default: return nil
    }
  }

  /// Whether a modifier of previews is put on a view: `previewDisplayName("Dark")`.
  private func isSetApart(_ view: ViewID) -> Bool {
    guard case .modifier(let entry, let base, _) = builder.graph[view].kind else { return false }
    return entry.name.hasPrefix("preview") || isSetApart(base)
  }

  /// Applies the same modifier to another view.
  private func again(_ base: ViewID, _ modifier: ViewNode) -> ViewID {
    guard case .modifier(let entry, _, let arguments) = modifier.kind else { return base }
    return builder.add(ViewNode(.modifier(entry, base: base, arguments), at: modifier.place))
  }

  /// A `#Preview` as written.
  struct PreviewMacro {
    let title: String?
    let closure: Closure
    /// The entries that a widget shows one after the other.
    let timeline: Closure?
    let offset: Int
    let setting: PreviewSetting
  }

  func previewMacros() -> [PreviewMacro] {
    syntax.active(syntax.topLevel).compactMap { id in
      guard case .expression(let expression) = syntax[id].kind,
        case .macro("Preview", let arguments, let trailing) = syntax[expression].kind,
        let closure = trailing.first?.closure
      else { return nil }
      let title = arguments.first.flatMap {
        $0.label == nil ? interpreter.evaluate($0.value, in: interpreter.globals).string : nil
      }
      return PreviewMacro(
        title: title, closure: closure,
        timeline: trailing.first { $0.label == "timeline" }?.closure,
        offset: syntax[expression].span.lowerBound,
        setting: traits(arguments))
    }
  }

  /// The traits of a `#Preview`: the first with its label, those after it without.
  private func traits(_ arguments: [Argument]) -> PreviewSetting {
    var setting = PreviewSetting()
    for argument in arguments.drop(while: { $0.label != "traits" }) {
      setting.readTrait(interpreter.evaluate(argument.value, in: interpreter.globals))
    }
    if let family = arguments["as"] {
      let name = interpreter.evaluate(family.value, in: interpreter.globals).unresolvedName ?? ""
      setting.readWidget(name, "#Preview(as: .\(name))")
    }
    return setting
  }
}

// MARK: - What they leave out

extension RootChooser {
  /// The views that the text is about, where its previews show none of those that it declares, or
  /// only at a touch, as the preview of a menu. What previews may present is reported separately
  /// where the text itself does that: the preview of a whole app leads to all of its screens.
  func unshown(by previews: [Evaluation.Root]) -> [TypeInfo] {
    let parts = syntax.source.parts
    guard
      !builder.presentations.contains(where: { parts.origin(of: $0.place?.line ?? 1) == nil })
    else { return [] }
    let own = Set(viewTypes.map(\.simpleName))
    var (rest, seen): ([ViewID], Set<ViewID>) = (previews.map(\.view), [])
    while let view = rest.popLast() {
      guard seen.insert(view).inserted else { continue }
      if case .custom(let name, _) = builder.graph[view].kind, own.contains(name) { return [] }
      if buildsLate(own, in: view) { return [] }
      rest += shownParts(of: view)
    }
    return wantedViews()
  }

  /// Whether the content of a view that is built while the layout is computed shows one of these
  /// at first.
  private func buildsLate(_ names: Set<String>, in view: ViewID) -> Bool {
    builder.graph[view].lateContents.contains { closure, tree in
      let late = tree.lateCode(in: closure.span).sorted { $0.lowerBound < $1.lowerBound }
      var (next, end) = (0, 0)
      return tree.names(in: closure.span).contains { name in
        while next < late.count, late[next].lowerBound <= name.offset {
          end = max(end, late[next].upperBound)
          next += 1
        }
        return name.offset >= end && names.contains(name.text) && name.context != .declared
      }
    }
  }

  /// The views in a view that are shown at first: of several tabs one is.
  private func shownParts(of view: ViewID) -> [ViewID] {
    guard case .element("TabView", let arguments) = builder.graph[view].kind,
      let content = arguments.content()
    else { return builder.graph[view].parts }
    let tabs = members(of: content)
    let selection = arguments["selection"]
    let chosen = tabs.first { tab in
      guard let selection, let tag = builder.graph.tag(of: tab) else { return false }
      return interpreter.equals(tag, selection)
    }
    return [chosen ?? tabs.first].compactMap(\.self)
  }

  private func members(of view: ViewID) -> [ViewID] {
    guard case .list(let views) = builder.graph[view].kind else { return [view] }
    return views.flatMap(members)
  }

  /// Whether previews show nothing, or only undeclared views.
  func showOnlyBoxes(_ previews: [Evaluation.Root]) -> Bool {
    previews.allSatisfy { isBoxes($0.view) }
  }

  private func isBoxes(_ view: ViewID) -> Bool {
    switch builder.graph[view].kind {
    case .box(_, let arguments): arguments.contents.isEmpty && arguments.statedSize == nil
    case .modifier(_, let base, _): isBoxes(base)
    case .list(let views): views.allSatisfy(isBoxes)
    default: false
    }
  }
}
