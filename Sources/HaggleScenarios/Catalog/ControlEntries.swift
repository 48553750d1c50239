import HaggleLanguage
import HaggleLayouts

extension Catalog {
  /// A control with assumed dimensions (docs/CONTROLS.md).
  private static func control(
    _ name: String, _ parameters: CallForms, _ summary: String,
    closure: CatalogEntry.Role = .content("label"),
    content: [String] = [], neutral: [String] = [], state: [String] = [],
    style: ControlStyles.Family? = nil, traits: CatalogEntry.Traits = [],
    build: @escaping @Sendable (inout Lowering, ControlSite) -> [NodeID]
  ) -> CatalogEntry {
    var roles = Dictionary(uniqueKeysWithValues: neutral.map { ($0, CatalogEntry.Role.neutral) })
    for label in state { roles[label] = .state }
    for label in content { roles[label] = .content(label) }
    return CatalogEntry(
      name, parameters, .assumed, summary: summary, closure: closure, roles: roles, traits: traits,
      style: style,
      form: .control(build))
  }

  static let controls = buttons + valueControls + fields + choices + shows

  private static let buttons = [
    control(
      "Button",
      """
      (_:role:action:) (_:image:role:action:) (_:systemImage:role:action:) (role:action:label:)
      (_:intent:) (_:role:intent:) (_:systemImage:intent:) (_:systemImage:role:intent:)
      (intent:label:) (role:intent:label:)
      """, "Its label; a bordered one adds insets.", closure: .neutral, content: ["label"],
      neutral: ["action", "intent"], style: .button, traits: [.titledByKey, .needsContent]
    ) { $0.button($1) },
    control(
      "Link", "(_:destination:) (destination:label:)", "Its label.", neutral: ["destination"],
      style: .button, traits: [.titledByKey]
    ) { $0.link($1) },
    control(
      "ShareLink",
      """
      (_:item:subject:message:preview:) (_:items:subject:message:preview:)
      (item:subject:message:preview:label:) (items:subject:message:preview:label:)
      """, "Its label, or one of its own.",
      neutral: ["item", "items", "subject", "message", "preview"], style: .button
    ) { $0.shareLink($1) },
    control(
      "Menu",
      """
      (_:content:primaryAction:) (_:image:content:primaryAction:)
      (_:systemImage:content:primaryAction:) (content:label:primaryAction:)
      """, "Its label; on macOS a pull-down button.", closure: .neutral, content: ["label"],
      neutral: ["content", "primaryAction"], style: .menu, traits: [.titledByKey]
    ) { $0.menu($1) },
    control("EditButton", "()", "A button called Edit.", closure: .neutral, style: .button) {
      $0.titled("Edit", $1)
    },
    control("RenameButton", "()", "A button called Rename.", closure: .neutral) {
      $0.titled("Rename", $1)
    },
    control(
      "PhotosPicker",
      """
      (_:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:\
      photoLibrary:)
      (selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:\
      photoLibrary:label:)
      """, "Its label.",
      neutral: [
        "selection", "matching", "maxSelectionCount", "selectionBehavior",
        "preferredItemEncoding", "photoLibrary",
      ]
    ) { $0.button($1) },
    control(
      "NavigationButton", "(destination:label:) (destination:isDetail:onTrigger:label:)",
      "NavigationLink, as betas called it.", neutral: ["destination", "isDetail", "onTrigger"]
    ) { $0.navigationLink($1) },
    control(
      "PresentationButton", "(destination:label:) (_:destination:) (destination:onTrigger:label:)",
      "Its label; a name of betas.", neutral: ["destination", "onTrigger"]
    ) { $0.button($1) },
    control(
      "MenuButton", "(_:content:) (label:content:)", "Its label; Menu, as it was called before.",
      closure: .neutral, content: ["label"], neutral: ["content"]
    ) { $0.menu($1) },
    control(
      "NavigationLink",
      """
      (_:destination:) (destination:label:) (_:value:) (value:label:) (_:isActive:destination:)
      (isActive:destination:label:) (_:destination:isActive:) (destination:isActive:label:)
      (_:tag:selection:destination:) (tag:selection:destination:label:)
      (_:destination:tag:selection:) (destination:tag:selection:label:)
      """, "Its label; in a list with a chevron at the end of the row.",
      closure: .neutral, content: ["label"],
      neutral: ["destination", "value", "isActive", "tag", "selection"], style: .button,
      traits: [.titledByKey]
    ) { $0.navigationLink($1) },
  ]

