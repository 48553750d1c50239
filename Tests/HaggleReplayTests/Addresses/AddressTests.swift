import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The address of a view` {
  /// A screen with two rows of a view of its own, a red box of one line, a symbol and two buttons.
  private static let screen = Timeline(
    Trace(
      header: .init(tool: "haggle", scenario: "Screen.swift"),
      nodes: [
        node("VStack", 1, in: nil, 3, 5, owners: ["Screen"]),
        node("HStack", 1, in: 0, 20, 5, owners: ["LabeledRow", "Screen"]),
        node("Text", 1, in: 1, 21, 7, "title", shown: "Name", owners: ["LabeledRow", "Screen"]),
        node("Text", 2, in: 1, 22, 7, "value", shown: "Anna", owners: ["LabeledRow", "Screen"]),
        node("HStack", 2, in: 0, 20, 5, owners: ["LabeledRow", "Screen"], use: 2),
        node(
          "Text", 3, in: 4, 21, 7, "title", shown: "Pet", owners: ["LabeledRow", "Screen"], use: 2),
        node(
          "Text", 4, in: 4, 22, 7, "value", shown: "50/50", owners: ["LabeledRow", "Screen"], use: 2
        ),
        node("frame", 1, in: 0, 70, 31, "width: 230", owners: ["Screen"]),
        node("Color", 1, in: 7, 70, 22, ".red", owners: ["Screen"]),
        node("Image", 1, in: 0, 71, 5, #"systemName: "gear""#, owners: ["Screen"]),
        node("Text", 5, in: 0, 72, 5, #""Sign out""#, owners: ["Screen"]),
        node("Text", 6, in: 0, 72, 22, #""Sign in""#, owners: ["Screen"]),
        Trace.Node(
          kind: "Text", name: "gear", isLabelled: true, parent: NodeID(0),
          place: SourcePlace(line: 73, column: 5), arguments: #""Pets welcome""#),
      ]))

  private static func node(
    _ kind: String, _ number: Int, in parent: Int?, _ line: Int, _ column: Int,
    _ arguments: String = "", shown: String = "", owners: [String], use: Int = 1
  ) -> Trace.Node {
    var node = Trace.Node(
      kind: kind, name: "\(kind).\(number)", parent: parent.map { NodeID($0) },
      place: SourcePlace(line: line, column: column), arguments: arguments,
      owners: owners.map { view in
        .init(view: view, place: SourcePlace(line: view == "Screen" ? 90 : 3 + use, column: 9))
      })
    node.shown = shown
    return node
  }

  private func names(_ address: String) -> [String] {
    let timeline = Self.screen
    return timeline.views(at: address, in: timeline.tree).map { timeline.trace.name(of: $0) }
  }

  @Test(arguments: [
    // A name comes before all else, a kind before what is shown.
    ("Text.2", ["Text.2"]), ("gear", ["gear"]), ("Image", ["Image.1"]),
    ("HStack", ["HStack.1", "HStack.2"]),
    // Of a line what holds the rest of it; a column may lie within the words.
    ("70", ["frame.1"]), ("70:31", ["frame.1"]), ("70:22", ["Color.1"]), ("70:25", ["Color.1"]),
    ("Screen.swift:70:31", ["frame.1"]), ("72", ["Text.5", "Text.6"]), ("72:22", ["Text.6"]),
    ("20", ["HStack.1", "HStack.2"]), ("20[2]", ["HStack.2"]), ("69", []), ("70:21", []),
    // Where a view of one's own is used.
    ("5", ["HStack.2"]), ("5:12", ["HStack.2"]), ("90", ["VStack.1"]),
    // Words: whole, then how they begin, then what they hold; capitals do not count.
    ("Sign out", ["Text.5"]), ("\"sign OUT\"", ["Text.5"]), ("“Sign out”", ["Text.5"]),
    ("Sign", ["Text.5", "Text.6"]), ("sign[2]", ["Text.6"]), ("Ann", ["Text.2"]),
    ("\"gear\"", ["Image.1"]), ("welcome", ["gear"]), ("Pet", ["Text.3"]), ("50/50", ["Text.4"]),
    ("\"Text\"", []),
    // Views of one's own, and what is in them.
    ("LabeledRow", ["HStack.1", "HStack.2"]), ("LabeledRow[2]", ["HStack.2"]),
    ("labeledrow[1]", ["HStack.1"]), ("Lab", ["HStack.1", "HStack.2"]), ("Screen", ["VStack.1"]),
    ("LabeledRow/Text", ["Text.1", "Text.2", "Text.3", "Text.4"]),
    ("LabeledRow[2]/Text[1]", ["Text.3"]), ("LabeledRow/HStack", ["HStack.1", "HStack.2"]),
    ("LabeledRow/Anna", ["Text.2"]), ("70/Color", ["Color.1"]), ("VStack/frame", ["frame.1"]),
    ("LabeledRow/\"50/50\"", ["Text.4"]),
    // As it is printed.
    ("Color.1 .red", ["Color.1"]), (".red", ["Color.1"]), ("Red", ["Color.1"]),
    ("Text.5 \"Sign out\"", ["Text.5"]), ("HStack.2 LabeledRow", ["HStack.2"]),
    // A part of a kind, whatever its capitals.
    ("hst", ["HStack.1", "HStack.2"]), ("color", ["Color.1"]),
    // What makes no sense leads nowhere.
    ("", []), ("//", []), ("[1]", []), ("Text[0]", []), ("Text[9]", []), ("\"\"", []),
    ("nobody", []), ("LabeledRow/Image", []), ("70:0", []), ("1:2:3", []),
  ])
  func `leads to`(address: String, views: [String]) {
    #expect(names(address) == views)
  }

  /// Two lines of its own, and lines 5 to 7 and 20 of another file.
  private static let joined = Timeline(
    Trace(
      header: .init(
        tool: "haggle", scenario: "Screen.swift",
        source: "VStack {\n}\n// from: Views/Avatar.swift:5\naaa\nbbb\nccc\n"
          + "// from: Views/Avatar.swift:20\nddd\n"),
      nodes: [
        node("VStack", 1, in: nil, 1, 1, owners: []),
        node("Text", 1, in: 0, 5, 3, owners: []),
        node("Image", 1, in: 0, 8, 1, owners: []),
      ]))

  @Test(arguments: [
    ("Avatar.swift:6", ["Text.1"]), ("Avatar.swift:6:3", ["Text.1"]),
    ("Views/Avatar.swift:6", ["Text.1"]), ("/app/Views/Avatar.swift:20", ["Image.1"]),
    ("Screen.swift:1", ["VStack.1"]), ("/app/Screen.swift:1", ["VStack.1"]),
    ("Avatar.swift:6/Text", []), ("Avatar.swift:8", []),
    ("Avatar.swift:4", []), ("Avatar.swift:0", []), ("Other.swift:6", []),
    // The number of a line in the joined text is none that anybody sees.
    ("5", []), ("8:1", []),
  ])
  func `is a line of the file that it is written in`(address: String, views: [String]) {
    let timeline = Self.joined
    let found = timeline.views(at: address, in: timeline.tree)
    #expect(found.map { timeline.trace.name(of: $0) } == views)
  }

  @Test(arguments: [
    (
      "Avatar.swift:7",
      "; nothing in line 7 of Avatar.swift takes part in the layout, the nearest is Text.1 in "
        + "line 6 of Avatar.swift"
    ),
    (
      "2",
      "; nothing in line 2 takes part in the layout, the nearest is VStack.1 in line 1"
    ),
    ("Other.swift:6", "; no line of Other.swift takes part in the layout"),
    ("Avatar.swift:9", "; no line 9 of Avatar.swift takes part in the layout"),
    ("5", "; no line 5 takes part in the layout"),
  ])
  func `says of other files which line is meant`(address: String, words: String) {
    #expect(Self.joined.suggestion(for: address) == words)
  }

  @Test func `says of several how to name each, and what it is known by`() {
    let timeline = Self.screen
    let rows = timeline.candidates(
      timeline.views(at: "LabeledRow", in: timeline.tree), at: "LabeledRow")
    #expect(rows.map(\.address) == ["HStack.1", "HStack.2"])
    #expect(rows.map(\.mark) == ["LabeledRow", "LabeledRow"])
    #expect(rows.map { $0.place?.line } == [4, 5])
    let texts = timeline.candidates(timeline.views(at: "Sign", in: timeline.tree), at: "Sign")
    #expect(texts.map(\.mark) == ["\"Sign out\"", "\"Sign in\""])
  }

  @Test func `counts views of one name`() {
    var trace = Self.screen.trace
    trace.nodes[10].name = "gear"
    let timeline = Timeline(trace)
    let nodes = timeline.views(at: "gear", in: timeline.tree)
    let addresses = timeline.candidates(nodes, at: "gear").map(\.address)
    #expect(addresses == ["gear[1]", "gear[2]"])
    #expect(addresses.flatMap { timeline.views(at: $0, in: timeline.tree) } == nodes)
  }

  @Test(arguments: [
    ("Sing out", "; did you mean \"Sign out\"?"), ("LabledRow", "; did you mean LabeledRow?"),
    ("HStak", "; did you mean HStack?"), ("zzzzzzzz", ""),
    (
      "75",
      "; nothing in line 75 takes part in the layout, the nearest is gear in line 73"
    ),
  ])
  func `is guessed where it leads nowhere`(address: String, words: String) {
    #expect(Self.screen.suggestion(for: address) == words)
  }

  @Test(arguments: [
    (10, "Text.5 \"Sign out\""), (2, "Text.1 \"Name\""), (8, "Color.1 .red"),
    (7, "frame.1 of .red"),
    (9, "Image.1 \"gear\""), (1, "HStack.1 LabeledRow"), (0, "VStack.1"), (12, "gear"),
  ])
  func `stands behind the name in what is printed`(node: Int, title: String) {
    #expect(Self.screen.trace.title(of: NodeID(node)) == title)
  }

  @Test func `never breaks a line, nor ends a quotation, nor runs on`() {
    var trace = Self.screen.trace
    let words = "Say \"yes\"\nor\u{1B}[31m\u{202E} no, but do not say more than that"
    trace.nodes[2].shown = words
    #expect(trace.mark(of: NodeID(2)) == #""Say \"yes\" or\u{1b}[31m no, but …""#)
  }
}
