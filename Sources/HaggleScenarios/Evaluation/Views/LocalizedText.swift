import HaggleLanguage
import HaggleSyntax

extension ViewBuilder {
  /// A literal used as a key: numbers in it are formatted for the language, such as 1,234 and
  /// 0.500000. Nil for other values.
  func localized(
    _ argument: Argument, _ entry: CatalogEntry, in scope: Scope
  ) -> Value? {
    let isTitle = argument.label == nil || argument.label == "prompt"
    guard isTitle, entry.traits.contains(.titledByKey) else { return nil }
    // `Button(.signOut) { … }`, a symbol that Xcode makes of a key.
    let names = symbols(argument.value, in: scope.tree)
    if !names.isEmpty {
      guard names.contains(where: { interpreter.wordsOfTable(for: $0) != nil }) else { return nil }
      let value = interpreter.evaluate(argument.value, in: scope)
      return interpreter.wordsOfTable(forSymbol: value).map { .string($0) }
    }
    return key(argument.value, in: scope) ?? resource(argument.value, in: scope)
  }

  /// The words of `.init("Find", table: "Search")` where a title is wanted; nil for other values.
  private func resource(_ expression: ExpressionID, in scope: Scope) -> Value? {
    guard
      let arguments = scope.tree.arguments(
        of: scope.tree[expression].kind, calling: .implicitMember("init")),
      let first = arguments.first, first.label == nil || first.label == "stringLiteral",
      case .string = scope.tree[first.value].kind
    else { return nil }
    let value = interpreter.evaluate(expression, in: scope)
    let words = interpreter.resolve(value, as: "LocalizedStringResource")
    return words.string == nil ? nil : words
  }

  /// The names of `.signOut`, of `.thanks(name: "Ann")` and of `.settings(.signOut)`; none of other
  /// expressions, of which `.init("Find")` is one.
  private func symbols(_ expression: ExpressionID, in tree: SyntaxTree) -> [String] {
    switch tree[expression].kind {
    case .implicitMember(let name): return name == "init" ? [] : [name]
    case .call(let callee, let arguments, _):
      let own = symbols(callee, in: tree)
      guard !own.isEmpty, arguments.count == 1 else { return own }
      return own + symbols(arguments[0].value, in: tree)
    default: return []
    }
  }

  /// The words for a literal that is used as a key, or for the one that a condition chooses; nil
  /// for other expressions.
  func key(_ expression: ExpressionID, in scope: Scope) -> Value? {
    var expression = expression
    guard isKey(expression, in: scope.tree) else { return nil }
    while true {
      switch scope.tree[expression].kind {
      case .tuple(let elements) where elements.count == 1: expression = elements[0].value
      case .ternary(let condition, let then, let other):
        expression = interpreter.isTrue(condition, in: scope) ? then : other
      case .string(let segments):
        return .string(
          interpreter.localized(interpreter.text(of: segments, in: scope, isKey: true)))
      default: return nil
      }
    }
  }

  /// Whether it is a literal, or a choice between literals: `isOn ? "On" : "Off"`.
  private func isKey(_ expression: ExpressionID, in tree: SyntaxTree) -> Bool {
    var open = [expression]
    while let next = open.popLast() {
      switch tree[next].kind {
      case .string(let segments) where !segments.isEmpty: continue
      case .tuple(let elements) where elements.count == 1: open.append(elements[0].value)
      case .ternary(_, let then, let other): open += [then, other]
      default: return false
      }
    }
    return true
  }

  /// The words that a `Text` shows for its first argument: in its format, its style, or as they
  /// are.
  func shown(
    _ values: [LabeledValue], _ site: CallSite
  ) -> [LabeledValue] {
    guard let index = values.firstIndex(where: { $0.label == nil || $0.label == "timerInterval" })
    else { return values }
    var values = values
    // `Text(.init(item.text))`: a key of that text.
    if case .member(nil, "init", let arguments?) = values[index].value, let words = arguments[nil] {
      values[index] = .init(nil, words)
    }
    let written =
      site.arguments.first.map { interpreter.written($0.value, in: site.scope) } ?? ""
    if values[index].label != nil, let text = timer(values[index].value) {
      values[index] = .init(nil, .string(text))
    } else if let text = shown(values[index].value, values["format"], values["style"]) {
      values[index] = .init(nil, .string(text))
    } else if let words = interpreter.wordsOfTable(forSymbol: values[index].value) {
      values[index] = .init(nil, .string(words))
    } else if let name = unknownText(values[index].value, written) {
      interpreter.report(
        .unknownValue(written, at: interpreter.place(of: site)),
        about: written)
      values[index] = .init(
        nil, .string(interpreter.words(for: name, like: Words.data(named: name))))
    }
    return values
  }

  /// The name of an undeclared value that would be shown.
  private func unknownText(_ value: Value, _ written: String) -> String? {
    switch value {
    case .member(_, let name, _): name
    case .record(let type, _): type
    case .placeholder(let path):
      // An explicit type is the argument itself.
      path.split(separator: ".").first.flatMap { type in
        interpreter.isForeign(String(type)) && !written.hasPrefix(type) ? path : nil
      }
    default: nil
    }
  }

  private func shown(_ value: Value, _ format: Value?, _ style: Value?) -> String? {
    if let format, let text = interpreter.styled(value, format) { return text }
    if let style, let date = DateValue.date(value) { return dateText(date, style.memberName) }
    switch value {
    case .native(let native) where value.placeholderName == nil:
      return native.described(interpreter)
    case .range(let lower, let upper, _):
      guard let from = DateValue.date(lower), let to = DateValue.date(upper) else { return nil }
      let time = DateStyle(date: "omitted", time: "shortened")
      return "\(time.text(from, interpreter)) – \(time.text(to, interpreter))"
    default: return nil
    }
  }

  /// `Text(timerInterval: start...end)` when it starts to count down.
  private func timer(_ value: Value) -> String? {
    guard case .range(let lower, let upper, _) = value, let from = DateValue.date(lower),
      let to = DateValue.date(upper)
    else { return nil }
    return DurationStyle.timer(to.seconds - from.seconds)
  }

  /// `Text(date, style: .timer)`
  private func dateText(_ date: DateValue, _ style: String?) -> String {
    switch style {
    case "date": return DateStyle(date: "long", time: "omitted").text(date, interpreter)
    case "time": return DateStyle(date: "omitted", time: "shortened").text(date, interpreter)
    default: interpreter.reportNow()
    }
    let distance = date.seconds - DateValue.now
    switch style {
    case "timer": return DurationStyle.timer(abs(distance))
    case "offset":
      let text = DurationStyle.largestUnits(abs(distance))
      return distance < 0 ? "−" + text : "+" + text
    default: return DurationStyle.largestUnits(abs(distance))
    }
  }
}

/// The argument of a `TimelineView`'s closure.
final class TimelineContext: NativeValue {
  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "date": .native(DateValue(DateValue.now, isAssumed: true))
    case "cadence": .member(base: nil, name: "live", arguments: nil)
    default: nil
    }
  }
}
