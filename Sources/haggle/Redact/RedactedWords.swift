import HaggleScenarios
import HaggleVocabulary

/// The replacements for texts and names: equal ones get equal replacements, so that relations stay
/// visible.
struct RedactedWords {
  private var texts: [String: Int] = [:]
  private var names: [String: String] = [:]
  /// Values that sentences quote, such as those of state.
  private var quotations: [(value: String, standIn: String)] = []
  private var quoted: Set<String> = []
  /// Shorter values occur in unrelated words.
  private static let leastInQuotation = 3

  /// How many different texts and names have a replacement.
  var counts: (texts: Int, names: Int) { (texts.count, names.count) }

  /// A replacement of equal length, with the same line breaks: `text 1 text`.
  mutating func text(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    let number = texts[text] ?? texts.count + 1
    texts[text] = number
    let short = "t\(number)"
    var pattern = Array("text \(number) ")
    if text.count < pattern.count - 1 { pattern = Array(short) }
    return String(text.enumerated().map { $1.isNewline ? $1 : pattern[$0 % pattern.count] })
  }

  /// `View2` for a capitalised name, otherwise `name2`; SwiftUI's names are kept.
  mutating func name(_ name: String) -> String {
    if name.isEmpty || KnownWords.contains(name) { return name }
    if let known = names[name] { return known }
    let kind = name.first?.isUppercase == true ? "View" : "name"
    let new = "\(kind)\(names.count + 1)"
    names[name] = new
    return new
  }

  mutating func remember(_ value: String, as standIn: String) {
    guard value != standIn, value.count >= Self.leastInQuotation,
      quoted.insert(value).inserted
    else { return }
    quotations.append((value, standIn))
  }

  /// A sentence with quoted texts and names replaced: names are words with inner capitals, digits
  /// or underscores.
  func inSentence(_ words: String) -> String {
    var result = ""
    var rest = quotations.reduce(words) { $0.replacing($1.value, with: $1.standIn) }[...]
    while let first = rest.first {
      let word = rest.prefix(while: \.isOfName)
      if word.isEmpty {
        result.append(first)
        rest = rest.dropFirst()
      } else {
        let isName = word.dropFirst().contains { !$0.isLowercase }
        result += (isName ? names[String(word)] : nil) ?? String(word)
        rest = rest.dropFirst(word.count)
      }
    }
    return result
  }
}

/// Words that reveal nothing about an app: those of SwiftUI and Swift.
enum KnownWords {
  static func contains(_ word: String) -> Bool {
    Catalog.view(word) != nil || Catalog.modifier(word) != nil || words.contains(word)
      || parts.contains(word)
  }

  private static let words = Set(
    """
    alignment spacing width height minWidth idealWidth maxWidth minHeight idealHeight maxHeight
    horizontal vertical horizontalSpacing verticalSpacing leading trailing top bottom center
    infinity size length columns rows count minimum maximum fixed flexible adaptive axis axes edges
    edge all pinnedViews sectionHeaders sectionFooters contentMode fit fill x y topLeading
    topTrailing bottomLeading bottomTrailing firstTextBaseline lastTextBaseline systemName verbatim
    content label value in total selection isOn style color colors red orange yellow green mint teal
    cyan blue indigo purple pink brown white black gray clear primary secondary tertiary
    accentColor largeTitle title title2 title3 headline subheadline body callout footnote caption
    caption2 ultraLight thin light regular medium semibold bold heavy system weight design
    rounded serif monospaced default true false nil self init CGFloat Int Double Float some any
    showsIndicators none visible hidden automatic anchor degrees radians angle by scale id radius
    cornerRadius lineLimit span of for to if else return let var func struct Font GridItem
    EdgeInsets Edge Axis Set Alignment HorizontalAlignment VerticalAlignment UnitPoint Angle CGSize
    CGRect CGPoint ProposedViewSize min max square circle plain bordered inline large small mini
    Equatable View Layout text image box wide high points point spans cells
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Names made by haggle for parts of controls, and read from logs.
  private static let parts: Set<String> = [
    "gap", "chevron", "LayoutMonitor", "row", "separator", "track", "thumb", "bar", "canvas",
    "window", "border", "content", "footer", "header",
  ]
}
