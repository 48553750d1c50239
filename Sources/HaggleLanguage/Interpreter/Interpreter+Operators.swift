import HaggleSyntax
import HaggleVocabulary

extension Interpreter {
  func operation(_ kind: Expression.Kind, at id: ExpressionID, in scope: Scope) -> Value {
    switch kind {
    case .binary: return binary(id, in: scope)
    case .prefix(let symbol, let operand):
      return prefix(symbol, evaluate(operand, in: scope)) ?? .placeholder(written(id, in: scope))
    case .postfix(let symbol, let operand):
      let value = evaluate(operand, in: scope)
      return declaredOperator(symbol, "postfix", value) ?? postfix(symbol, value)
    case .ternary(let condition, let then, let other):
      let isTrue = isTrue(condition, in: scope, for: use(then, other, in: scope.tree))
      return evaluate(isTrue ? then : other, in: scope)
    case .cast(let symbol, let operand, let type):
      return cast(symbol, evaluate(operand, in: scope), to: type, in: scope)
    default: return .void
    }
  }

  /// `a + b + c`: walks down the left operands in a loop, so that long chains need no recursion.
  private func binary(_ id: ExpressionID, in scope: Scope) -> Value {
    var spine: [(symbol: String, right: ExpressionID, id: ExpressionID)] = []
    var first = id
    while case .binary(let symbol, let left, let right) = scope.tree[first].kind {
      spine.append((symbol, right, first))
      first = left
    }
    var left = evaluate(first, in: scope)
    var leftID = first
    for operation in spine.reversed() {
      left = binary(
        operation.symbol, left, of: leftID, operation.right, at: operation.id, in: scope)
      leftID = operation.id
    }
    return left
  }

  private func binary(
    _ symbol: String, _ left: Value, of leftID: ExpressionID, _ right: ExpressionID,
    at id: ExpressionID, in scope: Scope
  ) -> Value {
    guard step(at: scope.tree[id].anchor, in: scope) else { return .placeholder("…") }
    switch symbol {
    case "&&": return left.boolean == false ? left : and(left, evaluate(right, in: scope))
    case "||": return left.boolean == true ? left : or(left, evaluate(right, in: scope))
    case "??":
      if let digits = digits(right, insteadOf: left, leftID, in: scope) { return digits }
      guard left.isNone else { return meant(by: left, leftID, beside: right, in: scope) ?? left }
      return evaluate(right, as: wrappedType(of: leftID, beside: right, in: scope), in: scope)
    default:
      let other = evaluate(right, in: scope)
      let a = asFraction(left, leftID, beside: other, in: scope)
      let b = asFraction(other, right, beside: left, in: scope)
      let result = combine(symbol, a, b, at: id, in: scope)
      noteGuess(symbol, (left, leftID), (other, right), resultingIn: result, in: scope)
      return result
    }
  }

  /// `1 / 2 * width`: arithmetic on whole literals is done in fractions next to a fraction.
  private func asFraction(
    _ value: Value, _ id: ExpressionID, beside other: Value, in scope: Scope
  ) -> Value {
    guard case .integer = value, case .number = other else { return value }
    switch scope.tree[id].kind {
    case .binary, .tuple: return literalNumber(id, in: scope).map(Value.number) ?? value
    default: return value
    }
  }

  /// The wrapped type of an optional, for the other side of `??`: where that is a number, or names
  /// its type by a dot alone, `Language(rawValue: code) ?? .english`.
  private func wrappedType(
    of id: ExpressionID, beside other: ExpressionID, in scope: Scope
  ) -> TypeName? {
    let type: TypeName? =
      switch scope.tree[id].kind {
      case .identifier, .member: declaredType(of: id, in: scope)
      case .subscript(let base, _): declaredType(of: base, in: scope)?.arguments.last
      case .call(let callee, _, _):
        if case .identifier(let name) = scope.tree[callee].kind,
          TypeName(name).isNumber || declarations.type(name)?.kind != nil
        {
          TypeName(name)
        } else {
          nil
        }
      default: nil
      }
    let isImplicit =
      if case .implicitMember = scope.tree[other].kind { true } else { false }
    return type.map(wrapped).flatMap { $0.isNumber || isImplicit ? $0 : nil }
  }

  private func and(_ left: Value, _ right: Value) -> Value {
    right.boolean == false || (left.isTakenForTrue && right.boolean != true) ? right : left
  }

