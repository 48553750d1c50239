import HaggleSyntax
import HaggleVocabulary
import Testing

@testable import HaggleScenarios

@Suite struct `The room of a part` {
  private func rooms(
    _ bodies: [String], isSheet: Bool = false
  ) -> [String: ProposedViewSize] {
    stated(bodies, isSheet: isSheet).mapValues(\.size)
  }

  private func stated(_ bodies: [String], isSheet: Bool) -> [String: StatedRoom] {
    let files = bodies.map {
      SourceText("struct Row: View { var body: some View { HStack { \($0) } } }", name: $0)
    }
    let source = SourceText(
      "struct Arrow: View { var body: some View { Color.red } }", name: "a.swift")
    return Callers(
      of: isSheet ? [] : ["Arrow"], sheets: isSheet ? ["Arrow"] : [], in: source,
      ProjectFiles(files), besides: nil
    ).rooms
  }

  @Test(arguments: [
    ("Arrow().frame(minWidth: 480, minHeight: 400)", ProposedViewSize(width: 480, height: 400)),
    ("Arrow().frame(minWidth: 480, idealWidth: 600)", ProposedViewSize(width: 600, height: nil)),
    ("Arrow().frame(width: 300)", ProposedViewSize(width: 300, height: nil)),
  ])
  func `is at least as long as the frame around a sheet`(body: String, room: ProposedViewSize) {
    #expect(rooms([body], isSheet: true) == ["Arrow": room])
  }

  /// Beyond a minimum a window grows with its content.
  @Test(arguments: [
    (["Arrow().frame(minWidth: 480, minHeight: 400)"], "480+x400+"),
    (["Arrow().frame(minWidth: 480, idealWidth: 600, minHeight: 400)"], "600x400+"),
    (["Arrow().frame(width: 300)"], "300xnil"),
    (["Arrow().frame(width: 300)", "Arrow().frame(minWidth: 300)"], "300+xnil"),
  ])
  func `is a minimum where the frame states one`(bodies: [String], text: String) {
    let room = stated(bodies, isSheet: true)["Arrow"]
    #expect(room?.text == text)
    #expect(room.flatMap { StatedRoom($0.text) } == room)
  }

