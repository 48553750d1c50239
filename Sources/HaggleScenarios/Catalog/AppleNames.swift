extension Catalog {
  /// Whether `name` is a view of SwiftUI's own that is not laid out here: nobody needs to paste its
  /// declaration.
  package static func isAppleView(_ name: String) -> Bool { appleViews.contains(name) }

  /// Whether `name` is a modifier of SwiftUI's own that may change the layout; here it does not.
  package static func isAppleModifier(_ name: String) -> Bool { appleModifiers.contains(name) }

  private static let appleViews: Set<String> = [
    "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker",
    "DatePicker", "MultiDatePicker", "ColorPicker", "ProgressView", "Gauge", "Label", "Link",
    "ShareLink", "Menu", "EditButton", "RenameButton", "PasteButton", "SignInWithAppleButton",
    "PhotosPicker", "NavigationLink", "NavigationStack", "NavigationView", "NavigationSplitView",
    "TabView", "Tab", "List", "Form", "Table", "OutlineGroup", "DisclosureGroup", "GroupBox",
    "ControlGroup", "LabeledContent", "ContentUnavailableView", "HSplitView", "VSplitView",
    "AsyncImage", "Canvas", "TimelineView", "Map",
    "Chart", "VideoPlayer", "SpriteView", "SceneView", "ScrollViewReader", "GlassEffectContainer",
  ]

  private static let appleModifiers: Set<String> = [
    "contentMargins", "listRowInsets", "listRowSpacing",
    "listSectionSpacing", "defaultMinListRowHeight", "headerProminence", "labelsHidden",
    "controlSize", "buttonStyle", "buttonBorderShape", "labelStyle", "toggleStyle", "pickerStyle",
    "listStyle", "textFieldStyle", "textEditorStyle", "datePickerStyle", "gaugeStyle",
    "progressViewStyle", "menuStyle", "groupBoxStyle", "controlGroupStyle", "formStyle",
    "tableStyle", "disclosureGroupStyle", "labeledContentStyle",
    "overlayPreferenceValue", "backgroundPreferenceValue", "backgroundExtensionEffect",
    "alignmentRectInsets", "widgetURL", "dynamicContent",
  ]
}
