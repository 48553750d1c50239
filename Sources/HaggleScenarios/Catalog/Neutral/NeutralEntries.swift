extension Catalog {
  /// Modifiers that change the look, sound or behaviour of views, but not the layout: names with
  /// their forms, such as `opacity(_:)`, separated by spaces.
  ///
  static func neutral(
    _ title: String, traits: CatalogEntry.Traits = [], _ table: String
  ) -> CatalogGroup {
    CatalogGroup(title, neutralEntries(traits, table))
  }

  static func neutralEntries(
    _ traits: CatalogEntry.Traits, _ table: String, form: CatalogEntry.Form = .neutral
  ) -> [CatalogEntry] {
    rows(table).map { name, forms in
      CatalogEntry(
        name, CallForms(forms), .neutral, summary: "No effect on the layout.", closure: .neutral,
        roles: laterCode, traits: traits, form: form)
    }
  }

  /// The names of a table, each with its forms.
  static func rows(_ table: String) -> [(name: String, forms: String)] {
    var rows: [(name: String, forms: String)] = []
    // Scans bytes: with characters, parsing these tables took a tenth of the time of a small
    // screen.
    for word in table.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      guard let start = word.firstIndex(of: UInt8(ascii: "(")) else { continue }
      if start == word.startIndex, !rows.isEmpty {
        rows[rows.count - 1].forms += " " + Substring(word)
      } else {
        rows.append((String(Substring(word[..<start])), String(Substring(word[start...]))))
      }
    }
    return rows
  }

  /// Labels of builders and actions that are shown or run later.
  private static let laterCode: [String: CatalogEntry.Role] = Dictionary(
    uniqueKeysWithValues: [
      "content", "actions", "message", "menuItems", "preview", "perform", "action", "onDismiss",
      "label", "icon", "badge", "destination", "onEnded", "onChanged", "set", "get",
    ].map { ($0, .neutral) })

  static let neutralGroups = [
    colourModifiers, shapeModifiers, shapeOperations, symbolModifiers, textLookModifiers,
    motionModifiers, eventModifiers, gestureModifiers, hitModifiers, focusModifiers, dragModifiers,
    dataModifiers, accessibilityModifiers, listLookModifiers, scrollBehaviour, controlLook,
    presentations, fileModifiers, barLook, chartModifiers, markModifiers, mapModifiers,
    storeModifiers, widgetModifiers, webModifiers, spatialModifiers, otherFrameworks,
    previewModifiers, sceneModifiers, betaModifiers,
  ]
}
