extension Interpreter {
  /// `super.describe()`: the method that the class has from the one above; nil for initialisers.
  func superCall(_ site: CallSite) -> Value? {
    guard site.name != "init", let receiver = site.scope.receiver, let type = receiver.type,
      let base = receiver["self"]?.value
    else { return nil }
    let above = lineage(of: type).dropFirst().filter { $0.kind == .class }
    guard let methods = above.lazy.map({ $0.methods(site.name) }).first(where: { !$0.isEmpty })
    else { return nil }
    let passed = pass(site)
    guard let choice = choose(methods, for: passed) else { return nil }
    return invoke(choice.function, choice.matching, passed, receiver: base).value
  }
}
