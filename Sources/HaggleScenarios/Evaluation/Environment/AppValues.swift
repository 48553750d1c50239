import Foundation
import HaggleLanguage
import HaggleLayouts

/// The values of the app and the system, as in a freshly installed app.
enum AppValues {
  static let statics = system.merging(accessibility) { first, _ in first }

  private static let system: [String: @Sendable (ViewBuilder) -> Value] = [
    "UIApplication.shared": { .native(application($0.stage)) },
    "NSApplication.shared": { .native(application($0.stage)) },
    screen: { builder in
      builder.interpreter.surroundings.keys[screen] ?? .native(ownScreen(builder.stage))
    },
    "NSScreen.main": { .native(ownScreen($0.stage)) },
    device: { builder in
      builder.interpreter.surroundings.keys[device]
        ?? .native(FixedMembers.device(builder.stage.device))
    },
    "ProcessInfo.processInfo": { _ in .native(FixedMembers(process)) },
    "Bundle.main": { _ in .native(BundleValue()) },
    "Bundle.module": { _ in .native(BundleValue()) },
    "UserDefaults.standard": { _ in .native(DefaultsValue()) },
    "UIFontMetrics.default": { _ in .native(FontMetricsValue()) },
    "FileManager.default": { _ in .native(InertValue("FileManager")) },
    "Thread.isMainThread": { _ in .boolean(true) },
    "Thread.current": { _ in .native(FixedMembers(mainThread)) },
    "Thread.main": { _ in .native(FixedMembers(mainThread)) },
  ]

  /// Who uses accessibility features turns them on.
  private static let accessibility = [
    "isBoldTextEnabled", "isReduceMotionEnabled", "isReduceTransparencyEnabled",
    "isVoiceOverRunning", "isSwitchControlRunning", "isAssistiveTouchRunning",
    "isDarkerSystemColorsEnabled", "isInvertColorsEnabled", "isGrayscaleEnabled",
  ].reduce(into: [String: @Sendable (ViewBuilder) -> Value]()) { rows, name in
    rows["UIAccessibility." + name] = { _ in .boolean(false) }
  }

  /// A body is evaluated on the main thread.
  @Sendable private static func mainThread(_ name: String) -> Value? {
    name == "isMainThread" ? .boolean(true) : nil
  }

  /// The surroundings of a preview have them under these names, as no key of an environment is.
  private static let (screen, device) = ("UIScreen.main", "UIDevice.current")

  private static func ownScreen(_ stage: Stage) -> FixedMembers {
    .screen(of: stage.device, scale: stage.displayScale)
  }

  /// What there is of the screen and the device that a preview states.
  static func values(of shown: Device) -> [String: Value] {
    [
      screen: .native(FixedMembers.screen(of: shown, scale: shown.displayScale)),
      device: .native(FixedMembers.device(shown)),
    ]
  }

  static let initializers: [String: NativeFunction] = [
    "UserDefaults": { _ in .native(DefaultsValue()) }, "Bundle": { _ in .native(BundleValue()) },
    "NSUserDefaults": { _ in .native(DefaultsValue()) },
  ]

  @Sendable private static func process(_ name: String) -> Value? {
    switch name {
    case "arguments": .array([])
    case "environment": .dictionary([])
    case "isiOSAppOnMac", "isMacCatalystApp", "isLowPowerModeEnabled": .boolean(false)
    case "processorCount", "activeProcessorCount": .integer(6)
    case "systemUptime": .number(3600)
    case "hostName", "processName": .string("App")
    default: nil
    }
  }

  /// An app with one full-screen window.
  private static func application(_ stage: Stage) -> FixedMembers {
    FixedMembers { name in
      switch name {
      case "windows": .array([window(stage)])
      case "keyWindow", "mainWindow": window(stage)
      case "connectedScenes": .array([.native(scene(stage))])
      case "statusBarFrame": statusBar(name, stage)
      case "applicationState": .member(base: nil, name: "active", arguments: nil)
      case "delegate": Value.none
      case "applicationIconBadgeNumber": .integer(0)
      case "statusBarOrientation": orientation(stage)
      default: .native(InertValue("UIApplication." + name))
      }
    }
  }

  private static func window(_ stage: Stage) -> Value {
    .native(FixedMembers { windowMember($0, stage) })
  }

