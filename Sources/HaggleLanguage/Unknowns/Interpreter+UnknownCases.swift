import HaggleSyntax

// Which case of an enum unknown data is.
extension Interpreter {
  /// The outcome of `if case`: unknown data matches, unless the author states otherwise or the case
  /// is that of a failure.
  func fits(_ pattern: Pattern, _ id: ExpressionID, in scope: Scope) -> Bool {
    let value = evaluate(id, in: scope)
    guard let unknown = value.placeholderName else { return matches(pattern, value, in: scope) }
    let start = place(scope.tree[id].span.lowerBound, in: scope)
    if let chosen = setting(at: start) { return matches(pattern, chosen, in: scope) }
    let text = written(id, in: scope)
    let name = path(id, unknown, in: scope) ?? start.map { key(of: $0) }
    if let failure = pattern.caseName, Self.isFailure(failure), takenCases[unknown] != failure {
      if !turns(start), !opens(start) {
        report(
          .unknownChoice(
            text, took: "another case than .\(failure)", flip: name.map { "\($0)=.\(failure)" },
            at: start), about: "case " + text)
        return false
      }
    } else if turns(start) {
      return false
    } else if let start, opened.contains(start) {
      if takenCases[unknown] == pattern.caseName { takenCases[unknown] = nil }
      report(
        .unknownChoice(
          text, took: "another case than .\(pattern.caseName ?? "")",
          flip: pattern.caseName.map { "\(key(of: start))=.\($0)" }, at: start),
        about: "case " + text)
      return false
    } else if let start, pattern.caseName != nil {
      takenConditions.append(start)
    }
    // A value is one case only: data taken as `.loading` is not `.failed`.
    if let name = pattern.caseName, takenCases[unknown, default: name] != name { return false }
    takenCases[unknown] = pattern.caseName
    for name in pattern.names { scope.define(name, .placeholder(name, of: unknown)) }
    report(
      .unknownChoice(
        text, took: pattern.caseName.map { "." + $0 } ?? "what the pattern takes",
        flip: name.map { $0 + (pattern.caseName == nil ? "=nil" : "=.default") }, at: start),
      about: "case " + text)
    return true
  }

  /// The case assumed earlier for this data, the case in whose name it was made, or the usual
  /// result of something that may fail; nil for the first case, which is then remembered.
  private func known(of cases: [SwitchCase], for unknown: String) -> Value? {
    let names = cases.compactMap { $0.patterns.first?.pattern.caseName }
    let made = Self.case(of: names, in: unknown)
    if let taken = takenCases[unknown] ?? made, names.contains(taken) {
      return .member(base: nil, name: taken, arguments: nil)
    }
    let isResult = names.first == "failure" && names.contains("success")
    let usual = usual(cases)
    if usual != "default" { takenCases[unknown] = isResult ? "success" : usual ?? names.first }
    return isResult ? .member(base: nil, name: "success", arguments: nil) : nil
  }

  /// The outcome of `switch` for an unknown value: the first case, but for that of a failure.
  func choose(
    _ cases: [SwitchCase], _ value: Value, _ subject: ExpressionID, in scope: Scope
  ) -> Value {
    let start = place(scope.tree[subject].span.lowerBound, in: scope)
    if let chosen = setting(at: start) { return chosen }
    if let numbered = numbered(among: cases, value) { return numbered }
    if let known = value.placeholderName.flatMap({ known(of: cases, for: $0) }) { return known }
    let text = written(subject, in: scope)
    let subjectName =
      path(subject, value.placeholderName ?? "", in: scope)
      ?? start.map { key(of: $0) }
    let names = cases.lazy.map { $0.patterns.first?.pattern.caseName }
    let usual = usual(cases)
    let other = usual == nil ? names.dropFirst().compactMap(\.self).first : names.first ?? nil
    // A value that names no case selects the default.
    let flip = cases.count > 1 ? subjectName.map { "\($0)=.\(other ?? "default")" } : nil
    let taken = (usual ?? names.first ?? nil).map { ".\($0)" }
    report(
      .unknownChoice(text, took: taken ?? "the first case", flip: flip, at: start),
      about: "switch " + text)
    if turns(start), flip != nil {
      return .member(base: nil, name: other ?? "default", arguments: nil)
    }
    return usual.map { .member(base: nil, name: $0, arguments: nil) } ?? value
  }

  /// A further one of all cases of an enum that is not known is the one that the `switch` names in
  /// that place.
  private func numbered(among cases: [SwitchCase], _ value: Value) -> Value? {
    guard let path = value.placeholderName, let number = caseNumbers[path], number > 0 else {
      return nil
    }
    let names = cases.flatMap { $0.patterns.compactMap(\.pattern.caseName) }
    return number < names.count ? .member(base: nil, name: names[number], arguments: nil) : nil
  }

  /// The case named in the path of unknown data: `.system(…).role`.
  private static func `case`(of names: [String], in path: String) -> String? {
    let steps = Set(path.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return names.first(where: steps.contains)
  }
}

extension Pattern {
  /// The name of its case: `.loaded(let items)` → `loaded`.
  var caseName: String? {
    if case .enumCase(_, let name, _) = self { name } else { nil }
  }
}
