package import HaggleSyntax
import HaggleVocabulary

extension Interpreter {
  /// A placeholder of a type for missing data, named after the place that lacks it.
  package func placeholder(
    for type: TypeName?, named name: String, builds: Bool = false, from context: TypeInfo? = nil
  ) -> Value {
    guard let type else { return .placeholder(name) }
    if let nested = context.flatMap({ declarations.type(type.name, from: $0) }), nested.kind != nil,
      !type.isOptional
    {
      return instancePlaceholder(of: nested, named: name)
    }
    if type.isFunction { return .function(FunctionValue(.native(Self.standIn(for: type)))) }
    if type.isOptional { return .none }
    if builds { return .function(FunctionValue(.native { $0.interpreter.standInView() })) }
    if let wrapped = type.arguments.first, ["Binding", "State", "Published"].contains(type.name) {
      return placeholder(for: wrapped, named: name)
    }
    if type.name.hasPrefix("["), let element = type.arguments.first, type.arguments.count == 1 {
      return .array(samples(of: element, count: elementCount(name), named: name))
    }
    if type.isNumber, let side = context.flatMap({ side(named: name, in: $0) }) {
      return .number(number(named: name, like: side))
    }
    return simplePlaceholder(for: type, named: name)
  }

  /// Each unstated length is another one: two of them need not be equal.
  private func number(named name: String, like side: Double? = nil) -> Double {
    let usual = side ?? Words.number(for: name)
    guard usual > 1 else {
      return Words.isShare(name) ? sampled(usual) : standIns.unnamed ?? sampled(usual)
    }
    let rank = madeUpLengths.firstIndex(of: name) ?? madeUpLengths.count
    if rank == madeUpLengths.count { madeUpLengths.append(name) }
    return standIns.number(like: usual, rank: rank)
  }

  /// Words for a missing string, which are remembered as such; none for what is sought, as nobody
  /// has entered anything.
  private func words(named name: String) -> Value {
    if Words.isSought(name) { return .string("") }
    let words = sampled(standIns.words(like: Words.data(named: name)), named: name)
    madeUpWords.insert(words)
    return .string(words)
  }

  private func simplePlaceholder(for type: TypeName, named name: String) -> Value {
    if type.isNumber {
      // Where something is follows from no name: what is there is no surer than this.
      if LengthNames.isCoordinate(name) { return .unknown(name, as: type) }
      return .number(number(named: name))
    }
    if type.isInteger {
      return .integer(sampled(Words.wholeNumber(for: name, standIns), named: name))
    }
    switch type.name {
    case "String", "LocalizedStringKey", "Substring":
      return words(named: name)
    case "Bool": return .boolean(false)
    case "Color": return .member(base: "Color", name: "gray", arguments: nil)
    case "Font": return .member(base: "Font", name: "body", arguments: nil)
    case "Text": return .record(type: "Text", fields: [.init(nil, .placeholder(name))])
    case "Image": return .record(type: "Image", fields: [.init("systemName", .string(name))])
    case "AnyView", "some View", "any View", "View": return standInView()
    default: break
    }
    guard let declared = declarations.type(type.name), declared.kind != nil else {
      note(type, ofUnknown: name, from: nil)
      return host.placeholder(for: type, named: name)
        ?? generic(type).map { standIn(for: $0, named: name) } ?? .placeholder(name)
    }
    return instancePlaceholder(of: declared, named: name)
  }

  package func instancePlaceholder(of type: TypeInfo, named name: String) -> Value {
    if type.kind == .enum {
      let value = casePlaceholder(of: type, named: name)
      if case .instance(let instance) = value { instance.isMadeUp = true }
      return value
    }
    // A struct that contains itself could never be completed.
    guard type.kind == .struct || type.kind == .class, pending.insert("new " + type.name).inserted
    else { return .placeholder(name) }
    defer { pending.remove("new " + type.name) }
    let value = muted { instantiate(type, [], at: nil) }
    if case .instance(let instance) = value {
      instance.isMadeUp = true
      complete(instance, of: type)
    }
    return value
  }

