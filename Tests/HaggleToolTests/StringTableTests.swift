import Foundation
import Testing

@Suite struct `A key of the project's string tables` {
  private static let strings = """
    /* The head of the page. */
    "head.title" = "Messages";
    "greeting %@" = "Hello, %@!";
    "%1$@ of %2$@" = "%2$@: %1$@";
    "tab.home" = "Home";
    "quoted" = "Say \\"now\\"\\nor never";
    """
  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>new %lld</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@</string><key>count</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld letter</string>
    <key>other</key><string>%lld letters</string></dict></dict></dict></plist>
    """
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "send.title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Send"}},
        "de": {"stringUnit": {"state": "translated", "value": "Absenden"}}}},
      "files %lld": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}},
      "both": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "In %#@days@"},
        "substitutions": {"days": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg days"}}}}}}}}},
      "Leave": {}}}
    """

  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["App.xcodeproj", "en.lproj", "de.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    folder.add("en.lproj/Localizable.strings", strings)
    folder.add("en.lproj/Localizable.stringsdict", plurals)
    folder.add("de.lproj/Localizable.strings", "\"head.title\" = \"Nachrichten\";\n")
    folder.add("Other.xcstrings", catalog)
    folder.add(
      "L10n.swift",
      """
      enum L10n {
        private static func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        enum Head { static let title = tr("head.title") }
      }
      enum Tab: String { case home; var title: String { tr("tab.\\(rawValue)") } }
      func tr(_ key: String) -> String { String(localized: String.LocalizationValue(key)) }
      struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      """)
    return folder
  }

  private static func tree(_ folder: ScratchFolder, _ code: String, _ options: [String]) throws
    -> String
  {
    folder.add(
      "Screen.swift",
      "struct Screen: View { let n = 3; let one = 1; let name = \"Ada\"\n"
        + "var body: some View { \(code) } }\n")
    return try Haggle.run(
      ["trace", "Screen.swift", "--as", "tree"] + options, input: Data(), in: folder.url
    ).output
  }

  @Test(arguments: [
    ("Text(\"head.title\")", "\"Messages\""),
    ("Text(\"greeting \\(name)\")", "\"Hello, Ada!\""),
    ("Text(\"\\(name) of \\(name)s\")", "\"Ada of Adas\""),
    ("Text(\"new \\(n)\")", "\"3 letters\""), ("Text(\"new \\(one)\")", "\"1 letter\""),
    ("Text(\"files \\(n)\")", "\"3 files\""), ("Text(\"files \\(one)\")", "\"1 file\""),
    ("Text(\"send.title\")", "\"Send\""), ("Text(.sendTitle)", "\"Send\""),
    ("Text(\"quoted\")", "Say \\\"now\\\" or never"),
    ("Text(Keys.head_title)", "\"Messages\""), ("Text(Keys.send_button)", "Send button"),
    ("Text(L10n.Head.title)", "\"Messages\""), ("Text(Tab.home.title)", "\"Home\""),
    ("Row(title: \"head.title\")", "\"Messages\""),
    ("Text(R.string.localizable.quoted())", "Say \\\"now\\\" or never"),
    ("Text(R.string.localizable.headTitle())", "\"Messages\""),
    ("Button(\"send.title\") {}", "Text.1(\"Send\")"),
    ("Button(.sendTitle) {}", "Text.1(\"Send\")"),
    ("Toggle(.headTitle, isOn: .constant(true))", "Text.1(\"Messages\")"),
    ("Text(NSLocalizedString(\"head.title\", comment: \"\"))", "\"Messages\""),
    (
      "Text(Bundle.main.localizedString(forKey: \"head.title\", value: nil, table: nil))",
      "\"Messages\""
    ),
    ("Text(NSLocalizedString(\"none.such\", value: \"Else\", comment: \"\"))", "\"Else\""),
    ("Text(\"head.title\").environment(\\.locale, .init(identifier: \"en\"))", "\"Messages\""),
  ])
  func `is shown as its words`(code: String, words: String) throws {
    let tree = try Self.tree(Self.folder(), code, [])
    #expect(tree.contains(words), "\(tree)")
  }

