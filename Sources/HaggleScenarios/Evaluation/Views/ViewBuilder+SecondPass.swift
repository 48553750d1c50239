import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// What an app does after its first layout, and haggle does not: state that is set from what came
// out.
extension ViewBuilder {
  /// Modifiers that report results of the layout to the text.
  private static let tellsGeometry: Set<String> = ["onPreferenceChange", "onGeometryChange"]
  /// Modifiers whose code runs once the view is there.
  private static let runsAfterwards: Set<String> = ["onAppear", "task"]

  /// Says that a modifier's code would set state from the layout's outcome.
  func reportSecondPass(_ site: CallSite) {
    let isFollowUp =
      Self.tellsGeometry.contains(site.name) || Self.runsAfterwards.contains(site.name)
      || (interpreter.isLate && site.name == "onChange")
    guard isFollowUp, let state = assignedName(site) else { return }
    interpreter.report(
      .secondPass(site.name, state, at: interpreter.place(site.anchor, in: site.scope)),
      about: site.name + " " + state)
  }

  /// The first name to which one of the call's closures assigns something.
  private func assignedName(_ site: CallSite) -> String? {
    var closures = site.trailing.map(\.closure)
    for argument in site.arguments {
      if case .closure(let closure) = site.scope.tree[argument.value].kind {
        closures.append(closure)
      }
    }
    let scope = site.scope
    return closures.lazy.compactMap {
      Assignments(self.interpreter, scope).name(in: $0.body)
    }.first
      ?? passedName(site)
  }

  /// The same of a closure that a function of the text was given and passes on:
  /// `func readSize(f: (CGSize) -> Void) { … .onPreferenceChange(Key.self, perform: f) }`.
  private func passedName(_ site: CallSite) -> String? {
    for argument in site.arguments {
      guard case .identifier(let name) = site.scope.tree[argument.value].kind,
        case .function(let function)? = interpreter.known(name, in: site.scope)
      else { continue }
      switch function.code {
      case .closure(let closure, let scope):
        return Assignments(interpreter, scope).name(in: closure.body)
      case .functions(let functions, _, _):
        return functions.lazy.compactMap {
          Assignments(self.interpreter, site.scope).name(in: $0)
        }.first
      default: continue
      }
    }
    return nil
  }
}

/// Looks for the first state that code sets: no variable of its own, and also in closures
/// (`withAnimation { height = $0 }`) and in methods that it calls.
private struct Assignments {
  let interpreter: Interpreter
  let scope: Scope
  let depth: Int
  /// Variables that the code declares itself.
  private var own: Set<String> = []

  init(_ interpreter: Interpreter, _ scope: Scope, depth: Int = 0, own: Set<String> = []) {
    self.interpreter = interpreter
    self.scope = scope
    self.depth = depth
    self.own = own
  }

  func name(in function: Function) -> String? {
    guard let body = function.declaration.body else { return nil }
    let parameters = Set(function.parameters.map(\.name))
    let inside = Scope(tree: function.tree, parent: scope)
    return Assignments(interpreter, inside, depth: depth + 1, own: parameters).name(in: body)
  }

  func name(in block: BlockID) -> String? {
    guard depth < 8 else { return nil }
    var inner = self
    for statement in scope.tree.active(scope.tree.statements(of: block)) {
      if let name = inner.name(in: statement) { return name }
    }
    return nil
  }

  private mutating func name(in statement: StatementID) -> String? {
    switch scope.tree[statement].kind {
    case .declaration(let declaration):
      if case .variable(let variable) = scope.tree[declaration].kind {
        own.formUnion(variable.bindings.flatMap(\.pattern.names))
      }
      return nil
    case .expression(let expression): return name(in: expression)
    case .if(_, let then, _): return nested.name(in: then)
    default: return nil
    }
  }

  private var nested: Assignments {
    Assignments(interpreter, scope, depth: depth + 1, own: own)
  }

  private func name(in expression: ExpressionID) -> String? {
    switch scope.tree[expression].kind {
    case .assignment(_, let target, _):
      let path = Setting.Subject.path(interpreter.written(target, in: scope))
      guard let path, let first = path.first, !own.contains(first) else { return nil }
      return path.filter { $0 != "wrappedValue" }.joined(separator: ".")
    case .call(let callee, _, let trailing):
      return trailing.lazy.compactMap { nested.name(in: $0.closure.body) }.first
        ?? name(ofCalled: callee)
    case .effect(_, let inner): return name(in: inner)
    default: return nil
    }
  }

  /// What a method of the view sets: `load()`, `self.load()`.
  private func name(ofCalled callee: ExpressionID) -> String? {
    var name: String?
    switch scope.tree[callee].kind {
    case .identifier(let called): name = called
    case .member(let base, let called):
      if case .identifier("self") = scope.tree[base].kind { name = called }
    default: break
    }
    guard let name, name != "withAnimation", depth < 8,
      case .function(let function)? = interpreter.known(name, in: scope, isCalled: true),
      case .functions(let functions, _, _) = function.code
    else { return nil }
    return functions.lazy.compactMap { self.name(in: $0) }.first
  }
}

extension Diagnostic {
  fileprivate static func secondPass(
    _ modifier: String, _ state: String, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .pass, code: .secondPass,
      "'.\(modifier)' sets \(state) once the layout is there: shown is the layout before that",
      remedy: "set it to what it becomes: \(code: "--set \(state)=…")", place: place,
      length: modifier.count)
  }
}
