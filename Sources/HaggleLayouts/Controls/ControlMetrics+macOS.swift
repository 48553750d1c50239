extension ControlMetrics {
  /// macOS 26 at its standard text size, mostly as swiftui-web measured it.
  static let macOS = ControlMetrics(controls + fields + shows + lists + bars)

  private static let measuredThere = "swiftui-web, macOS 26.2"
  private static let recordedThere = "mburger89/MetalUI, macOS 27.0"

  private static let controls: [Row] = [
    Row(.labelGap, 8, .measured, origin: measuredThere),
    Row(.switchWidth, 54, .measured, origin: measuredThere),
    Row(.switchHeight, 24, .measured, origin: measuredThere),
    Row(.formSwitchWidth, 36, .measured, origin: measuredThere),
    Row(.formSwitchHeight, 16, .measured, origin: measuredThere),
    Row(.checkboxSide, 16, .measured, origin: measuredThere),
    Row(.checkboxGap, 5, .measured, origin: measuredThere),
    Row(.checkboxDistance, 6, .measured, origin: recordedThere),
    Row(.sliderHeight, 16, .measured, origin: measuredThere),
    Row(.sliderIdeal, 30, .measured, origin: recordedThere),
    Row(.sliderLeast, 20, .measured, origin: recordedThere),
    Row(.valueLabelGap, 8, .measured, origin: measuredThere),
    Row(.stepperWidth, 20, .measured, origin: measuredThere),
    Row(.stepperHeight, 24, .measured, origin: recordedThere),
    Row(.buttonInsetX, 12, .measured, origin: measuredThere),
    Row(.buttonInsetY, 4, .measured, origin: measuredThere),
    Row(.buttonHeight, 24, .measured, origin: measuredThere),
    Row(.smallButtonInsetX, 8.75, .measured, origin: recordedThere),
    Row(.smallButtonInsetY, 2, .guessed, origin: "a step below regular"),
    Row(.smallButtonHeight, 20, .measured, origin: recordedThere),
    Row(.largeButtonInsetX, 16, .guessed, origin: "a step above regular"),
    Row(.largeButtonInsetY, 6, .guessed, origin: "a step above regular"),
    Row(.largeButtonHeight, 28, .guessed, origin: "a step above regular"),
    Row(.controlGroupGap, 8, .guessed, origin: "the default distance"),
  ]

  private static let fields: [Row] = [
    Row(.plainFieldHeight, 16, .measured, origin: measuredThere),
    Row(.roundedFieldInsetX, 6, .measured, origin: measuredThere),
    Row(.roundedFieldInsetY, 4, .measured, origin: measuredThere),
    Row(.roundedFieldHeight, 24, .measured, origin: measuredThere),
    Row(.editorLeast, 12, .measured, origin: recordedThere),
    Row(.menuInset, 12, .measured, origin: measuredThere),
    Row(.menuIndicator, 35.5, .measured, origin: measuredThere),
    Row(.menuHeight, 24, .measured, origin: measuredThere),
    Row(.borderlessIndicator, 13, .guessed, origin: "chevrons of a pull-down button"),
    Row(.segmentHeight, 24, .measured, origin: measuredThere),
    Row(.segmentInset, 21, .measured, origin: measuredThere),
    Row(.radioGap, 6, .measured, origin: measuredThere),
    Row(.dateWidth, 95, .measured, origin: measuredThere),
    Row(.timeWidth, 80, .measured, origin: measuredThere),
    Row(.dateTimeWidth, 160, .measured, origin: measuredThere),
    Row(.dateHeight, 22, .measured, origin: measuredThere),
    Row(.calendarWidth, 138.5, .measured, origin: measuredThere),
    Row(.calendarHeight, 148, .measured, origin: measuredThere),
    Row(.colorWellWidth, 48, .measured, origin: measuredThere),
    Row(.colorWellHeight, 24, .measured, origin: measuredThere),
  ]

  private static let shows: [Row] = [
    Row(.barHeight, 20, .measured, origin: measuredThere),
    Row(.barIdeal, 100, .guessed, origin: "nothing is known"),
    Row(.spinnerSide, 32, .measured, origin: measuredThere),
    Row(.smallSpinnerSide, 16, .measured, origin: measuredThere),
    Row(.gaugeHeight, 16, .measured, origin: measuredThere),
    Row(.ringSide, 58, .measured, origin: measuredThere),
    Row(.iconGap, 8, .measured, origin: measuredThere),
    Row(.iconSlot, 16, .measured, origin: measuredThere),
    Row(.slotGap, 6, .measured, origin: measuredThere),
    Row(.boxInset, 5, .measured, origin: measuredThere),
    Row(.boxGap, 3, .measured, origin: measuredThere),
    Row(.boxLabelInset, 10, .measured, origin: measuredThere),
    Row(.chevronWidth, 6.5, .measured, origin: measuredThere),
    Row(.chevronHeight, 8, .measured, origin: measuredThere),
    Row(.chevronGap, 5, .measured, origin: measuredThere),
    Row(.disclosureInset, 4, .measured, origin: measuredThere),
    Row(.unavailableGap, 12, .measured, origin: measuredThere),
    Row(.unavailableTop, 20, .measured, origin: measuredThere),
  ]

  private static let lists: [Row] = [
    Row(.rowHeight, 24, .measured, origin: measuredThere),
    Row(.sidebarRowHeight, 32, .measured, origin: measuredThere),
    Row(.rowInsetX, 16, .measured, origin: measuredThere),
    Row(.plainRowInset, 8, .measured, origin: measuredThere),
    Row(.borderedRowInset, 7, .measured, origin: measuredThere),
    Row(.listBorder, 1, .measured, origin: measuredThere),
    Row(.rowInsetY, 4, .measured, origin: measuredThere),
    Row(.groupMargin, 20, .measured, origin: "swiftui-web, macOS 26.2: a grouped form"),
    Row(.formRowInset, 10, .measured, origin: measuredThere),
    Row(.formIdealWidth, 400, .guessed, origin: "room for labels and fields"),
    Row(.formSectionGap, 10, .measured, origin: "swiftui-web, macOS 26.6"),
    Row(.formHeaderGap, 30, .measured, origin: "swiftui-web, macOS 26.6"),
    Row(.formHeaderInset, 10, .measured, origin: "swiftui-web, macOS 26.6"),
    Row(.sectionGap, 20, .measured, origin: measuredThere),
    Row(.headerInsetTop, 6, .measured, origin: measuredThere),
    Row(.headerInsetBottom, 6, .measured, origin: measuredThere),
    Row(.footerInset, 6, .measured, origin: measuredThere),
    Row(.footerInsetBottom, 6, .measured, origin: measuredThere),
    Row(.listTop, 10, .measured, origin: measuredThere),
  ]

  private static let bars: [Row] = [
    Row(.tabBar, 24, .measured, origin: measuredThere),
    Row(.sidebarWidth, 200, .guessed, origin: "a sidebar's usual width"),
  ]
}
