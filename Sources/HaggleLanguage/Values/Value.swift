package import Foundation
package import HaggleVocabulary

/// A view that the host of the interpreter built: here it is only handed around.
package struct ViewID: Hashable, Sendable {
  package let index: Int32

  package init(index: Int32) { self.index = index }
}

/// A value with the label that it is passed under.
package struct LabeledValue {
  package var label: String?
  package var value: Value

  package init(_ label: String?, _ value: Value) {
    self.label = label
    self.value = value
  }
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
  /// A closure or function of the text.
  case function(FunctionValue)
  /// A type as a value: `Color`, `Self`, a declared struct.
  case type(String)
  /// An instance of a declared struct, class or enum.
  case instance(Instance)
  /// `.leading`, `.red`, `.fixed(70)`: a member of a type known only from context, with its
  /// arguments. What the catalog expects decides what it means; `base` is the type where it was
  /// written (`Color.red`). A member of a member has the inner one as its argument `self`.
  case member(base: String?, name: String, arguments: [LabeledValue]?)
  /// A value of a SwiftUI value type made by its initialiser: `GridItem(.fixed(70), spacing: 4)`,
  /// `EdgeInsets(top: …)`, `CGSize(width:height:)` and everything else that is only passed on.
  case record(type: String, fields: [LabeledValue])
  case proposal(ProposedViewSize)
  case size(CGSize)
  case point(CGPoint)
  case rect(CGRect)
  case view(ViewID)
  /// Something native that only natives understand: subviews, a subview, dimensions.
  case native(any NativeValue)
  /// Data that the text does not have; `name` is how it was written.
  case placeholder(String)
}
