import Foundation
import HaggleVocabulary

/// Assignments to parts of the library's values: `size.width = 4`, `rect.origin.x += 1`.
enum NativeFields {
  static func mutate(_ name: String, of value: inout Value, _ change: (inout Value) -> Void) {
    if let zero = zero(value, with: name) { value = zero }
    switch value {
    case .tuple(var elements):
      let index = Int(name) ?? elements.firstIndex { $0.label == name } ?? -1
      guard elements.indices.contains(index) else { return }
      change(&elements[index].value)
      value = .tuple(elements)
    case .size(var size):
      if name == "width" { length(&size.width, change) } else { length(&size.height, change) }
      value = .size(size)
    case .point(var point):
      if name == "x" { length(&point.x, change) } else { length(&point.y, change) }
      value = .point(point)
    case .rect(var rect):
      mutate(name, of: &rect, change)
      value = .rect(rect)
    case .proposal(var proposal):
      optional(name == "width" ? \.width : \.height, of: &proposal, change)
      value = .proposal(proposal)
    case .record(let type, var fields):
      let index = fields.firstIndex { $0.label == name } ?? fields.count
      if index == fields.count { fields.append(.init(name, .none)) }
      value = .void
      change(&fields[index].value)
      value = .record(type: type, fields: fields)
    case .native(let native):
      var part = native.part(name)
      change(&part)
      value = native.with(name, part).map { .native($0) } ?? value
    case .placeholder(let unknown) where name != "wrappedValue":
      let known = PartlyKnown(unknown)
      var part = known.part(name)
      change(&part)
      value = known.with(name, part).map { .native($0) } ?? value
    case .string where name != "characters": attribute(change)
    default:
      change(&value)
    }
  }

  /// What is set of words are their attributes: `title.foregroundColor = .red`.
  private static func attribute(_ change: (inout Value) -> Void) {
    var attribute = Value.none
    change(&attribute)
  }

  /// `.zero` whose type only its parts show, such as the start of a `reduce(into: .zero)`.
  private static func zero(_ value: Value, with name: String) -> Value? {
    guard case .member(_, "zero", nil) = value else { return nil }
    switch name {
    case "width", "height": return .size(.zero)
    case "x", "y": return .point(.zero)
    case "origin", "size": return .rect(.zero)
    default: return nil
    }
  }

  private static func length(_ length: inout CGFloat, _ change: (inout Value) -> Void) {
    var value = Value.number(length)
    change(&value)
    length = value.number.map { CGFloat($0) } ?? length
  }

  private static func mutate(
    _ name: String, of rect: inout CGRect, _ change: (inout Value) -> Void
  ) {
    var part: Value = name == "origin" ? .point(rect.origin) : .size(rect.size)
    change(&part)
    switch part {
    case .point(let origin): rect.origin = origin
    case .size(let size): rect.size = size
    default: break
    }
  }

  private static func optional(
    _ axis: WritableKeyPath<ProposedViewSize, CGFloat?>, of proposal: inout ProposedViewSize,
    _ change: (inout Value) -> Void
  ) {
    var value = proposal[keyPath: axis].map { Value.number($0) } ?? .none
    change(&value)
    proposal[keyPath: axis] = value.number.map { CGFloat($0) }
  }
}
