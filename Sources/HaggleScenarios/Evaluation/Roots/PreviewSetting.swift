package import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

/// The stated environment of a preview.
package struct PreviewSetting: Sendable {
  /// The proposed size, in points.
  package var size: CGSize?
  var device: Device?
  var isLandscape = false
  /// The space for presented content; nil for other roots.
  var presented: PresentedSpace?
  /// Whether something presents it, as a sheet is presented.
  package var isPresented: Bool { presented != nil }
  /// The code, for the header: `previewLayout(.fixed(width: 300, height: 70))`.
  package var words: [String] = []
  var title: String?
  /// The family of a widget.
  private(set) var family: String?
  /// The margins that the system puts around a widget's content.
  private var margins: CGFloat = 0
  /// Whether it is a widget, which does not scroll.
  package var isWidget: Bool { family != nil }
  /// Whether the canvas has the size of the view, without a screen.
  package private(set) var isSizeThatFits = false
  /// Whether the family is assumed: others are as likely.
  package private(set) var isFamilyAssumed = false

  /// The device of the preview; nil if it states none.
  func shownDevice(on device: Device) -> Device? {
    guard self.device != nil || isLandscape else { return nil }
    let named = self.device ?? device
    return isLandscape ? Device.named(named.name + " landscape") ?? named : named
  }

  /// The proposal to the root; nil for the scenario's.
  package func proposal(on device: Device) -> (proposal: CGSize, device: Device)? {
    if let size { return (size, device) }
    return shownDevice(on: device).map { ($0.proposal, $0) }
  }

  /// The proposal and safe area of presented content; nil for other roots.
  package func presentedSpace(on stage: Stage) -> PresentedSpace.Space? {
    guard let presented else { return nil }
    let device = (stage.isStated ? nil : shownDevice(on: stage.device)) ?? stage.device
    let (proposal, safeArea) = presented.space(on: device)
    return PresentedSpace.Space(
      proposal: proposal, words: "\(device.name), \(presented.words)", safeArea: safeArea)
  }
}

extension PreviewSetting {
  /// Whether no environment is stated, so that it may be a widget or a sheet.
  var isOpen: Bool {
    size == nil && device == nil && !isLandscape && presented == nil && family == nil
  }

  /// From the arguments of `previewDevice` or `previewContext`.
  init(device: Value, context: Value) {
    self.device = device.deviceName.flatMap(Device.named)
    if let family = context.widgetFamily { readWidget(family, "") }
  }

  /// Applies a modifier of a preview.
  mutating func read(_ name: String, _ arguments: CallArguments) {
    let value = arguments.positional(0)
    switch name {
    case "previewDisplayName": title = value?.string
    case "previewDevice":
      device = value?.deviceName.flatMap(Device.named)
      if device != nil { words.append("previewDevice(\(arguments.text))") }
    case "previewLayout":
      readLayout(value, "previewLayout(\(arguments.text))")
    case "previewContext":
      if let family = value?.widgetFamily {
        readWidget(family, "previewContext(\(arguments.text))")
      }
    case "previewInterfaceOrientation":
      readLayout(value, "previewInterfaceOrientation(\(arguments.text))")
    default: break
    }
  }

  /// Takes a trait of `#Preview`, such as `.fixedLayout(width: 200, height: 50)`.
  mutating func readTrait(_ value: Value) {
    readLayout(value, "#Preview(traits: .\(value.unresolvedName ?? ""))")
  }

  /// Applies a widget's family, with the size that iOS gives it on a screen 393 points wide.
  ///
  /// Source: Apple, Human Interface Guidelines, "Widgets", iOS dimensions.
  mutating func readWidget(_ family: String, _ text: String) {
    self.family = family
    guard let size = Self.widgets[family] else { return }
    self.size = size
    words.append(text)
  }

  private static let widgets = (sizesOfScreens[CGSize(width: 393, height: 852)] ?? [:]).merging([
    "accessoryCircular": CGSize(width: 72, height: 72),
    "accessoryRectangular": CGSize(width: 160, height: 72),
    "accessoryInline": CGSize(width: 234, height: 26),
    activity: CGSize(width: 371, height: 160),
  ]) { own, _ in own }

  /// The family of a live activity on the lock screen.
  static let activity = "activity"

  static func isFamily(_ name: String) -> Bool { widgets[name] != nil }

