package import HaggleReports

/// Lines with roles as text for a terminal: by weight, so that it is legible on light and dark
/// backgrounds, and pictures in their colours.
package enum StyledText {
  package static func text(_ lines: [RoleText], _ colours: TerminalColours = .basic) -> String {
    lines.map { $0.parts.map { text($0, colours) }.joined() + "\n" }.joined()
  }

  private static func text(_ part: RoleText.Part, _ colours: TerminalColours) -> String {
    guard let style = style(part.role), style.isVisible(with: colours) else { return part.text }
    return style.sequence(colours) + part.text + Style.plain.sequence(colours)
  }

  private static func style(_ role: TextRole) -> Style? {
    switch role {
    case .plain: nil
    case .heading, .name: .bold
    case .finding: .finding
    case .aside: .faint
    case .drawn(let look): Style(look)
    }
  }
}
