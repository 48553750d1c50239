import Foundation
import HaggleReports
package import HaggleVocabulary

/// The number of colours of a terminal, from its environment.
package enum TerminalColours: Int, Comparable, Sendable {
  case none
  /// The colours set by the user.
  case basic
  /// A colour cube of six shades per component, and greys.
  case indexed
  case full

  package static func < (a: TerminalColours, b: TerminalColours) -> Bool { a.rawValue < b.rawValue }

  package init(in environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct") {
      self = .full
    } else {
      self = term.hasSuffix("-256color") ? .indexed : .basic
    }
  }

  /// The parameters that select the colour; empty if the terminal cannot show it.
  func codes(_ paint: Paint, isBackground: Bool) -> [String] {
    let target = isBackground ? "48" : "38"
    switch self {
    case .none, .basic: return []
    case .indexed: return [target, "5", "\(Self.index(of: paint))"]
    case .full: return [target, "2", "\(paint.red)", "\(paint.green)", "\(paint.blue)"]
    }
  }

  /// The nearest of the 256 colours except for the first 16, which users can change.
  private static func index(of paint: Paint) -> Int {
    let parts = [paint.red, paint.green, paint.blue].map { Int($0) }
    func distance(_ shades: [Int]) -> Int {
      zip(parts, shades).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let steps = parts.map { part in
      shades.indices.min { abs(shades[$0] - part) < abs(shades[$1] - part) } ?? 0
    }
    let grey = min(max((parts.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let isGrey =
      distance(Array(repeating: 8 + 10 * grey, count: 3)) < distance(steps.map { shades[$0] })
    return isGrey ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  private static let shades = [0, 95, 135, 175, 215, 255]
}

extension Paint {
  package static let white = Paint(0xFFFFFF)

  /// The contrast ratio of WCAG 2.1, from 1 to 21.
  package func contrast(to other: Paint) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The nearest shade of it that can be read on black as well as on white; nil for black, white
  /// and greys that cannot: the terminal's own colour is better there.
  var legible: Paint? {
    if isLegible { return self }
    let parts = [red, green, blue]
    if (parts.max() ?? 0) - (parts.min() ?? 0) < Self.leastHue { return nil }
    let other = contrast(to: .white) < Self.leastContrast ? Paint(0) : .white
    return (1...20).lazy.map { mixed(with: other, CGFloat($0) / 20) }.first { $0.isLegible }
  }

  private var isLegible: Bool {
    min(contrast(to: .white), contrast(to: Paint(0))) >= Self.leastContrast
  }

  /// As for large letters and signs in WCAG 2.1.
  private static let leastContrast = 3.0
  private static let leastHue: UInt8 = 24

  private var luminance: Double {
    let parts = [red, green, blue].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