  private static let valueControls = [
    control(
      "Toggle",
      """
      (_:isOn:) (isOn:label:) (_:image:isOn:) (_:systemImage:isOn:) (_:sources:isOn:)
      (_:image:sources:isOn:) (_:systemImage:sources:isOn:) (sources:isOn:label:)
      (_:isOn:intent:) (isOn:intent:label:)
      """, "A label and a switch, on macOS a checkbox.", neutral: ["sources"],
      state: ["isOn"], style: .toggle, traits: [.titledByKey]
    ) { $0.toggle($1) },
    control(
      "Slider",
      """
      (value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
      (value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)
      (value:in:step:label:currentValueLabel:minimumValueLabel:maximumValueLabel:ticks:\
      onEditingChanged:)
      (value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:\
      maximumValueLabel:ticks:tick:onEditingChanged:)
      """, "A track as wide as it may be.",
      content: ["label", "minimumValueLabel", "maximumValueLabel"],
      neutral: ["step", "onEditingChanged"], state: ["value", "in"]
    ) { $0.slider($1) },
    control(
      "Stepper",
      """
      (_:onIncrement:onDecrement:onEditingChanged:)
      (label:onIncrement:onDecrement:onEditingChanged:)
      (onIncrement:onDecrement:onEditingChanged:label:) (value:in:step:label:onEditingChanged:)
      (value:in:step:onEditingChanged:label:) (_:value:in:step:format:onEditingChanged:)
      (value:in:step:format:label:onEditingChanged:)
      """, "A label and two buttons.",
      neutral: [
        "value", "in", "step", "format", "onEditingChanged", "onIncrement", "onDecrement",
      ], traits: [.titledByKey]
    ) { $0.stepper($1) },
    control(
      "ColorPicker",
      """
      (_:selection:supportsOpacity:) (selection:supportsOpacity:label:)
      """, "A label and a well.", neutral: ["selection", "supportsOpacity"], traits: [.titledByKey]
    ) { $0.colorPicker($1) },
    control(
      "LabeledContent", "(_:content:) (content:label:) (_:value:format:)",
      "A label and what it labels.", closure: .content("content"),
      content: ["label"], neutral: ["format"], style: .labeledContent, traits: [.titledByKey]
    ) { $0.labeledContent($1) },
  ]

  private static let fieldData = [
    "text", "value", "format", "formatter", "selection", "onEditingChanged", "onCommit",
  ]

  private static let fields =
    rows(
      """
      TextField(_:text:) (_:text:axis:) (_:text:prompt:) (_:text:prompt:axis:) (text:prompt:label:)
      (text:prompt:axis:label:) (_:text:selection:prompt:axis:) (text:selection:prompt:axis:label:)
      (_:value:format:prompt:) (value:format:prompt:label:) (_:value:formatter:prompt:)
      (value:formatter:prompt:label:) (_:text:onEditingChanged:onCommit:)
      (_:value:formatter:onEditingChanged:onCommit:)
      SecureField(_:text:) (_:text:prompt:) (text:prompt:label:) (_:text:onCommit:)
      """
    ).map { name, forms in
      control(
        name, CallForms(forms), "As wide as it may be, as high as the lines in it.",
        content: ["prompt"],
        neutral: fieldData, state: ["text"], style: .textField, traits: [.titledByKey]
      ) { $0.textField($1) }
    } + [
      control("TextEditor", "(text:selection:)", "Takes what it is proposed.", neutral: fieldData) {
        $0.textEditor($1)
      }
    ]

