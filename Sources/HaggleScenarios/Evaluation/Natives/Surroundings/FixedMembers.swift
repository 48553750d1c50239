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
    let scale = Double(evaluator.syntax.stage.displayScale)
    switch name {
    case "displayScale": return .number(scale)
    case "pixelLength": return .number(1 / scale)
    default: return Self.values[name]?()
    }
  }

  /// `self[Key.self]` inside `extension EnvironmentValues`.
  override func element(_ call: NativeCall) -> Value? {
    guard case .type(let name)? = call[0], let type = call.evaluator.declarations.type(name)
    else { return nil }
    return call.evaluator.staticMember("defaultValue", of: type)
  }

  private static let values: [String: @Sendable () -> Value] = [
    "colorScheme": { .member(base: "ColorScheme", name: "light", arguments: nil) },
    "horizontalSizeClass": {
      .member(base: "UserInterfaceSizeClass", name: "compact", arguments: nil)
    },
    "verticalSizeClass": {
      .member(base: "UserInterfaceSizeClass", name: "regular", arguments: nil)
    },
    "dynamicTypeSize": { .member(base: "DynamicTypeSize", name: "large", arguments: nil) },
    "sizeCategory": { .member(base: "ContentSizeCategory", name: "large", arguments: nil) },
    "layoutDirection": { .member(base: "LayoutDirection", name: "leftToRight", arguments: nil) },
    "scenePhase": { .member(base: "ScenePhase", name: "active", arguments: nil) },
    "locale": { .native(LocaleValue()) },
    "calendar": { .native(CalendarValue()) },
    "isEnabled": { .boolean(true) },
    "isFocused": { .boolean(false) },
    "isSearching": { .boolean(false) },
    "isPresented": { .boolean(false) },
    "accessibilityReduceMotion": { .boolean(false) },
    "dismiss": { .function(FunctionValue(.native { _ in .void })) },
    "openURL": { .function(FunctionValue(.native { _ in .void })) },
    "refresh": { .none },
    "lineLimit": { .none },
  ]
}
