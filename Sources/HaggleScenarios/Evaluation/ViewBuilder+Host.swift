import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

// The requirements of the interpreter; longer ones have files of their own.
extension ViewBuilder: InterpreterHost {
  var depth: Int { graph.depth }

  func standIn(named name: String, at place: SourcePlace?) -> ViewID {
    add(ViewNode(.box(name: name, CallArguments()), at: place))
  }

  /// The name of the view under all modifiers.
  func rootName(of id: ViewID) -> String {
    switch graph[graph.root(of: id)].kind {
    case .element(let entry, _): return entry.name
    case .custom(let name, _), .box(let name, _), .layout(let name, _, _):
      return name
    case .list, .modifier: return "View"
    }
  }

  // MARK: - Names

  func isView(named name: String) -> Bool { Catalog.view(name) != nil }

  func isModifier(named name: String) -> Bool {
    Catalog.modifier(name) != nil || NativeModifiers.table[name] != nil
  }

  func isModifierOfViews(_ name: String) -> Bool { Catalog.isOfViews(name) }

  func hasRelease(_ platform: String, _ version: Double) -> Bool? {
    stage.fonts.hasRelease(platform, version)
  }

  func isNeutral(modifier name: String) -> Bool { Catalog.modifier(name)?.hasEffect == false }

  func isLayer(named name: String) -> Bool { Catalog.modifier(name)?.isLayered ?? false }

  func isValue(named name: String) -> Bool { Catalog.isValue(name) }

  func initializer(of type: String) -> NativeFunction? { NativeValues.initializers[type] }

  func value(of type: String, madeOf unknown: String, at place: SourcePlace?) -> Value? {
    let fields = [LabeledValue(nil, .placeholder(unknown))]
    switch type {
    case "Color":
      return .view(
        add(ViewNode.named(type, CallArguments(values: fields, text: unknown), at: place)))
    case "UIColor", "NSColor": return .record(type: type, fields: fields)
    default: return nil
    }
  }

  func staticValue(_ key: String) -> Value? { NativeValues.statics[key]?(self) }

  func staticMethod(_ key: String) -> NativeFunction? {
    guard key == "WKInterfaceDevice.current" else { return NativeValues.staticMethods[key] }
    return { [device = stage.device] _ in .native(FixedMembers.watch(device)) }
  }

  func method(_ name: String, of base: Value) -> NativeFunction? {
    if case .string(let words) = base, let measure = Self.measure(name, of: words) {
      return measure
    }
    return NativeValues.method(name, of: base)
  }

  func part(_ name: String, of base: Value) -> Value? {
    // What a list of subviews knows each of them by.
    if case .view(let view) = base, name == "id" { return .integer(Int(view.index)) }
    // The size of a style of texts is that of the platform.
    if name == "pointSize", base.steps.last?.value("forTextStyle") != nil, let font = base.font {
      return .number(Double(font.size(on: stage.platform)))
    }
    // What a `TupleView` consists of.
    if case .view(let view) = base, name == "value", case .list(let views) = graph[view].kind,
      views.count > 1
    {
      return .tuple(views.map { (label: nil, value: .view($0)) })
    }
    return NativeValues.part(name, of: base)
  }

  func contains(_ other: Value, in options: Value) -> Bool? {
    if let own = options.edges, let other = other.edges { return own.isSuperset(of: other) }
    guard let own = options.axes, let other = other.axes else { return nil }
    return own.isSuperset(of: other)
  }

  /// A guide declared for both axes may mean either one; the argument decides.
  func joined(_ members: [(type: String, value: () -> Value?)]) -> Value? {
    GuideValue.joined(
      members.lazy.filter { GuideValue.types.contains($0.type) }.compactMap { $0.value() })
  }

  /// The name of an edge or an alignment is that, unless a style is asked for: `.padding(.top)`.
  /// What SwiftUI is given is of a type that it can take: `.font(.system(size: 12))` is a font.
  func mayMean(_ name: String, of type: String, in call: String) -> Bool {
    guard takes(type, in: call) else { return false }
    let isOfEdges = Self.typesOfEdges.contains(type) || GuideValue.types.contains(type)
    return !Self.namesOfEdges.contains(name) || isOfEdges || call.hasSuffix("Style")
  }

  /// Whether a call of SwiftUI's takes values of a type that the text only extends; of what the
  /// text declares as well, any.
  private func takes(_ type: String, in call: String) -> Bool {
    guard let entry = Catalog.modifier(call) ?? Catalog.view(call),
      !interpreter.declarations.hasViewExtension(call)
    else { return true }
    if let only = Catalog.onlyType(of: entry.name) { return type == only }
    return Catalog.mayTake(type) || interpreter.isKnownType(type)
  }

  private static let namesOfEdges: Set<String> = [
    "top", "bottom", "leading", "trailing", "center", "horizontal", "vertical", "all",
    "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
  ]
  private static let typesOfEdges: Set<String> = ["Axis", "Edge", "UnitPoint"]

  func prelude(declaring name: String) -> SyntaxTree? {
    Prelude.names.contains(name) ? Prelude.tree() : nil
  }

  // MARK: - Calls

  func specialCall(_ site: CallSite) -> Value? {
    if let store = store(site) { return store }
    guard let build = NativeViews.table[site.name] ?? NativeViews.scenes[site.name] else {
      return nil
    }
    if let entry = Catalog.view(site.name) { check(site, entry) }
    return build(self, site)
  }

  func element(_ site: CallSite) -> Value? {
    guard let entry = Catalog.view(Self.viewName(site.name)), !isOfOtherType(site, entry) else {
      return nil
    }
    return element(entry, site)
  }
}

/// Values of SwiftUI that code computes with, as tables: adding one is adding a row.
enum NativeValues {
  static let initializers: [String: NativeFunction] = [
    guideInitializers, angleInitializers, AppValues.initializers, ScaledMetric.initializers,
    DynamicColour.initializers, StoreValue.initializers,
  ].reduce(into: [:]) { rows, more in rows.merge(more) { first, _ in first } }

  static let statics: [String: @Sendable (ViewBuilder) -> Value] = AppValues.statics.merging([
    "ViewSpacing.zero": { _ in .native(SpacingValue(.zero)) },
    "Angle.zero": { _ in .native(AngleValue(.zero)) },
  ]) { first, _ in first }

  static let staticMethods: [String: NativeFunction] = [
    "Angle.degrees": { AngleValue.made(of: $0) { .degrees($0) } },
    "Angle.radians": { AngleValue.made(of: $0) { .radians($0) } },
  ]

  static func method(_ name: String, of base: Value) -> NativeFunction? {
    switch base {
    case .point, .size, .rect: name == "applying" ? Transforms.applying : nil
    default: nil
    }
  }

  /// A member of a value known only by name: `.topLeading.horizontal`.
  static func part(_ name: String, of base: Value) -> Value? {
    if let value = Transforms.part(name, of: base) { return value }
    guard case .member(let type, _, nil) = base else { return nil }
    switch name {
    case "horizontal" where type == nil || type == "Alignment":
      return base.alignment.map { GuideNames.value(of: $0.horizontal.key) }
    case "vertical" where type == nil || type == "Alignment":
      return base.alignment.map { GuideNames.value(of: $0.vertical.key) }
    case "x": return base.unitPoint.map { .number($0.x) }
    case "y": return base.unitPoint.map { .number($0.y) }
    default: return nil
    }
  }
}