  /// The first case with what belongs to it; inside of itself, the first that needs nothing.
  private func casePlaceholder(of type: TypeInfo, named name: String) -> Value {
    let key = "new " + type.name
    let isInside = pending.contains(key)
    let first = isInside ? type.cases.first { $0.parameters.isEmpty } : type.cases.first
    return first.flatMap { placeholder(of: $0, in: type) } ?? .placeholder(name)
  }

  /// A value of a case, with what belongs to it.
  func placeholder(of enumCase: EnumCaseDeclaration, in type: TypeInfo) -> Value? {
    let key = "new " + type.name
    guard let value = staticMember(enumCase.name, of: type) else { return nil }
    guard let function = value.function else { return value }
    let isOutermost = pending.insert(key).inserted
    defer { if isOutermost { pending.remove(key) } }
    return call(
      function,
      enumCase.parameters.map { parameter in
        let formal = Formal(parameter)
        let named = formal.label ?? formal.name
        return Passed(
          formal.label,
          placeholder(for: formal.type, named: named.isEmpty ? enumCase.name : named, from: type))
      })
  }

  /// Gives data what it may have, as unknown data has it: `entry.recipe`, but no error. Data in
  /// data in data has no more than it needs.
  private func complete(_ instance: Instance, of type: TypeInfo) {
    guard type.kind == .struct, !conforms(type, "View"),
      pending.count(where: { $0.hasPrefix("new ") }) <= 2
    else { return }
    for property in type.stored
    where property.initialValue == nil && instance.fields[property.name]?.isNone == true {
      guard let optional = property.type, optional.isOptional, !optional.isFunction,
        !Words.isRare(property.name), !isStated(property.name, of: type)
      else { continue }
      instance.fields[property.name] = placeholder(
        for: wrapped(optional), named: property.name, from: property.owner ?? type)
    }
  }

  /// Generic parameters of views stand for views: `Content`, `Label`, `V`.
  func isGeneric(_ type: TypeName) -> Bool { generic(type) != nil }

  private func generic(_ type: TypeName) -> GenericParameter? {
    declarations.order.lazy.flatMap(\.genericParameters).first { $0.name == type.name }
  }

  /// A value allowed by its constraint: a view, unless the constraint is about numbers, words or
  /// data.
  private func standIn(for parameter: GenericParameter, named name: String) -> Value {
    switch parameter.constraint?.name {
    case "BinaryFloatingPoint", "FloatingPoint":
      return .number(number(named: name))
    case "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric": return .integer(1)
    case "StringProtocol": return words(named: name)
    case let constraint?: return isViewProtocol(constraint) ? standInView() : .placeholder(name)
    case nil: return Self.isData(parameter.name) ? .placeholder(name) : standInView()
    }
  }

  /// Whether values of a type are no views, as far as its declaration or constraint says so.
  fileprivate func isOfData(_ type: TypeName) -> Bool {
    if let parameter = generic(type) {
      return parameter.constraint.map { !isViewProtocol($0.name) } ?? Self.isData(parameter.name)
    }
    return declarations.type(type.name).map { $0.kind != nil && !conforms($0, "View") } ?? false
  }

  /// Whether conforming types are views; for an undeclared protocol, going by its name.
  private func isViewProtocol(_ name: String) -> Bool {
    if let type = declarations.type(name), conforms(type, "View") { return true }
    return name.hasSuffix("View") || ["Shape", "InsettableShape", "ShapeStyle"].contains(name)
  }

  /// Whether a parameter without a constraint is called like data: `Data`, `ViewModel`, `Item`.
  private static func isData(_ parameter: String) -> Bool {
    ["Data", "Model", "VM", "Item", "Element", "ID", "Value", "Key"]
      .contains(where: parameter.hasSuffix)
  }

