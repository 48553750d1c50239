extension ControlMetrics {
  /// iOS up to 18 at the standard text size on a phone; iOS 26 draws most of it larger.
  static let iOS = ControlMetrics(controls + fields + shows + lists + bars)

  private static let controls: [Row] = [
    Row(.labelGap, 8, .guessed, origin: "the default distance"),
    Row(.switchWidth, 51, .published, origin: "UISwitch"),
    Row(.switchHeight, 31, .published, origin: "UISwitch"),
    Row(.sliderHeight, 31, .measured, origin: "swiftui-web, iOS 26: SwiftUI's Slider"),
    Row(.sliderIdeal, 100, .guessed, origin: "nothing is known"),
    Row(.valueLabelGap, 8, .guessed, origin: "as on macOS"),
    Row(.stepperWidth, 94, .published, origin: "UIStepper"),
    Row(.stepperHeight, 32, .published, origin: "UIStepper"),
    Row(.buttonInsetX, 12, .measured, origin: "swiftui-web, iOS 26"),
    Row(.buttonInsetY, 7, .measured, origin: "swiftui-web, iOS 26"),
    Row(.smallButtonInsetX, 10, .reported, origin: "UIButton.Configuration, small"),
    Row(.smallButtonInsetY, 4, .reported, origin: "28 high around a line of 15 points"),
    Row(.largeButtonInsetX, 20, .reported, origin: "UIButton.Configuration, large"),
    Row(.largeButtonInsetY, 15, .reported, origin: "50 high around a line of body text"),
    Row(.controlGroupGap, 8, .guessed, origin: "the default distance"),
  ]

  private static let fields: [Row] = [
    Row(.plainFieldHeight, 22, .reported, origin: "UITextField with body text"),
    Row(.roundedFieldInsetX, 7, .published, origin: "UITextField's text rectangle"),
    Row(.roundedFieldInsetY, 6, .guessed, origin: "34 high around a line of 22"),
    Row(.roundedFieldHeight, 34, .published, origin: "UITextField.BorderStyle.roundedRect"),
    Row(.editorInsetX, 5, .published, origin: "NSTextContainer.lineFragmentPadding"),
    Row(.editorInsetY, 8, .published, origin: "UITextView.textContainerInset"),
    Row(.menuInset, 12, .measured, origin: "13.5 in swiftui-web, iOS 26"),
    Row(.menuIndicator, 25, .measured, origin: "gap 4, chevrons 9, inset 12: swiftui-web, iOS 26"),
    Row(.menuHeight, 34, .guessed, origin: "as a bordered button"),
    Row(.segmentHeight, 32, .published, origin: "UISegmentedControl"),
    Row(.segmentInset, 20, .measured, origin: "swiftui-web, iOS 26"),
    Row(.wheelHeight, 216, .published, origin: "UIPickerView"),
    Row(.wheelIdeal, 320, .published, origin: "UIPickerView"),
    Row(.dateWidth, 124, .guessed, origin: "a date in body text with 12 on both sides"),
    Row(.timeWidth, 92, .guessed, origin: "a time in body text with 12 on both sides"),
    Row(.dateTimeWidth, 221, .guessed, origin: "both, 5 apart: swiftui-web, iOS 26"),
    Row(.dateHeight, 34, .reported, origin: "a line of body text and 7 above and below"),
    Row(.calendarWidth, 320, .reported, origin: "UIDatePicker, inline"),
    Row(.calendarHeight, 330, .reported, origin: "UIDatePicker, inline"),
    Row(.colorWellWidth, 28, .reported, origin: "UIColorWell"),
    Row(.colorWellHeight, 28, .reported, origin: "UIColorWell"),
  ]

  private static let shows: [Row] = [
    Row(.barHeight, 4, .published, origin: "UIProgressView"),
    Row(.barIdeal, 100, .guessed, origin: "nothing is known"),
    Row(.barGap, 4, .measured, origin: "swiftui-web, iOS 26"),
    Row(.spinnerSide, 20, .published, origin: "UIActivityIndicatorView, medium"),
    Row(.smallSpinnerSide, 20, .guessed, origin: "as the regular one"),
    Row(.gaugeHeight, 4, .guessed, origin: "as a progress bar"),
    Row(.ringSide, 58, .guessed, origin: "as on macOS"),
    Row(.iconGap, 8, .measured, origin: "swiftui-web, iOS 26"),
    Row(.iconSlot, 24, .measured, origin: "swiftui-web, iOS 26"),
    Row(.slotGap, 16, .measured, origin: "swiftui-web, iOS 26"),
    Row(.boxInset, 16, .reported, origin: "the default padding"),
    Row(.boxGap, 8, .guessed, origin: "the default distance"),
    Row(.chevronWidth, 7, .measured, origin: "swiftui-web, iOS 26"),
    Row(.chevronHeight, 12, .measured, origin: "swiftui-web, iOS 26"),
    Row(.chevronGap, 8, .guessed, origin: "the default distance"),
    Row(.unavailableGap, 12, .guessed, origin: "as on macOS"),
  ]

  private static let lists: [Row] = [
    Row(.rowHeight, 44, .published, origin: "UITableView"),
    Row(.sidebarRowHeight, 44, .guessed, origin: "as other rows"),
    Row(.rowInsetX, 16, .published, origin: "UIView.layoutMargins up to 413 points"),
    Row(.rowInsetY, 12, .measured, origin: "sentry-cocoa: rows 44.33 high around a line of 20.33"),
    Row(.groupMargin, 16, .published, origin: "UIView.layoutMargins up to 413 points"),
    Row(.sectionGap, 35, .measured, origin: "swiftui-web, iOS 26"),
    Row(.headerInsetTop, 17, .measured, origin: "sentry-cocoa: a header of 38.67"),
    Row(.headerInsetBottom, 6, .measured, origin: "sentry-cocoa: a header of 38.67"),
    Row(.footerInset, 8, .measured, origin: "swiftui-web, iOS 26"),
  ]

  private static let bars: [Row] = [
    Row(.navigationBar, 44, .published, origin: "UINavigationBar"),
    Row(.largeTitle, 52, .published, origin: "UINavigationBar: 96 with its large title"),
    Row(.searchField, 52, .published, origin: "UISearchBar in a navigation bar"),
    Row(.bottomBar, 44, .published, origin: "UIToolbar"),
    Row(.barItemGap, 8, .guessed, origin: "the default distance"),
    Row(.tabBar, 49, .published, origin: "UITabBar"),
    Row(.sidebarWidth, 320, .published, origin: "UISplitViewController"),
  ]
}
