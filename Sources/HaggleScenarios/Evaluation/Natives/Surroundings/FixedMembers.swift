import Foundation

/// A native value with a fixed set of members, such as the screen.
final class FixedMembers: NativeValue {
  private let members: @Sendable (String) -> Value?

  init(_ members: @escaping @Sendable (String) -> Value?) { self.members = members }

  override func member(_ name: String, _ evaluator: Evaluator) -> Value? { members(name) }

  /// What it is told to do has no effect on a layout.
  override func call(_ name: String, _ call: NativeCall) -> Value? {
    members(name) ?? .native(InertValue(name))
  }

  /// `UIScreen.main`, `NSScreen.main`
  static func screen(_ stage: Stage) -> FixedMembers {
    FixedMembers { name in
      switch name {
      case "bounds", "nativeBounds", "frame", "visibleFrame":
        .rect(CGRect(origin: .zero, size: stage.device.screen))
      case "scale", "nativeScale", "backingScaleFactor": .number(Double(stage.displayScale))
      case "brightness": .number(0.5)
      case "traitCollection": .native(InertValue("UITraitCollection"))
      case "maximumFramesPerSecond": .integer(60)
      default: nil
      }
    }
  }

  /// `UIDevice.current`
  static func device(_ stage: Stage) -> FixedMembers {
    let isTablet = stage.device.name.hasPrefix("iPad")
    let isWide = stage.device.screen.width > stage.device.screen.height
    return FixedMembers { name in
      switch name {
      case "userInterfaceIdiom":
        .member(base: "UIUserInterfaceIdiom", name: isTablet ? "pad" : "phone", arguments: nil)
      case "name", "model", "localizedModel": .string(isTablet ? "iPad" : "iPhone")
      case "systemName": .string(isTablet ? "iPadOS" : "iOS")
      case "systemVersion": .string("18.0")
      case "orientation":
        .member(
          base: "UIDeviceOrientation", name: isWide ? "landscapeLeft" : "portrait", arguments: nil)
      case "batteryLevel": .number(1)
      case "identifierForVendor": Value.none
      case "isMultitaskingSupported": .boolean(true)
      default: nil
      }
    }
  }
}

/// What `@Environment` reads: the values of an iPhone in its default state, and the defaults of the
/// keys that the text declares.
final class EnvironmentValue: NativeValue {
  override func member(_ name: String, _ evaluator: Evaluator) -> Value? {
    let scale = Double(evaluator.stage.displayScale)
    switch name {
    case "displayScale": return .number(scale)
    case "pixelLength": return .number(1 / scale)
    case "horizontalSizeClass": return evaluator.stage.device.sizeClasses.horizontal.value
    case "verticalSizeClass": return evaluator.stage.device.sizeClasses.vertical.value
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
    "locale": { .native(LocaleValue("en")) },
    "calendar": { .native(CalendarValue()) },
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
