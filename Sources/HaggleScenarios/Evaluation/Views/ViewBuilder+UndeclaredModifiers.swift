import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// Modifiers from other files.
extension ViewBuilder {
  /// What a call makes that stands where a view is due, in an extension of `View`: a name that is
  /// not known is a modifier of the view itself, `packagedAlert(isPresented: $isShown)`. Nil for
  /// other calls.
  func onSelf(_ site: CallSite) -> ViewID? {
    guard site.name.first?.isLowercase == true, !site.name.contains("."),
      let own = interpreter.receiver(inExtensionOf: "View", site.scope), isView(own),
      own.placeholderName == nil,
      interpreter.statedSize(of: site.name) == nil,
      case .view(let view) = modifier(site, of: own)
    else { return nil }
    return view
  }

  /// The same of a call whose value has no more than its name.
  func onSelf(_ name: String, at id: ExpressionID, in scope: Scope) -> ViewID? {
    guard case .call(let callee, let arguments, let trailing) = scope.tree[id].kind,
      case .identifier(name) = scope.tree[callee].kind
    else { return nil }
    return onSelf(
      CallSite(
        name: name, arguments: arguments, trailing: trailing, scope: scope, id: id,
        anchor: scope.tree[callee].anchor))
  }
}

// Their possible effects, for alternatives.
extension ViewBuilder {
  /// A view with the assumed effect of an undeclared modifier; the view itself if that is none.
  func supposing(_ name: String, on view: ViewID, at place: SourcePlace?) -> ViewID {
    let effect = interpreter.standIns.modifiers
    guard effect != .none, effect.isLikely(of: name) || (effect == .font && isText(view)) else {
      return view
    }
    switch effect {
    case .none: return view
    case .hiding: return add("hidden", to: view, [], at: place)
    case .filling:
      let values = [
        LabeledValue("maxWidth", .number(.infinity)),
        LabeledValue("alignment", .member(base: nil, name: "leading", arguments: nil)),
      ]
      return add("frame", to: view, values, at: place)
    case .insets: return add("padding", to: view, [.init(nil, .number(48))], at: place)
    case .font: return add("font", to: view, [.init(nil, .placeholder(name))], at: place)
    case .bare:
      let size = Value.member(base: nil, name: ControlStyles.bareSize, arguments: nil)
      return isControl(view) ? add("controlSize", to: view, [.init(nil, size)], at: place) : view
    }
  }

  private func add(
    _ modifier: String, to view: ViewID, _ values: [LabeledValue], at place: SourcePlace?
  ) -> ViewID {
    guard let entry = Catalog.modifier(modifier) else { return view }
    let arguments = CallArguments(values: values)
    return add(ViewNode(.modifier(entry, base: view, arguments), at: place))
  }

  /// Whether the modified view is a control with something around its label.
  private func isControl(_ view: ViewID) -> Bool {
    guard case .element(let entry, _) = graph[graph.root(of: view)].kind else { return false }
    return ["Picker", "Menu", "Button", "DatePicker", "TextField", "SecureField"]
      .contains(entry.name)
  }

  /// Whether the modified view is a text, to which fonts are usually applied.
  private func isText(_ view: ViewID) -> Bool {
    switch graph[view].kind {
    case .element(let entry, _): entry.name == "Text"
    case .modifier(_, let base, _): isText(base)
    default: false
    }
  }
}

extension ModifierEffect {
  /// Whether the name of a modifier suggests the effect: `invisible`, `maxLeading`, `body4`.
  fileprivate func isLikely(of name: String) -> Bool {
    let name = name.lowercased()
    return words.contains(where: name.contains)
  }

  private var words: [String] {
    switch self {
    case .none: []
    case .hiding:
      ["hidden", "hide", "visib", "shown", "show", "remove", "when", "condition", "if"]
    case .filling:
      [
        "full", "fill", "max", "stretch", "expand", "leading", "trailing", "align", "width", "row",
        "card", "square", "frame",
      ]
    case .insets: ["padding", "inset", "margin", "card", "bubble"]
    case .font:
      [
        "font", "text", "typo", "style", "body", "title", "heading", "headline", "caption",
        "label", "subtitle", "bold",
      ]
    case .bare: ["picker", "menu", "button", "field", "minimal", "plain", "border", "style"]
    }
  }
}
