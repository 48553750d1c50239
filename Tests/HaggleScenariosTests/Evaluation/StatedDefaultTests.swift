import HaggleScenarios
import Testing

@Suite struct `A setting whose default stands in the text` {
  private static let keys = """
    enum Standard: String, Defaults.Serializable { case apca, wcag; var title: String { rawValue } }
    extension Defaults.Keys {
      static let standard = Key<Standard>("standard", default: .wcag)
      static let isOn = Defaults.Key<Bool>("isOn", default: true)
      static let name: Key<String> = .init("name", default: "Ada")
      static let names = Key<[String]>("names", default: ["a", "b"])
      static let open = Key<String?>("open")
    }
    extension DefaultsKeys { static let isOn = true }

    """

  private func shown(_ properties: String, _ body: String) -> [String] {
    let text = Self.keys + "struct Row: View {\n\(properties)\nvar body: some View { \(body) }\n}"
    let evaluation = evaluated(text)
    return evaluation.roots.flatMap { shownTexts(evaluation.graph, $0.view) }
  }

  @Test(arguments: [
    ("@Default(.standard) var standard", "if standard == .wcag { Text(standard.title) }", ["wcag"]),
    (
      "@Default(.standard) private var standard: Standard",
      "switch standard { case .apca: Text(\"no\")\ncase .wcag: Text(\"yes\") }", ["yes"]
    ),
    ("@Default(.isOn) var isOn", "if isOn { Text(\"on\") } else { Text(\"off\") }", ["on"]),
    ("@Default(Defaults.Keys.name) var name", "Text(name)", ["Ada"]),
    ("@Default(.names) var names", "ForEach(names, id: \\.self) { Text($0) }", ["a", "b"]),
    ("", "Text(Defaults[.name]); if Defaults[.isOn] { Text(\"on\") }", ["Ada", "on"]),
    // Nothing is stated, or by the text itself.
    (
      "@Default(.missing) var isOn: Bool", "if isOn { Text(\"on\") } else { Text(\"off\") }",
      ["off"]
    ),
    (
      "@Default(.isOn) var isOn = false", "if isOn { Text(\"on\") } else { Text(\"off\") }", ["off"]
    ),
  ])
  func `has it`(properties: String, body: String, expected: [String]) {
    #expect(shown(properties, body) == expected)
  }

  @Test(arguments: ["JSON", "PropertyList"])
  func `has what its code encodes, when that is decoded`(format: String) {
    let properties = """
      @AppStorage("order") var data: Data = { try! \(format)Encoder().encode(["recent", "all"]) }()
      var order: [String] {
        (try? \(format)Decoder().decode([String].self, from: data)) ?? []
      }
      """
    #expect(shown(properties, "ForEach(order, id: \\.self) { Text($0) }") == ["recent", "all"])
  }
}
