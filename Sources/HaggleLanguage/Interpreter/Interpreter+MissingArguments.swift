import HaggleSyntax
import HaggleVocabulary

// The arguments that a call lacks: they are made up, and described.
extension Interpreter {
  func reportMissing(
    _ taken: [String], of type: TypeInfo, _ passed: [Passed], at place: SourcePlace?
  ) {
    let labels = passed.map { ($0.label ?? "_") + ":" }.joined()
    let isRoot = place == nil && passed.isEmpty
    let diagnostic: Diagnostic =
      taken.isEmpty
      ? .mismatch(type.name, labels: labels, at: place)
      : .missingArguments(
        of: type.name, taken, isRoot: isRoot,
        isCalled: calledElsewhere.contains(type.name), at: place ?? home(of: type))
    report(diagnostic, about: type.name)
  }

  /// One argument for each parameter; missing ones are made up, and described.
  ///
  /// - Parameter fills: whether optionals have values and flags are true.
  func completed(
    _ passed: [Passed], for formals: [Formal], fills: Bool, of type: TypeInfo
  ) -> (all: [Passed], taken: [String], madeUp: Set<String>) {
    var rest = passed
    var taken: [String] = []
    var names: Set<String> = []
    let complete = formals.compactMap { formal -> Passed? in
      if let position = rest.firstIndex(where: { $0.label == formal.label || $0.isTrailing }) {
        return Passed(formal.label, rest.remove(at: position).value)
      }
      let isOpen = formal.type?.isOptional == true && formal.defaultValue == nil
      if formal.isOptional, !fills || !isOpen { return nil }
      if let value = stated(formal, of: type) { return formal.passed(value) }
      let value = fills ? filled(formal, type) : madeUp(formal, type)
      taken.append(words(for: value, of: formal))
      names.insert(formal.name)
      return formal.passed(value)
    }
    return (complete, taken, names)
  }

  private func madeUp(_ formal: Formal, _ owner: TypeInfo) -> Value {
    placeholder(
      for: formal.type, named: formal.name, builds: formal.isBuilder, from: owner)
  }

  /// As `madeUp`, but with true and non-nil values, so that the view is not empty.
  private func filled(_ formal: Formal, _ owner: TypeInfo) -> Value {
    guard let type = formal.type else { return madeUp(formal, owner) }
    let bare = wrapped(type.name == "Binding" ? type.arguments.first ?? type : type)
    if bare.name == "Bool" { return .boolean(true) }
    return placeholder(for: bare, named: formal.name, builds: formal.isBuilder, from: owner)
  }

  /// The description of the value assumed for a parameter.
  package func words(for value: Value, of formal: Formal) -> String {
    if value.placeholderName != nil {
      return "\(formal.name) = unknown \(formal.type?.text ?? "data")"
    }
    guard value.function == nil else { return "\(formal.name) = { … }" }
    let written = Description.quoted(value, self)
    let start = written.prefix(Self.mostOfAValue)
    return "\(formal.name) = \(start)" + (start.endIndex < written.endIndex ? "…" : "")
  }

  /// About as many characters as a line has.
  private static let mostOfAValue = 90
}

extension Formal {
  /// An argument for it, a closure without label behind the others: an unlabelled parameter before
  /// it may have none.
  fileprivate func passed(_ value: Value) -> Passed {
    label == nil && acceptsClosure ? Passed(trailing: nil, value) : Passed(label, value)
  }
}