  private static func standIn(for type: TypeName) -> NativeFunction {
    let name = type.result?.name ?? ""
    if name == "Void" || name == "()" || name.isEmpty { return { _ in .void } }
    return { call in
      // `(Self) -> V`: the result for a view is that view.
      if let view = call[0], call.interpreter.host.isView(view), view.placeholderName == nil {
        return view
      }
      let value = call.interpreter.placeholder(for: TypeName(name), named: name)
      let isKnown = value.placeholderName == nil || call.interpreter.isOfData(TypeName(name))
      return isKnown ? value : call.interpreter.standInView()
    }
  }

  /// The name of what replaces the content that others give a view.
  package static let givenContent = "Content"

  /// The box for a missing view.
  func standInView() -> Value {
    .view(host.standIn(named: Self.givenContent, at: nil))
  }
}

extension Value {
  /// The maximum length of a name: a loop may follow `node.next` a million times.
  private static let longestName = 200

  /// A member of unknown data.
  package static func placeholder(_ member: String, of base: String) -> Value {
    if base.utf8.count < longestName { return .placeholder(base + "." + member) }
    return .placeholder(base.hasSuffix("…") ? base : base + "…")
  }

  /// What unknown data has for a key: `data["name"]`. Other keys than names are none of a field,
  /// and one or two letters are no name.
  func field(_ key: String, of base: String) -> Value {
    key.count < 3 || key.contains { !$0.isOfName } ? self : .placeholder(key, of: base)
  }

  /// The negation of unknown data; negated twice it is the data again.
  static func opposite(of name: String) -> Value {
    .placeholder(name.hasPrefix("!") ? String(name.dropFirst()) : "!" + name)
  }
}

/// Identifiers as words for people.
package enum Words {
  /// A number for data with this name, in points if the name suggests a length.
  static func number(for identifier: String) -> Double {
    if isShare(identifier) { return 0.5 }
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    let isLength = LengthNames.isLength(last)
    return LengthNames.points(of: last) ?? (isLength ? StandIns.usualLength : 0.5)
  }

  /// Whether the name is that of a part of a whole; what has no such name may be a length as well.
  static func isShare(_ identifier: String) -> Bool {
    let name = identifier.lowercased()
    return shares.contains(where: name.contains)
  }

  /// Words for parts of a whole.
  private static let shares = ["fraction", "ratio", "opacity", "progress", "percent", "scale"]

  /// `user.displayName` → "Display name", `items[0].title` → "Title", `SIGN_OUT` → "Sign out"
  package static func spelled(_ written: String) -> String { words.answer(to: written) }

  private static let words = Remembered(words(of:))

  @Sendable private static func words(of written: String) -> String {
    let parts = outside(written).split { !$0.isOfName }
    let isOwn = parts.count > 1 && isOwnDescription(parts)
    let meant = isOwn ? nil : parts.last { !forms.contains(String($0)) && !isConversion($0) }
    let named = Array(meant ?? parts.last ?? "")
    var words = ""
    for (index, character) in named.enumerated() {
      if character == "_" || begins(named, index), !words.isEmpty, words.last != " " {
        words += " "
      }
      if character == "_" { continue }
      words += words.isEmpty ? character.uppercased() : character.lowercased()
    }
    return words
  }

  /// Whether a capital begins a word: not within `URL` or `SIGN_OUT`.
  private static func begins(_ name: [Character], _ index: Int) -> Bool {
    guard name[index].isUppercase, index > 0 else { return false }
    return !name[index - 1].isUppercase
      || index + 1 < name.count && name[index + 1].isLowercase
  }

  /// The text outside of all brackets and quotes, unless that is empty.
  private static func outside(_ written: String) -> String {
    // Most names have none.
    guard written.utf8.contains(where: { $0 == 34 || $0 == 40 || $0 == 91 || $0 == 123 }) else {
      return written
    }
    var depth = 0
    var isQuoted = false
    let rest = written.filter { character in
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { return false }
      if "([{".contains(character) { depth += 1 }
      defer { if ")]}".contains(character) { depth = max(0, depth - 1) } }
      return depth == 0
    }
    return rest.contains(where: \.isLetter) ? rest : written
  }
}