  private func or(_ left: Value, _ right: Value) -> Value {
    right.boolean == true || (!left.isTakenForTrue && right.boolean != false) ? right : left
  }

  /// The result of a binary operator.
  func combine(
    _ symbol: String, _ left: Value, _ right: Value, at id: ExpressionID, in scope: Scope
  ) -> Value {
    let (left, right) = alike(left, right)
    if let value = declaredResult(symbol, left, right)
      ?? counted(symbol, left, right, at: id, in: scope) ?? result(symbol, left, right)
    {
      return value
    }
    report(
      .outOfReach(
        written(id, in: scope), "cannot be computed", at: place(of: id, in: scope)),
      about: written(id, in: scope))
    return .placeholder(written(id, in: scope))
  }

  /// The same for an operator that is used as a function; nil where it cannot be computed.
  func combine(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    let (left, right) = alike(left, right)
    return declaredResult(symbol, left, right) ?? result(symbol, left, right)
  }

  private func declaredResult(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    if let declared = declaredOperator(symbol, left, right) { return declared }
    if symbol == "+", let time = InertValue.time(left, plus: right) { return time }
    return nativeOperator(symbol, left, right)
  }

  private func result(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    if let name = left.placeholderName ?? right.placeholderName {
      return unknownResult(symbol, left, right, named: name)
    }
    if left.isZero, right.number != nil { return combine(symbol, .number(0), right) }
    if right.isZero, left.number != nil { return combine(symbol, left, .number(0)) }
    if symbol != "==", symbol != "!=", order(left, right) == nil,
      let value = unresolvedResult(symbol, left, right)
    {
      return value
    }
    if case .view(let first) = left, case .view(let second) = right, symbol == "+" {
      return host.joinedText(first, second)
    }
    return BinaryOperators.table[symbol].flatMap { $0(self, left, right) }
  }

  /// The result with a member that only the context would resolve, where none is declared:
  /// `.screenWidth / 2` is in proportion to the length of that name. Nil without such a member.
  private func unresolvedResult(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    guard let name = left.unresolvedName ?? right.unresolvedName else { return nil }
    guard (left.isImplicit ? right : left).number != nil, left.isImplicit || right.isImplicit else {
      return .placeholder(name)
    }
    let member = setting(unknown: name) ?? .placeholder("." + name)
    let (left, right) = (left.isImplicit ? member : left, right.isImplicit ? member : right)
    return result(symbol, left, right)
  }

  /// The result for how many elements unknown data has, which is what a `ForEach` over it shows.
  private func counted(
    _ symbol: String, _ left: Value, _ right: Value, at id: ExpressionID, in scope: Scope
  ) -> Value? {
    // A view that shows itself for each of unknown data ends elsewhere.
    guard Self.counting.contains(symbol) || Self.ranges.contains(symbol) && selfNesting == 0,
      left.number != nil || right.number != nil,
      let operation = BinaryOperators.table[symbol],
      case .placeholder(let name) = left.number == nil ? left : right,
      let count = assumedCount(name, at: place(of: id, in: scope))
    else { return nil }
    let known = Value.integer(count)
    return left.number == nil ? operation(self, known, right) : operation(self, left, known)
  }

  private static let counting: Set = ["<", ">", "<=", ">=", "==", "!=", "+", "-", "*", "/"]
  private static let ranges: Set = ["..<", "..."]

  /// How many elements a count of unknown data counts, as a `ForEach` over it shows; nil for what
  /// is no count.
  func assumedCount(_ name: String, at place: SourcePlace?) -> Int? {
    guard name.hasSuffix(".count") else { return nil }
    let path = String(name.dropLast(".count".count))
    let count = elementCount(path)
    reportElements(of: path, path, took: count, key: name, at: place)
    return count
  }

  /// The result of an operator with one unknown operand of this name.
  private func unknownResult(
    _ symbol: String, _ left: Value, _ right: Value, named name: String
  ) -> Value {
    if symbol == "+", let joined = joined(left, right, named: name) { return joined }
    reportUnknown(left)
    reportUnknown(right)
    if symbol == "+", let words = words(left, right) { return words }
    if let value = assumedResult(symbol, left, right) { return value }
    if let number = unknownNumber(symbol, left, right) { return number }
    guard ["==", "!="].contains(symbol) else { return .placeholder(name) }
    if left.isNone || right.isNone {
      // An unknown value counts as present, but for what says that something went wrong.
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let isPresent = !Self.isTrouble(last)
      return (symbol == "!=") == isPresent ? .opposite(of: name) : .placeholder(name)
    }
    if let isTaken = isTakenCase(left, right) { return .boolean(isTaken == (symbol == "==")) }
    return isDenied(symbol, left, right) ? .opposite(of: name) : .placeholder(name)
  }

