extension ControlMetrics {
  /// watchOS 11 on a watch of 41 mm, as far as it differs from iOS.
  ///
  /// Their sizes are not published.
  static let watchOS = ControlMetrics(controls + lists + bars, otherwise: iOS)

  private static let controls: [Row] = [
    Row(.switchWidth, 36, .guessed, origin: "as it is drawn beside two words"),
    Row(.switchHeight, 22, .guessed, origin: "as it is drawn beside a line of body text"),
    Row(.sliderHeight, 44, .guessed, origin: "as a row"),
    Row(.plainFieldHeight, 44, .guessed, origin: "as a row"),
    Row(.wheelHeight, 72, .guessed, origin: "three lines of body text"),
    Row(.wheelIdeal, 100, .guessed, origin: "nothing is known"),
    Row(.slotGap, 8, .guessed, origin: "the default distance"),
  ]

  private static let lists: [Row] = [
    Row(.rowHeight, 44, .reported, origin: "as they are drawn"),
    Row(.rowGap, 4, .guessed, origin: "rows are cards of their own"),
    Row(.rowInsetX, 8, .guessed, origin: "about 158 of 176 points for what is in a row"),
    Row(.rowInsetY, 8, .guessed, origin: "two lines of body text in 57 points"),
    Row(.groupMargin, 1, .guessed, origin: "rows reach from edge to edge"),
    Row(.sectionGap, 16, .guessed, origin: "as they are drawn"),
    Row(.headerInsetTop, 6, .guessed, origin: "as below it"),
    Row(.headerInsetBottom, 6, .guessed, origin: "as on iOS"),
    Row(.footerInset, 6, .guessed, origin: "as above a row"),
  ]

  private static let bars: [Row] = [
    Row(.navigationBar, 36, .guessed, origin: "round buttons below the status line"),
    Row(.searchField, 44, .guessed, origin: "as a row"),
    Row(.bottomBar, 44, .guessed, origin: "as a row"),
  ]
}
