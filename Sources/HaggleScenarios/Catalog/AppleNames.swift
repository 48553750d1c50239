extension Catalog {
  /// Whether `name` is a view of SwiftUI's own that is not laid out here: nobody needs to paste its
  /// declaration.
  package static func isAppleView(_ name: String) -> Bool { appleViews.contains(name) }

  /// Whether `name` is a modifier of SwiftUI's own that may change the layout; here it does not.
  package static func isAppleModifier(_ name: String) -> Bool { appleModifiers.contains(name) }

  private static let appleViews: Set<String> = [
    "SettingsLink", "HelpLink", "TextFieldLink",
  ]

  private static let appleModifiers: Set<String> = [
    "defaultMinListRowHeight", "textEditorStyle", "tableStyle",
    "overlayPreferenceValue", "backgroundPreferenceValue", "backgroundExtensionEffect",
    "alignmentRectInsets", "widgetURL", "dynamicContent",
  ]
}
