extension ControlMetrics {
  /// iOS up to 18 at the standard text size on a phone; iOS 26 draws most of it larger.
  static let iOS = ControlMetrics(.iOS, controls + fields + shows + lists + bars)

  private static let controls: [Row] = [
    Row(.labelGap, 8, .guessed, "the default distance"),
    Row(.switchWidth, 51, .published, "UISwitch"),
    Row(.switchHeight, 31, .published, "UISwitch"),
    Row(.sliderHeight, 31, .measured, "swiftui-web, iOS 26: SwiftUI's Slider"),
    Row(.sliderIdeal, 100, .guessed, "nothing is known"),
    Row(.valueLabelGap, 8, .guessed, "as on macOS"),
    Row(.stepperWidth, 94, .published, "UIStepper"),
    Row(.stepperHeight, 32, .published, "UIStepper"),
    Row(.buttonInsetX, 12, .measured, "swiftui-web, iOS 26"),
    Row(.buttonInsetY, 7, .measured, "swiftui-web, iOS 26"),
    Row(.smallButtonInsetX, 10, .reported, "UIButton.Configuration, small"),
    Row(.smallButtonInsetY, 4, .reported, "28 high around a line of 15 points"),
    Row(.largeButtonInsetX, 20, .reported, "UIButton.Configuration, large"),
    Row(.largeButtonInsetY, 15, .reported, "50 high around a line of body text"),
    Row(.controlGroupGap, 8, .guessed, "the default distance"),
  ]

  private static let fields: [Row] = [
    Row(.plainFieldHeight, 22, .reported, "UITextField with body text"),
    Row(.roundedFieldInsetX, 7, .published, "UITextField's text rectangle"),
    Row(.roundedFieldInsetY, 6, .guessed, "34 high around a line of 22"),
    Row(.roundedFieldHeight, 34, .published, "UITextField.BorderStyle.roundedRect"),
    Row(.editorInsetX, 5, .published, "NSTextContainer.lineFragmentPadding"),
    Row(.editorInsetY, 8, .published, "UITextView.textContainerInset"),
    Row(.menuInset, 12, .measured, "13.5 in swiftui-web, iOS 26"),
    Row(.menuIndicator, 25, .measured, "gap 4, chevrons 9, inset 12: swiftui-web, iOS 26"),
    Row(.menuHeight, 34, .guessed, "as a bordered button"),
    Row(.segmentHeight, 32, .published, "UISegmentedControl"),
    Row(.segmentInset, 20, .measured, "swiftui-web, iOS 26"),
    Row(.wheelHeight, 216, .published, "UIPickerView"),
    Row(.wheelIdeal, 320, .published, "UIPickerView"),
    Row(.dateWidth, 124, .guessed, "a date in body text with 12 on both sides"),
    Row(.timeWidth, 92, .guessed, "a time in body text with 12 on both sides"),
    Row(.dateTimeWidth, 221, .guessed, "both, 5 apart: swiftui-web, iOS 26"),
    Row(.dateHeight, 34, .reported, "a line of body text and 7 above and below"),
    Row(.calendarWidth, 320, .reported, "UIDatePicker, inline"),
    Row(.calendarHeight, 330, .reported, "UIDatePicker, inline"),
    Row(.colorWellWidth, 28, .reported, "UIColorWell"),
    Row(.colorWellHeight, 28, .reported, "UIColorWell"),
  ]

  private static let shows: [Row] = [
    Row(.barHeight, 4, .published, "UIProgressView"),
    Row(.barIdeal, 100, .guessed, "nothing is known"),
    Row(.barGap, 4, .measured, "swiftui-web, iOS 26"),
    Row(.spinnerSide, 20, .published, "UIActivityIndicatorView, medium"),
    Row(.smallSpinnerSide, 20, .guessed, "as the regular one"),
    Row(.gaugeHeight, 4, .guessed, "as a progress bar"),
    Row(.ringSide, 58, .guessed, "as on macOS"),
    Row(.iconGap, 8, .measured, "swiftui-web, iOS 26"),
    Row(.iconSlot, 24, .measured, "swiftui-web, iOS 26"),
    Row(.slotGap, 16, .measured, "swiftui-web, iOS 26"),
    Row(.boxInset, 16, .reported, "the default padding"),
    Row(.boxGap, 8, .guessed, "the default distance"),
    Row(.chevronWidth, 7, .measured, "swiftui-web, iOS 26"),
    Row(.chevronHeight, 12, .measured, "swiftui-web, iOS 26"),
    Row(.chevronGap, 8, .guessed, "the default distance"),
    Row(.unavailableGap, 12, .guessed, "as on macOS"),
  ]

  private static let lists: [Row] = [
    Row(.rowHeight, 44, .published, "UITableView"),
    Row(.sidebarRowHeight, 44, .guessed, "as other rows"),
    Row(.rowInsetX, 16, .published, "UIView.layoutMargins up to 413 points"),
    Row(.rowInsetY, 11, .published, "UIListContentConfiguration"),
    Row(.groupMargin, 16, .published, "UIView.layoutMargins up to 413 points"),
    Row(.sectionGap, 35, .measured, "swiftui-web, iOS 26"),
    Row(.headerInsetTop, 17, .guessed, "a grouped header about 44 high"),
    Row(.headerInsetBottom, 7, .guessed, "a grouped header about 44 high"),
    Row(.footerInset, 8, .measured, "swiftui-web, iOS 26"),
  ]

  private static let bars: [Row] = [
    Row(.navigationBar, 44, .published, "UINavigationBar"),
    Row(.largeTitle, 52, .published, "UINavigationBar: 96 with its large title"),
    Row(.searchField, 52, .published, "UISearchBar in a navigation bar"),
    Row(.bottomBar, 44, .published, "UIToolbar"),
    Row(.barItemGap, 8, .guessed, "the default distance"),
    Row(.tabBar, 49, .published, "UITabBar"),
    Row(.sidebarWidth, 320, .published, "UISplitViewController"),
  ]
}
