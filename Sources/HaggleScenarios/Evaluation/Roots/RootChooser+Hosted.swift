import HaggleLanguage
import HaggleSyntax

extension RootChooser {
  /// Calls that display a view, whatever the label of their argument.
  private static let showing: Set<String> = ["setLiveView"]
  /// The label of the view that UIKit and AppKit are given to host.
  private static let hostLabel = "rootView"

  /// The view that an expression only hands over: `X()` of `UIHostingController(rootView: X())`,
  /// of `PlaygroundPage.current.setLiveView(X())` and of `page.liveView = X()`.
  func hosted(_ id: ExpressionID) -> ExpressionID? {
    switch syntax[id].kind {
    case .assignment(_, let target, let value):
      guard case .member(_, "liveView") = syntax[target].kind else { return nil }
      return hosted(value) ?? value
    case .call(let callee, let arguments, _):
      // A declared view may have a label of that name as well.
      if case .identifier(let name) = syntax[callee].kind,
        interpreter.declarations.type(name)?.kind == .struct
      {
        return nil
      }
      guard let shown = arguments.first(where: { $0.label == Self.hostLabel })?.value else {
        guard case .member(_, let name) = syntax[callee].kind, Self.showing.contains(name) else {
          return nil
        }
        return arguments.first.map { hosted($0.value) ?? $0.value }
      }
      return shown
    case .member(let base, _): return hosted(base)
    default: return nil
    }
  }

  /// The views that controllers and delegates anywhere in the text show.
  func hostedViews() -> [Evaluation.Root] {
    syntax.parseEverything()
    var seen: Set<ExpressionID> = []
    return syntax.expressions.indices.compactMap { index in
      let id = ExpressionID(index: Int32(index))
      if let cell = hostedCell(id) { return cell }
      guard case .call = syntax[id].kind, let shown = hosted(id).map(written),
        seen.insert(shown).inserted
      else { return nil }
      return apart { hostedRoot(shown) }
    }
  }

  /// `UIHostingConfiguration { … }`: the content of a cell.
  private func hostedCell(_ id: ExpressionID) -> Evaluation.Root? {
    guard case .call(let callee, _, let trailing) = syntax[id].kind,
      case .identifier("UIHostingConfiguration") = syntax[callee].kind,
      let closure = trailing.first?.closure
    else { return nil }
    let place = syntax.source.place(at: syntax[id].span.lowerBound)
    return Evaluation.Root(
      name: "UIHostingConfiguration",
      view: builder.build(interpreter.function(closure, in: interpreter.globals), []),
      place: place)
  }

  private func hostedRoot(_ shown: ExpressionID) -> Evaluation.Root? {
    let scope = scope(around: shown)
    let value = interpreter.evaluate(shown, in: scope)
    guard builder.isView(value), let view = builder.view(value, at: shown, in: scope) else {
      return nil
    }
    let place = syntax.source.place(at: syntax[shown].span.lowerBound)
    return Evaluation.Root(name: rootName(shown), view: view, place: place)
  }

  /// The scope of the type that an expression stands in, whose other types it names without that
  /// type's name: `MainView()` in `enum Cheatsheet { struct MainView … }`.
  private func scope(around id: ExpressionID) -> Scope {
    let start = syntax[id].span.lowerBound
    let path = syntax.declarations.filter { $0.span.contains(start) }
      .compactMap { declaration -> (begin: Int, name: String)? in
        guard case .type(let type) = declaration.kind else { return nil }
        return (declaration.span.lowerBound, type.name)
      }
      .sorted { $0.begin < $1.begin }.map(\.name).joined(separator: ".")
    guard let type = interpreter.declarations.type(path) else { return interpreter.globals }
    return interpreter.receiverScope(.type(path), type: type, tree: syntax)
  }

  /// The value of a name declared in a function: `let contentView = ContentView()`.
  private func written(_ id: ExpressionID) -> ExpressionID {
    guard case .identifier(let name) = syntax[id].kind,
      interpreter.declarations.variables[name] == nil
    else { return id }
    let end = syntax[id].span.lowerBound
    for declaration in syntax.declarations.reversed() where declaration.anchor < end {
      guard case .variable(let variable) = declaration.kind else { continue }
      let binding = variable.bindings.first { $0.pattern.names == [name] }
      if let initial = binding?.initialValue { return initial }
    }
    return id
  }
}
