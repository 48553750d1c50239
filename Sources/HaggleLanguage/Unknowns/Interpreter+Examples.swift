import HaggleSyntax

// Unknown data that only a number or a date can be: an extension of the text shows such a one.
extension Interpreter {
  /// What an extension of the text for numbers or dates shows for unknown data, which is one
  /// therefore: `price.asCurrency()`.
  func shownByExtension(_ site: CallSite, of base: Value) -> Value? {
    guard let example = example(of: base, shownBy: site.name, isCalled: true),
      let function = ownMember(site.name, of: example, isCalled: true)?.function
    else { return nil }
    return call(function, pass(site), site)
  }

  /// A number or a date in place of unknown data, if an extension of such a type alone declares a
  /// member of that name that is words; nil for all else, and where the author states the words.
  func example(of base: Value, shownBy name: String, isCalled: Bool) -> Value? {
    guard let unknown = base.placeholderName else { return nil }
    let found = Self.families.filter { family in
      family.types.contains { type in
        guard let type = declarations.type(type), type.kind == nil else { return false }
        return isCalled
          ? type.methods(name).contains { $0.declaration.result?.name == "String" }
          : type.property(name)?.type?.name == "String"
      }
    }
    guard found.count == 1, let path = Value.placeholder(name, of: unknown).placeholderName,
      setting(unknown: path) == nil
    else { return nil }
    report(.unknownValue(unknown, at: nil), about: unknown)
    return found[0].example(standIns.amount)
  }

  private struct Family: Sendable {
    let types: [String]
    let example: @Sendable (_ amount: Int) -> Value
  }

  private static let families = [
    Family(
      types: ["Int", "Int64", "Int32", "UInt", "BinaryInteger", "Numeric"],
      example: { .integer($0) }),
    Family(
      types: ["Double", "CGFloat", "Float", "TimeInterval", "Decimal", "BinaryFloatingPoint"],
      example: { .number(Double($0) + 0.5) }),
    Family(types: ["Date"], example: { _ in .native(DateValue(DateValue.example)) }),
  ]
}
