package import Foundation
package import HaggleVocabulary

extension StandardLibrary {
  static let geometryInitializers: [String: NativeFunction] = [
    "CGSize": { call in
      if call.arguments.isEmpty { return .size(.zero) }
      guard let width = call.number("width"), let height = call.number("height") else { return nil }
      return .size(width, height)
    },
    "CGPoint": { call in
      if call.arguments.isEmpty { return .point(.zero) }
      guard let x = call.number("x"), let y = call.number("y") else { return nil }
      return .point(CGPoint(x: x, y: y))
    },
    "CGRect": { call in
      if call.arguments.isEmpty { return .rect(.zero) }
      if case .size(let size)? = call["size"].map(call.interpreter.sized),
        let origin = call["origin"].flatMap(call.interpreter.point(from:))
      {
        return .rect(CGRect(origin: origin, size: size))
      }
      guard let x = call.number("x"), let y = call.number("y"), let width = call.number("width"),
        let height = call.number("height")
      else { return nil }
      return .rect(CGRect(x: x, y: y, width: width, height: height))
    },
    "EdgeInsets": insets("EdgeInsets", ["top", "leading", "bottom", "trailing"]),
    "UIEdgeInsets": insets("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "NSEdgeInsets": insets("NSEdgeInsets", ["top", "left", "bottom", "right"]),
    "UnitPoint": insets("UnitPoint", ["x", "y"]), "CGVector": insets("CGVector", ["dx", "dy"]),
    "SIMD2": insets("SIMD2", ["x", "y"]), "SIMD3": insets("SIMD3", ["x", "y", "z"]),
    "SIMD4": insets("SIMD4", ["x", "y", "z", "w"]),
    "CLLocationCoordinate2D": insets("CLLocationCoordinate2D", ["latitude", "longitude"]),
    "ProposedViewSize": { call in
      if case .size(let size)? = call[0] { return .proposal(ProposedViewSize(size)) }
      return .proposal(
        ProposedViewSize(
          width: call.number("width").map { CGFloat($0) },
          height: call.number("height").map { CGFloat($0) }))
    },
  ]

  /// A record of numbers that default to 0; whole literals are fractions.
  private static func insets(_ type: String, _ labels: [String]) -> NativeFunction {
    { call in
      guard call.arguments.count <= labels.count,
        call.arguments.allSatisfy({ $0.label.map(labels.contains) ?? true })
      else { return nil }
      let fields = labels.enumerated().map { index, label in
        let unlabelled = call.arguments.first?.label == nil ? call[index] : nil
        return LabeledValue(label, (call[label] ?? unlabelled)?.asFraction ?? .number(0))
      }
      return .record(type: type, fields: fields)
    }
  }

  /// Static members by `Type.name`.
  static let statics: [String: @Sendable (Interpreter) -> Value] = {
    var rows: [String: @Sendable (Interpreter) -> Value] = [
      "Optional.none": { _ in .none },
      "CGSize.zero": { _ in .size(.zero) }, "CGPoint.zero": { _ in .point(.zero) },
      "CGRect.zero": { _ in .rect(.zero) }, "CGRect.null": { _ in .rect(.null) },
      "CGRect.infinite": { _ in .rect(.infinite) },
      "ProposedViewSize.zero": { _ in .proposal(.zero) },
      "ProposedViewSize.unspecified": { _ in .proposal(.unspecified) },
      "ProposedViewSize.infinity": { _ in .proposal(.infinity) },
      "HStackLayout.layoutProperties": { _ in properties(stackedAlong: "horizontal") },
      "VStackLayout.layoutProperties": { _ in properties(stackedAlong: "vertical") },
    ]
    for type in ["CGFloat", "Double", "Float"] {
      for (name, number) in implicitNumbers { rows["\(type).\(name)"] = { _ in .number(number) } }
      rows["\(type).zero"] = { _ in .number(0) }
    }
    for more in moreStatics { rows.merge(more) { first, _ in first } }
    return rows
  }()

  private static func properties(stackedAlong axis: String) -> Value {
    let axis = Value.member(base: "Axis", name: axis, arguments: nil)
    return .record(type: "LayoutProperties", fields: [.init("stackOrientation", axis)])
  }

  static let geometryProperties = rectProperties.merging(axisProperties) { first, _ in first }

  private static let axisProperties: [String: Property] = [
    "width": { value, _ in length(of: value, .horizontal) },
    "height": { value, _ in length(of: value, .vertical) },
    "x": { value, _ in if case .point(let point) = value { .number(point.x) } else { nil } },
    "y": { value, _ in if case .point(let point) = value { .number(point.y) } else { nil } },
  ]

  private static let rectProperties: [String: Property] = [
    "origin": { value, _ in rect(value) { .point($0.origin) } },
    "size": { value, _ in rect(value) { .size($0.size) } },
    "minX": { value, _ in rect(value) { .number($0.minX) } },
    "minY": { value, _ in rect(value) { .number($0.minY) } },
    "midX": { value, _ in rect(value) { .number($0.midX) } },
    "midY": { value, _ in rect(value) { .number($0.midY) } },
    "maxX": { value, _ in rect(value) { .number($0.maxX) } },
    "maxY": { value, _ in rect(value) { .number($0.maxY) } },
    "isEmpty": { value, _ in rect(value) { .boolean($0.isEmpty) } },
    "isNull": { value, _ in rect(value) { .boolean($0.isNull) } },
    "isInfinite": { value, _ in rect(value) { .boolean($0.isInfinite) } },
    "standardized": { value, _ in rect(value) { .rect($0.standardized) } },
    "integral": { value, _ in rect(value) { .rect($0.integral) } },
  ]

  static let geometryMethods: [String: NativeFunction] = [
    "replacingUnspecifiedDimensions": { call in
      guard case .proposal(let proposal) = call.base else { return nil }
      switch call["by"] {
      case .size(let size)?: return .size(proposal.replacingUnspecifiedDimensions(by: size))
      case .member(nil, "zero", nil)?:
        return .size(proposal.replacingUnspecifiedDimensions(by: .zero))
      default: return .size(proposal.replacingUnspecifiedDimensions())
      }
    },
    "insetBy": { moved($0) { $0.insetBy(dx: $1, dy: $2) } },
    "offsetBy": { moved($0) { $0.offsetBy(dx: $1, dy: $2) } },
    "contains": { call in
      guard case .rect(let rect) = call.base, let other = call[0] else { return nil }
      if case .rect(let inner) = other { return .boolean(rect.encloses(inner)) }
      return call.interpreter.point(from: other).map { .boolean(rect.holds($0)) }
    },
    "intersects": { call in
      guard case .rect(let a) = call.base, case .rect(let b)? = call[0] else { return nil }
      return .boolean(a.meets(b))
    },
    "equalTo": { call in call[0].map { .boolean(call.interpreter.equals(call.base, $0)) } },
    "union": { joined($0) { $0.union($1) } },
    "intersection": { joined($0) { $0.common(with: $1) } },
  ]

  private static func length(of value: Value, _ axis: Axis) -> Value? {
    switch value {
    case .size(let size): .number(size[axis])
    case .rect(let rect): .number(axis == .horizontal ? rect.width : rect.height)
    case .proposal(let proposal): proposal[axis].map { .number($0) } ?? Value.none
    default: nil
    }
  }

  private static func moved(
    _ call: NativeCall, _ move: (CGRect, CGFloat, CGFloat) -> CGRect
  ) -> Value? {
    rect(call.base) { .rect(move($0, call.number("dx") ?? 0, call.number("dy") ?? 0)) }
  }

  private static func joined(_ call: NativeCall, _ join: (CGRect, CGRect) -> CGRect) -> Value? {
    call[0].flatMap(rectangle).flatMap { other in rect(call.base) { .rect(join($0, other)) } }
  }

  private static func rect(_ value: Value, _ read: (CGRect) -> Value) -> Value? {
    if case .rect(let rect) = value { read(rect) } else { nil }
  }

  /// A rectangle, also where only its use shows that it is one: `.null.union(frame)`.
  private static func rectangle(_ value: Value) -> CGRect? {
    switch value {
    case .rect(let rect): rect
    case .member(_, "null", nil): .null
    case .member(_, "zero", nil): .zero
    default: nil
    }
  }

  /// The same of the base of a method that only rectangles have; nil for what is one already.
  static func rectangle(_ base: Value, for method: String) -> CGRect? {
    guard case .member = base, ["union", "intersection", "insetBy", "offsetBy"].contains(method)
    else { return nil }
    return rectangle(base)
  }
}

extension Interpreter {
  /// The proposal of a value: `.unspecified`, a size, a proposal.
  package func proposal(from value: Value) -> ProposedViewSize? {
    switch value {
    case .proposal(let proposal): proposal
    case .size(let size): ProposedViewSize(size)
    case .member(_, "zero", _): .zero
    case .member(_, "unspecified", _): .unspecified
    case .member(_, "infinity", _): .infinity
    case .number(let number) where number == .infinity: .infinity
    case .member(_, "init", let arguments?):
      StandardLibrary.initializers["ProposedViewSize"]?(
        NativeCall(interpreter: self, arguments: arguments)
      )
      .flatMap { proposal(from: $0) }
    default: nil
    }
  }

  /// The point of a value: `CGPoint(…)`, `.zero`, `.init(x:y:)`.
  package func point(from value: Value) -> CGPoint? {
    switch value {
    case .point(let point): point
    case .member(_, "zero", _): .zero
    case .member(_, "init", let arguments?):
      StandardLibrary.initializers["CGPoint"]?(NativeCall(interpreter: self, arguments: arguments))
        .flatMap { point(from: $0) }
    default: nil
    }
  }

  /// A size value, including `.zero` and `.init(width:height:)`.
  package func sized(_ value: Value) -> Value {
    switch value {
    case .member(_, "zero", nil): .size(.zero)
    case .member(_, "init", let arguments?):
      StandardLibrary.initializers["CGSize"]?(NativeCall(interpreter: self, arguments: arguments))
        ?? value
    default: value
    }
  }
}
