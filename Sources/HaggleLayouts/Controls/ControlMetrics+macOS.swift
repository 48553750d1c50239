extension ControlMetrics {
  /// macOS 26 at its standard text size, mostly as swiftui-web measured it.
  static let macOS = ControlMetrics(.macOS, controls + fields + shows + lists + bars)

  private static let measuredThere = "swiftui-web, macOS 26.2"

  private static let controls: [Row] = [
    Row(.labelGap, 8, .measured, measuredThere),
    Row(.switchWidth, 54, .measured, measuredThere),
    Row(.switchHeight, 24, .measured, measuredThere),
    Row(.formSwitchWidth, 36, .measured, measuredThere),
    Row(.formSwitchHeight, 16, .measured, measuredThere),
    Row(.checkboxSide, 16, .measured, measuredThere),
    Row(.checkboxGap, 5, .measured, measuredThere),
    Row(.sliderHeight, 16, .measured, measuredThere),
    Row(.sliderIdeal, 100, .guessed, "nothing is known"),
    Row(.valueLabelGap, 8, .measured, measuredThere),
    Row(.stepperWidth, 20, .measured, measuredThere),
    Row(.stepperHeight, 26, .measured, measuredThere),
    Row(.buttonInsetX, 12, .measured, measuredThere),
    Row(.buttonInsetY, 4, .measured, measuredThere),
    Row(.buttonHeight, 24, .measured, measuredThere),
    Row(.smallButtonInsetX, 8, .guessed, "a step below regular"),
    Row(.smallButtonInsetY, 2, .guessed, "a step below regular"),
    Row(.smallButtonHeight, 20, .guessed, "a step below regular"),
    Row(.largeButtonInsetX, 16, .guessed, "a step above regular"),
    Row(.largeButtonInsetY, 6, .guessed, "a step above regular"),
    Row(.largeButtonHeight, 28, .guessed, "a step above regular"),
    Row(.controlGroupGap, 8, .guessed, "the default distance"),
  ]

  private static let fields: [Row] = [
    Row(.plainFieldHeight, 16, .measured, measuredThere),
    Row(.roundedFieldInsetX, 6, .measured, measuredThere),
    Row(.roundedFieldInsetY, 4, .measured, measuredThere),
    Row(.roundedFieldHeight, 24, .measured, measuredThere),
    Row(.editorInsetX, 5, .published, "NSTextContainer.lineFragmentPadding"),
    Row(.menuInset, 12, .measured, measuredThere),
    Row(.menuIndicator, 35.5, .measured, measuredThere),
    Row(.menuHeight, 24, .measured, measuredThere),
    Row(.segmentHeight, 24, .measured, measuredThere),
    Row(.segmentInset, 21, .measured, measuredThere),
    Row(.radioGap, 6, .measured, measuredThere),
    Row(.dateWidth, 95, .measured, measuredThere),
    Row(.timeWidth, 80, .measured, measuredThere),
    Row(.dateTimeWidth, 160, .measured, measuredThere),
    Row(.dateHeight, 22, .measured, measuredThere),
    Row(.calendarWidth, 138.5, .measured, measuredThere),
    Row(.calendarHeight, 148, .measured, measuredThere),
    Row(.colorWellWidth, 48, .measured, measuredThere),
    Row(.colorWellHeight, 24, .measured, measuredThere),
  ]

  private static let shows: [Row] = [
    Row(.barHeight, 20, .measured, measuredThere),
    Row(.barIdeal, 100, .guessed, "nothing is known"),
    Row(.spinnerSide, 32, .measured, measuredThere),
    Row(.smallSpinnerSide, 16, .measured, measuredThere),
    Row(.gaugeHeight, 16, .measured, measuredThere),
    Row(.ringSide, 58, .measured, measuredThere),
    Row(.iconGap, 8, .measured, measuredThere),
    Row(.iconSlot, 16, .measured, measuredThere),
    Row(.slotGap, 6, .measured, measuredThere),
    Row(.boxInset, 5, .measured, measuredThere),
    Row(.boxGap, 3, .measured, measuredThere),
    Row(.boxLabelInset, 10, .measured, measuredThere),
    Row(.chevronWidth, 6.5, .measured, measuredThere),
    Row(.chevronHeight, 8, .measured, measuredThere),
    Row(.chevronGap, 5, .measured, measuredThere),
    Row(.disclosureInset, 4, .measured, measuredThere),
    Row(.unavailableGap, 12, .measured, measuredThere),
    Row(.unavailableTop, 20, .measured, measuredThere),
  ]

  private static let lists: [Row] = [
    Row(.rowHeight, 24, .measured, measuredThere),
    Row(.sidebarRowHeight, 32, .measured, measuredThere),
    Row(.rowInsetX, 16, .measured, measuredThere),
    Row(.plainRowInset, 8, .measured, measuredThere),
    Row(.borderedRowInset, 7, .measured, measuredThere),
    Row(.listBorder, 1, .measured, measuredThere),
    Row(.rowInsetY, 4, .measured, measuredThere),
    Row(.groupMargin, 20, .measured, "swiftui-web, macOS 26.2: a grouped form"),
    Row(.formRowInset, 10, .measured, measuredThere),
    Row(.formSectionGap, 10, .measured, "swiftui-web, macOS 26.6"),
    Row(.formHeaderGap, 30, .measured, "swiftui-web, macOS 26.6"),
    Row(.formHeaderInset, 10, .measured, "swiftui-web, macOS 26.6"),
    Row(.sectionGap, 20, .measured, measuredThere),
    Row(.headerInsetTop, 6, .measured, measuredThere),
    Row(.headerInsetBottom, 6, .measured, measuredThere),
    Row(.footerInset, 6, .measured, measuredThere),
    Row(.footerInsetBottom, 6, .measured, measuredThere),
    Row(.listTop, 10, .measured, measuredThere),
  ]

  private static let bars: [Row] = [
    Row(.tabBar, 24, .measured, measuredThere),
    Row(.sidebarWidth, 200, .guessed, "a sidebar's usual width"),
  ]
}
