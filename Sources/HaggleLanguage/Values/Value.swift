package import Foundation
package import HaggleVocabulary

/// A view built by the host; the interpreter only passes it on.
package struct ViewID: Hashable, Sendable {
  package let index: Int32

  package init(index: Int32) { self.index = index }
}

/// A value with its argument label.
package struct LabeledValue {
  package var label: String?
  package var value: Value

  package init(_ label: String?, _ value: Value) {
    self.label = label
    self.value = value
  }
}

extension [LabeledValue] {
  /// The value with a label; for nil the first without one.
  package subscript(label: String?) -> Value? { first { $0.label == label }?.value }
}

/// A value of the interpreted language.
///
/// Unknown data is a placeholder that spreads instead of failing.
package indirect enum Value {
  case void
  /// `nil`; a wrapped optional is just its value.
  case none
  case boolean(Bool)
  case integer(Int)
  /// Double and CGFloat alike.
  case number(Double)
  case string(String)
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  /// `a..<b` (upper bound excluded) and `a...b`; integers or numbers.
  case range(lower: Value, upper: Value, isClosed: Bool)
  case keyPath([String])
  /// A closure or declared function.
  case function(FunctionValue)
  /// A type as a value: `Color`, `Self`, a declared struct.
  case type(String)
  /// An instance of a declared struct, class or enum.
  case instance(Instance)
  /// `.leading`, `.red`, `.fixed(70)`: a member whose type only follows from the context, with its
  /// arguments. `base` is the type if written (`Color.red`); a member of a member has the inner one
  /// as its argument `self`. The catalog determines the meaning.
  case member(base: String?, name: String, arguments: [LabeledValue]?)
  /// A value made by the initialiser of a SwiftUI type: `GridItem(.fixed(70), spacing: 4)`,
  /// `EdgeInsets(top: …)`, `CGSize(width:height:)` and everything else that is only passed on.
  case record(type: String, fields: [LabeledValue])
  case proposal(ProposedViewSize)
  case size(CGSize)
  case point(CGPoint)
  case rect(CGRect)
  case view(ViewID)
  /// A value implemented natively: subviews, a subview, dimensions.
  case native(any NativeValue)
  /// Unknown data; `name` is its code.
  case placeholder(String)
}
