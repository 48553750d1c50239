import Foundation

/// A native value with a fixed set of members, such as the screen.
final class FixedMembers: NativeValue {
  private let members: @Sendable (String) -> Value?

  init(_ members: @escaping @Sendable (String) -> Value?) { self.members = members }

  override func member(_ name: String, _ evaluator: Evaluator) -> Value? { members(name) }

  /// `UIScreen.main`
  static func screen(_ stage: Stage) -> FixedMembers {
    FixedMembers { name in
      switch name {
      case "bounds", "nativeBounds": .rect(CGRect(origin: .zero, size: stage.device.screen))
      case "scale", "nativeScale": .number(Double(stage.displayScale))
      default: nil
      }
    }
  }

  /// `UIDevice.current`
  static var device: FixedMembers {
    FixedMembers { name in
      switch name {
      case "userInterfaceIdiom":
        .member(base: "UIUserInterfaceIdiom", name: "phone", arguments: nil)
      case "name", "model": .string("iPhone")
      case "systemVersion": .string("18.0")
      default: nil
      }
    }
  }
}

/// What `@Environment` reads: the values of an iPhone in its default state, and the defaults of the
/// keys that the text declares.
final class EnvironmentValue: NativeValue {
  override func member(_ name: String, _ evaluator: Evaluator) -> Value? {
    let scale = Double(evaluator.syntax.stage.displayScale)
    switch name {
    case "displayScale": return .number(scale)
    case "pixelLength": return .number(1 / scale)
    case "horizontalSizeClass": return evaluator.syntax.stage.device.sizeClasses.horizontal.value
    case "verticalSizeClass": return evaluator.syntax.stage.device.sizeClasses.vertical.value
    default: return Self.values[name]?()
    }
  }

  override var typeNames: [String] { ["EnvironmentValues"] }

  /// `self[Key.self]` inside `extension EnvironmentValues`.
  override func element(_ call: NativeCall) -> Value? {
    guard case .type(let name)? = call[0], let type = call.evaluator.declarations.type(name)
    else { return nil }
    return call.evaluator.staticMember("defaultValue", of: type)
  }

  private static let values: [String: @Sendable () -> Value] = [
    "colorScheme": { .member(base: "ColorScheme", name: "light", arguments: nil) },
    "dynamicTypeSize": { .member(base: "DynamicTypeSize", name: "large", arguments: nil) },
    "sizeCategory": { .member(base: "ContentSizeCategory", name: "large", arguments: nil) },
    "layoutDirection": { .member(base: "LayoutDirection", name: "leftToRight", arguments: nil) },
    "scenePhase": { .member(base: "ScenePhase", name: "active", arguments: nil) },
    "locale": { .string("en") },
    "isEnabled": { .boolean(true) },
    "isFocused": { .boolean(false) },
    "isSearching": { .boolean(false) },
    "isPresented": { .boolean(false) },
    "accessibilityReduceMotion": { .boolean(false) },
    "accessibilityReduceTransparency": { .boolean(false) },
    "accessibilityDifferentiateWithoutColor": { .boolean(false) },
    "accessibilityInvertColors": { .boolean(false) },
    "accessibilityEnabled": { .boolean(false) },
    "accessibilityVoiceOverEnabled": { .boolean(false) },
    "isLuminanceReduced": { .boolean(false) },
    "isHoverEffectEnabled": { .boolean(true) },
    "supportsMultipleWindows": { .boolean(false) },
    "allowsTightening": { .boolean(false) },
    "defaultMinListRowHeight": { .number(44) },
    "controlSize": { .member(base: "ControlSize", name: "regular", arguments: nil) },
    "multilineTextAlignment": { .member(base: "TextAlignment", name: "leading", arguments: nil) },
    "colorSchemeContrast": {
      .member(base: "ColorSchemeContrast", name: "standard", arguments: nil)
    },
    "presentationMode": {
      .native(FixedMembers { $0 == "isPresented" ? .boolean(false) : nil })
    },
    "legibilityWeight": { .none },
    "imageScale": { .member(base: "Image.Scale", name: "medium", arguments: nil) },
    "truncationMode": { .member(base: "Text.TruncationMode", name: "tail", arguments: nil) },
    "lineSpacing": { .number(0) },
    "minimumScaleFactor": { .number(1) },
    "font": { .none },
    "editMode": { .none },
    "tint": { .none },
    "dismiss": doesNothing,
    "openURL": doesNothing,
    "openWindow": doesNothing,
    "dismissWindow": doesNothing,
    "dismissSearch": doesNothing,
    "requestReview": doesNothing,
    "refresh": { .none },
    "lineLimit": { .none },
  ]

  private static let doesNothing: @Sendable () -> Value = {
    .function(FunctionValue(.native { _ in .void }))
  }
}
