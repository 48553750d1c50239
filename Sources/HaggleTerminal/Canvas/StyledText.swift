package import HaggleReports

/// Lines with roles as text for a terminal: mostly by weight, so that it is legible on light and
/// dark backgrounds.
package enum StyledText {
  package static func text(_ lines: [RoleText]) -> String {
    lines.map { $0.parts.map(text).joined() + "\n" }.joined()
  }

  private static func text(_ part: RoleText.Part) -> String {
    guard let style = style(part.role) else { return part.text }
    return style.sequence(.basic) + part.text + Style.plain.sequence(.basic)
  }

  private static func style(_ role: TextRole) -> Style? {
    switch role {
    case .plain: nil
    case .heading, .name: .bold
    case .finding: .finding
    case .aside: .faint
    }
  }
}
