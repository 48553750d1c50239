/// How often a value is taken for an argument: `width: side * 0.15`.
package struct WrittenMultiple: Sendable {
  package let name: String
  package let offset: Int
  package let factor: Double
}

extension SyntaxTree {
  /// The arguments with one of these labels that are a name, or a name times a number or divided
  /// by one, in order.
  package func multiples(labeled labels: Set<String>) -> [WrittenMultiple] {
    tokens.indices.dropLast(3).compactMap { index in
      guard tokens[index].kind == .identifier, tokens[index + 1].kind == .colon,
        labels.contains(written(index))
      else { return nil }
      return multiple(at: index + 2)
    }
  }

  private func multiple(at start: Int) -> WrittenMultiple? {
    var (index, factor) = (start, 1.0)
    if let number = Double(written(index)), isOperator("*", at: index + 1) {
      (index, factor) = (index + 2, number)
    }
    if tokens[index].keyword == .selfValue, tokens[index + 1].kind == .dot { index += 2 }
    guard isName(index) else { return nil }
    let name = (text: written(index), offset: Int(tokens[index].start))
    index += 1
    for sign in ["*", "/"] where isOperator(sign, at: index) {
      guard let number = Double(written(index + 1)), number != 0 else { return nil }
      (index, factor) = (index + 2, sign == "*" ? factor * number : factor / number)
      break
    }
    guard [.comma, .rightParen].contains(tokens[min(index, tokens.count - 1)].kind) else {
      return nil
    }
    return WrittenMultiple(name: name.text, offset: name.offset, factor: factor)
  }

  private func isOperator(_ sign: String, at index: Int) -> Bool {
    index + 1 < tokens.count && written(index) == sign
  }
}
