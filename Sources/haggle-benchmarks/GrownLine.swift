/// One line that is one thing over and over: what makes places in it dear to find.
enum GrownLine: String, CaseIterable {
  case ascii, quotes, accents, flags, marks

  func text(_ count: Int) -> String { String(repeating: piece, count: count) }

  private var piece: String {
    switch self {
    case .ascii: "a;"
    case .quotes: "“"
    case .accents: "é;"
    case .flags: "🇩🇪"
    case .marks: "e\u{301}"
    }
  }
}
