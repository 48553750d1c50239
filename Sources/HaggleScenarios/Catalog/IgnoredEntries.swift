extension Catalog {
  /// Modifiers that may change the layout in SwiftUI and do not here: each use is reported.
  static let ignoredModifiers = [
    ignored("badge", "(_:)", "Takes room at the end of a row."),
    ignored("baselineOffset", "(_:)", "Moves a text's letters, which may make its lines higher."),
    ignored("fontWidth", "(_:)", "Makes texts narrower or wider."),
    ignored("textScale", "(_:isEnabled:)", "Makes texts smaller."),
    ignored("lineHeight", "(_:)", "Sets how high the lines of texts are."),
    ignored("headerProminence", "(_:)", "Makes the headers of sections larger."),
    ignored(
      "listSectionMargins", "(_:_:)", "Sets what is left free around the sections of a list."),
    ignored("buttonSizing", "(_:)", "Makes buttons as wide as they may be."),
    ignored("horizontalRadioGroupLayout", "()", "Puts the buttons of a group side by side."),
    ignored("defaultWheelPickerItemHeight", "(_:)", "Sets how high a wheel's lines are."),
    ignored("inspectorColumnWidth", "(_:) (min:ideal:max:)", "Sets how wide an inspector is."),
    ignored(
      "tabViewBottomAccessory", "(content:) (isEnabled:content:)", "Puts a view above the tab bar."),
    ignored("containerCornerOffset", "(_:sizeToFit:)", "Avoids the corners of the container."),
    ignored("layoutDirectionBehavior", "(_:)", "Decides whether offsets and paths are mirrored."),
    ignored("padding3D", "(_:) (_:_:)", "Pads a view in space."),
    ignored("aspectRatio3D", "(_:contentMode:)", "Proposes a shape in space."),
    ignored("scaledToFit3D", "()", "Proposes the view's own shape in space."),
    ignored("scaledToFill3D", "()", "Proposes the view's own shape in space."),
    ignored("rotation3DLayout", "(_:) (_:axis:)", "Lays a view out as it stands in space."),
  ]

  private static func ignored(
    _ name: String, _ parameters: CallForms, _ summary: String
  ) -> CatalogEntry {
    CatalogEntry(name, parameters, .ignored, summary: summary, closure: .neutral, form: .neutral)
  }
}
