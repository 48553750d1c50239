import HaggleSyntax

/// Evidence that a text is about a widget: names that only widgets use, and none of its own that a
/// widget cannot use.
///
/// Source: Apple's documentation of WidgetKit and ActivityKit. A text that imports WidgetKit only
/// to have widgets reloaded is about a screen of the app.
struct WidgetEvidence {
  /// The first such name.
  let word: String
  /// The family that is laid out.
  let family: String
  /// Whether the text names that family.
  let isFamilyNamed: Bool
  /// Whether the family is the only one named.
  let isFamilyCertain: Bool
  /// Whether the system adds content margins, as it does if the widget sets its container
  /// background.
  let hasMargins: Bool

  /// The types that alone are widgets, as only they read a widget's environment; nil where the text
  /// does not say.
  let types: Set<String>?

  /// Nil without evidence.
  ///
  /// - Parameter view: the view or widget that is laid out: of several widgets, each with families
  ///   of its own, those count that show it.
  init?(_ syntax: SyntaxTree, showing view: String? = nil) {
    let names = Self.names(in: syntax)
    // What it borrows, such as the code that has widgets reloaded, may be of the app's pages.
    let isOfPage = names.contains { syntax.source.parts.isOwn($0.offset) && Self.isOfPages($0) }
    guard !isOfPage, let first = names.first(where: Self.isOfWidgets) else { return nil }
    let modifiers = Set(names.filter { $0.context == .member }.map(\.text))
    let all = names.filter { $0.context == .member && PreviewSetting.isFamily($0.text) }
    let span = view.flatMap { Self.widget(of: $0, among: names, in: syntax) }
    let families = (span.map { span in all.filter { span.contains($0.offset) } } ?? all).map(\.text)
    let isLive = names.contains { $0.context == .plain && Self.activities.contains($0.text) }
    types = Self.types(in: syntax, names)
    word = first.text
    isFamilyNamed = !families.isEmpty || isLive
    isFamilyCertain = Set(families).count == 1 || isLive
    family =
      isLive
      ? PreviewSetting.activity
      : families.contains("systemSmall") ? "systemSmall" : families.first ?? "systemSmall"
    hasMargins =
      modifiers.isSuperset(of: ["containerBackground", "widget"])
      && !modifiers.contains("contentMarginsDisabled")
  }

  /// The words for the header: “a widget by TimelineEntry, taken as .systemSmall”
  var words: String {
    if family == PreviewSetting.activity { return "a live activity by \(word)" }
    return "a widget by \(word), \(isFamilyNamed ? "" : "taken ")as .\(family)"
  }

  /// The declaration of the widget with this name, or that names this view, if it states families.
  private static func widget(
    of view: String, among names: [WrittenName], in syntax: SyntaxTree
  ) -> SourceSpan? {
    let declared = syntax.declarations(among: syntax.topLevel).lazy.map { syntax[$0] }
    return declared.first { declaration in
      guard case .type(let type) = declaration.kind else { return false }
      let own = names.filter { declaration.span.contains($0.offset) }
      return own.contains { $0.context == .member && PreviewSetting.isFamily($0.text) }
        && (type.name == view || own.contains { $0.context == .plain && $0.text == view })
    }?.span
  }

  /// The types that use names of widgets, and those that are given such a type, where no name of
  /// the text itself says that all of it is about one.
  private static func types(in syntax: SyntaxTree, _ names: [WrittenName]) -> Set<String>? {
    let used = names.filter { $0.context != .imported && isOfWidgets($0) }
    let isSure = used.contains { $0.context == .plain && syntax.source.parts.isOwn($0.offset) }
    if used.isEmpty || isSure { return nil }
    let declared = syntax.declarations(among: syntax.topLevel).compactMap { id in
      if case .type(let type) = syntax[id].kind { (type: type, span: syntax[id].span) } else { nil }
    }
    let types = declared.filter { each in used.contains { each.span.contains($0.offset) } }
      .map(\.type.name)
    let given = declared.map(\.type).filter { type in
      syntax.declarations(among: syntax.statements(of: type.members)).contains { id in
        guard case .variable(let variable) = syntax[id].kind else { return false }
        return variable.bindings.contains {
          $0.getter == nil && $0.initialValue == nil && types.contains($0.type?.name ?? "")
        }
      }
    }
    return Set(types + given.map(\.name))
  }

  /// The names outside of an `#if` about platforms; of a text that imports what is for widgets and
  /// has these in such an `#if` alone, all of them, whatever it has from other files.
  private static func names(in syntax: SyntaxTree) -> [WrittenName] {
    let names = syntax.unconditionalNames
    let telling = names.filter { syntax.source.parts.isOwn($0.offset) && isOfWidgets($0) }
    guard !telling.isEmpty, telling.allSatisfy({ $0.context == .imported }) else { return names }
    return syntax.names(in: 0..<syntax.source.bytes.count)
  }

  private static func isOfWidgets(_ name: WrittenName) -> Bool {
    switch name.context {
    case .plain: Self.names.contains(name.text) || activities.contains(name.text)
    case .member: members.contains(name.text)
    case .imported: name.text == "WidgetKit"
    case .declared: false
    }
  }

  private static func isOfPages(_ name: WrittenName) -> Bool {
    switch name.context {
    case .plain: pages.contains(name.text)
    case .member: pageMembers.contains(name.text)
    case .imported, .declared: false
    }
  }

  private static let names: Set<String> = [
    "TimelineEntry", "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider",
    "WidgetConfiguration", "WidgetFamily", "WidgetPreviewContext", "StaticConfiguration",
    "IntentConfiguration", "AppIntentConfiguration", "AccessoryWidgetBackground",
  ]

  private static let members: Set<String> = [
    "widgetFamily", "widgetRenderingMode", "widgetAccentable", "widgetURL", "supportedFamilies",
    "showsWidgetContainerBackground",
  ]

  private static let activities: Set<String> = ["ActivityConfiguration", "ActivityViewContext"]

  /// Views that a widget cannot show: it has no pages, does not scroll and takes no text.
  private static let pages: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "TabView", "List",
    "Form", "ScrollView", "TextField", "WindowGroup", "WidgetCenter",
  ]

  private static let pageMembers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "toolbar", "sheet", "fullScreenCover", "alert",
  ]
}
