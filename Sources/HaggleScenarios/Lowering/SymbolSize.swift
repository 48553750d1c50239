import Foundation

/// The sizes of system symbols in the body font, by the shapes that their names say.
///
/// Source: assumed. They have the proportions of outlines in published exports of SF Symbols, a
/// circle taken as 20 points, and the few sizes that people state; in whole points.
enum SymbolSize {
  /// The size of a symbol about whose name nothing is known: that of a circle.
  static let usual = CGSize(width: 20, height: 20)

  static func points(of name: String) -> CGSize {
    let words = words(of: name).filter { !variants.contains($0) }
    if let known = sizes[words.joined(separator: ".")] { return known }
    if let badge = words.firstIndex(of: "badge"), badge > 0 {
      let base = points(of: words[..<badge].joined(separator: "."))
      return CGSize(width: base.width + badgeWidth, height: base.height + 2)
    }
    if let last = words.last, words.count > 1, let around = enclosures[last] { return around }
    if let last = words.last, words.count > 1, carriers.contains(last), !words.contains("and") {
      return sizes[last] ?? usual
    }
    let starts = (1..<max(words.count, 1)).reversed().lazy.map { words[..<$0] }
    return starts.compactMap { sizes[$0.joined(separator: ".")] }.first ?? usual
  }

  /// Whether a word puts something around a symbol.
  static func isEnclosure(_ word: String) -> Bool { enclosures[word] != nil }

  /// The words of `chevron.right`, and of `chevronRight` in an app's own list of symbols.
  private static func words(of name: String) -> [String] {
    if name.contains(".") { return name.split(separator: ".").map(String.init) }
    return name.reduce(into: [""]) { words, character in
      if character.isUppercase || character.isNumber { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
  }

  /// Words that change how a symbol is drawn, and hardly its size.
  private static let variants: Set<String> = ["fill", "slash", "inverse", "rtl"]

  /// How far a badge stands out, in points.
  private static let badgeWidth: CGFloat = 5

  /// What a last word puts around a symbol: `checkmark.circle`.
  private static let enclosures: [String: CGSize] = [
    "circle": usual, "square": CGSize(width: 18, height: 18),
    "rectangle": CGSize(width: 24, height: 18), "triangle": CGSize(width: 21, height: 19),
    "seal": CGSize(width: 22, height: 22), "shield": CGSize(width: 16, height: 20),
    "bubble": CGSize(width: 22, height: 20), "octagon": CGSize(width: 20, height: 19),
    "diamond": CGSize(width: 23, height: 23), "app": usual,
  ]

  /// What a last word puts a mark into, or behind it, and has its own size in the table:
  /// `minus.magnifyingglass`.
  private static let carriers: Set<String> = [
    "icloud", "cloud", "message", "viewfinder", "magnifyingglass", "doc", "envelope", "car",
    "house", "creditcard",
  ]

  private static let sizes = Dictionary(
    uniqueKeysWithValues: table.flatMap { width, height, names in
      names.split(separator: " ").map { (String($0), CGSize(width: width, height: height)) }
    })

  private static let table: [(width: CGFloat, height: CGFloat, names: String)] = [
    (5, 19, "exclamationmark"),
    (12, 19, "exclamationmark.2"),
    (18, 19, "exclamationmark.3"),
    (9, 15, "chevron.left chevron.right chevron.backward chevron.forward"),
    (16, 9, "chevron.up chevron.down equal"),
    (11, 17, "chevron.up.chevron.down"),
    (17, 4, "ellipsis chevron.compact.up chevron.compact.down"),
    (16, 2, "minus"),
    (16, 16, "plus checkmark pencil stop"),
    (15, 15, "xmark multiply"),
    (14, 14, "arrow.up.right arrow.up.left arrow.down.right arrow.down.left"),
    (15, 19, "arrow.up arrow.down waveform"),
    (19, 15, "arrow.left arrow.right arrow.backward arrow.forward barcode"),
    (17, 22, "arrow.clockwise arrow.counterclockwise square.and.arrow.up"),
    (17, 21, "square.and.arrow.down"),
    (24, 19, "arrow.up.arrow.down camera chart.bar"),
    (20, 11, "line.3.horizontal line.horizontal.3"),
    (20, 14, "list.bullet list.dash list.number"),
    (20, 17, "slider.horizontal.3 text.alignleft text.alignright text.aligncenter book"),
    (20, 17, "repeat"),
    (18, 18, "square phone viewfinder qrcode square.grid.2x2 dice"),
    (21, 21, "square.on.square crop"),
    (19, 19, "square.and.pencil map location moon"),
    (24, 18, "rectangle photo film sidebar.left sidebar.right"),
    (26, 21, "photo.on.rectangle rectangle.on.rectangle bubble.left.and.bubble.right"),
    (22, 21, "house rectangle.stack"),
    (20, 19, "star"),
    (19, 18, "heart"),
    (21, 19, "triangle briefcase suitcase"),
    (17, 18, "person"),
    (29, 18, "person.2 gamecontroller"),
    (39, 18, "person.3"),
    (16, 22, "doc doc.text"),
    (21, 25, "doc.on.doc doc.on.clipboard"),
    (18, 24, "doc.text.magnifyingglass"),
    (23, 18, "folder car"),
    (24, 16, "tray icloud"),
    (24, 22, "tray.and.arrow.down tray.and.arrow.up"),
    (19, 22, "trash"),
    (14, 20, "lock"),
    (22, 20, "message bubble.left bubble.right wand.and.stars"),
    (22, 17, "envelope"),
    (22, 16, "creditcard wifi"),
    (23, 20, "cart"),
    (17, 20, "bag"),
    (20, 18, "calendar archivebox"),
    (19, 20, "magnifyingglass bell hand.thumbsup hand.thumbsdown"),
    (15, 17, "play"),
    (10, 16, "pause"),
    (25, 17, "video"),
    (13, 20, "music.note"),
    (17, 19, "speaker flag"),
    (13, 21, "bolt mic"),
    (18, 23, "sparkles flame"),
    (15, 21, "bookmark"),
    (16, 21, "hand.raised"),
    (18, 20, "paperclip number mappin.and.ellipse"),
    (5, 19, "mappin"),
    (14, 23, "pin"),
    (15, 23, "lightbulb"),
    (27, 17, "eye"),
    (23, 22, "gear gearshape"),
    (22, 22, "tag sun.max"),
    (23, 15, "cloud"),
    (15, 22, "rosette"),
    (20, 22, "square.stack.3d.up stopwatch"),
    (16, 20, "shield"),
    (20, 21, "gift cube"),
    (12, 18, "hourglass"),
    (23, 24, "wrench"),
  ]
}
