import HaggleSyntax

/// Names that one of Apple's systems alone has.
///
/// Source: the availability in Apple's documentation of SwiftUI, AppKit, UIKit and WatchKit. Names
/// on several platforms are left out, such as `onHover`, `commands` or `formStyle`.
enum PlatformNames {
  /// The only platform with this name; nil if it proves nothing.
  static func system(of name: WrittenName) -> PlatformEvidence.System? {
    switch name.context {
    case .imported: modules[name.text]
    case .member: name.text.utf8.count < shortestMember ? nil : members[name.text]
    case .plain: system(ofType: name.text)
    case .declared: nil
    }
  }

  /// Whether it is a style of the app's own with the name of one of the system, which is made of
  /// nothing: `CheckboxToggleStyle(isReversed: true)`.
  static func isOwnStyle(_ name: WrittenName) -> Bool {
    name.hasArguments
      && ["ToggleStyle", "ButtonStyle", "FieldStyle", "PickerStyle"]
        .contains(where: name.text.hasSuffix)
  }

  /// Types begin with a capital: most names need no looking up.
  static func system(ofType name: String) -> PlatformEvidence.System? {
    name.utf8.first.map { $0 < UInt8(ascii: "a") } == true
      ? types[name] ?? system(ofPrefixed: name) : nil
  }

