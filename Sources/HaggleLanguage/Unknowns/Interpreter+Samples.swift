import HaggleSyntax
import HaggleVocabulary

// Elements of unknown collections. They differ from each other, as those of an app do: an app asks
// which of them is the last one, or the chosen one.
extension Interpreter {
  /// Elements of an unknown array: of an enumeration its cases in their order.
  func samples(of type: TypeName, count: Int, named name: String) -> [Value] {
    guard let declared = declarations.type(type.name),
      case let cases = declared.cases.filter({ $0.parameters.isEmpty }), cases.count > 1
    else {
      return (0..<count).map { position in
        sample(at: position) { placeholder(for: type, named: name) }
      }
    }
    return (0..<count).map { position in
      staticMember(cases[position % cases.count].name, of: declared) ?? .placeholder(name)
    }
  }

  /// What is made as the element at a position, from 0.
  func sample(at position: Int, _ make: () -> Value) -> Value {
    let outer = samplePosition
    defer { samplePosition = outer }
    samplePosition = position
    return make()
  }

  /// Words for an element: “Name”, “Name 2”. Those of another form than a name's are all alike.
  func sampled(_ words: String, named name: String) -> String {
    guard samplePosition > 0, Words.data(named: name) == Words.spelled(name) else { return words }
    return "\(words) \(samplePosition + 1)"
  }

  /// A whole number for an element; of how many there are of something each has as many.
  func sampled(_ number: Int, named name: String) -> Int {
    Words.isCount(name) ? number : number &+ samplePosition
  }

  /// A share for an element: a half, a third, a quarter.
  func sampled(_ share: Double) -> Double {
    samplePosition == 0 ? share : share * 2 / Double(samplePosition + 2)
  }

  /// Whether made-up elements stay that a predicate keeps none of, as nothing would be visible
  /// otherwise, or the author says so: what it compares them with is made up, too.
  func keepsAll(_ elements: [Value], in predicate: FunctionValue) -> Bool {
    guard !elements.isEmpty, elements.allSatisfy(isMadeUp),
      case .closure(let closure, let scope) = predicate.code,
      let last = scope.tree.statements(of: closure.body).last,
      case .expression(let id) = scope.tree[last].kind
    else { return false }
    let start = place(scope.tree[id].span.lowerBound, in: scope)
    if let truth = setting(at: start)?.boolean { return truth }
    guard opens(start) else { return false }
    let text = written(id, in: scope)
    report(
      .unknownCondition(
        text, took: true, flip: start.map { "\(key(of: $0))=false" }, at: start), about: text)
    return true
  }

  /// Whether data has something that was made up: words, or what nothing is known of.
  private func isMadeUp(_ value: Value) -> Bool {
    switch value {
    case .string(let words): madeUpWords.contains(words)
    case .instance(let instance): instance.fields.values.contains { isMadeUpItself($0) }
    default: value.placeholderName != nil
    }
  }

  private func isMadeUpItself(_ value: Value) -> Bool {
    if case .string(let words) = value { return madeUpWords.contains(words) }
    return value.placeholderName != nil
  }
}

extension Interpreter {
  /// What stands for the lengths that are missing, by their names.
  package var lengthsMadeUp: [String: Double] {
    let lengths = madeUpLengths.enumerated().map { rank, name in
      (name, standIns.number(like: Words.number(for: name), rank: rank))
    }
    return Dictionary(uniqueKeysWithValues: lengths)
  }
}
