import HaggleLayouts

extension Catalog {
  static let leaves = [
    CatalogEntry(
      "Spacer", "(minLength:)", .exact, summary: "Takes what is left along its stack.",
      closure: .neutral,
      form: .leaf { SpacerLayout(minLength: $0.distance("minLength")) }),
    CatalogEntry(
      "Divider", "()", .exact, summary: "A line across its stack: a point, on iOS a pixel.",
      closure: .neutral, drawn: .line,
      form: .leaf { _ in DividerLayout() }),
    text, image,
    CatalogEntry(
      "EmptyView", "()", .exact, summary: "Nothing at all.", closure: .neutral, form: .group),
  ]

  static let text = CatalogEntry(
    "Text",
    """
    (_:tableName:bundle:comment:) (verbatim:) (_:format:) (_:formatter:) (_:style:)
    (timerInterval:pauseTime:countsDown:showsHours:)
    """, .assumed,
    summary: "Wraps; measured by `// text:` or `// text-cell:`, else by a default metric.",
    closure: .neutral, traits: [.titledByKey], drawn: .words,
    form: .leaf { $0.text() })

  static let image = CatalogEntry(
    "Image",
    """
    (_:bundle:) (_:bundle:label:) (_:variableValue:bundle:) (_:variableValue:bundle:label:)
    (decorative:bundle:) (decorative:variableValue:bundle:) (systemName:)
    (systemName:variableValue:) (uiImage:) (nsImage:) (_:scale:orientation:label:)
    (decorative:scale:orientation:) (size:label:opaque:colorMode:renderer:)
    """, .assumed, summary: "Rigid at the size that `// image:` states, else at an assumed one.",
    closure: .neutral, drawn: .symbol, form: .leaf { $0.image() })
}