  /// The size of a widget for the screen of a phone that is named, within its margins; nil for what
  /// has the same size on all, and for screens that Apple does not list.
  package func widgetSize(on device: Device) -> CGSize? {
    guard let family, let size = Self.sizesOfScreens[device.screen]?[family] else { return nil }
    return CGSize(width: size.width - 2 * margins, height: size.height - 2 * margins)
  }

  /// The size of a widget on the desktop of a Mac, within its margins; nil for families that it has
  /// not.
  ///
  /// Source: Apple, Human Interface Guidelines, "Widgets", macOS dimensions.
  package var sizeOnMac: CGSize? {
    guard let family, let size = Self.sizesOnMac[family] else { return nil }
    return CGSize(width: size.width - 2 * margins, height: size.height - 2 * margins)
  }

  private static let sizesOnMac = [
    "systemSmall": CGSize(width: 164, height: 164), "systemMedium": CGSize(width: 344, height: 164),
    "systemLarge": CGSize(width: 344, height: 344),
    "systemExtraLarge": CGSize(width: 706, height: 344),
  ]

  /// The widgets of a screen by their family, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, "Widgets", iOS dimensions.
  private static let sizesOfScreens: [CGSize: [String: CGSize]] = [
    (430, 932, 170, 364, 382), (428, 926, 170, 364, 382), (414, 896, 169, 360, 379),
    (393, 852, 158, 338, 354), (390, 844, 158, 338, 354), (375, 812, 155, 329, 345),
    (375, 667, 148, 321, 324), (360, 780, 155, 329, 345), (320, 568, 141, 292, 311),
  ].reduce(into: [:]) { sizes, row in
    sizes[CGSize(width: row.0, height: row.1)] = [
      "systemSmall": CGSize(width: row.2, height: row.2),
      "systemMedium": CGSize(width: row.3, height: row.2),
      "systemLarge": CGSize(width: row.3, height: row.4),
    ]
  }

  /// The sizes of the other families with the same content, in points.
  package static let otherFamilies = ["systemMedium", "systemLarge"].compactMap { widgets[$0] }

  /// The content margins of a widget, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, "Widgets": a standard margin of 16.
  private static let margin: CGFloat = 16

  /// Used if no preview states the widget's family.
  ///
  /// - Parameter stated: the family that the user sets.
  init(widget evidence: WidgetEvidence?, stated: String? = nil) {
    let words = evidence?.words ?? "a widget, taken as .systemSmall"
    readWidget(
      stated ?? evidence?.family ?? "systemSmall", stated.map { "a widget as .\($0)" } ?? words)
    isFamilyAssumed = stated == nil && evidence?.isFamilyCertain != true
    if evidence?.family == Self.activity { self.family = nil }
  }

  /// Adds the content margins of a widget.
  mutating func takeMargins() {
    guard family?.hasPrefix("system") == true, let size else { return }
    margins = Self.margin
    self.size = CGSize(width: size.width - 2 * margins, height: size.height - 2 * margins)
    words.append("within margins of \(Int(margins))")
  }

  private mutating func readLayout(_ value: Value?, _ text: String) {
    guard case .member(_, let name, let arguments)? = value else { return }
    switch name {
    case "sizeThatFits", "sizeThatFitsLayout": isSizeThatFits = true
    case "landscapeLeft", "landscapeRight":
      isLandscape = true
      words.append(text)
    case "fixed", "fixedLayout":
      let sides = ["width", "height"].map { side in
        arguments?[side]?.number
      }
      guard let width = sides[0], let height = sides[1], width >= 0, height >= 0 else { return }
      size = CGSize(width: width, height: height)
      words.append(text)
    default: break
    }
  }
}

extension Value {
  /// The family of `WidgetPreviewContext(family: .systemSmall)`.
  fileprivate var widgetFamily: String? {
    guard case .record("WidgetPreviewContext", let fields) = self else { return nil }
    return fields["family"]?.unresolvedName
  }

  /// The name of `PreviewDevice(rawValue: "iPhone SE")` and of `"iPhone SE"`.
  fileprivate var deviceName: String? {
    if case .record(_, let fields) = self { return fields.first?.value.string }
    if case .member(_, "init", let arguments?) = self { return arguments.first?.value.string }
    return string
  }
}
