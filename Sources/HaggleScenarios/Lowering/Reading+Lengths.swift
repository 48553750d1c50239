import Foundation
import HaggleLanguage
import HaggleLayouts

// Values made of lengths, of which some may not be in the text: these are taken by their names.
extension Reading {
  /// `EdgeInsets(top: 8, leading: Spacing.md, bottom: 8, trailing: Spacing.md)`.
  func insets(at position: Int) -> EdgeInsets? {
    value(at: position).flatMap { settled($0) { _ in ("padding", nil) }.edgeInsets }
  }

  /// `CGSize(width: Spacing.md, height: 0)`.
  func displacement(at position: Int) -> CGPoint? {
    value(at: position).flatMap { settled($0) { (name, $0) }.displacement }
  }

  /// `GridItem(.adaptive(minimum: Layout.card), spacing: 8)`.
  func gridItem(_ value: Value) -> GridItem? {
    settled(value) { label in
      switch label {
      case nil: ("frame", "width")
      case "minimum": ("frame", "minWidth")
      case "maximum": ("frame", "maxWidth")
      default: ("grid", label)
      }
    }.gridItem
  }

  /// A view or modifier and one of its parameters, for which a length is.
  private typealias Role = (name: String, label: String?)

  private func settled(_ value: Value, as role: (String?) -> Role) -> Value {
    func settled(_ part: LabeledValue) -> LabeledValue {
      let (name, label) = role(part.label)
      let points = log.points(of: part.value, in: name, label, at: place)
      return LabeledValue(
        part.label, points.map { .number(Double($0)) } ?? self.settled(part.value, as: role))
    }
    return switch value {
    case .record(let type, let fields): .record(type: type, fields: fields.map(settled))
    case .member(let base, let name, let fields?):
      .member(base: base, name: name, arguments: fields.map(settled))
    default: value
    }
  }
}
