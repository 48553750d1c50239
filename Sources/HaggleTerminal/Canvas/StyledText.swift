package import HaggleReports

/// Lines with their roles as what a terminal is sent: weight says nearly all, so that it can be
/// read on light and on dark.
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
