import Foundation
import HaggleLanguage
import HaggleVocabulary

/// What controls inherit from the modifiers around them.
struct ControlStyles {
  /// A kind of view that has styles, named as its modifier is: `buttonStyle` is `button`.
  enum Family: String, CaseIterable {
    case button, label, list, picker, toggle, textField, progressView, gauge, datePicker, form
    case menu, tabView, groupBox, disclosureGroup, labeledContent, controlGroup

    /// The modifier that chooses one: `buttonStyle`.
    var modifier: String { rawValue + "Style" }

    /// Whether an app can declare styles of its own: the protocol of the others is closed.
    fileprivate var isOpen: Bool {
      ![.list, .picker, .tabView].contains(self)
    }

    /// How the types of its styles end: `ButtonStyle`.
    fileprivate var suffix: String {
      rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Style"
    }

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
  /// Whether a menu shows its arrow.
  var showsMenuIndicator = true
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
  /// What is drawn behind the label of a button; nil for the platform's.
  var bezelOutline: Appearance.Outline?
  /// Whether nothing is drawn behind the rows of lists.
  var hidesGround = false

  /// A style: one of SwiftUI's by its name, or one that the text declares.
  struct Choice {
    var name: String
    var declared: Value?
    /// Whether it is neither: one of the app's that is declared elsewhere.
    var isUnknown = false
    /// What it is made of.
    var value: Value?
  }

  subscript(family: Family) -> String { chosen[family]?.last?.name ?? "automatic" }

  /// What one of SwiftUI's styles is made with: `showsMenuIndicator`.
  func argument(_ label: String, of family: Family) -> Value? {
    guard case .record(_, let fields)? = chosen[family]?.last?.value else { return nil }
    return fields.first { $0.label == label }?.value
  }

  func declared(_ family: Family) -> Value? { chosen[family]?.last?.declared }

  /// The name of a style that is not in the text; nil for every other.
  func unknown(_ family: Family) -> String? {
    chosen[family]?.last.flatMap { $0.isUnknown ? $0.name : nil }
  }

  mutating func choose(_ value: Value, for family: Family) {
    guard let name = value.styleName(family) ?? family.nameElsewhere(of: value) else { return }
    var choice = Choice(name: name, value: value)
    if case .instance = value {
      choice.declared = value
    } else {
      choice.isUnknown = family.isOpen && !family.has(name)
    }
    chosen[family, default: []].append(choice)
  }

  /// What is inside of a style has the next one outwards.
  mutating func leave(_ family: Family) { _ = chosen[family]?.popLast() }

  var isInList: Bool { container != nil }

  /// What labels in a `ContentUnavailableView` are shown as; not a style that has a name.
  static let stackedLabel = "stacked in a ContentUnavailableView"
  static let tabLabel = "stacked in a tab bar"
}

extension ControlStyles.Family {
  /// Whether SwiftUI has a style of that name: `bordered`.
  fileprivate func has(_ name: String) -> Bool {
    Catalog.isStyle(name.prefix(1).uppercased() + name.dropFirst() + suffix)
  }

  /// What a style is called that only has a name here: `Theme.primary`, `CardStyle(radius: 4)`.
  fileprivate func nameElsewhere(of value: Value) -> String? {
    guard isOpen else { return nil }
    if case .native(let call as UnknownCall) = value { return call.name }
    return value.placeholderName
  }
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
    let suffix = family.suffix
    let stem = type.hasSuffix(suffix) ? type.dropLast(suffix.count) : type.dropLast(5)
    if stem.isEmpty || stem == "Default" { return "automatic" }
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
