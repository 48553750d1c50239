import HaggleSyntax

/// Signs of a Mac that do not prove it: an iPad has them as well, a phone hardly ever.
///
/// A sign does not determine the platform. It means that a Mac may be intended, so findings that
/// are absent there are withheld.
enum MacHints {
  /// Whether the text has such a sign.
  static func areThere(in syntax: SyntaxTree) -> Bool {
    syntax.unconditionalNames.contains { isHint($0) } || syntax.statesWidthBeyondPhones
  }

  private static func isHint(_ name: WrittenName) -> Bool {
    switch name.context {
    case .member: members.contains(name.text)
    case .imported: modules.contains(name.text)
    case .plain, .declared: false
    }
  }

  /// Keys, pointers and windows.
  private static let members: Set<String> = [
    "keyboardShortcut", "help", "onHover", "cancelAction", "defaultAction", "focusable",
    "windowResizability", "openWindow", "defaultSize", "defaultPosition", "formStyle",
  ]

  private static let modules: Set<String> = [
    "Sparkle", "KeyboardShortcuts", "LaunchAtLogin", "Settings", "Preferences", "IOKit", "Carbon",
    "ApplicationServices", "ScreenCaptureKit", "FinderSync",
  ]
}

extension SyntaxTree {
  /// The width of the widest phone, in points.
  private static let widestPhone = 440.0

  /// Whether it states a width beyond that of all phones: `.frame(minWidth: 600)`.
  fileprivate var statesWidthBeyondPhones: Bool {
    numbers(labeled: ["width", "minWidth", "idealWidth"]).contains { $0 > Self.widestPhone }
  }
}

// Windows, which only a Mac has in most apps.
extension SyntaxTree {
  /// What a text has of a window: a least size of a whole view that is wider than all phones, or a
  /// subtitle or an ideal width beside a sidebar. Nil if there is nothing.
  func windowOfMac(_ names: [WrittenName]) -> (sign: String, offset: Int)? {
    if let subtitle = names.first(where: { $0.text == "navigationSubtitle" }),
      subtitle.context == .member, names.contains(where: { Self.sidebars.contains($0.text) })
    {
      return (subtitle.text, subtitle.offset)
    }
    if let sidebar = names.first(where: { Self.sidebars.contains($0.text) }),
      names.contains(where: { $0.text == "NavigationView" }),
      ["minWidth", "idealWidth", "maxWidth"].allSatisfy({ !numbers(labeled: [$0]).isEmpty })
    {
      return (sidebar.text, sidebar.offset)
    }
    guard numbers(labeled: ["minWidth"]).contains(where: { $0 > Self.widestPhone }) else {
      return nil
    }
    let bodies = declarations(among: topLevel).flatMap(bodies)
    return bodies.first { body in
      chains(of: body).contains { chain in
        chain.frames.contains { frame in
          frame["minHeight"] != nil && frame["minWidth"].map { $0 > Self.widestPhone } == true
        }
      }
    }.flatMap { statements(of: $0).first }.map { ("minWidth", self[$0].span.lowerBound) }
  }

  private static let sidebars: Set = ["SidebarListStyle", "sidebar"]

  /// The `body` of a view that the text itself has.
  private func bodies(of id: DeclarationID) -> [BlockID] {
    guard case .type(let type) = self[id].kind, source.parts.isOwn(self[id].anchor),
      type.inherited.contains(where: { $0.name == "View" })
    else { return [] }
    return declarations(among: statements(of: type.members)).flatMap { member -> [BlockID] in
      guard case .variable(let variable) = self[member].kind else { return [] }
      return variable.bindings.filter { $0.pattern.names == ["body"] }.compactMap(\.getter)
    }
  }
}
