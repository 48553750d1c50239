/// A text whose control chooses the font, unless `.font` does.
///
/// The raw value is its name in docs/CONTROLS.md, which prints the table.
package enum ControlText: String, CaseIterable, Sendable {
  case label = "label beside a control"
  case smallButton = "label of a small button"
  case miniButton = "label of a mini button"
  case segment = "option of a segmented control"
  case header = "section header"
  case plainHeader = "section header of a plain list"
  case formHeader = "section header of a grouped form"
  case footer = "section footer"
  case sidebarRow = "row of a sidebar"
  case boxLabel = "group box label"
  case unavailableIcon = "icon of an unavailable content view"
  case unavailableTitle = "title of an unavailable content view"
  case unavailableText = "description of an unavailable content view"
  case tab = "title in a tab bar"
}

/// The fonts that the controls of one system choose.
package struct ControlFonts: Sendable {
  let rows: [Row]

  package struct Row: Sendable {
    let text: ControlText
    package let font: TextFont
    package let isUppercase: Bool
    let source: ControlMetrics.Source
    /// The origin, in a few words.
    let origin: String

    fileprivate init(
      _ text: ControlText, _ face: TextFont.Face, weight: TextFont.Weight? = nil,
      isUppercase: Bool = false, _ source: ControlMetrics.Source, origin: String
    ) {
      self.text = text
      var font = TextFont(face)
      font.weight = weight
      self.font = font
      self.isUppercase = isUppercase
      self.source = source
      self.origin = origin
    }
  }

  package static func of(_ system: ControlSystem) -> ControlFonts {
    switch system {
    case .iOS: iOS
    case .macOS: macOS
    case .watchOS: watchOS
    }
  }

  /// Nil for a text in the default font.
  package subscript(text: ControlText) -> Row? { rows.first { $0.text == text } }
}

extension ControlFonts {
  private static let iOS = ControlFonts(rows: [
    Row(.smallButton, .style(.subheadline), .reported, origin: "UIButton.Configuration, small"),
    Row(.miniButton, .style(.subheadline), .reported, origin: "UIButton.Configuration, mini"),
    Row(
      .segment, .points(13, following: nil), weight: .medium, .measured,
      origin: "swiftui-web, iOS 26"),
    Row(
      .header, .style(.footnote), isUppercase: true, .reported,
      origin: "UIListContentConfiguration.groupedHeader"),
    Row(
      .plainHeader, .style(.headline), .reported, origin: "UIListContentConfiguration.plainHeader"),
    Row(.footer, .style(.footnote), .measured, origin: "swiftui-web, iOS 26"),
    Row(.tab, .points(10, following: nil), weight: .medium, .reported, origin: "UITabBarItem"),
    Row(.boxLabel, .style(.headline), .reported, origin: "as it is drawn"),
    Row(
      .unavailableIcon, .points(48, following: nil), .guessed,
      origin: "UIContentUnavailableConfiguration"),
    Row(
      .unavailableTitle, .style(.title2), weight: .bold, .reported,
      origin: "UIContentUnavailableConfiguration"),
    Row(
      .unavailableText, .style(.subheadline), .reported, origin: "UIContentUnavailableConfiguration"
    ),
  ])

  private static let watchOS = ControlFonts(
    rows: [
      Row(.header, .style(.footnote), .guessed, origin: "as it is drawn"),
      Row(.plainHeader, .style(.footnote), .guessed, origin: "as in other lists"),
    ] + iOS.rows.filter { ![.header, .plainHeader].contains($0.text) })

  private static let measuredThere = "swiftui-web, macOS 26.2"

  private static let macOS = ControlFonts(rows: [
    Row(.label, .style(.body), .measured, origin: measuredThere),
    Row(
      .smallButton, .points(11, following: nil), .published, origin: "NSFont.systemFontSize(for:)"),
    Row(.miniButton, .points(9, following: nil), .published, origin: "NSFont.systemFontSize(for:)"),
    Row(.header, .style(.subheadline), weight: .semibold, .measured, origin: measuredThere),
    Row(
      .plainHeader, .style(.subheadline), weight: .semibold, .guessed, origin: "as in other lists"),
    Row(
      .formHeader, .style(.body), weight: .semibold, .measured, origin: "swiftui-web, macOS 26.6"),
    Row(.footer, .style(.subheadline), weight: .semibold, .measured, origin: measuredThere),
    Row(.sidebarRow, .style(.body), .measured, origin: measuredThere),
    Row(.boxLabel, .style(.subheadline), .measured, origin: measuredThere),
    Row(.unavailableTitle, .style(.largeTitle), weight: .bold, .measured, origin: measuredThere),
    Row(.unavailableText, .style(.body), .measured, origin: measuredThere),
  ])
}
