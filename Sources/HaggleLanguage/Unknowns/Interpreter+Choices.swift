import HaggleSyntax
import HaggleVocabulary

// Conditions on data that the text does not have: what they are taken for, and how to flip them.
extension Interpreter {
  /// Whether an expression is true; unknown data counts as false, negated as true, and is reported.
  ///
  /// - Parameter isGuard: whether code leaves where it is false: unknown data counts as true then.
  func isTrue(_ id: ExpressionID, in scope: Scope, isGuard: Bool = false) -> Bool {
    let value = evaluate(id, in: scope)
    if let truth = value.boolean { return truth }
    let start = place(scope.tree[id].span.lowerBound, in: scope)
    if let truth = setting(at: start)?.boolean { return truth }
    let isOpened = start.map(opened.contains) ?? false
    let taken = (isGuard || value.isTakenForTrue) != (turns(start) != isOpened)
    if !taken, let start { closedConditions.append(start) }
    let text = written(id, in: scope)
    report(
      .unknownCondition(
        text, took: taken, flip: flip(id, to: !taken, unknown: value, in: scope), at: start),
      about: text)
    return taken
  }

  /// Whether the condition there is to be taken the other way than usual.
  private func turns(_ place: SourcePlace?) -> Bool {
    place != nil && standIns.turned == place
  }

  /// Whether `#available(iOS 26, *)` holds for the system whose metrics are used; a release that
  /// is not there is reported, and so is one that is there for no other reason.
  func isAvailable(_ text: String, at place: SourcePlace?) -> Bool {
    if let truth = setting(at: place)?.boolean { return truth }
    for release in text.split(separator: ",") {
      let words = release.split(separator: " ")
      guard words.count == 2, let version = Double(words[1].prefix { $0.isNumber || $0 == "." }),
        let holds = host.hasRelease(String(words[0]), version)
      else { continue }
      if !holds || version >= 26 {
        let flip = place.map { "\($0.line):\($0.column)=\(!holds)" }
        report(.release(text, took: holds, flip: flip, at: place), about: text)
      }
      return holds
    }
    return true
  }

  /// What an unknown value of `if let` is taken for: it is there, unless the author says not.
  func choose(
    binding pattern: Pattern, _ value: Value, _ id: ExpressionID?, in scope: Scope
  ) -> Value {
    let start = id.flatMap { place(scope.tree[$0].span.lowerBound, in: scope) }
    if let chosen = setting(at: start) { return chosen }
    let unknown = value.placeholderName ?? ""
    let name = pattern.names.first ?? "_"
    let text = id.map { self.written($0, in: scope) } ?? name
    let written = id.map { path($0, unknown, in: scope) } ?? name
    let flip =
      written.map { "\($0)=nil" }
      ?? start.map { "\($0.line):\($0.column)=nil" }
    report(.unknownOptional(text, flip: flip, at: start), about: "let " + text)
    return turns(start) ? .none : value
  }

  /// Says that what an optional of a view holds was not passed, and how to pass something.
  func reportUnsupplied(_ pattern: Pattern, _ id: ExpressionID?, in scope: Scope) {
    let text = id.map { written($0, in: scope) } ?? pattern.names.first ?? ""
    guard let name = Setting.Subject.path(text)?.first,
      case .instance(let instance)? = scope.receiver?["self"]?.value,
      instance.unsupplied.contains(name),
      let owner = declarations.type(instance.typeName), let type = owner.property(name)?.type
    else { return }
    let start = id.flatMap { place(scope.tree[$0].span.lowerBound, in: scope) }
    report(
      .unsupplied(
        name, flip: sample(of: type, name, from: owner).map { "\(name)=\($0)" }, at: start),
      about: instance.typeName + "." + name)
  }

  /// Something of a type, as one writes it; nil where its type is in another file.
  private func sample(of type: TypeName, _ name: String, from owner: TypeInfo) -> String? {
    if type.name == "String" { return "\"\(Words.spelled(name))\"" }
    if type.isInteger { return "1" }
    if type.isNumber { return "1.5" }
    if type.name == "Bool" { return "true" }
    guard let declared = declarations.type(type.name, from: owner), let kind = declared.kind else {
      return nil
    }
    if kind == .enum { return declared.cases.first.map { "." + $0.name } }
    return kind == .struct || kind == .class ? "\(declared.name)()" : nil
  }