  /// UIKit's and WatchKit's types all have their prefix. AppKit shares its own with Foundation.
  private static func system(ofPrefixed name: String) -> PlatformEvidence.System? {
    guard name.hasPrefix("UI") || name.hasPrefix("WK") else { return nil }
    let letters = Array(name.utf8.prefix(3))
    guard letters.count == 3, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letters[2]),
      name.utf8.contains(where: { $0 > UInt8(ascii: "Z") })
    else { return nil }
    if name.hasPrefix("UI") {
      let word = name.dropFirst(2).prefix(1) + name.dropFirst(3).prefix { !$0.isUppercase }
      return kitWords.contains(String(word)) ? .iOS : nil
    }
    return name.hasPrefix("WKInterface") || name.hasPrefix("WKExtension") ? .watchOS : nil
  }

  /// What UIKit's names begin with behind their prefix; an app has its own `UIConfig`.
  private static let kitWords = Set(
    """
    Accessibility Action Activity Adaptive Alert Appearance Application Background Bar
    Bezier Blur Button Calendar Cell Click Clipping Cloud Collection Color Command Content Context
    Contextual Control Coordinate Copy Cubic Cut Data Date Deferred Device Dictation Diffable
    Document Drag Drawing Drop Dynamic Edge Edit Editing Event Feedback Field Find Floating Focus
    Font Gesture Graphics Gravity Guided Hosting Hover Image Impact Indirect Input Interaction
    Interface Interpolating Item Key Keyboard Label Large Layout Letterform Lexicon List
    Local Long Menu Motion Mutable Navigation Nib Notification Object Open Page Pan Paste
    Pasteboard Pencil Picker Pinch Pointer Popover Presentation Press Presses Preview Print
    Progress Property Push Reference Refresh Region Remote Responder Rotation Scene Screen
    Screenshot Scribble Scroll Search Segmented Selection Sharing Sheet Simple Slider Snap Split Spring Stack Standard
    Status Stepper Storyboard Swipe Switch Symbol System Tab Table Tap Target Text Tint Toolbar
    Tool Touch Tracking Trait Transition Update User Vibrancy Video View Viewport Visual Web
    Wheel Window Writing
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static func table(
    _ rows: (PlatformEvidence.System, String)...
  ) -> [String: PlatformEvidence.System] {
    var table: [String: PlatformEvidence.System] = [:]
    for (system, names) in rows {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = system }
    }
    return table
  }

  /// Names of folders with the code of one platform.
  static let folders = table(
    (.iOS, "iOS iPhone iPadOS"), (.macOS, "macOS Mac OSX"), (.watchOS, "watchOS Watch WatchKit"),
    (.tvOS, "tvOS"), (.visionOS, "visionOS"))

  /// The system of a target as Xcode names it: `ShopWatch Extension`.
  static func target(_ word: String, _ words: [String]) -> PlatformEvidence.System? {
    let isTarget = words.contains("Extension") || words.contains("App")
    let isWatch =
      isTarget && word.hasSuffix("Watch") || watchTargets.contains { word.hasSuffix($0) }
    return isWatch ? .watchOS : nil
  }

  /// What the name of a target without spaces ends with: `ShopWatchApp`.
  private static let watchTargets = [
    "WatchApp", "WatchExtension", "WatchKitApp", "WatchKitExtension", "WatchWidget",
    "WatchWidgets",
  ]

  private static let modules = table(
    (.iOS, "UIKit"), (.macOS, "AppKit Cocoa ServiceManagement"), (.watchOS, "WatchKit ClockKit"),
    (.tvOS, "TVUIKit TVServices TVMLKit"))

  private static let types = table(
    (
      .iOS,
      """
      EditButton StackNavigationViewStyle InsetGroupedListStyle GroupedListStyle
      PageTabViewStyle WheelPickerStyle VideoPlayerController
      """
    ),
    (
      .macOS,
      """
      NSAlert NSApp NSAppearance NSApplication NSApplicationDelegate
      NSApplicationDelegateAdaptor NSBezierPath NSBitmapImageRep NSBox NSButton
      NSClickGestureRecognizer NSColor NSComboBox NSControl NSCursor NSDatePicker NSEvent
      NSFont NSFontManager NSGraphicsContext NSHostingController NSHostingView NSImage
      NSImageView NSLevelIndicator NSMenu NSMenuItem NSOpenPanel NSOutlineView NSPanel
      NSPasteboard NSPathControl NSPopUpButton NSPopover NSPrintInfo NSResponder
      NSRunningApplication NSSavePanel NSScreen NSScrollView NSSearchField
      NSSegmentedControl NSSharingServicePicker NSSlider NSSplitView NSStackView NSStatusBar
      NSStatusItem NSStepper NSSwitch NSTabView NSTableView NSTextField NSTextView NSToolbar
      NSTrackingArea NSView NSViewController NSViewControllerRepresentable
      NSViewRepresentable NSVisualEffectView NSWindow NSWindowController NSWindowDelegate
      NSWorkspace HSplitView VSplitView MenuBarExtra SettingsLink CheckboxToggleStyle
      RadioGroupPickerStyle BorderedListStyle SquareBorderTextFieldStyle LinkButtonStyle
      HiddenTitleBarWindowStyle PopUpButtonPickerStyle BorderedTableStyle
      AccessoryBarButtonStyle AccessoryBarActionButtonStyle WindowDragGesture
      UnifiedWindowToolbarStyle UnifiedCompactWindowToolbarStyle
      """
    ),
    (.watchOS, "WKNotificationScene WKHostingController WKApplicationDelegateAdaptor"),
    (.visionOS, "ImmersiveSpace RealityView Model3D VolumetricWindowStyle"))

  private static let shortestMember = members.keys.map(\.utf8.count).min() ?? 0

  private static let members = table(
    (
      .iOS,
      """
      navigationBarTitle navigationBarTitleDisplayMode navigationBarItems
      navigationBarHidden navigationBarLeading navigationBarTrailing topBarLeading
      topBarTrailing bottomBar keyboardType autocapitalization textInputAutocapitalization
      statusBar statusBarHidden insetGrouped listRowSpacing listSectionSpacing
      fullScreenCover hoverEffect indexViewStyle isDetailLink
      defersSystemGestures navigationBarDrawer toolbarTitleMenu uiColor uiImage
      """
    ),
    (
      .macOS,
      """
      windowStyle windowToolbarStyle menuBarExtraStyle hiddenTitleBar unifiedCompact
      radioGroup horizontalRadioGroupLayout accessoryBar accessoryBarAction
      checkbox onCommand onDeleteCommand touchBar
      touchBarItemPrincipal onPasteCommand onCutCommand onCopyCommand squareBorder
      alternatingRowBackgrounds presentedWindowStyle presentedWindowToolbarStyle
      windowMinimizeBehavior windowDismissBehavior windowBackgroundColor
      controlBackgroundColor textBackgroundColor underPageBackgroundColor controlAccentColor
      """
    ),
    (.watchOS, "digitalCrownRotation digitalCrownAccessory handGestureShortcut"),
    (.tvOS, "onPlayPauseCommand onLongPressGesturePlayPause"),
    (
      .visionOS,
      """
      glassBackgroundEffect ornament preferredSurroundingsEffect immersionStyle volumetric
      openImmersiveSpace dismissImmersiveSpace
      """
    ))
}
