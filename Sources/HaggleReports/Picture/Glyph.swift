import Foundation

/// A symbol in a square of 24 by 24 units: not the system's own drawing, but what it is of.
package struct Glyph: Sendable {
  package struct Part: Sendable {
    /// The `d` attribute of an SVG path; an open path is a line of two units.
    package let path: String
    package let isFilled: Bool
    /// Whether it is cut out of the parts before it.
    package var isCutOut = false
    /// The scale around the centre.
    package var scale: Double = 1
  }

  package let parts: [Part]
  /// Whether there is a drawing for the name; without one it would not be recognised.
  package let isKnown: Bool

  /// `chevron.right`, `person.crop.circle.fill`
  package init(_ name: String) {
    let words = name.split(separator: ".").map(String.init)
    let isFilled = words.contains("fill")
    let ring = words.dropFirst().contains("circle") ? "circle" : nil
    guard let (path, isClosed) = Self.path(of: words) else {
      isKnown = ring != nil
      parts = ring == nil ? [] : [Part(path: Self.disc, isFilled: isFilled)]
      return
    }
    isKnown = true
    let slash = words.contains("slash") ? [Part(path: Self.slash, isFilled: false)] : []
    guard ring != nil else {
      parts = [Part(path: path, isFilled: isFilled && isClosed)] + slash
      return
    }
    parts =
      [
        Part(path: Self.disc, isFilled: isFilled),
        Part(path: path, isFilled: isClosed, isCutOut: isFilled, scale: 0.55),
      ] + slash
  }

  private static let slash = "M3 3L21 21"

  /// Whether there is a drawing for a symbol of that name.
  package static func isKnown(_ name: String) -> Bool {
    control(name) != nil || segments(name) != nil || Glyph(name).isKnown
  }

  /// A part of a control, composed of shapes.
  enum Control: String {
    case switchOn = "switch.on"
    case switchOff = "switch.off"
    case slider, progress, stepper
    /// The line around a field.
    case bezelLine = "bezel.line"
    /// What lies behind the words of a button.
    case bezelFill = "bezel.fill"
    /// What a view of another framework shows, which is unknown.
    case content
    /// The same of a chart.
    case chart = "content.chart"
  }

  /// The part of a control of that name, and which share of it is filled: `slider.40`; half of it
  /// where that is not known.
  static func control(_ name: String) -> (part: Control, share: CGFloat)? {
    if let part = Control(rawValue: name) { return (part, 0.5) }
    let words = name.split(separator: ".").map(String.init)
    guard words.count == 2, let part = Control(rawValue: words[0]), let percent = Int(words[1])
    else { return nil }
    return (part, CGFloat(min(max(percent, 0), 100)) / 100)
  }

  /// How many segments a row of them has, and which is chosen: `segments.3.1`; `segments.3` where
  /// that is not known. In the dark appearance `.dark` follows.
  static func segments(_ name: String) -> (count: Int, chosen: Int?, isDark: Bool)? {
    var words = name.split(separator: ".")
    let isDark = words.last == "dark"
    if isDark { words.removeLast() }
    guard words.count == 2 || words.count == 3, words[0] == "segments",
      let count = Int(words[1]), (1...mostSegments).contains(count)
    else { return nil }
    let chosen = words.count == 3 ? Int(words[2]) : nil
    return (count, chosen.flatMap { (0..<count).contains($0) ? $0 : nil }, isDark)
  }

  private static let mostSegments = 1_000

  /// The drawing for the longest known sequence of first words.
  private static func path(of words: [String]) -> (path: String, isClosed: Bool)? {
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: ".")
      if let drawing = GlyphPaths.path(of: name) { return drawing }
    }
    return nil
  }

  private static let disc = "M12 2a10 10 0 1 0 .01 0z"
}
