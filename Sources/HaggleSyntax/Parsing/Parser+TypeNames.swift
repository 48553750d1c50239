import HaggleVocabulary

extension Parser {
  /// `SwiftUI.Binding<Int>`, `Axis.Set`, `Self`
  mutating func namedType(from start: (Int, Int)) -> TypeName? {
    guard isTypeWord(position) else { return nil }
    var components: [String] = []
    var arguments: [TypeName] = []
    repeat {
      components.append(text(at: position))
      advance()
      guard let generic = genericArgumentsIfAny() else { return nil }
      arguments = generic
    } while takeDotOfPath()
    let text = written(from: start)
    if components.count > 1, Self.modules.contains(components[0]) { components.removeFirst() }
    let name = components.joined(separator: ".")
    if name == "Optional", let wrapped = arguments.first {
      return TypeName(
        text: text, name: wrapped.name, isOptional: true, isFunction: wrapped.isFunction,
        arguments: arguments)
    }
    return TypeName(
      text: text, name: name, isOptional: false, isFunction: false, arguments: arguments)
  }

  /// A type that only has a name.
  func named(_ name: String, from start: (Int, Int)) -> TypeName {
    TypeName(
      text: written(from: start), name: name, isOptional: false, isFunction: false, arguments: [])
  }

  /// The parameters of a function type, from the type before its arrow.
  func parameters(of type: TypeName) -> [TypeName] {
    type.name.hasPrefix("(") ? type.arguments : [type]
  }

  var isEffectsAndArrow: Bool {
    var index = position
    while [.async, .throws, .rethrows, .reasync].contains(keyword(at: index)) {
      index += 1
      if kind(at: index) == .leftParen { index = after(index) }
    }
    return taken == 0 && kind(at: index) == .arrow
  }

  /// The text read since a position (a token and its used bytes), with white space folded.
  func written(from start: (token: Int, taken: Int)) -> String {
    var text: [UInt8] = []
    for index in start.token...position where index < tokens.count {
      let isFirst = index == start.token
      let from = Int(tokens[index].start) + (isFirst ? start.taken : 0)
      let to = index == position ? Int(tokens[index].start) + taken : Int(tokens[index].end)
      guard from < to else { continue }
      if !isFirst, hasSpaceBefore(index) { text.append(UInt8(ascii: " ")) }
      text += bytes[from..<to]
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let modules: Set<String> = [
    "Swift", "SwiftUI", "SwiftUICore", "Foundation", "CoreGraphics", "Combine", "UIKit", "AppKit",
  ]

  private func isTypeWord(_ index: Int) -> Bool {
    guard kind(at: index) == .identifier else { return false }
    return !keyword(at: index).isReserved || [.selfType, .Any].contains(keyword(at: index))
  }

  private mutating func genericArgumentsIfAny() -> [TypeName]? {
    guard beginsWith("<") else { return [] }
    if taken > 0 || !hasSpaceBefore(position) { return genericArguments() }
    // `x as Int < 3` compares.
    var ahead = self
    guard !isOnNewLine, let arguments = ahead.genericArguments() else { return [] }
    self = ahead
    return arguments
  }

  private mutating func takeDotOfPath() -> Bool {
    guard kind == .dot, isTypeWord(position + 1) || isMetatype(position + 1),
      !startsLine(position) || isNestedType(position + 1)
    else { return false }
    advance()
    return true
  }

  /// Whether a name must be that of a type: it begins with a capital letter.
  func isNestedType(_ index: Int) -> Bool {
    isTypeWord(index) && !startsLine(index) && text(at: index).isTypeName
  }

  func isMetatype(_ index: Int) -> Bool {
    !startsLine(index) && (spells(index, "Type") || spells(index, "Protocol"))
  }
}
