import Testing

/// Frames around painted words that widen nothing, sheets that ask for ideal lengths, labels and
/// values, and bars.
@Suite struct `A rule on frames and labels` {
  private func found(_ rule: String, in view: String) throws -> [String] {
    let isStated = view.contains("// ")
    let head = isStated ? "" : "// proposal: 393x759\n"
    return try findings("\(head)// text-cell: 8x20\n\(view)").filter { $0.contains(rule) }
  }

  private let face = "Text(\"Pay now\").padding(12).background(Color.blue)"

  @Test(arguments: [
    "VStack { Text(\"Cart\"); FACE.clipShape(Capsule()).frame(maxWidth: .infinity) }",
    "VStack { Text(\"Cart\"); FACE.frame(maxWidth: .infinity) }.padding()",
    "VStack { Text(\"Cart\"); FACE.padding(8).frame(maxWidth: .infinity) }",
    """
    ScrollView {
      VStack { Color.red.frame(height: 40); FACE.frame(maxWidth: .infinity) }
    }
    """,
    "ZStack { Color.gray; VStack { Text(\"Cart\"); FACE.frame(maxWidth: .infinity) } }",
  ])
  func `is found of a frame that widens no paint`(view: String) throws {
    let text = view.replacing("FACE", with: face)
    #expect(try found("narrow-face", in: text).count == 1)
  }

  @Test(arguments: [
    "FACE.frame(maxWidth: .infinity)",
    "VStack { Text(\"Cart\"); FACE.frame(maxWidth: .infinity, alignment: .leading) }",
    "VStack(alignment: .leading) { Text(\"Cart\"); FACE.frame(maxWidth: .infinity) }",
    "HStack { Text(\"Cart\"); FACE.frame(maxWidth: .infinity) }",
    "VStack { Text(\"Cart\"); HStack { FACE.frame(maxWidth: .infinity); Text(\"€\") } }",
    "VStack { Text(\"Cart\"); FACE.frame(maxWidth: .infinity) }.background(Color.gray)",
    "VStack { Text(\"Cart\"); FACE.frame(maxWidth: .infinity).background(Color.gray) }",
    "VStack { Text(\"Cart\"); FACE.frame(maxWidth: .infinity).border(Color.gray) }",
    """
    VStack {
      Text("Cart")
      FACE.frame(maxWidth: .infinity).contentShape(Rectangle()).onTapGesture {}
    }
    """,
    "VStack { Text(\"Cart\"); FACE.frame(maxWidth: .infinity, maxHeight: .infinity) }",
    "VStack { Text(\"Cart\"); FACE.frame(width: 90).frame(maxWidth: .infinity) }",
    "VStack { Text(\"Cart\"); FACE }",
    """
    VStack {
      Text("Cart")
      FACE.frame(maxWidth: .infinity).overlay(alignment: .trailing) { Text("x") }
    }
    """,
    "ScrollView { VStack { Text(\"Cart\"); FACE.frame(maxWidth: .infinity) } }",
    """
    VStack {
      Text("Cart")
      Text("7").frame(width: 40, height: 40).background(Circle()).frame(maxWidth: .infinity)
    }
    """,
  ])
  func `is none of a frame that something depends on`(view: String) throws {
    let text = view.replacing("FACE", with: face)
    #expect(try found("narrow-face", in: text) == [])
  }

  private func sheet(_ view: String) -> String {
    """
    // platform: macOS
    // sheet: Restore
    struct Restore: View {
      var body: some View {
        VStack {
          Text("Choose a backup")
          \(view)
        }
      }
    }
    """
  }

