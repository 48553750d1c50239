import Foundation
import HaggleLanguage
import HaggleLayouts

/// What controls inherit from the modifiers around them.
struct ControlStyles {
  /// A kind of view that has styles, named as its modifier is: `buttonStyle` is `button`.
  enum Family: String, CaseIterable {
    case button, label, list, picker, toggle, textField, progressView, gauge, datePicker, form
    case menu, tabView, groupBox, disclosureGroup, labeledContent, controlGroup

    /// The modifier that chooses one: `buttonStyle`.
    var modifier: String { rawValue + "Style" }

    /// The families that decide what such a control looks like: a menu without a style is a button.
    var deciding: [Family] { self == .menu ? [.menu, .button] : [self] }
  }

  /// The container whose rows the views are.
  enum Container {
    case list
    case form
  }

  /// The styles of each family, the innermost last: a style is drawn by the next one outwards.
  private var chosen: [Family: [Choice]] = [:]
  /// `mini`, `small`, `regular`, `large`, `extraLarge`.
  var controlSize = "regular"
  var labelsAreHidden = false
  /// The list that the views are in; nil outside of lists.
  var container: Container?
  /// What lists take instead of their own distances, in points.
  var rowGap: CGFloat?
  var sectionGap: CGFloat?
  /// The least height of a row, in points; nil for the platform's.
  var leastRow: CGFloat?
  /// What labels take instead of their own distance and icon's width, in points.
  var iconGap: CGFloat?
  var iconWidth: CGFloat?

  /// A style: one of SwiftUI's by its name, or one that the text declares.
  struct Choice {
    var name: String
    var declared: Value?
  }

  subscript(family: Family) -> String { chosen[family]?.last?.name ?? "automatic" }

  func declared(_ family: Family) -> Value? { chosen[family]?.last?.declared }

  mutating func choose(_ value: Value, for family: Family) {
    guard let name = value.styleName(family) else { return }
    var choice = Choice(name: name)
    if case .instance = value { choice.declared = value }
    chosen[family, default: []].append(choice)
  }

  /// What is inside of a style has the next one outwards.
  mutating func leave(_ family: Family) { _ = chosen[family]?.popLast() }

  var isInList: Bool { container != nil }

  /// What labels in a `ContentUnavailableView` are shown as; not a style that has a name.
  static let stackedLabel = "stacked in a ContentUnavailableView"
}

extension Value {
  /// `.bordered`, `.page(indexDisplayMode: .never)`, `BorderedButtonStyle()`: `bordered`, `page`.
  func styleName(_ family: ControlStyles.Family) -> String? {
    switch self {
    case .member(_, let name, _): name
    case .record(let type, _): Self.styleName(ofType: type, family)
    case .instance(let instance): instance.typeName
    default: nil
    }
  }

  private static func styleName(
    ofType type: String, _ family: ControlStyles.Family
  ) -> String {
    let suffix = family.rawValue.prefix(1).uppercased() + family.rawValue.dropFirst() + "Style"
    let stem = type.hasSuffix(suffix) ? type.dropLast(suffix.count) : type.dropLast(5)
    if stem.isEmpty || stem == "Default" { return "automatic" }
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
