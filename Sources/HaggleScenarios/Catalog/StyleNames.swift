extension Catalog {
  /// Whether `name` is the type of one of SwiftUI's own styles: `InsetGroupedListStyle`.
  static func isStyle(_ name: String) -> Bool { styles.contains(name) }

  private static let stems: [String: [String]] = [
    "ButtonStyle": [
      "Plain", "Bordered", "Borderless", "BorderedProminent", "Link", "Card", "Glass",
      "GlassProminent", "AccessoryBar", "AccessoryBarAction",
    ],
    "LabelStyle": ["IconOnly", "TitleOnly", "TitleAndIcon"],
    "ListStyle": [
      "Plain", "Grouped", "Inset", "InsetGrouped", "Sidebar", "Bordered", "Elliptical", "Carousel",
    ],
    "PickerStyle": [
      "Menu", "Segmented", "Wheel", "Inline", "NavigationLink", "RadioGroup", "Palette",
      "PopUpButton",
    ],
    "ToggleStyle": ["Switch", "Button", "Checkbox"],
    "TextFieldStyle": ["Plain", "RoundedBorder", "SquareBorder"],
    "ProgressViewStyle": ["Linear", "Circular"],
    "GaugeStyle": [
      "LinearCapacity", "AccessoryCircular", "AccessoryCircularCapacity", "AccessoryLinear",
      "AccessoryLinearCapacity", "Circular", "Linear",
    ],
    "DatePickerStyle": ["Compact", "Graphical", "Wheel", "Field", "StepperField"],
    "FormStyle": ["Grouped", "Columns"],
    "MenuStyle": ["Button", "BorderlessButton", "BorderedButton"],
    "TabViewStyle": [
      "Page", "TabBarOnly", "SidebarAdaptable", "VerticalPage", "Carousel", "Grouped",
    ],
    "GroupBoxStyle": [], "DisclosureGroupStyle": [], "LabeledContentStyle": [],
    "ControlGroupStyle": ["Navigation", "CompactMenu", "Menu", "Palette"],
    "NavigationViewStyle": ["Stack", "Columns", "DoubleColumn"],
  ]

  private static let styles: Set<String> = Set(
    stems.flatMap { suffix, stems in
      (stems + ["Default", "Automatic"]).map { $0 + suffix }
    })
}