  private static let choices = [
    control(
      "Picker",
      """
      (_:selection:content:) (_:selection:content:currentValueLabel:)
      (selection:content:label:currentValueLabel:) (selection:label:content:)
      (_:image:selection:content:) (_:systemImage:selection:content:)
      (_:sources:selection:content:) (_:systemImage:sources:selection:content:)
      (sources:selection:content:label:)
      """, "By its style: a menu, segments, a wheel, rows.", closure: .content("content"),
      content: ["label"], neutral: ["sources"], state: ["selection"], traits: [.titledByKey]
    ) { $0.picker($1) },
    control(
      "DatePicker",
      """
      (_:selection:in:displayedComponents:) (selection:in:displayedComponents:label:)
      """, "A label and a date.", neutral: ["selection", "in"], style: .datePicker,
      traits: [.titledByKey]
    ) {
      $0.datePicker($1)
    },
    control(
      "MultiDatePicker", "(_:selection:in:) (selection:in:label:)", "A calendar.",
      neutral: ["selection", "in"]
    ) {
      $0.datePicker($1.choosing(style: "graphical", for: .datePicker))
    },
  ]

  private static let valueLabels = ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"]

  static let label = control(
    "Label", "(_:image:) (_:systemImage:) (title:icon:)", "An icon and a title.",
    closure: .content("title"), content: ["icon"], style: .label, traits: [.titledByKey]
  ) { $0.labelView($1) }

  private static let shows = [
    control(
      "ProgressView",
      """
      () (_:) (_:value:total:) (label:) (value:total:label:currentValueLabel:)
      (timerInterval:countsDown:label:currentValueLabel:)
      """, "A spinner, or a bar where it has a value.",
      content: ["label", "currentValueLabel"], neutral: ["countsDown"], state: ["total"],
      style: .progressView, traits: [.titledByKey]
    ) { $0.progressView($1) },
    control(
      "Gauge",
      """
      (value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:markedValueLabels:)
      """, "A bar between two labels, or a ring.", content: ["label"] + valueLabels,
      neutral: ["value", "in", "markedValueLabels"], style: .gauge, traits: [.titledByKey]
    ) { $0.gauge($1) },
    label,
    control(
      "GroupBox", "(_:content:) (content:label:) (label:content:)",
      "Content with insets below a label.", closure: .content("content"),
      content: ["label"], style: .groupBox, traits: [.titledByKey]
    ) { $0.groupBox($1) },
    control(
      "DisclosureGroup", "(_:isExpanded:content:) (isExpanded:content:label:)",
      "A label, and its content where it is open.",
      closure: .content("content"), content: ["label"], style: .disclosureGroup,
      traits: [.titledByKey]
    ) { $0.disclosureGroup($1) },
    control(
      "ControlGroup",
      """
      (content:label:) (_:content:) (_:image:content:) (_:systemImage:content:)
      """, "Controls side by side.", closure: .content("content"), neutral: ["label"],
      style: .controlGroup
    ) {
      $0.controlGroup($1)
    },
    control(
      "ContentUnavailableView",
      """
      (_:image:description:) (_:systemImage:description:) (label:description:actions:)
      """, "Label, description and actions in the middle of all there is.",
      content: ["description", "actions"], traits: [.titledByKey]
    ) { $0.unavailable($1) },
    control(
      "AsyncImage",
      """
      (url:scale:) (url:scale:content:placeholder:) (url:scale:transaction:content:)
      """, "What it shows of its image, else as a colour.", closure: .content("content"),
      neutral: ["url", "scale", "transaction", "placeholder"]
    ) { $0.asyncImage($1) },
  ]
}
