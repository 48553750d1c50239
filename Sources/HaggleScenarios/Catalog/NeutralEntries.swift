extension Catalog {
  /// Modifiers that change how things look, sound or react, never where they are.
  static let neutralModifiers = neutralNames.map { name in
    CatalogEntry(
      name, .neutral, "No effect on the layout.", closure: .neutral,
      roles: Dictionary(uniqueKeysWithValues: laterCode.map { ($0, .neutral) }), .neutral)
  }

  /// Labels of builders and actions that are shown or run later.
  private static let laterCode = [
    "content", "actions", "message", "menuItems", "preview", "perform", "action", "onDismiss",
    "label", "icon", "badge", "destination", "onEnded", "onChanged", "set", "get",
  ]

  private static let neutralNames = look + shapeLook + text + behaviour + data + presentation

  private static let look = [
    "foregroundColor", "foregroundStyle", "tint", "accentColor", "opacity",
    "shadow", "blur", "blendMode", "brightness", "contrast", "saturation",
    "grayscale", "hueRotation", "colorInvert", "colorMultiply", "luminanceToAlpha",
    "compositingGroup", "drawingGroup", "geometryGroup", "rotation3DEffect",
    "transformEffect", "projectionEffect", "symbolEffect", "symbolVariant",
    "symbolRenderingMode", "renderingMode", "interpolation", "antialiased", "redacted",
    "unredacted", "privacySensitive", "preferredColorScheme", "colorScheme", "backgroundStyle",
    "containerBackground", "glassEffect", "visualEffect", "colorEffect", "distortionEffect",
    "layerEffect", "contentTransition", "transition", "animation",
    "matchedGeometryEffect", "matchedTransitionSource", "phaseAnimator", "keyframeAnimator",
    "hoverEffect", "materialActiveAppearance", "allowedDynamicRange", "gradient",
  ]

  private static let shapeLook = [
    "fill", "stroke", "strokeBorder", "trim", "rotation", "inset", "style", "foreground", "scale",
    "transform", "size", "union", "intersection", "subtracting", "symmetricDifference",
    "lineIntersection", "lineSubtraction",
  ]

  private static let text = [
    "fontWidth", "italic", "underline", "strikethrough", "baselineOffset", "monospacedDigit",
    "multilineTextAlignment", "truncationMode", "allowsTightening", "textSelection", "textScale",
    "typesettingLanguage", "textRenderer", "flipsForRightToLeftLayoutDirection",
    "speechAlwaysIncludesPunctuation",
  ]

  private static let behaviour = [
    "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onLongPressGesture",
    "onHover", "onContinuousHover", "onDrag", "onDrop", "onSubmit", "onOpenURL", "onKeyPress",
    "onGeometryChange", "onPreferenceChange", "task", "gesture", "simultaneousGesture",
    "highPriorityGesture", "allowsHitTesting", "contentShape", "disabled", "focused", "focusable",
    "defaultFocus", "keyboardShortcut", "keyboardType", "textContentType", "autocapitalization",
    "textInputAutocapitalization", "disableAutocorrection", "autocorrectionDisabled",
    "submitLabel", "scrollDisabled", "scrollIndicators", "scrollBounceBehavior",
    "scrollTargetBehavior", "scrollTargetLayout", "scrollPosition", "scrollTransition",
    "scrollContentBackground", "scrollDismissesKeyboard", "scrollClipDisabled",
    "refreshable", "swipeActions", "sensoryFeedback",
    "draggable", "dropDestination", "deleteDisabled", "moveDisabled", "userActivity",
    "interactiveDismissDisabled", "statusBarHidden", "statusBar", "help",
    "previewDevice", "previewLayout", "previewDisplayName", "previewInterfaceOrientation",
    "previewContext",
  ]

  private static let data = [
    "listRowSeparator", "listRowSeparatorTint", "listRowBackground", "listSectionSeparator",
    "listSectionSeparatorTint", "listItemTint", "buttonBorderShape", "buttonRepeatBehavior",
    "menuOrder", "menuIndicator", "headerProminence", "listRowHoverEffect", "tabViewCustomization",
    "tableColumnHeaders", "defaultWheelPickerItemHeight", "onDelete", "onMove", "onInsert",
    "indexViewStyle", "appStoreOverlay", "scrollIndicatorsFlash", "selectionDisabled",
    "tag", "environmentObject", "transformEnvironment", "preference",
    "anchorPreference", "transformPreference", "transformAnchorPreference", "focusedValue",
    "focusedSceneValue", "modelContainer", "defaultAppStorage", "badge", "equatable",
    "accessibilityLabel", "accessibilityHidden", "accessibilityValue", "accessibilityHint",
    "accessibilityElement", "accessibilityAddTraits", "accessibilityRemoveTraits",
    "accessibilityIdentifier", "accessibilityAction", "accessibilitySortPriority",
    "accessibilityRepresentation", "accessibilityInputLabels", "accessibilityFocused",
  ]

  private static let presentation = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
    "contextMenu", "navigationDestination",
    "navigationBarItems",
    "navigationBarBackButtonHidden", "navigationSubtitle", "navigationSplitViewStyle",
    "navigationViewStyle", "navigationTransition", "toolbarBackground",
    "toolbarColorScheme", "toolbarRole",
    "presentationDetents", "presentationDragIndicator", "presentationBackground",
    "presentationCornerRadius", "tabItem", "fileImporter", "fileExporter",
    "photosPicker", "quickLookPreview", "inspector",
  ]
}
