import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

// Modifiers from other files that are named like the styles of texts: `.title3(.semibold)`.
extension ViewBuilder {
  /// The view with the likely font of such a modifier; nil for others.
  func font(_ site: CallSite, of view: ViewID) -> ViewID? {
    guard site.trailing.isEmpty, let entry = Catalog.modifier("font"),
      let (font, text) = sizedFont(site) ?? styledFont(site)
    else { return nil }
    let place = interpreter.place(of: site)
    interpreter.report(.fontModifier(site.name, text, at: place), about: site.name + text)
    let arguments = CallArguments(values: [.init(nil, font)], text: text)
    return add(ViewNode(.modifier(entry, base: view, arguments), at: place))
  }

  /// `.fontSize(14)`
  private func sizedFont(_ site: CallSite) -> (font: Value, text: String)? {
    guard site.name == "fontSize", let size = interpreter.pass(site).first?.value.number else {
      return nil
    }
    let text = ".system(size: \(NumberText.display(CGFloat(size))))"
    return (
      .member(base: "Font", name: "system", arguments: [.init("size", .number(size))]), text
    )
  }

  private func styledFont(_ site: CallSite) -> (font: Value, text: String)? {
    guard let style = Self.style(named: site.name) else { return nil }
    let passed = interpreter.pass(site)
    // What takes words or numbers is something else.
    guard passed.allSatisfy({ $0.value.memberName != nil }) else { return nil }
    let font = Value.member(base: "Font", name: style.rawValue, arguments: nil)
    guard let weight = passed.first(where: { $0.value.fontWeight != nil })?.value else {
      return (font, "." + style.rawValue)
    }
    return (
      .member(base: "Font", name: "weight", arguments: [.init("self", font), .init(nil, weight)]),
      ".\(style.rawValue).weight(.\(weight.memberName ?? ""))"
    )
  }

  /// The style that a name implies: `title3`, `bodyFont`.
  private static func style(named name: String) -> TextStyle? {
    TextStyle(rawValue: name.hasSuffix("Font") ? String(name.dropLast(4)) : name)
  }

  /// A font that something unknown makes: what it is made of, with its size.
  func named(font value: Value, _ id: ExpressionID, in scope: Scope) -> Value {
    guard value.placeholderName != nil || value.isUnknownCall,
      case .call(let callee, _, _) = scope.tree[id].kind
    else { return value }
    if let size = fontSize(id, in: scope) {
      let name = interpreter.written(callee, in: scope)
      return .placeholder("\(name)(\(NumberText.display(CGFloat(size))))")
    }
    return isShort(id, in: scope) ? .placeholder(interpreter.written(id, in: scope)) : value
  }

  /// The size among the arguments of what makes a font: `Fonts.bold.of(size: titleSize)`.
  private func fontSize(_ id: ExpressionID, in scope: Scope) -> Double? {
    var next = id
    while true {
      switch scope.tree[next].kind {
      case .call(let callee, let arguments, _):
        let sized = arguments.first { ["size", "fixedSize", "ofSize", nil].contains($0.label) }
        let size = sized.flatMap { argument in
          interpreter.muted { interpreter.evaluate(argument.value, in: scope) }.number
        }
        if let size { return size }
        next = callee
      case .member(let base, _): next = base
      default: return nil
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func fontModifier(
    _ name: String, _ font: String, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .unknownFont,
      "'.\(name)' is not declared here: by its name it is taken as .font(\(font))",
      remedy: "paste its declaration, or write the font", place: place, length: name.count)
  }
}

extension Value {
  fileprivate var isUnknownCall: Bool {
    if case .native(let native) = self { native is UnknownCall } else { false }
  }
}