  @Test(arguments: ["480", "48+0x30", "480++x30", "+x30", "ax3+"])
  func `is written in no other way`(text: String) { #expect(StatedRoom(text) == nil) }

  @Test(arguments: [
    (["Arrow().frame(width: 20, height: 30)"], ProposedViewSize(width: 20, height: 30)),
    (["Arrow().foregroundStyle(.red).frame(width: 20)"], ProposedViewSize(width: 20, height: nil)),
    (["Arrow().frame(width: 20).frame(height: 8)"], ProposedViewSize(width: 20, height: 8)),
    (
      ["Arrow().frame(width: 20, height: 30)", "Arrow().frame(width: 20, height: 9)"],
      ProposedViewSize(width: 20, height: nil)
    ),
  ])
  func `is that of the frames around it`(bodies: [String], room: ProposedViewSize) {
    #expect(rooms(bodies) == ["Arrow": room])
  }

  @Test(arguments: [
    ["Arrow()"], ["Arrow().frame(width: side)"], ["Arrow().frame(maxWidth: 20)"],
    ["Arrow().padding().frame(width: 20)"], ["Text(\"a\").frame(width: 20); Arrow()"],
    ["Arrow().frame(width: 20)", "Arrow()"],
  ])
  func `is open where not all state it`(bodies: [String]) {
    #expect(rooms(bodies) == [:])
  }

  private func arguments(
    _ bodies: [String], view: String = arrow, preview: String = ""
  ) -> [String: String] {
    let files = bodies.map {
      SourceText("struct Row: View { var body: some View { HStack { \($0) } } }", name: $0)
    }
    return Callers(
      of: ["Arrow"], sheets: [], in: SourceText(view + preview, name: "a.swift"),
      ProjectFiles(files), besides: nil
    ).arguments
  }

  private static let arrow = """
    struct Arrow: View {
      let height: Double
      var width = 4.0
      var title: String
      @Binding var isOn: Bool
      var body: some View { Color.red.frame(height: height) }
    }

    """

  @Test(arguments: [
    (["Arrow(height: 8)"], ["Arrow.height": "8"]),
    (["Arrow(height: 8, width: 3).frame(height: 25)"], ["Arrow.height": "8"]),
    (["Arrow(height: 8)", "Arrow(height: 8).padding()"], ["Arrow.height": "8"]),
    (["Arrow(height: 8)", "Arrow(height: 9)"], [:]), (["Arrow(height: side)"], [:]),
    (["Arrow(height: 8)", "Arrow(height: side)"], [:]), (["Text(\"a\")"], [:]),
    (["Arrow(height: p.size.height / 2)"], [:]), (["Arrow(height: item.size.height)"], [:]),
    (
      ["Arrow(height: UIScreen.main.bounds.height / 2)"],
      ["Arrow.height": "UIScreen.main.bounds.height / 2"]
    ),
    (
      ["Arrow(height: -UIScreen.main.bounds.width)"],
      ["Arrow.height": "-UIScreen.main.bounds.width"]
    ),
    (
      [
        "Arrow(height: UIScreen.main.bounds.width)",
        "Arrow(height: UIScreen.main.bounds.width - 8)",
      ], [:]
    ),
  ])
  func `has the numbers in it that all pass`(bodies: [String], arguments: [String: String]) {
    #expect(self.arguments(bodies) == arguments)
    #expect(self.arguments(bodies, preview: "#Preview { Arrow(height: 9) }") == [:])
    #expect(self.arguments(bodies, preview: "let shown = Arrow(height: 9)") == [:])
  }

  /// What the caller's own properties are at first.
  @Test(arguments: [
    ("let side = 8.0", "Arrow(height: side)", ["Arrow.height": "8.0"]),
    (
      "@State private var isOn = true", "Arrow(height: 8, isOn: $isOn)",
      ["Arrow.height": "8", "Arrow.isOn": ".constant(true)"]
    ),
    ("@State private var name = \"Ann\"", "Arrow(title: name)", ["Arrow.title": "\"Ann\""]),
    // Another one of that name, one that is computed, and one that depends on where it is.
    ("let side = 8.0", "ForEach(sides) { side in Arrow(height: side) }", [:]),
    ("var side: Double { 8 }", "Arrow(height: side)", [:]),
    ("let side = item.size", "Arrow(height: side)", [:]),
    ("let side: Double", "Arrow(height: side)", [:]),
  ])
  func `has what the properties of its caller are at first`(
    property: String, body: String, arguments: [String: String]
  ) {
    let caller = "struct Row: View { \(property); var body: some View { HStack { \(body) } } }"
    let found = Callers(
      of: ["Arrow"], sheets: [], in: SourceText(Self.arrow, name: "a.swift"),
      ProjectFiles([SourceText(caller, name: "Row.swift")]), besides: nil)
    #expect(found.arguments == arguments)
  }

  @Test(arguments: [
    ([#"Arrow(title: "Left")"#, #"Arrow(title: "Right")"#], ["Arrow.title": #""Left""#]),
    (
      [#"Arrow(title: "Left", isOn: $isOn)"#, #"Arrow(title: "Right", isOn: .constant(true))"#],
      ["Arrow.title": #""Right""#, "Arrow.isOn": ".constant(true)"]
    ),
    (
      [#"Arrow(height: 8, title: "Left")"#, #"Arrow(height: 9, title: "")"#],
      ["Arrow.title": #""Left""#]
    ),
    (["Arrow(title: item.title)", #"Arrow(title: "\(1)")"#, "Arrow(title: .init(1))"], [:]),
    ([#"Arrow(title: Text(verbatim: "a"))"#], ["Arrow.title": #"Text(verbatim: "a")"#]),
    (["Arrow(title: Color.red)"], ["Arrow.title": "Color.red"]),
    (["Arrow(title: nil)"], [:]), (["Arrow(title: Theme.red)"], [:]),
    (["Arrow(title: Title())"], [:]),
  ])
  func `has what the first of the fullest calls passes`(
    bodies: [String], arguments: [String: String]
  ) {
    #expect(self.arguments(bodies) == arguments)
  }

  @Test(arguments: [
    ([#"Arrow("Left", at: 2)"#], ["Arrow.name": #""Left""#, "Arrow.place": "2"]),
    ([#"Arrow("Left", size: 3, at: 2)"#], ["Arrow.name": #""Left""#, "Arrow.place": "2"]),
    ([#"Arrow(name: "Left")"#], [:]),
  ])
  func `has it by the parameters of initialisers`(bodies: [String], arguments: [String: String]) {
    let view = """
      struct Arrow: View {
        let title: String
        init(_ name: String, size: Double = 1, at place: Int) { title = name }
        var body: some View { Text(title) }
      }
      """
    #expect(self.arguments(bodies, view: view) == arguments)
  }

  @Test(arguments: [
    (["Card { Text(item.name) }"], "{ Text(item.name) }"),
    (
      ["Card {\n  // first\n  Text(\"a\")\n    .bold()\n  Row()\n}"],
      "{ Text(\"a\") .bold(); Row() }"
    ),
    (["Card { rows in\n  Text(\"a\")\n}"], "{ rows in Text(\"a\") }"),
    (["Card(action: { print(Date()) }) { Text(\"a\") }"], "{ Text(\"a\") }"),
    (["Card(content: { Text(\"a\") })"], "{ Text(\"a\") }"),
    (["Card { content }", "Card { Text(\"b\") }"], "{ Text(\"b\") }"),
    (["Card { content }"], nil), (["Card {\n#if DEBUG\nText(\"a\")\n#endif\n}"], nil),
    (["Card { Text(\"\"\"\n  a\n  \"\"\") }"], nil),
  ])
  func `has the content that a call gives`(bodies: [String], content: String?) {
    let property = """
      struct Card<Content: View>: View {
        var action: () -> Void = {}
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      """
    let parameter = """
      struct Card<Content: View>: View {
        let content: Content
        init(_ name: String = "", action: @escaping () -> Void = {}, @ViewBuilder content: () -> Content) {
          self.content = content()
        }
        var body: some View { content }
      }
      """
    for view in [property, parameter] {
      #expect(arguments(bodies, view: view)["Card.content"] == content)
    }
  }
}
