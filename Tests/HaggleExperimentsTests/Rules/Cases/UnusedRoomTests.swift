import Testing

/// What leaves room, or gets too little of it, each with what is meant.
@Suite struct `A rule on room that is badly used` {
  @Test(arguments: [
    (
      "smell taken-maximum at box, height",
      """
      // image: "street" 900x300
      VStack { Image("street").resizable().scaledToFit().frame(maxHeight: 400).id("box")
        Text("Street") }
      """
    ),
    // All is asked for; small gaps; an edge; fixedSize; a Spacer; it scrolls; it is alone.
    (
      "",
      """
      // image: "street" 900x300
      VStack { Image("street").resizable().scaledToFit().frame(maxHeight: .infinity)
        Text("Street") }
      """
    ),
    (
      "",
      """
      // image: "street" 900x300
      VStack { Image("street").resizable().scaledToFit().frame(maxHeight: 150); Text("Street") }
      """
    ),
    (
      "",
      """
      // image: "street" 900x300
      VStack { Image("street").resizable().scaledToFit()
        .frame(maxHeight: 400, alignment: .top); Text("Street") }
      """
    ),
    (
      "",
      """
      // image: "street" 900x300
      VStack { Image("street").resizable().scaledToFit()
        .frame(maxHeight: 400).fixedSize(horizontal: false, vertical: true); Text("Street") }
      """
    ),
    (
      "",
      """
      // image: "street" 900x300
      VStack { Image("street").resizable().scaledToFit().frame(maxHeight: 400); Text("Street")
        Spacer() }
      """
    ),
    (
      "",
      """
      // image: "street" 900x300
      ScrollView { VStack { Image("street").resizable().scaledToFit().frame(maxHeight: 400)
        Text("Street") } }
      """
    ),
    (
      "",
      """
      // image: "street" 900x300
      Image("street").resizable().scaledToFit().frame(maxHeight: 400)
      """
    ),
  ])
  func `taken-maximum is found of a box around a picture`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "smell few-columns at LazyVGrid.1, width",
      """
      // proposal: 860x600
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(70)), count: 4)) {
        ForEach(0..<12, id: \\.self) { _ in Color.indigo.frame(height: 70) } }
      """
    ),
    // A palette; a phone; a week; a pad; a table; a stated width; one line.
    (
      "",
      """
      // proposal: 860x600
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(32)), count: 5)) {
        ForEach(0..<20, id: \\.self) { _ in Color.indigo.frame(height: 32) } }
      """
    ),
    (
      "",
      """
      // proposal: 393x600
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(70)), count: 4)) {
        ForEach(0..<12, id: \\.self) { _ in Color.indigo.frame(height: 70) } }
      """
    ),
    (
      "",
      """
      // proposal: 1160x600
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(70)), count: 7)) {
        ForEach(0..<28, id: \\.self) { _ in Color.indigo.frame(height: 70) } }
      """
    ),
    (
      "",
      """
      // proposal: 860x600
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(70)), count: 3)) {
        ForEach(0..<12, id: \\.self) { n in Text("\\(n)").frame(height: 70) } }
      """
    ),
    (
      "",
      """
      // proposal: 860x600
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(70)), count: 4),
        alignment: .leading) { ForEach(0..<12, id: \\.self) { _ in Color.indigo
        .frame(height: 70) } }
      """
    ),
    (
      "",
      """
      // proposal: 860x600
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(70)), count: 4)) {
        ForEach(0..<12, id: \\.self) { _ in Color.indigo.frame(height: 70) } }.frame(width: 640)
      """
    ),
    (
      "",
      """
      // proposal: 860x600
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(70)), count: 4)) {
        ForEach(0..<4, id: \\.self) { _ in Color.indigo.frame(height: 70) } }
      """
    ),
  ])
  func `few-columns is found of a wide window`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "smell narrow-slit at tips, height",
      """
      // proposal: 320x460
      VStack(spacing: 12) { Text("Welcome"); Color.orange.frame(height: 260); ScrollView {
        VStack(spacing: 12) { Text("One"); Text("Two"); Text("Three"); Text("Four") } }
        .id("tips"); Text("Later"); Text("Continue").frame(height: 50) }
      """
    ),
    // More of it is seen; the picture is small; nearly all of it is seen.
    (
      "",
      """
      // proposal: 320x500
      VStack(spacing: 12) { Text("Welcome"); Color.orange.frame(height: 260); ScrollView {
        VStack(spacing: 12) { Text("One"); Text("Two"); Text("Three"); Text("Four") } }
        .id("tips"); Text("Later"); Text("Continue").frame(height: 50) }
      """
    ),
    (
      "",
      """
      // proposal: 320x460
      VStack(spacing: 12) { Text("Welcome").frame(height: 160); Color.orange
        .frame(height: 120); ScrollView { VStack(spacing: 12) { Text("One"); Text("Two")
        Text("Three"); Text("Four") } }.id("tips"); Text("Later"); Text("Continue")
        .frame(height: 50) }
      """
    ),
    (
      "",
      """
      // proposal: 320x460
      VStack(spacing: 12) { Text("Welcome"); Color.orange.frame(height: 260); ScrollView {
        VStack(spacing: 12) { Text("One"); Text("Two"); Text("Three") } }.id("tips")
        Text("Later"); Text("Continue").frame(height: 50) }
      """
    ),
  ])
  func `narrow-slit is found below a large picture`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "smell second-label at field, width",
      """
      // proposal: 380x200
      // platform: macOS
      Form { LabeledContent("App") { TextField("Finder", text: .constant("")).id("field") } }
        .formStyle(.grouped)
      """
    ),
    // The title is a hint there; it is hidden, empty, or the only one.
    (
      "",
      """
      // proposal: 380x200
      // platform: iOS
      Form { LabeledContent("App") { TextField("Finder", text: .constant("")) } }
      """
    ),
    (
      "",
      """
      // proposal: 380x200
      // platform: macOS
      Form { LabeledContent("App") { TextField("Finder",
        text: .constant("")).labelsHidden() } }.formStyle(.grouped)
      """
    ),
    (
      "",
      """
      // proposal: 380x200
      // platform: macOS
      Form { LabeledContent("App") { TextField("", text: .constant(""),
        prompt: Text("Finder")) } }.formStyle(.grouped)
      """
    ),
    (
      "",
      """
      // proposal: 380x200
      // platform: macOS
      Form { TextField("App", text: .constant("")) }.formStyle(.grouped)
      """
    ),
  ])
  func `second-label is found in a form of a Mac`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  private static func menu(_ alignment: String, line: String = "Divider()", plate: String = ".gray")
    -> String
  {
    """
    ZStack(alignment: \(alignment)) {
      Color.white
      VStack(alignment: .leading, spacing: 8) { Text("Copy"); \(line).id("line"); Text("Move") }
        .padding(12)
        .background(\(plate), in: RoundedRectangle(cornerRadius: 10))
    }
    """
  }

  @Test(arguments: [
    (menu(".topTrailing"), "contract greedy-decoration at line, width"),
    (menu(".bottomTrailing"), "contract greedy-decoration at line, width"),
    // Nothing is to be in a corner; it is as wide as its words.
    (menu(".top"), ""), (menu(".topLeading"), ""),
    (menu(".topTrailing", line: "Divider().frame(width: 40)"), ""),
    (menu(".topTrailing", line: "HStack { Text(\"a\"); Spacer() }"), ""),
  ])
  func `greedy-decoration is found in a corner`(view: String, found: String) throws {
    try expectFindings(view, found)
  }
}
