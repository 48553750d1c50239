// Which of the functions of one name a call means.
extension Interpreter {
  /// The function whose labels and types match the arguments best; nil if none does.
  package func choose(_ candidates: [Function], for passed: [Passed])
    -> (function: Function, matching: ArgumentMatching)?
  {
    var best: (index: Int, matching: ArgumentMatching, penalty: Int)?
    eachMatching(candidates, passed) { index, matching in
      // What cannot have the arguments is only meant where nothing else is.
      let isSuited = candidates.count == 1 || isSuited(candidates[index], matching, passed)
      let penalty = matching.penalty + (isSuited ? 0 : 100)
      if best.map({ penalty < $0.penalty }) ?? true { best = (index, matching, penalty) }
    }
    return best.map { (candidates[$0.index], $0.matching) }
  }

  /// Those last whose own code the call is in: by its own name a function means another one.
  func othersFirst(_ candidates: [Function], at site: CallSite?) -> [Function] {
    guard candidates.count > 1, let site else { return candidates }
    let others = others(of: candidates, at: site)
    if others.count == candidates.count { return candidates }
    return others + candidates.filter { $0.contains(site) }
  }

  /// Those whose own code the call is not in.
  func others(of candidates: [Function], at site: CallSite) -> [Function] {
    let isInside = candidates.indices.contains { candidates[$0].contains(site) }
    return isInside ? candidates.filter { !$0.contains(site) } : candidates
  }

  /// Calls `take` with the index of each function whose labels match the arguments. What is looked
  /// at is charged: there may be thousands of one name.
  func eachMatching(
    _ candidates: [Function], _ passed: [Passed], _ take: (Int, ArgumentMatching) -> Void
  ) {
    // Where that is too much, the call is the last that is evaluated.
    let steps = candidates.count / Self.candidatesPerStep
    if steps > 0 { _ = affords(steps: steps, bytes: 0) }
    var isFirst = true
    for index in candidates.indices where candidates[index].mayStart(with: passed.first) {
      if !isFirst { _ = affords(steps: 1, bytes: 0) }
      isFirst = false
      if let matching = ArgumentMatching(passed, to: formals(of: candidates[index])) {
        take(index, matching)
      }
    }
  }

  /// The number of functions whose first label is looked at in a step.
  private static let candidatesPerStep = 16

  /// The parameters of a function; those with a function type behind an alias take closures.
  func formals(of function: Function) -> [Formal] {
    let formals = function.parameters
    guard declarations.hasFunctionAliases else { return formals }
    return formals.map { formal in
      guard let type = formal.type, !type.isFunction,
        let alias = declarations.alias(type.name, from: function.owner), alias.isFunction
      else { return formal }
      return formal.with(type: alias)
    }
  }

  /// Whether the labels of a call match the function, without evaluating it.
  func fits(_ function: FunctionValue, _ site: CallSite) -> Bool {
    guard case .functions(let candidates, _, _) = function.code else { return true }
    let plain = site.arguments.map { Passed($0.label, .void) }
    let closures = site.trailing.map { Passed(trailing: $0.label, .void) }
    return choose(candidates, for: plain + closures) != nil
  }
}

// MARK: - Initialisers as functions

extension Interpreter {
  /// The arguments of an initialiser that is called as a function, `names.map(Row.init)`, which has
  /// no labels there.
  func labelled(
    _ passed: [Passed], _ labels: [String?]?, for type: TypeInfo?
  ) -> [Passed] {
    var passed = passed
    // `zip(names, ages).map(Person.init)`
    if passed.count == 1, case .tuple(let elements) = passed[0].value, elements.count > 1 {
      passed = elements.map { Passed(nil, $0.value) }
    }
    guard passed.allSatisfy({ $0.label == nil }),
      let labels = labels ?? type.flatMap({ self.labels(for: passed, of: $0) }),
      labels.count == passed.count
    else { return passed }
    return zip(passed, labels).map { argument, label in
      var argument = argument
      argument.label = label
      return argument
    }
  }

  /// Those of the initialiser with as many parameters; nil if one without labels fits as well.
  private func labels(for passed: [Passed], of type: TypeInfo) -> [String?]? {
    let declared = type.initializers
    guard choose(declared, for: passed) == nil else { return nil }
    let all = declared.isEmpty ? [memberwiseFormals(of: type)] : declared.map(formals)
    return all.first { $0.count == passed.count }?.map(\.label)
  }
}