  private static func scene(_ stage: Stage) -> FixedMembers {
    FixedMembers { name in
      switch name {
      case "windows": .array([window(stage)])
      case "keyWindow": window(stage)
      case "screen": .native(ownScreen(stage))
      case "statusBarManager": .native(FixedMembers { statusBar($0, stage) })
      case "activationState":
        .member(base: nil, name: "foregroundActive", arguments: nil)
      case "interfaceOrientation": orientation(stage)
      default: nil
      }
    }
  }

  private static func orientation(_ stage: Stage) -> Value {
    let isWide = stage.device.screen.width > stage.device.screen.height
    return .member(base: nil, name: isWide ? "landscapeLeft" : "portrait", arguments: nil)
  }

  private static func statusBar(_ name: String, _ stage: Stage) -> Value? {
    guard name == "statusBarFrame" else { return nil }
    let size = CGSize(width: stage.device.screen.width, height: stage.device.safeArea.top)
    return .rect(CGRect(origin: .zero, size: size))
  }

  private static func windowMember(_ name: String, _ stage: Stage) -> Value? {
    let insets = stage.device.safeArea
    let bounds = CGRect(origin: .zero, size: stage.device.screen)
    switch name {
    case "safeAreaInsets":
      return .record(
        type: "UIEdgeInsets",
        fields: [
          .init("top", .number(insets.top)), .init("left", .number(insets.leading)),
          .init("bottom", .number(insets.bottom)), .init("right", .number(insets.trailing)),
        ])
    case "isKeyWindow": return .boolean(true)
    case "bounds", "frame": return .rect(bounds)
    case "screen": return .native(ownScreen(stage))
    case "safeAreaLayoutGuide":
      let inside = CGRect(
        x: insets.leading, y: insets.top,
        width: bounds.width - insets.leading - insets.trailing,
        height: bounds.height - insets.top - insets.bottom)
      return .native(FixedMembers { $0 == "layoutFrame" ? .rect(inside) : nil })
    default: return .native(InertValue("UIWindow." + name))
    }
  }
}

/// `UserDefaults`, without stored values.
final class DefaultsValue: NativeValue {
  func call(_ name: String, _ call: NativeCall) -> Value? {
    let isRead = call.arguments.first?.label == "forKey"
    if isRead { call.interpreter.reportAssumed("UserDefaults", as: "empty, as in a new app") }
    switch name {
    case "bool": return .boolean(false)
    case "integer": return .integer(0)
    case "double", "float": return .number(0)
    case "string", "object", "array", "dictionary", "data", "url", "stringArray", "value":
      return Value.none
    default: return .void
    }
  }

  var typeNames: [String] { ["UserDefaults"] }
}

/// `Bundle.main`: its files are not here.
final class BundleValue: NativeValue {
  /// Source: ours. What a project gives them, in the form that they have.
  private static let versions = [
    "CFBundleShortVersionString": "1.2.3", "CFBundleVersion": "42",
  ]

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "infoDictionary":
      .dictionary(
        Self.versions.sorted { $0.key < $1.key }
          .map { (key: .string($0.key), value: .string($0.value)) })
    case "localizedInfoDictionary": .dictionary([])
    case "bundleIdentifier": .string("com.example.app")
    case "bundlePath": .string("/App.app")
    default: nil
    }
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "localizedString": (call["forKey"] ?? call[0]).map { localized($0, call) }
    case "object":
      call["forInfoDictionaryKey"]?.string.flatMap { Self.versions[$0] }.map { .string($0) }
        ?? Value.none
    // A file is unknown data: code that needs it continues with a placeholder.
    case "url", "path", "decode", "loadNibNamed":
      .placeholder(call[0]?.string ?? name, of: "Bundle")
    default: nil
    }
  }

  /// What a key stands for is in files of the app: its string tables have it, or the code says what
  /// is shown without; else unknown words, unless the key reads as words.
  private func localized(_ key: Value, _ call: NativeCall) -> Value {
    guard let text = key.string else { return key }
    if let words = call.interpreter.wordsOfTable(for: text) { return .string(words) }
    if let stated = call["value"]?.string, !stated.isEmpty { return .string(stated) }
    guard Words.isIdentifier(text) else { return key }
    return .placeholder(text)
  }

  var typeNames: [String] { ["Bundle"] }
}
