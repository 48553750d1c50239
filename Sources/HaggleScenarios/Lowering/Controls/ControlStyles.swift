import Foundation
import HaggleLanguage
import HaggleVocabulary

/// The control settings inherited from modifiers.
struct ControlStyles {
  /// A kind of view with styles, named like its modifier: `buttonStyle` is `button`.
  enum Family: String, CaseIterable {
    case button, label, list, picker, toggle, textField, progressView, gauge, datePicker, form
    case menu, tabView, groupBox, disclosureGroup, labeledContent, controlGroup

    /// The modifier that chooses one: `buttonStyle`.
    var modifier: String { rawValue + "Style" }

    /// Whether an app can declare styles of its own: other protocols are closed.
    fileprivate var isOpen: Bool {
      ![.list, .picker, .tabView].contains(self)
    }

    /// The suffix of its style types: `ButtonStyle`.
    fileprivate var suffix: String {
      rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Style"
    }

    /// The families that determine such a control's look: a menu without a style is a button.
    var deciding: [Family] { self == .menu ? [.menu, .button] : [self] }
  }

  /// The container in which the views are rows.
  enum Container {
    case list
    case form
  }

  /// The styles of each family, the innermost last: a style is drawn by the next outer one.
  private var chosen: [Family: SharedStack<Choice>] = [:]
  /// `mini`, `small`, `regular`, `large`, `extraLarge`.
  var controlSize = "regular"
  /// Whether nothing is around the label of a control.
  var isBare: Bool { controlSize == Self.bareSize }
  /// The size of such ones; it cannot be written in Swift.
  static let bareSize = "-"
  var labelsAreHidden = false
  /// Whether a menu shows its arrow.
  var showsMenuIndicator = true
  /// Whether a link in a list shows its chevron.
  var showsLinkIndicator = true
  /// The list that the views are in; nil outside of lists.
  var container: Container?
  /// Whether they are in a form, in stacks inside of it, too.
  var isInForm = false
  /// The spacing between list rows instead of the default, in points.
  var rowGap: CGFloat?
  var sectionGap: CGFloat?
  /// The least height of a row, in points; nil for the platform's.
  var leastRow: CGFloat?
  /// The spacing of labels and the width of their icons instead of the defaults, in points.
  var iconGap: CGFloat?
  var iconWidth: CGFloat?
  /// The outline of a button's bezel; nil for the platform's.
  var bezelOutline: Appearance.Outline?
  /// Whether the background of lists is hidden.
  var hidesGround = false

  /// A style: a SwiftUI style by name, or a declared one.
  struct Choice {
    var name: String
    var declared: Value?
    /// Whether it is declared in another file.
    var isUnknown = false
    /// The value of a declared style.
    var value: Value?
  }

  subscript(family: Family) -> String { chosen[family]?.top?.name ?? "automatic" }

  /// An argument of a SwiftUI style: `showsMenuIndicator`.
  func argument(_ label: String, of family: Family) -> Value? {
    guard case .record(_, let fields)? = chosen[family]?.top?.value else { return nil }
    return fields[label]
  }

  func declared(_ family: Family) -> Value? { chosen[family]?.top?.declared }

  /// The name of an undeclared style; nil for others.
  func unknown(_ family: Family) -> String? {
    chosen[family]?.top.flatMap { $0.isUnknown ? $0.name : nil }
  }

  mutating func choose(_ value: Value, for family: Family) {
    guard let name = value.styleName(family) ?? family.nameElsewhere(of: value) else { return }
    var choice = Choice(name: name, value: value)
    if case .instance = value {
      choice.declared = value
    } else if let own = family.ownName(of: value) {
      (choice.name, choice.isUnknown) = (own, true)
    } else {
      choice.isUnknown = family.isOpen && !family.has(name) && !Self.unnamed.contains(name)
    }
    chosen[family, default: SharedStack()].push(choice)
  }

  /// The content of a style has the next outer style.
  mutating func leave(_ family: Family) { chosen[family]?.pop() }

  var isInList: Bool { container != nil }

  /// The styles of labels in a `ContentUnavailableView` and in a tab bar, without names in SwiftUI.
  static let stackedLabel = "stacked in a ContentUnavailableView"
  static let tabLabel = "stacked in a tab bar"
  private static let unnamed = [stackedLabel, tabLabel]
}

extension ControlStyles.Family {
  /// Whether SwiftUI has a style of that name: `bordered`.
  fileprivate func has(_ name: String) -> Bool {
    Catalog.isStyle(name.prefix(1).uppercased() + name.dropFirst() + suffix)
  }

  /// The name of an app's own style that is called as one of SwiftUI is, and made of what that one
  /// is not: `CheckboxToggleStyle(isReversed: true)`.
  fileprivate func ownName(of value: Value) -> String? {
    guard [.toggle, .button, .label, .textField].contains(self),
      case .record(let type, let fields) = value, fields.contains(where: { $0.label != "tint" })
    else { return nil }
    return type
  }

  /// The name of a style that is not declared: `Theme.primary`, `CardStyle(radius: 4)`.
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
