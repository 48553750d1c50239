import Foundation
import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

extension ViewBuilder {
  /// The arguments of a view or modifier of the catalog, sorted by their roles.
  func arguments(_ site: CallSite, _ entry: CatalogEntry) -> CallArguments {
    check(site, entry)
    let site = trailed(site, entry)
    if entry.traits.contains(.lazy) { lazyContainers.append(entry) }
    defer { if entry.traits.contains(.lazy) { lazyContainers.removeLast() } }
    guard entry.hasEffect else { return interpreter.muted { sorted(site, entry, isNeutral: true) } }
    let arguments = sorted(site, entry, isNeutral: false)
    if case .late = entry.form { keepLateContent(of: arguments) }
    return arguments
  }

  private func sorted(_ site: CallSite, _ entry: CatalogEntry, isNeutral: Bool) -> CallArguments {
    let isNeutral = isNeutral && entry.name != Catalog.mask
    var result = CallArguments()
    var shown: [Argument] = []
    for argument in site.arguments {
      let role = entry.role(
        of: argument.label, isClosure: isClosure(argument.value, in: site.scope))
      switch role {
      case .neutral: continue
      case .content where isNeutral: continue
      case .state: interpreter.muted { addValue(argument, entry, in: site.scope, to: &result) }
      case .content(let name):
        if addContent(argument, name, at: site, entry, to: &result) { shown.append(argument) }
      case .value:
        if isNeutral, isClosure(argument.value, in: site.scope) { continue }
        shown.append(argument)
        addValue(argument, entry, in: site.scope, to: &result)
      }
    }
    if !isNeutral { addTrailing(site, entry, to: &result) }
    result.text = text(of: shown, site)
    return result
  }

  func isClosure(_ id: ExpressionID, in scope: Scope) -> Bool {
    if case .closure = scope.tree[id].kind { true } else { false }
  }

  /// Builds an argument that is a view; returns false if it is too long to be displayed as text.
  private func addContent(
    _ argument: Argument, _ name: String, at site: CallSite, _ entry: CatalogEntry,
    to result: inout CallArguments
  ) -> Bool {
    let (id, scope) = (argument.value, site.scope)
    let value = interpreter.evaluate(id, in: scope)
    if case .closure(let closure) = scope.tree[id].kind, let function = value.function {
      result.contents.append(.init(name, content(function, closure, at: site, entry)))
      return false
    }
    if let function = value.asFunction, let rows = rows(function, at: site, entry) {
      result.contents.append(.init(name, rows))
      return isShort(id, in: scope)
    }
    if let view = view(value, at: id, in: scope) {
      result.contents.append(.init(name, view, isStyle: graph.isStyle(view)))
    }
    return isShort(id, in: scope)
  }

  func isShort(_ id: ExpressionID, in scope: Scope) -> Bool {
    let span = scope.tree[id].span
    return span.count <= 40 && !scope.tree.source.bytes[span].contains(UInt8(ascii: "{"))
  }

  private func addValue(
    _ argument: Argument, _ entry: CatalogEntry, in scope: Scope, to result: inout CallArguments
  ) {
    if case .elided = scope.tree[argument.value].kind { return }
    let outer = interpreter.calledName
    interpreter.calledName = entry.name
    defer { interpreter.calledName = outer }
    var value = evaluated(argument, entry, in: scope)
    if case .binary = scope.tree[argument.value].kind, case .integer = value,
      let number = interpreter.literalNumber(argument.value, in: scope), number != number.rounded()
    {
      // `100 / 3` is 33.33 where SwiftUI wants a CGFloat.
      value = .number(number)
    }
    if case .member(base: nil, let name, arguments: nil) = value,
      DesignToken.isToken(name, in: entry.name, argument.label)
    {
      // Every numeric type has `.zero`, so it is no design token.
      value =
        name == "zero"
        ? .number(0) : interpreter.setting(unknown: name) ?? .placeholder("." + name)
    }
    if isView(value) || value.unresolvedName != nil,
      entry.takesContent(value, label: argument.label), !entry.name.hasSuffix("Style"),
      let view = view(value, at: argument.value, in: scope)
    {
      let label = argument.label ?? entry.contentName
      result.contents.append(.init(label, view, isStyle: graph.isStyle(view)))
      return
    }
    if value.isNone, argument.label == nil, entry.isLayered {
      // `background(header?.padding())` without a header is empty, not a colour.
      result.contents.append(.init(entry.contentName, list([])))
      return
    }
    if entry.hasEffect { interpreter.reportUnknown(value) }
    if case .inOut = scope.tree[argument.value].kind { return }
    if let call = value.native(as: UnknownCall.self), call.base != nil {
      value = .placeholder(call.name)
    }
    result.values.append(.init(argument.label, value))
  }

  /// The words of a key, else the value; of a font that something unknown makes, what it is made
  /// of: `Fonts.medium(14)`.
  private func evaluated(
    _ argument: Argument, _ entry: CatalogEntry, in scope: Scope
  ) -> Value {
    if let words = localized(argument, entry, in: scope) { return words }
    let value = interpreter.evaluate(argument.value, in: scope)
    return entry.name == "font" ? named(font: value, argument.value, in: scope) : value
  }

