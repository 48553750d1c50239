package import HaggleVocabulary

/// The role of a part of a line for its reader. The words are sufficient; a terminal may style the
/// parts.
package enum TextRole: Hashable, Sendable {
  case plain
  /// A heading of other lines.
  case heading
  /// The name of a view.
  case name
  /// A defect, or a statement about one.
  case finding
  /// A part that readers skip: margins, event numbers, legends.
  case aside
  /// A part of a picture, in the colours that it is drawn in.
  case drawn(CellLook)
}

/// The colours of a cell of a picture: its background and its letter, each only if it is known.
package struct CellLook: Hashable, Sendable {
  package var fill: Paint?
  package var ink: Paint?
  /// Whether it belongs to what is not visible at first.
  package var isFaint: Bool

  package init(fill: Paint? = nil, ink: Paint? = nil, isFaint: Bool = false) {
    self.fill = fill
    self.ink = ink
    self.isFaint = isFaint
  }
}

/// A line as parts with roles, before it is drawn.
package struct RoleText: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package let text: String
    package let role: TextRole
    /// Whether it begins with two spaces, at which a line may be broken.
    fileprivate let isApart: Bool
  }

  package private(set) var parts: [Part] = []

  package init(_ text: String, _ role: TextRole = .plain) { append(text, role) }

  /// The line without its roles.
  package var text: String { parts.map { $0.text }.joined() }

  mutating func append(_ text: String, _ role: TextRole = .plain) {
    if !text.isEmpty { parts.append(Part(text: text, role: role, isApart: false)) }
  }

  /// Two spaces away, where the line may be broken; nothing for no text.
  mutating func append(apart text: String, _ role: TextRole = .plain) {
    if !text.isEmpty { parts.append(Part(text: "  " + text, role: role, isApart: true)) }
  }

  /// A copy with text in front.
  func behind(_ margin: String, _ role: TextRole = .plain) -> RoleText {
    var line = RoleText(margin, role)
    line.parts += parts
    return line
  }

  /// Broken before parts that are apart, if it is too long; the rest begins with the margin.
  func wrapped(width: Int, margin: String) -> [RoleText] {
    guard text.columns > width else { return [self] }
    var lines = [RoleText("")]
    for part in parts {
      let line = lines.count - 1
      if part.isApart, lines[line].text.columns + part.text.columns > width {
        lines.append(RoleText(margin))
        lines[line + 1].append(String(part.text.dropFirst(2)), part.role)
      } else {
        lines[line].parts.append(part)
      }
    }
    return lines
  }

  /// Lines with a single role each.
  static func lines(_ lines: [String], _ role: TextRole = .plain) -> [RoleText] {
    lines.map { RoleText($0, role) }
  }

  /// Lines of which the first has a role of its own.
  static func lines(_ lines: [String], first role: TextRole) -> [RoleText] {
    lines.enumerated().map { RoleText($1, $0 == 0 ? role : .plain) }
  }

  /// The text without roles, with line breaks.
  package static func text(_ lines: [RoleText]) -> String { lines.map { $0.text + "\n" }.joined() }
}
