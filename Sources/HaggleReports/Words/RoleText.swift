/// What a part of a line is to its reader. The words say everything by themselves; a terminal may
/// set the parts apart.
package enum TextRole: Hashable, Sendable {
  case plain
  /// What heads other lines.
  case heading
  /// What a view is called.
  case name
  /// What is wrong, or says so.
  case finding
  /// What is passed over in reading: margins, numbers of events, how to read the rest.
  case aside
}

/// A line in parts, each with its role, until it is drawn.
package struct RoleText: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package let text: String
    package let role: TextRole
  }

  package private(set) var parts: [Part] = []

  package init(_ text: String, _ role: TextRole = .plain) { append(text, role) }

  /// The line without its roles.
  package var text: String { parts.map { $0.text }.joined() }

  mutating func append(_ text: String, _ role: TextRole = .plain) {
    if !text.isEmpty { parts.append(Part(text: text, role: role)) }
  }

  /// The same line with something in front of it.
  func behind(_ margin: String, _ role: TextRole = .plain) -> RoleText {
    var line = RoleText(margin, role)
    line.parts += parts
    return line
  }

  /// Of one role each.
  static func lines(_ lines: [String], _ role: TextRole = .plain) -> [RoleText] {
    lines.map { RoleText($0, role) }
  }

  /// The first of a role of its own.
  static func lines(_ lines: [String], first role: TextRole) -> [RoleText] {
    lines.enumerated().map { RoleText($1, $0 == 0 ? role : .plain) }
  }

  /// Without their roles, each with its line break.
  package static func text(_ lines: [RoleText]) -> String { lines.map { $0.text + "\n" }.joined() }
}