  /// Whether the value of `if case` matches; unknown data does, unless the author says not.
  func fits(_ pattern: Pattern, _ id: ExpressionID, in scope: Scope) -> Bool {
    let value = evaluate(id, in: scope)
    guard let unknown = value.placeholderName else { return matches(pattern, value, in: scope) }
    let start = place(scope.tree[id].span.lowerBound, in: scope)
    if let chosen = setting(at: start) { return matches(pattern, chosen, in: scope) }
    if turns(start) { return false }
    // One value is one case: what is `.loading` has not `.failed`.
    if let name = pattern.caseName, takenCases[unknown, default: name] != name { return false }
    takenCases[unknown] = pattern.caseName
    for name in pattern.names { scope.define(name, .placeholder(name, of: unknown)) }
    let text = written(id, in: scope)
    let name = path(id, unknown, in: scope) ?? start.map { "\($0.line):\($0.column)" }
    report(
      .unknownChoice(
        text, took: pattern.caseName.map { "." + $0 } ?? "what the pattern takes",
        flip: name.map { $0 + (pattern.caseName == nil ? "=nil" : "=.default") }, at: start),
      about: "case " + text)
    return true
  }

  /// The case that an unknown value was taken for before, by whose name it was made, or that the
  /// result of what may fail most often is; nil where it is to be the first, which is remembered.
  private func known(of cases: [SwitchCase], for unknown: String) -> Value? {
    let names = cases.compactMap { $0.patterns.first?.pattern.caseName }
    let made = Self.case(of: names, in: unknown)
    if let taken = takenCases[unknown] ?? made, names.contains(taken) {
      return .member(base: nil, name: taken, arguments: nil)
    }
    let isResult = names.first == "failure" && names.contains("success")
    takenCases[unknown] = isResult ? "success" : names.first
    return isResult ? .member(base: nil, name: "success", arguments: nil) : nil
  }

  /// What an unknown value of `switch` is taken for: whatever the first case takes.
  func choose(
    _ cases: [SwitchCase], _ value: Value, _ subject: ExpressionID, in scope: Scope
  ) -> Value {
    let start = place(scope.tree[subject].span.lowerBound, in: scope)
    if let chosen = setting(at: start) { return chosen }
    if let known = value.placeholderName.flatMap({ known(of: cases, for: $0) }) { return known }
    let text = written(subject, in: scope)
    let subjectName =
      path(subject, value.placeholderName ?? "", in: scope)
      ?? start.map { "\($0.line):\($0.column)" }
    let other = cases.dropFirst().lazy.compactMap { $0.patterns.first?.pattern.caseName }.first
    // What no case is called takes the default.
    let flip = cases.count > 1 ? subjectName.map { "\($0)=.\(other ?? "default")" } : nil
    let taken = cases.first?.patterns.first?.pattern.caseName.map { ".\($0)" }
    report(
      .unknownChoice(text, took: taken ?? "the first case", flip: flip, at: start),
      about: "switch " + text)
    guard turns(start), flip != nil else { return value }
    return .member(base: nil, name: other ?? "default", arguments: nil)
  }

  /// The case by whose name a path leads to unknown data: `.system(…).role`.
  private static func `case`(of names: [String], in path: String) -> String? {
    let steps = Set(path.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return names.first(where: steps.contains)
  }
}

extension Value {
  /// The path that leads to unknown data; nil for what is known.
  var unknownPath: String? {
    if case .native(let native) = self, let call = native as? UnknownCall { return call.name }
    return placeholderName
  }

  /// What a condition counts as: unknown data as false, negated as true.
  var isTakenForTrue: Bool {
    boolean ?? ((placeholderName ?? "").prefix { $0 == "!" }.count % 2 == 1)
  }
}

extension Pattern {
  /// The case that it names: `.loaded(let items)` → `loaded`.
  fileprivate var caseName: String? {
    if case .enumCase(_, let name, _) = self { name } else { nil }
  }
}
