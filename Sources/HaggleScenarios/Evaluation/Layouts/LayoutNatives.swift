import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// The children of an interpreted layout.
final class SubviewsValue: NativeValue {
  private let subviews: LayoutSubviews

  init(_ subviews: LayoutSubviews) { self.subviews = subviews }

  func elements() -> [Value]? { subviews.map { .native(SubviewValue($0)) } }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "count": .integer(subviews.count)
    case "isEmpty": .boolean(subviews.isEmpty)
    case "layoutDirection":
      .member(
        base: "LayoutDirection",
        name: subviews.layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft",
        arguments: nil)
    default: nil
    }
  }

  func element(_ call: NativeCall) -> Value? {
    guard let index = call.integer(0), subviews.indices.contains(index) else { return nil }
    return .native(SubviewValue(subviews[index]))
  }

  var typeNames: [String] {
    ["LayoutSubviews", "Subviews", "Layout.Subviews", "Collection", "Sequence"]
  }

  var description: String { "LayoutSubviews" }
}

/// A child of an interpreted layout.
final class SubviewValue: NativeValue {
  private let subview: LayoutSubview

  init(_ subview: LayoutSubview) { self.subview = subview }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "priority": .number(subview.priority)
    case "spacing": .native(SpacingValue(subview.spacing))
    default: nil
    }
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "sizeThatFits":
      return call[0].flatMap(call.interpreter.proposal(from:)).map {
        .size(subview.sizeThatFits($0))
      }
    case "dimensions":
      return call[0].flatMap(call.interpreter.proposal(from:))
        .map { .native(DimensionsValue(subview.dimensions(in: $0))) }
    case "place":
      return place(call)
    default:
      return nil
    }
  }

  func equals(_ other: Value) -> Bool {
    if case .native(let native) = other { (native as? Self)?.subview == subview } else { false }
  }

  /// `subview[Key.self]`
  func element(_ call: NativeCall) -> Value? {
    guard case .type(let name)? = call[0], let key = call.interpreter.declarations.type(name)
    else { return nil }
    let fallback = call.interpreter.staticMember("defaultValue", of: key)
    guard let value = subview[NamedLayoutValues.Key.self][key.name] as? Value else {
      return fallback
    }
    return call.interpreter.coerce(value, of: key, like: fallback)
  }

  private func place(_ call: NativeCall) -> Value? {
    guard let position = call["at"].flatMap(call.interpreter.point(from:)),
      let proposal = call["proposal"].flatMap(call.interpreter.proposal(from:))
    else {
      subview.note(correction: "is to be placed where this text does not say: it is centred")
      return nil
    }
    let anchor = call["anchor"]?.unitPoint ?? .topLeading
    subview.place(at: position, anchor: anchor, proposal: proposal)
    return .void
  }

  var typeNames: [String] { ["LayoutSubview", "LayoutSubviews.Element"] }

  var description: String { "LayoutSubview" }
}

/// A view's size with its alignment guides.
final class DimensionsValue: NativeValue {
  private let dimensions: ViewDimensions

  init(_ dimensions: ViewDimensions) { self.dimensions = dimensions }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "width": .number(dimensions.width)
    case "height": .number(dimensions.height)
    default: nil
    }
  }

  /// `dimensions[.bottom]`, `dimensions[explicit: .firstTextBaseline]`
  func element(_ call: NativeCall) -> Value? {
    guard let key = (call["explicit"] ?? call[0]).flatMap(GuideNames.key) else { return nil }
    if call["explicit"] == nil { return .number(dimensions[key]) }
    return dimensions[explicit: key].map { .number($0) } ?? Value.none
  }

  var typeNames: [String] { ["ViewDimensions"] }

  var description: String { "ViewDimensions" }
}

/// The preferred distances of a view.
final class SpacingValue: NativeValue {
  private let spacing: ViewSpacing

  init(_ spacing: ViewSpacing) { self.spacing = spacing }

  static func spacing(_ value: Value) -> ViewSpacing? {
    switch value {
    case .native(let native as SpacingValue): native.spacing
    case .member(_, "zero", _): .zero
    default: nil
    }
  }

  /// `spacing.formUnion(other, edges: .horizontal)`
  func changed(by name: String, _ call: NativeCall) -> (any NativeValue)? {
    guard name == "formUnion", let other = call[0].flatMap(Self.spacing) else { return nil }
    return SpacingValue(spacing.union(other, edges: call["edges"]?.edges ?? .all))
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    guard let other = (call["to"] ?? call[0]).flatMap(Self.spacing) else { return nil }
    switch name {
    case "distance":
      let axis: Axis = call["along"]?.axes == .vertical ? .vertical : .horizontal
      return .number(spacing.distance(to: other, along: axis))
    case "union":
      return .native(SpacingValue(spacing.union(other, edges: call["edges"]?.edges ?? .all)))
    default:
      return nil
    }
  }

  var typeNames: [String] { ["ViewSpacing"] }

  var description: String { "ViewSpacing" }
}

/// The built-in alignment guides by name.
enum GuideNames {
  private static let horizontal: [(name: String, guide: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]
  private static let vertical: [(name: String, guide: VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ]

  static func value(of key: AlignmentKey) -> Value {
    if let name = horizontal.first(where: { $0.guide.key == key })?.name {
      return .member(base: "HorizontalAlignment", name: name, arguments: nil)
    }
    if let name = vertical.first(where: { $0.guide.key == key })?.name {
      return .member(base: "VerticalAlignment", name: name, arguments: nil)
    }
    return .native(
      key.axis == .horizontal ? GuideValue(horizontal: key) : GuideValue(vertical: key))
  }

  /// The guide that a value names; a bare `.center` is the horizontal one.
  static func key(_ value: Value) -> AlignmentKey? {
    if case .native(let native as GuideValue) = value {
      return native.horizontal ?? native.vertical
    }
    guard case .member(let base, let name, nil) = value else { return nil }
    if base != "VerticalAlignment", let found = horizontal.first(where: { $0.name == name }) {
      return found.guide.key
    }
    return vertical.first { $0.name == name }?.guide.key
  }
}

extension Interpreter {
  /// The value of a key with the type of its default value, so that `.degrees(45)` is an angle and
  /// 2 a fraction.
  fileprivate func coerce(_ value: Value, of key: TypeInfo, like fallback: Value?) -> Value {
    if let type = key.staticProperty("defaultValue")?.type {
      return coerce(value, to: type, from: key)
    }
    switch fallback {
    case .number: return coerce(value, to: TypeName("Double"), from: key)
    case .instance(let instance): return resolve(value, as: instance.typeName, from: key)
    default: return value
    }
  }
}
