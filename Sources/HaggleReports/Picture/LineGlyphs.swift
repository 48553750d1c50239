/// The line-drawing characters, by the directions in which they leave a cell.
enum LineGlyphs {
  struct Directions: OptionSet {
    let rawValue: Int
    static let up = Directions(rawValue: 1)
    static let down = Directions(rawValue: 2)
    static let left = Directions(rawValue: 4)
    static let right = Directions(rawValue: 8)
    static let vertical: Directions = [.up, .down]
    static let horizontal: Directions = [.left, .right]

    /// The bits of those that are among others.
    func among(_ others: Directions) -> Int { rawValue & others.rawValue }
  }

  // Indexed by direction bits: up 1, down 2, left 4, right 8.
  private static let light = Array("·╵╷│╴┘┐┤╶└┌├─┴┬┼")
  private static let double = Array(" ║║║═╝╗╣═╚╔╠═╩╦╬")

  /// Nil if there is no line.
  static func glyph(_ light: Directions, _ double: Directions, ascii: Bool) -> String? {
    if light.isEmpty && double.isEmpty { return nil }
    if ascii { return asciiGlyph(light, double) }
    if double.isEmpty { return String(Self.light[light.rawValue]) }
    return mixed(light, double) ?? String(Self.double[double.rawValue])
  }

  /// Light lines that end at a straight double line or cross it.
  private static func mixed(_ light: Directions, _ double: Directions) -> String? {
    let ends = light.subtracting(double)
    switch double {
    case .horizontal: return ["╧", "╤", "╪"].element(ends.among(.vertical) - 1)
    case .vertical: return ["╢", "╟", "╫"].element(ends.among(.horizontal) / 4 - 1)
    default: return nil
    }
  }

  private static func asciiGlyph(_ light: Directions, _ double: Directions) -> String {
    if !double.isEmpty { return "#" }
    if light.isSubset(of: .horizontal) { return "-" }
    return light.isSubset(of: .vertical) ? "|" : "+"
  }
}

extension Array {
  fileprivate func element(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
