import Foundation
import HaggleLanguage
import HaggleLayouts

extension FixedMembers {
  /// `UIScreen.main`, `NSScreen.main`
  static func screen(of device: Device, scale: CGFloat) -> FixedMembers {
    FixedMembers { name in
      switch name {
      case "bounds", "nativeBounds", "frame", "visibleFrame":
        .rect(CGRect(origin: .zero, size: device.screen))
      case "scale", "nativeScale", "backingScaleFactor": .number(Double(scale))
      case "brightness": .number(0.5)
      case "traitCollection": .native(InertValue("UITraitCollection"))
      case "maximumFramesPerSecond": .integer(60)
      default: nil
      }
    }
  }

  /// `WKInterfaceDevice.current()`
  static func watch(_ device: Device) -> FixedMembers {
    FixedMembers { name in
      switch name {
      case "screenBounds": .rect(CGRect(origin: .zero, size: device.screen))
      case "screenScale": .number(Double(device.displayScale))
      default: nil
      }
    }
  }

  /// `UIDevice.current`
  static func device(_ device: Device) -> FixedMembers {
    let isTablet = device.name.hasPrefix("iPad")
    let isWide = device.screen.width > device.screen.height
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

/// The value of `@Environment`: that of an iPhone in its default state, or the default of a
/// declared key.
final class EnvironmentValue: NativeValue {
  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    guard let stage = interpreter.builder?.stage else { return nil }
    let scale = Double(stage.displayScale)
    switch name {
    case "displayScale": return .number(scale)
    case "pixelLength": return .number(1 / scale)
    case "horizontalSizeClass": return stage.device.sizeClasses.horizontal.value
    case "verticalSizeClass": return stage.device.sizeClasses.vertical.value
    case "dynamicTypeSize": return stage.circumstances.typeSize.value
    case "sizeCategory": return stage.circumstances.typeSize.category
    case "layoutDirection":
      let isMirrored = stage.circumstances.writingDirection == .rightToLeft
      return Self.constant("LayoutDirection", isMirrored ? "rightToLeft" : "leftToRight")
    case "colorScheme": return Self.constant("ColorScheme", stage.isDark ? "dark" : "light")
    case "locale": return .native(LocaleValue(stage.circumstances.locale ?? "en"))
    default: return Self.values[name]?()
    }
  }

  private static func constant(_ type: String, _ name: String) -> Value {
    .member(base: type, name: name, arguments: nil)
  }

  var typeNames: [String] { ["EnvironmentValues"] }

  /// `self[Key.self]` inside `extension EnvironmentValues`.
  func element(_ call: NativeCall) -> Value? {
    guard case .type(let name)? = call[0], let type = call.interpreter.declarations.type(name)
    else { return nil }
    return call.interpreter.staticMember("defaultValue", of: type)
  }

  private static let values: [String: @Sendable () -> Value] = [
    "scenePhase": { .member(base: "ScenePhase", name: "active", arguments: nil) },
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

extension DynamicTypeSize {
  /// `dynamicTypeSize` in the environment.
  var value: Value { .member(base: "DynamicTypeSize", name: rawValue, arguments: nil) }

  /// The older `sizeCategory` equivalent.
  var category: Value {
    .member(base: "ContentSizeCategory", name: categoryName, arguments: nil)
  }

  private var categoryName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small, .medium, .large: rawValue
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }
}