  /// Known elements and those that stand in for unknown data, in their order.
  private func joined(_ left: Value, _ right: Value, named name: String) -> Value? {
    let isKnown = { (value: Value) in if case .array = value { true } else { false } }
    guard isKnown(left) != isKnown(right), affords(steps: 1, bytes: 0) else { return nil }
    let known = isKnown(left) ? left : right
    guard Elements(of: known, self).count > 0 else { return nil }
    let path = name + ".count"
    if setting(unknown: path) == nil {
      reportElements(of: name, name, took: elementCount(name), key: path, at: nil)
    }
    return .array(Array(Elements(of: left, self)) + Array(Elements(of: right, self)))
  }

  /// A known text and the words of unknown data, in their order; nil for other values.
  private func words(_ left: Value, _ right: Value) -> Value? {
    guard (left.string == nil) != (right.string == nil), left.unknownNumber == nil,
      right.unknownNumber == nil
    else { return nil }
    return BinaryOperators.table["+"]?(self, .string(shown(left)), .string(shown(right)))
  }

  /// The result with a number in place of the unknown operand, where code computes with such.
  private func assumedResult(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    guard let assumedNumbers, left.number != nil || right.number != nil,
      let operation = BinaryOperators.table[symbol]
    else { return nil }
    let number = { (value: Value) in
      value.number == nil ? assumedNumbers(value).map(Value.number) : value
    }
    guard let left = number(left), let right = number(right) else { return nil }
    return operation(self, left, right)
  }

  /// Whether a comparison with unknown data means the contrary of it: `isBusy == false`.
  private func isDenied(_ symbol: String, _ left: Value, _ right: Value) -> Bool {
    let stated = left.boolean ?? right.boolean ?? true
    return (symbol == "!=" && stated) || (symbol == "==" && !stated)
  }

  /// Whether unknown data is the compared case, if a case was assumed for it; otherwise nil.
  private func isTakenCase(_ left: Value, _ right: Value) -> Bool? {
    guard let unknown = left.placeholderName ?? right.placeholderName,
      let asked = left.unresolvedName ?? right.unresolvedName, let taken = takenCases[unknown]
    else { return nil }
    return taken == asked
  }

  /// An operator implemented by a native value.
  private func nativeOperator(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    if case .native(let native) = left,
      let value = native.operation(symbol, with: right, isLeft: true)
    {
      return value
    }
    guard case .native(let native) = right else { return nil }
    return native.operation(symbol, with: left, isLeft: false)
  }

  /// `-value`; nil where it has no meaning.
  func prefix(_ symbol: String, _ value: Value) -> Value? {
    if let name = value.placeholderName {
      reportUnknown(value)
      if symbol == "-", let product = unknownNumber("*", value, .integer(-1)) { return product }
      return symbol == "!" ? .opposite(of: name) : .placeholder(name)
    }
    if let value = declaredOperator(symbol, "prefix", value) { return value }
    switch (symbol, value) {
    // The smallest whole number is one more than the largest: its digits alone are none.
    case ("-", .number(0x1p63)): return .integer(.min)
    case ("-", .integer(let number)): return .integer(0 &- number)
    case ("-", .number(let number)): return .number(-number)
    case ("+", _): return value
    case ("-", .native(let native)):
      return native.operation("-", with: .integer(0), isLeft: false)
    case ("!", .boolean(let truth)): return .boolean(!truth)
    case ("~", .integer(let number)): return .integer(~number)
    case ("...", _): return .range(lower: .integer(.min), upper: value, isClosed: true)
    case ("..<", _): return .range(lower: .integer(.min), upper: value, isClosed: false)
    case ("-", .member(let base, let name, let arguments)) where name == "infinity":
      return base == nil && arguments == nil ? .number(-.infinity) : value
    default: return nil
    }
  }

  /// `2...`, and other postfix operators.
  private func postfix(_ symbol: String, _ value: Value) -> Value {
    symbol == "..." ? .range(lower: value, upper: .integer(.max), isClosed: true) : value
  }
}