  @Test(arguments: [
    "List(0..<8) { Text(\"Backup \\($0)\") }.id(\"list\")",
    "List(0..<8) { Text(\"Backup \\($0)\") }.id(\"list\").frame(maxHeight: 300)",
    "GeometryReader { _ in Text(\"Backup\") }.id(\"list\")",
  ])
  func `is found of a list in a sheet that is as large as its content`(view: String) throws {
    let text = sheet(view)
    #expect(
      try found("ideal-collapse", in: text) == ["smell ideal-collapse at list, height"])
  }

  @Test(arguments: [
    "ScrollView { ForEach(0..<8) { Text(\"Backup \\($0)\") } }",
    "List(0..<8) { Text(\"Backup \\($0)\") }.frame(height: 0)",
    "List(0..<8) { Text(\"Backup \\($0)\") }.frame(minHeight: 200)",
    "List { }",
    "Color.clear",
  ])
  func `is none of what has a height in a sheet, or nothing to show`(view: String) throws {
    #expect(try found("ideal-collapse", in: sheet(view)) == [])
  }

  @Test func `is none of a list in the sheet of a phone`() throws {
    let text = sheet("List(0..<8) { Text(\"Backup \\($0)\") }")
      .replacing("// platform: macOS\n", with: "")
    #expect(try found("ideal-collapse", in: text) == [])
  }

  private func column(_ rows: String, alignment: String = ".leading") -> String {
    "VStack(alignment: \(alignment)) { \(rows) }"
  }

  private func row(_ label: String, _ value: String, more: String = "") -> String {
    "HStack { Text(\"\(label)\")\(more); Text(\"\(value)\") }; "
  }

  @Test func `is found of values behind labels of different lengths`() throws {
    let rows = row("Name", "Maria") + row("Telephone", "555 0199")
    #expect(try found("ragged-rows", in: column(rows)).count == 1)
    #expect(try found("ragged-rows", in: column(rows + row("Place of birth", "Rome"))).count == 1)
    let made = """
      struct Row: View {
        let label: String
        let value: String
        var body: some View { HStack { Text(label); Text(value) } }
      }
      VStack(alignment: .leading) {
        Row(label: "Name", value: "Maria")
        Row(label: "Telephone", value: "555 0199")
      }
      """
    #expect(try found("ragged-rows", in: made).count == 1)
  }

  @Test func `is none of what each row is read by itself`() throws {
    let rows = row("Name", "Maria") + row("Telephone", "555 0199")
    #expect(try found("ragged-rows", in: column(rows, alignment: ".center")) == [])
    for rows in [
      row("Written", "by Anna") + row("Photographed", "by Maria"),
      row("Rome,", "Italy") + row("Copenhagen,", "Denmark"),
      row("by", "Anna") + row("photographed by", "Maria"),
      row("A label of many words", "1") + row("Telephone", "2"),
      row("Name", "Maria", more: ".frame(width: 90)")
        + row("Telephone", "555", more: ".frame(width: 100)"),
      row("New", "Maria", more: ".background(Color.red)")
        + row("Discounted", "Anna", more: ".background(Color.red)"),
      "HStack { Text(\"Name\"); Spacer(); Text(\"Maria\") }; "
        + "HStack { Text(\"Telephone\"); Spacer(); Text(\"555\") }",
      row("Name", "Maria") + "HStack { Image(systemName: \"phone\"); Text(\"Telephone\") }",
      "ForEach([\"Ann\", \"Maximilian\"], id: \\.self) { HStack { Text($0); Text(\"Admin\") } }",
    ] {
      #expect(try found("ragged-rows", in: column(rows)) == [], "\(rows)")
    }
  }

  /// The same two stacks, around a page and in it.
  @Test func `is found of a stack around a page, unless a preview puts it there`() throws {
    let page = """
      // device: iPhone 16
      struct Tasks: View {
        var body: some View { NavigationStack { Text("First").navigationTitle("Tasks") } }
      }
      """
    let bars = { (text: String) in try self.found("nested-bars", in: page + "\n" + text).count }
    #expect(try bars("NavigationStack { Tasks().navigationTitle(\"Menu\") }") == 1)
    #expect(try bars("#Preview { NavigationStack { Tasks().navigationTitle(\"Menu\") } }") == 0)
    #expect(
      try bars(
        """
        struct Tasks_Previews: PreviewProvider {
          static var previews: some View { NavigationStack { Tasks() } }
        }
        """) == 0)
  }

  @Test(arguments: ["clipShape(Capsule())", "cornerRadius(20)"])
  func `is none of a button that is not written as one`(modifier: String) throws {
    let view = """
      VStack {
        Text("Your cart")
        Text("Pay now").frame(maxWidth: .infinity).padding(12).background(Color.blue).\(modifier)
      }
      """
    #expect(try found("floating-bar", in: view) == [])
  }

  @Test func `is none of a page that scrolls and has one card at first`() throws {
    let view = """
      ScrollView {
        Text("Balance").frame(maxWidth: .infinity, minHeight: 120)
          .background(Color.mint).padding(20)
      }
      """
    #expect(try found("short-scroll", in: view) == [])
  }
}
