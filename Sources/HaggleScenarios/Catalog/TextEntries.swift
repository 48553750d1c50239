import HaggleLanguage
import HaggleLayouts

extension Catalog {
  /// Modifiers that decide how large the texts and symbols inside are.
  static let textModifiers = fonts + lines

  private static let fonts =
    [
      CatalogEntry(
        "font", "(_:)", .assumed, summary: "The font of the texts and symbols inside.",
        closure: .neutral,
        form: .inherited {
          $1.text.base = $0.font($0.value(at: 0))
          $1.text.isOfIcons = $0.value(at: 0)?.isFontOfIcons ?? false
        }),
      CatalogEntry(
        "bold", "() (_:)", .assumed, summary: "Makes the font bold, and texts a little wider.",
        closure: .neutral,
        form: .inherited { $1.text.isBold = $0.isOn }),
      CatalogEntry(
        "fontWeight", "(_:)", .assumed,
        summary: "The weight of the font: heavier texts are a little wider.",
        closure: .neutral, form: .inherited { $1.text.weight = $0.value(at: 0)?.fontWeight }),
      CatalogEntry(
        "fontDesign", "(_:)", .assumed,
        summary: "Of the designs only the monospaced one changes sizes here.",
        closure: .neutral,
        form: .inherited { $1.text.isMonospaced = $0.value(at: 0)?.memberName == "monospaced" }),
      CatalogEntry(
        "monospaced", "() (_:)", .assumed, summary: "All characters are equally wide.",
        closure: .neutral,
        form: .inherited { $1.text.isMonospaced = $0.isOn }),
      CatalogEntry(
        "dynamicTypeSize", "(_:)", .assumed, summary: "How large text styles are; on iOS only.",
        closure: .neutral,
        form: .inherited {
          $1.text.typeSize = $0.value(at: 0)?.typeSize(in: $1.text.typeSize) ?? $1.text.typeSize
        }),
      CatalogEntry(
        "imageScale", "(_:)", .assumed, summary: "How large symbols are beside text.",
        closure: .neutral,
        form: .inherited { $1.text.imageScale = $0.value(at: 0)?.imageScale ?? .medium }),
      CatalogEntry(
        "symbolVariant", "(_:)", .assumed,
        summary: "What is drawn around symbols: a circle makes a small one as large as itself.",
        closure: .neutral, form: .inherited { $0.surround(&$1.text, $0.value(at: 0)) }),
      CatalogEntry(
        "textCase", "(_:)", .assumed, summary: "Shows the letters in one case.", closure: .neutral,
        form: .inherited { $1.text.textCase = $0.value(at: 0)?.textCase ?? .written }),
    ]
    + ["tracking", "kerning"].map { name in
      CatalogEntry(
        name, "(_:)", .assumed, summary: "Adds so much to the width of every character.",
        closure: .neutral,
        form: .inherited { reading, inherited in
          let length = reading.length(at: 0) ?? 0
          inherited.text.tracking = length.isFinite ? length : 0
        })
    }

  private static let lines = [
    CatalogEntry(
      "lineLimit", "(_:) (_:reservesSpace:)", .exact,
      summary: "The most lines, and the fewest, of the texts inside.",
      closure: .neutral, form: .inherited { $0.lineLimit(&$1.text) }),
    CatalogEntry(
      "lineSpacing", "(_:)", .exact, summary: "Adds so much between the lines of a text.",
      closure: .neutral,
      form: .inherited { $1.text.limits.lineSpacing = $0.length(at: 0)?.nonNegative ?? 0 }),
    CatalogEntry(
      "multilineTextAlignment", "(_:) (strategy:)", .neutral,
      summary: "Aligns the lines of a text with one another.",
      closure: .neutral, form: .inherited { $1.text.linesAt = Reading.linesAt($0.value(at: 0)) }),
    CatalogEntry(
      "minimumScaleFactor", "(_:)", .assumed,
      summary: "How small a text may become before it is cut.",
      closure: .neutral,
      form: .inherited { $1.text.limits.minimumScale = Reading.scale($0.length(at: 0)) }),
    CatalogEntry(
      "truncationMode", "(_:)", .neutral,
      summary: "Which words of a text are cut where not all fit.",
      closure: .neutral, form: .inherited { $1.text.isTruncationStated = true }),
  ]
}