  private func addTrailing(
    _ site: CallSite, _ entry: CatalogEntry, to result: inout CallArguments
  ) {
    let showsPlaceholder = showsPlaceholder(site, entry)
    for trailing in site.trailing {
      let function = interpreter.function(trailing.closure, in: site.scope)
      if showsPlaceholder {
        guard trailing.label == "placeholder" else { continue }
        result.contents.append(.init(entry.contentName, build(function, [])))
        continue
      }
      switch trailingRole(trailing, site, entry) {
      case .neutral, .state: continue
      case .value: result.values.append(.init(trailing.label, .function(function)))
      case .content(let name):
        result.contents.append(.init(name, content(function, trailing.closure, at: site, entry)))
      }
    }
  }

  /// The content of a builder closure: a row for each element of some data, or its views.
  private func content(
    _ function: FunctionValue, _ closure: Closure, at site: CallSite, _ entry: CatalogEntry
  ) -> ViewID {
    let takesElement = !closure.parameters.isEmpty || closure.shorthandCount > 0
    let rows = takesElement ? rows(function, at: site, entry) : nil
    return rows ?? build(function, passedArguments(to: closure, site, entry))
  }

  /// `Button { action } label: { … }` but `Button(action: …) { label }`: an unlabelled closure is
  /// whichever of both is not given with its label.
  private func trailingRole(
    _ trailing: TrailingClosure, _ site: CallSite, _ entry: CatalogEntry
  ) -> CatalogEntry.Role {
    let role = entry.role(of: trailing.label, isClosure: true)
    guard trailing.label == nil else { return role }
    let labels = Set(site.arguments.compactMap(\.label) + site.trailing.compactMap(\.label))
    let hasTitle = site.arguments.contains { $0.label == nil }
    switch role {
    // `Stepper("Size") { action } onDecrement: { … }`: with a title there is no label closure.
    case .content("label") where hasTitle && !buildsViews(trailing.closure, in: site.scope):
      return .neutral
    case .content(let name) where labels.contains(name): return .neutral
    case .neutral where hasTitle: return role
    case .neutral where entry.roles.contains { labels.contains($0.key) && $0.value.isNeutral }:
      let contents = entry.roles.filter { !labels.contains($0.key) && $0.value.contentName != nil }
      return contents.keys.min().flatMap { entry.roles[$0] } ?? role
    default: return role
    }
  }

  /// `List(items) { item in … }`: a function of one parameter builds a row for each element.
  private func rows(
    _ function: FunctionValue, at site: CallSite, _ entry: CatalogEntry
  ) -> ViewID? {
    guard entry.traits.contains(.rowPerElement), let data = site.arguments.first, data.label == nil
    else { return nil }
    return forEach(interpreter.evaluate(data.value, in: site.scope), function, site)
  }

  /// The arguments that SwiftUI passes to a builder closure: the image or phase of `AsyncImage`,
  /// otherwise unknown.
  private func passedArguments(
    to closure: Closure, _ site: CallSite, _ entry: CatalogEntry
  ) -> [Value] {
    if entry.name == "TimelineView" { return [.native(TimelineContext())] }
    guard entry.name == "AsyncImage" else { return unknownArguments(of: closure) }
    return [loaded(webPicture("AsyncImage", at: site), at: site)]
  }

  /// Placeholders for the arguments of a builder closure.
  func unknownArguments(of closure: Closure) -> [Value] {
    if closure.parameters.isEmpty {
      return (0..<closure.shorthandCount).map { .placeholder("$\($0)") }
    }
    return closure.parameters.map { .placeholder($0.name) }
  }

  func text(of arguments: [Argument], _ site: CallSite) -> String {
    let isMain = site.scope.tree === syntax
    if isMain, let known = writtenArguments[site.id] { return known }
    let texts = arguments.map { argument in
      let end = site.scope.tree[argument.value].span.upperBound
      return WrittenText.folded(
        site.scope.tree.source, argument.offset..<max(end, argument.offset), limit: 120)
    }
    let text = texts.joined(separator: ", ")
    if isMain { writtenArguments[site.id] = text }
    return text
  }
}

extension CatalogEntry {
  /// The role of an argument, or of a trailing closure.
  fileprivate func role(of label: String?, isClosure: Bool) -> Role {
    if let role = roles[label ?? "_"] { return role }
    if isClosure, label == nil || label == closureRole.contentName { return closureRole }
    return label != nil && label == closureRole.contentName ? closureRole : .value
  }

  /// Whether a value becomes content without a declared role: `overlay(Text("a"))`.
  fileprivate func takesContent(_ value: Value, label: String?) -> Bool {
    guard hasEffect else { return false }
    // `Text(Image(…))`, `Image(uiImage: …)`: a leaf's argument is no view of its own.
    if case .leaf = form { return false }
    // `navigationTitle(Text("a"))` has the words of its text.
    if case .trait = form, traits.contains(.titledByKey) { return false }
    switch value {
    case .view, .instance: return true
    case .native(let native):
      // `frame(width: model.width(of: 3))`: the result of a method of unknown data is a value.
      if case .modifier = form { return false }
      return (native as? UnknownCall)?.base == nil || (isLayered && label == nil)
    case .member(let base, _, _):
      guard case .layered = form else { return false }
      return label == nil && (base ?? "Color") == "Color"
    // `.init("photo")` of a declared type is made where it is used.
    case .record(let type, _): return isLayered && label == nil && Catalog.view(type) != nil
    default: return false
    }
  }

  fileprivate var contentName: String { closureRole.contentName ?? "content" }
}

extension CatalogEntry.Role {
  fileprivate var contentName: String? {
    if case .content(let name) = self { name } else { nil }
  }

  fileprivate var isNeutral: Bool {
    if case .neutral = self { true } else { false }
  }
}
