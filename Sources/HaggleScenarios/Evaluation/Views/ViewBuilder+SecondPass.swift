import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// State that an app sets after a layout and haggle cannot: from a preference whose key is not
// declared.
extension ViewBuilder {
  /// Says that a modifier's code would set state from the layout's outcome.
  func reportSecondPass(_ site: CallSite) {
    guard site.name == "onPreferenceChange", let state = assignedName(site) else { return }
    interpreter.report(
      .secondPass(site.name, state, at: interpreter.place(of: site)),
      about: site.name + " " + state)
  }

  /// Reports state that an undeclared view or modifier may set: it receives a binding to a length
  /// that is still 0, or a closure that sets one.
  func reportUnsettled(_ site: CallSite) {
    let bound = site.arguments.compactMap { interpreter.boundProperty($0.value, in: site.scope) }
    let names = bound + [assignedName(site)].compactMap(\.self)
    for name in names { unsettle(name, by: site, "\(site.name) is not in this text and may set") }
  }

  private func unsettle(_ name: String, by site: CallSite, _ cause: String) {
    guard holdsNoLength(name, in: site.scope) else { return }
    unsettled.insert(name)
    interpreter.report(
      .unsettled(
        name, cause, length: site.name.count, at: interpreter.place(of: site)),
      about: site.name + " " + name)
  }

  /// Says which state follows from such: `.onChange(of: size) { width = size.width }`.
  func reportFollowing(_ site: CallSite) {
    guard site.name == "onChange", let watched = site.arguments["of"],
      let path = Setting.Subject.path(interpreter.written(watched.value, in: site.scope)),
      let source = path.first(where: unsettled.contains), let name = assignedName(site)
    else { return }
    unsettle(name, by: site, "\(source) is set by what is not in this text, and onChange sets then")
  }

  /// Reports state that an event sets to an unknown value: `.onReceive(offsets) { height = $0 }`.
  /// The keyboard's is 0 until it appears.
  func reportReceived(_ site: CallSite) {
    guard let source = site.arguments.first?.value, let name = assignedName(site),
      site.name == "onReceive" || (site.name == "onChange" && isUnknown(source, in: site.scope))
    else { return }
    let written = interpreter.written(source, in: site.scope)
    guard !written.lowercased().contains("keyboard") else { return }
    unsettle(name, by: site, "what \(site.name) is given is not in this text, and sets")
  }

  private func isUnknown(_ id: ExpressionID, in scope: Scope) -> Bool {
    interpreter.muted { interpreter.evaluate(id, in: scope) }.placeholderName != nil
  }

  /// Whether a property is a length, a size or a rectangle of 0: code that measures begins so.
  private func holdsNoLength(_ property: String, in scope: Scope) -> Bool {
    guard let value = interpreter.known(property, in: scope) else { return false }
    switch value {
    case .number(0), .rect(.zero): return true
    default: return value.displacement == .zero
    }
  }

  /// The first name to which one of the call's closures assigns something.
  private func assignedName(_ site: CallSite) -> String? {
    var closures = site.trailing.map(\.closure)
    for argument in site.arguments {
      if case .closure(let closure) = site.scope.tree[argument.value].kind {
        closures.append(closure)
      }
    }
    return closures.lazy.compactMap { self.assignedName(in: $0.body, site.scope, depth: 0) }.first
      ?? passedName(site)
  }

  /// As above, for a closure parameter passed on by a function: `func readSize(f: (CGSize) -> Void)
  /// { … .onPreferenceChange(Key.self, perform: f) }`.
  private func passedName(_ site: CallSite) -> String? {
    for argument in site.arguments {
      guard case .identifier(let name) = site.scope.tree[argument.value].kind,
        case .function(let function)? = interpreter.known(name, in: site.scope),
        case .closure(let closure, let scope) = function.code
      else { continue }
      return assignedName(in: closure.body, scope, depth: 0)
    }
    return nil
  }

  private func assignedName(in block: BlockID, _ scope: Scope, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    for statement in scope.tree.statements(of: block) {
      switch scope.tree[statement].kind {
      case .expression(let expression):
        if let name = assignedName(in: expression, scope, depth) { return name }
      case .if(_, let then, _):
        if let name = assignedName(in: then, scope, depth: depth + 1) { return name }
      default: continue
      }
    }
    return nil
  }

  /// Assignments may be inside closures: `withAnimation { height = $0 }`.
  private func assignedName(
    in expression: ExpressionID, _ scope: Scope, _ depth: Int
  ) -> String? {
    switch scope.tree[expression].kind {
    case .assignment(_, let target, _):
      Setting.Subject.path(interpreter.written(target, in: scope))?.filter { $0 != "wrappedValue" }
        .joined(separator: ".")
    case .call(_, _, let trailing):
      trailing.lazy.compactMap { self.assignedName(in: $0.closure.body, scope, depth: depth + 1) }
        .first
    case .effect(_, let inner): assignedName(in: inner, scope, depth)
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func unsettled(
    _ state: String, _ cause: String, length: Int, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .secondPass, "\(cause) \(state): shown is the layout without that",
      remedy: "set it to what it becomes: \(code: "--set \(state)=…")", place: place,
      length: length, subject: state)
  }

  fileprivate static func secondPass(
    _ modifier: String, _ state: String, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .pass, code: .secondPass,
      "'.\(modifier)' sets \(state) once the layout is there: shown is the layout before that",
      remedy: "set it to what it becomes: \(code: "--set \(state)=…")", place: place,
      length: modifier.count, subject: state)
  }
}
