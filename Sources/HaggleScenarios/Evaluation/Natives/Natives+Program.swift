import HaggleVocabulary

extension Natives {
  /// Functions that speak to whoever runs the program, and the like.
  static let programFunctions: [String: NativeFunction] = [
    "fatalError": { trap("fatalError", $0) },
    "preconditionFailure": { trap("preconditionFailure", $0) },
    "assertionFailure": { trap("assertionFailure", $0) },
    "precondition": { $0[0]?.boolean == false ? trap("precondition", $0) : .void },
    "assert": { $0[0]?.boolean == false ? trap("assert", $0) : .void },
    "withAnimation": { _ in .void },
    "withTransaction": { _ in .void },
    "NSLog": { _ in .void }, "os_log": { _ in .void }, "dump": { $0[0] },
    "ObjectIdentifier": { $0[0] },
    "arc4random_uniform": { call in
      call.evaluator.reportRandom(call, "the middle of its range")
      return call.integer(0).map { .integer(max(0, $0 / 2)) }
    },
    "drand48": { call in
      call.evaluator.reportRandom(call, "the middle of its range")
      return .number(0.5)
    },
    "CACurrentMediaTime": { call in
      call.evaluator.reportNow()
      return .number(3600)
    },
    "CFAbsoluteTimeGetCurrent": { call in
      call.evaluator.reportNow()
      return .number(DateValue.now - 978_307_200)
    },
    "type": { call in call[0].map { .type($0.typeName) } },
  ]

  /// An app would stop here.
  private static func trap(_ name: String, _ call: NativeCall) -> Value {
    let message = call.arguments.last?.value.string.map { "\"\($0)\"" } ?? ""
    if call.evaluator.interruption == nil {
      call.evaluator.interruption = .trapped("\(name)(\(message))", at: call.place)
    }
    return .placeholder(name)
  }

  /// Property wrappers and bindings: erased to the value they hold.
  static let wrapperInitializers: [String: NativeFunction] = {
    var rows: [String: NativeFunction] = [:]
    for name in [
      "State", "StateObject", "ObservedObject", "Published", "Bindable", "GestureState", "Optional",
    ] {
      rows[name] = { $0[0] }
    }
    rows["Binding"] = { call in call["get"]?.function.map { call.apply($0) } ?? call[0] }
    return rows
  }()

  /// Static methods by `Type.name`.
  static let staticMethods: [String: NativeFunction] = {
    var rows: [String: NativeFunction] = [
      "Binding.constant": { $0[0] },
      "Bool.random": { call in
        call.evaluator.reportRandom(call, "false")
        return .boolean(false)
      },
      "CGFloat.maximum": { best($0.arguments.map(\.value), $0.evaluator) { $0 >= 0 } },
      "CGFloat.minimum": { best($0.arguments.map(\.value), $0.evaluator) { $0 < 0 } },
      "Angle.degrees": { AngleValue.made(of: $0) { .degrees($0) } },
      "Angle.radians": { AngleValue.made(of: $0) { .radians($0) } },
    ]
    for type in integerTypes + ["Double", "CGFloat", "Float"] {
      rows[type + ".random"] = { $0.evaluator.random($0) }
    }
    for more in [DurationValue.staticMethods, FormatterValue.staticMethods] {
      rows.merge(more) { first, _ in first }
    }
    return rows
  }()

  /// Types of SwiftUI whose values are only passed on.
  static let valueTypes: Set<String> = [
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "UnitPoint", "GridItem", "EdgeInsets",
    "Edge", "Axis", "Angle", "Font", "Animation", "AnyTransition", "Gradient", "StrokeStyle",
    "AlignmentID", "LayoutDirection", "ColorScheme", "ContentMode", "TextAlignment", "Image.Scale",
    "RoundedCornerStyle", "IndexSet", "Namespace", "ViewSpacing", "FillStyle", "ShadowStyle",
    "Transaction", "PresentationDetent", "UIColor", "UIFont", "UIImage", "NSAttributedString",
    "PreviewLayout", "PreviewDevice", "WidgetPreviewContext", "DynamicTypeSize",
    "UserInterfaceSizeClass", "AnyShapeStyle",
    "AnyShape", "Material", "BlendMode", "Visibility", "TextInputAutocapitalization", "Selector",
    "IndexPath", "SIMD2", "CGAffineTransform", "CGVector", "Notification", "Decimal", "Data",
    "LayoutProperties", "LayoutPriority", "SafeAreaRegions", "Spring", "Anchor", "GeometryProxy",
    "Axis.Set", "Edge.Set", "KeyPathComparator", "SortDescriptor", "UIEdgeInsets",
    "NSEdgeInsets", "NSColor", "NSFont", "NSImage", "CGColor", "UIBezierPath", "CGPath", "CGImage",
    "TimeZone", "UnitLength", "UnitMass", "UnitTemperature", "UnitDuration", "UnitAngle",
    "UnitVolume", "UnitSpeed", "UnitEnergy", "UnitInformationStorage", "Measurement",
    "DateInterval", "PersonNameComponents", "FloatingPointFormatStyle", "IntegerFormatStyle",
    "Duration", "ComparisonResult", "UIUserInterfaceIdiom", "UIDeviceOrientation",
    "UIInterfaceOrientation", "CLLocationCoordinate2D", "MKCoordinateRegion", "MKCoordinateSpan",
    "NSError", "NSRange", "SIMD3", "SIMD4", "Color.Resolved", "ContentSizeCategory",
    "PresentationMode",
    "EditMode", "ScenePhase", "UIRectCorner", "NSAttributedString.Key", "Edge3D", "MapStyle",
    "UIBlurEffect", "CAMediaTimingFunction", "CALayer", "NSPredicate", "NSSortDescriptor",
  ]
}

extension Evaluator {
  /// One step of `reduce(into:)`: the closure changes its first parameter.
  func reduce(_ function: FunctionValue, into start: Value, _ element: Value) -> Value {
    guard case .closure(let closure, let captured) = function.code else {
      return call(function, [Passed(start), Passed(element)])
    }
    let scope = Scope(in: captured)
    let names = closure.parameters.count == 2 ? closure.parameters.map(\.name) : ["$0", "$1"]
    scope.define(names[0], start)
    scope.define(names[1], element)
    _ = call(named: "a closure", at: closure.span.lowerBound, in: scope) {
      run(closure.body, as: nil, in: scope)
    }
    return scope[names[0]]?.value ?? start
  }
}
