import HaggleLayouts

extension Catalog {
  /// A control with assumed metrics (docs/CONTROLS.md).
  private static func control(
    _ name: String, _ summary: String, closure: CatalogEntry.Role = .content("label"),
    content: [String] = [], neutral: [String] = [], state: [String] = [],
    _ build: @escaping @Sendable (inout Lowering, ControlSite) -> [NodeID]
  ) -> CatalogEntry {
    var roles = Dictionary(uniqueKeysWithValues: neutral.map { ($0, CatalogEntry.Role.neutral) })
    for label in state { roles[label] = .state }
    for label in content { roles[label] = .content(label) }
    return CatalogEntry(name, .assumed, summary, closure: closure, roles: roles, .control(build))
  }

  static let controls = buttons + valueControls + fields + choices + shows

  private static let buttons = [
    control(
      "Button", "Its label; a bordered one adds insets.", closure: .neutral, content: ["label"],
      neutral: ["action", "intent"]
    ) { $0.button($1) },
    control("Link", "Its label.", neutral: ["destination"]) { $0.button($1) },
    control(
      "ShareLink", "Its label, or one of its own.",
      neutral: ["item", "items", "subject", "message", "preview"]
    ) { $0.shareLink($1) },
    control(
      "Menu", "Its label; on macOS a pull-down button.", closure: .neutral, content: ["label"],
      neutral: ["content", "primaryAction"]
    ) { $0.menu($1) },
    control("EditButton", "A button called Edit.", closure: .neutral) { $0.titled("Edit", $1) },
    control("RenameButton", "A button called Rename.", closure: .neutral) {
      $0.titled("Rename", $1)
    },
    control(
      "PhotosPicker", "Its label.",
      neutral: [
        "selection", "matching", "maxSelectionCount", "selectionBehavior",
        "preferredItemEncoding", "photoLibrary",
      ]
    ) { $0.button($1) },
    control(
      "NavigationLink", "Its label; in a list with a chevron at the end of the row.",
      closure: .neutral, content: ["label"],
      neutral: ["destination", "value", "isActive", "tag", "selection"]
    ) { $0.navigationLink($1) },
  ]

  private static let valueControls = [
    control(
      "Toggle", "A label and a switch, on macOS a checkbox.", neutral: ["isOn", "sources"]
    ) { $0.toggle($1) },
    control(
      "Slider", "A track as wide as it may be.",
      content: ["label", "minimumValueLabel", "maximumValueLabel"],
      neutral: ["value", "in", "step", "onEditingChanged"]
    ) { $0.slider($1) },
    control(
      "Stepper", "A label and two buttons.",
      neutral: [
        "value", "in", "step", "format", "onEditingChanged", "onIncrement", "onDecrement",
      ]
    ) { $0.stepper($1) },
    control(
      "ColorPicker", "A label and a well.", neutral: ["selection", "supportsOpacity"]
    ) { $0.colorPicker($1) },
    control(
      "LabeledContent", "A label and what it labels.", closure: .content("content"),
      content: ["label"], neutral: ["format"]
    ) { $0.labeledContent($1) },
  ]

  private static let fieldData = [
    "text", "value", "format", "formatter", "selection", "onEditingChanged", "onCommit",
  ]

  private static let fields =
    ["TextField", "SecureField"].map { name in
      control(
        name, "As wide as it may be, a line high.", content: ["prompt"], neutral: fieldData
      ) { $0.textField($1) }
    } + [
      control("TextEditor", "Takes what it is proposed.", neutral: fieldData) {
        $0.textEditor($1)
      }
    ]

  private static let choices = [
    control(
      "Picker", "By its style: a menu, segments, a wheel, rows.", closure: .content("content"),
      content: ["label"], neutral: ["sources"], state: ["selection"]
    ) { $0.picker($1) },
    control("DatePicker", "A label and a date.", neutral: ["selection", "in"]) {
      $0.datePicker($1)
    },
    control("MultiDatePicker", "A calendar.", neutral: ["selection", "in"]) {
      $0.datePicker($1.showingCalendar)
    },
  ]

  private static let valueLabels = ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"]

  private static let shows = [
    control(
      "ProgressView", "A spinner, or a bar where it has a value.",
      content: ["label", "currentValueLabel"], neutral: ["total", "countsDown"]
    ) { $0.progressView($1) },
    control(
      "Gauge", "A bar between two labels, or a ring.", content: ["label"] + valueLabels,
      neutral: ["value", "in", "markedValueLabels"]
    ) { $0.gauge($1) },
    control(
      "Label", "An icon and a title.", closure: .content("title"), content: ["icon"]
    ) { $0.labelView($1) },
    control(
      "GroupBox", "Content with insets below a label.", closure: .content("content"),
      content: ["label"]
    ) { $0.groupBox($1) },
    control(
      "DisclosureGroup", "A label, and its content where it is open.",
      closure: .content("content"), content: ["label"]
    ) { $0.disclosureGroup($1) },
    control(
      "ControlGroup", "Controls side by side.", closure: .content("content"), neutral: ["label"]
    ) {
      $0.controlGroup($1)
    },
    control(
      "ContentUnavailableView", "Label, description and actions in the middle of all there is.",
      content: ["description", "actions"]
    ) { $0.unavailable($1) },
    control(
      "AsyncImage", "What it shows of its image, else as a colour.", closure: .content("content"),
      neutral: ["url", "scale", "transaction", "placeholder"]
    ) { $0.asyncImage($1) },
  ]

  /// Views whose inside is not laid out: they take what they are proposed.
  static let greedyViews = [
    "Canvas", "Map", "Chart", "VideoPlayer", "SpriteView", "SceneView", "Table", "WebView",
    "SignInWithAppleButton", "PasteButton", "RealityView", "Model3D", "PDFView",
  ].map { name in
    control(name, "Takes what it is proposed.", closure: .neutral, neutral: laterParts) {
      $0.greedy($1)
    }
  }

  private static let laterParts = [
    "columns", "rows", "content", "symbols", "renderer", "selection", "sortOrder", "player",
    "videoOverlay", "scene", "position", "coordinateRegion", "annotationItems",
    "annotationContent", "onRequest", "onCompletion", "payloadType", "onPaste", "update", "make",
    "initialPosition", "bounds", "interactionModes", "scope", "cameraKeyframeAnimator", "url",
    "placeholder", "options", "delegate", "showsUserLocation", "userTrackingMode",
  ]
}
