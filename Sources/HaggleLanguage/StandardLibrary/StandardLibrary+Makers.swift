extension StandardLibrary {
  /// Functions and names that CoreGraphics, UIKit and AppKit have from C, by the type whose
  /// initialiser they are: `CGSizeMake(30, 20)`, `NSSize(width: 30, height: 20)`.
  ///
  /// Source: Apple, CoreGraphics (CGGeometry.h), Foundation (NSGeometry.h), UIKit (UIGeometry.h).
  static let geometryFunctions: [String: NativeFunction] = [
    "CGSizeMake": maker("CGSize", ["width", "height"]),
    "CGPointMake": maker("CGPoint", ["x", "y"]),
    "CGRectMake": maker("CGRect", ["x", "y", "width", "height"]),
    "CGVectorMake": maker("CGVector", ["dx", "dy"]),
    "UIEdgeInsetsMake": maker("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "NSMakeSize": maker("CGSize", ["width", "height"]),
    "NSMakePoint": maker("CGPoint", ["x", "y"]),
    "NSMakeRect": maker("CGRect", ["x", "y", "width", "height"]),
    "NSEdgeInsetsMake": maker("NSEdgeInsets", ["top", "left", "bottom", "right"]),
    "NSSize": maker("CGSize", []), "NSPoint": maker("CGPoint", []), "NSRect": maker("CGRect", []),
  ]

  /// An initialiser whose arguments have no labels of their own.
  private static func maker(_ type: String, _ labels: [String]) -> NativeFunction {
    { call in
      guard labels.isEmpty || labels.count == call.arguments.count else { return nil }
      var arguments = call.arguments
      for (index, label) in labels.enumerated() {
        arguments[index] = LabeledValue(label, arguments[index].value)
      }
      return geometryInitializers[type]?(
        NativeCall(interpreter: call.interpreter, arguments: arguments))
    }
  }
}
