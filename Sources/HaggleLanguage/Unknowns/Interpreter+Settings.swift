package import Foundation
package import HaggleSyntax
import HaggleVocabulary

extension Interpreter {
  /// The author's value for unknown data at a path; nil if none is set.
  package func setting(unknown path: String, as type: TypeName? = nil) -> Value? {
    guard !settings.isEmpty else { return nil }
    return settings.take(unknown: path).flatMap { value(of: $0, as: type) }
  }

  /// The author's value for what no caller passes: `height`, `Slider.height`.
  func stated(_ formal: Formal, of type: TypeInfo) -> Value? {
    setting(unknown: formal.name, as: formal.type)
      ?? setting(unknown: type.name + "." + formal.name, as: formal.type)
  }

  /// The number of elements of unknown data.
  func elementCount(_ path: String) -> Int {
    let whole = path.hasSuffix(".indices") ? String(path.dropLast(".indices".count)) : path
    let stated =
      setting(unknown: path + ".count")?.integer ?? setting(unknown: whole + ".count")?.integer
      ?? standIns.elements
    // One more than the limit has the same effect as any larger number.
    return min(max(stated, 0), budget.limits.elements + 1)
  }

  /// The author's outcome for the condition at a place.
  func setting(at place: SourcePlace?) -> Value? {
    guard !settings.isEmpty, let place else { return nil }
    return settings.take(at: place, written: key(of: place))
      .flatMap { value(of: $0, as: nil) }
  }

  /// A place as a setting names it: in another file by that file's name and line, so that it means
  /// the same whatever else is read.
  func key(of place: SourcePlace) -> String { syntax.source.parts.words(for: place) }

  /// The author's value for a global variable.
  func setting(global property: Property) -> Value? {
    guard !settings.isEmpty else { return nil }
    return settings.take(declared: property.name, owners: [])
      .flatMap { value(of: $0, as: property.type) }
  }

  /// The size in points that the author states for a view that is not in the text.
  package func statedSize(of view: String) -> CGSize? {
    guard !settings.isEmpty, let setting = settings.take(unknown: view) else { return nil }
    if let size = setting.size { return size }
    report(.noSize(setting), about: "set " + setting.name)
    return nil
  }

  /// Whether the author states a size for a name: then it is a view.
  func hasStatedSize(_ name: String) -> Bool {
    !settings.isEmpty && settings.take(unknown: name)?.size != nil
  }

  /// Applies the author's settings to the properties of a new instance.
  ///
  /// Properties passed by a caller are only changed if the owner is named: `Card.title`.
  func applySettings(to instance: Instance, of type: TypeInfo, passed: Set<String>) {
    guard !settings.isEmpty else { return }
    let owners = names(holding: type)
    for property in storedProperties(of: type) {
      let setting = settings.take(
        declared: property.name, owners: owners, needsOwner: passed.contains(property.name))
      if let setting, let value = value(of: setting, as: property.type) {
        instance.fields[property.name] = shown(value, in: property)
      } else if let path = instance.fields[property.name]?.unknownPath {
        settings.name(path, property.name)
      }
    }
  }

  /// What a closure shows, for a property that holds content and no closure: initialisers call it.
  private func shown(_ value: Value, in property: Property) -> Value {
    guard let function = value.function, let type = property.type, !type.isFunction else {
      return value
    }
    return .view(host.build(function, []))
  }

  /// The names that may precede a member of the type: its own, and those of properties of that
  /// type.
  private func names(holding type: TypeInfo) -> Set<String> {
    var names: Set<String> = [type.name, type.simpleName]
    for owner in declarations.order {
      for property in owner.stored where isOf(property, type) { names.insert(property.name) }
    }
    return names
  }

  private func isOf(_ property: Property, _ type: TypeInfo) -> Bool {
    if let stated = property.type {
      return [type.name, type.simpleName].contains(stated.name)
        || stated.arguments.contains { [type.name, type.simpleName].contains($0.name) }
    }
    guard let initial = property.initialValue, let tree = property.owner?.tree,
      case .call(let callee, _, _) = tree[initial].kind,
      case .identifier(let name) = tree[callee].kind
    else { return false }
    return name == type.simpleName
  }

  /// The value that a setting states, as if it were at the end of the text.
  private func value(of setting: Setting, as type: TypeName?) -> Value? {
    let key = "set " + setting.name
    guard pending.insert(key).inserted else { return nil }
    defer { pending.remove(key) }
    let tree = SyntaxTree.parse(SourceText(setting.value, name: "setting"))
    guard tree.diagnostics.isEmpty, tree.topLevel.count == 1,
      case .expression(let expression) = tree[tree.topLevel[0]].kind
    else {
      // A size is meant for the view that unknown data may turn out to be.
      if setting.size == nil { report(.unreadable(setting), about: key) }
      return nil
    }
    let value = evaluate(expression, as: type, in: Scope(tree: tree, parent: globals))
    guard !isUndeclared(value) else {
      report(.undeclared(setting), about: key)
      return nil
    }
    return value
  }

  private func isUndeclared(_ value: Value) -> Bool {
    if case .type(let name) = value { return !isKnownType(name) }
    return value.placeholderName != nil
  }

  /// The settings that were not used.
  package var unusedSettings: [Diagnostic] {
    settings.unused.filter { !state.usedSettings.contains($0) }.map {
      .unused($0, nearest: settings.nearest(to: $0.name))
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ setting: Setting) -> Diagnostic {
    Diagnostic(
      .error, code: .setting, "\(setting.name) = \(setting.value): this is no value of Swift",
      remedy: "write \(Setting.hint)", place: setting.place)
  }

  fileprivate static func noSize(_ setting: Setting) -> Diagnostic {
    Diagnostic(
      .error, code: .setting, "\(setting.name) = \(setting.value): this is no size",
      remedy: """
        \(code: setting.name) is a view that is not in this text; write \(code: "WIDTHxHEIGHT") \
        in points, such as \(code: "--set \(setting.name)=40x40")
        """, place: setting.place)
  }

  fileprivate static func undeclared(_ setting: Setting) -> Diagnostic {
    Diagnostic(
      .error, code: .setting,
      "\(setting.name) = \(setting.value): nothing here is called \(setting.value)",
      remedy: """
        write \(code: "\"\(setting.value)\"") for a string, \(code: ".\(setting.value)") for a case
        """,
      place: setting.place)
  }

  fileprivate static func unused(_ setting: Setting, nearest: String?) -> Diagnostic {
    let remedy: Prose =
      switch setting.subject {
      case .path: nearest.map { "did you mean \(code: $0)?" } ?? "compare it with the text"
      case .place: "name the place where the list of choices shows one"
      }
    return Diagnostic(
      .ignored, code: .unusedSetting, "nothing asked for '\(setting.name)', which is set",
      remedy: remedy, place: setting.place)
  }
}