  @Test(arguments: [
    ("Text(\"head.title\")", "\"Nachrichten\""), ("Text(\"send.title\")", "\"Absenden\""),
    ("Text(\"files \\(n)\")", "\"3 files\""),
  ])
  func `is shown in a language that is asked for, where there are words of it`(
    code: String, words: String
  ) throws {
    let tree = try Self.tree(Self.folder(), code, ["--locale", "de_AT"])
    #expect(tree.contains(words), "\(tree)")
  }

  @Test(arguments: [
    ("Text(verbatim: \"head.title\")", []), ("Text(\"head.title\")", ["--alone"]),
    ("let key = \"head.title\"; Text(key)", []),
  ])
  func `is no key where it is only a text`(code: String, options: [String]) throws {
    let tree = try Self.tree(Self.folder(), code, options)
    #expect(!tree.contains("Messages"), "\(tree)")
  }

  @Test func `is what the text itself says of it, if it does`() throws {
    let folder = try Self.folder()
    let tree = try Self.tree(
      folder, "Text(\"head.title\") }\n// localized: \"head.title\" \"Post\"\n  var x: Int { 0", [])
    #expect(tree.contains("\"Post\""), "\(tree)")
  }

  /// An app that is written in English has no table for that, if its keys are its words.
  @Test(arguments: [("en", "\"Refresh\""), ("it", "\"Aggiorna\""), (nil, "\"Aggiorna\"")])
  func `is its words where the language of the project has no table`(
    region: String?, words: String
  ) throws {
    let folder = try ScratchFolder()
    for name in ["App.xcodeproj", "it.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    let stated = region.map { "developmentRegion = \($0);" } ?? ""
    folder.add("App.xcodeproj/project.pbxproj", "{ objects = { P = { \(stated) }; }; }")
    folder.add("it.lproj/Localizable.strings", "\"Refresh\" = \"Aggiorna\";\n")
    let tree = try Self.tree(folder, "Text(\"Refresh\")", [])
    #expect(tree.contains(words), "\(tree)")
  }

  @Test(arguments: [
    "", "{", "{\"strings\": 3}", "{\"strings\": {\"head.title\": {\"localizations\": []}}}",
  ])
  func `is as it is written where the table is damaged`(catalog: String) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App.xcodeproj"), withIntermediateDirectories: true)
    folder.add("Localizable.xcstrings", catalog)
    #expect(try Self.tree(folder, "Text(\"Post\")", []).contains("Text.1(\"Post\")"))
  }

  /// xcstrings-tool, SwiftGen and Tuist make names of tables and keys when an app is built.
  @Test(arguments: [
    ("Text(.settings(.serverName))", "\"Name of the server\""),
    ("LabeledContent(.settings(.serverName), value: \"home\")", "\"Name of the server\""),
    ("Button(.settings(.leave)) { }", "\"Leave it\""),
    ("Text(.settings(.thanks(\"Ann\")))", "\"Thanks to Ann\""),
    ("Text(MailStrings.Localizable.serverName)", "\"Name of the server\""),
    ("Text(MailStrings.Settings.leave)", "\"Leave it\""),
    ("Text(L10n.serverName)", "\"Name of the server\""), ("Text(L10n.leave)", "\"Leave it\""),
    ("Text(L10n.thanks(\"Ann\"))", "\"Thanks to Ann\""),
    ("Text(Loc.serverName)", "\"Name of the server\""),
    // Near misses: a name of one word of what may be anything, and a table that there is not.
    ("Text(Theme.leave)", "\"Leave\""), ("Text(.other(.leave))", "\"Other\""),
  ])
  func `is looked up by a name that a tool makes of it`(code: String, words: String) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App.xcodeproj"), withIntermediateDirectories: true)
    let lines = [
      ("serverName", "Name of the server"), ("leave", "Leave it"), ("thanks", "Thanks to %@"),
    ].map { key, value in
      "\"\(key)\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"\(value)\"}}}}"
    }
    folder.add(
      "Settings.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\(lines.joined(separator: ", "))}}")
    let tree = try Self.tree(folder, code, [])
    #expect(tree.contains(words), "\(tree)")
  }
}
