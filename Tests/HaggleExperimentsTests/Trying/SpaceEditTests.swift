import Testing

/// Edits of layers, fields and spaces that rules on them ask for.
extension `An edit of everyday code` {
  @Test(arguments: [
    Case(
      what: "clips all layers to the shape of the lowest one",
      view: """
        // proposal: 393x600
        ZStack(alignment: .top) {
          RoundedRectangle(cornerRadius: 24).fill(.white)
          Rectangle().fill(.pink).frame(height: 150)
        }
        .frame(width: 300, height: 450)
        """, found: "square-corners", written: ".clipShape(RoundedRectangle(cornerRadius: 24))"),
    Case(
      what: "writes the title of a field into it",
      view: """
        // proposal: 380x200
        // platform: macOS
        Form { LabeledContent("App") { TextField("Finder", text: .constant("")) } }
          .formStyle(.grouped)
        """, found: "second-label", written: "prompt: Text(\"Finder\")"),
    Case(
      what: "measures in the space of what both views are in",
      view: """
        // device: iPhone 16
        struct Marked: View {
          @State private var top: CGFloat = 0
          var body: some View {
            ZStack(alignment: .topLeading) {
              VStack(spacing: 0) {
                Color.gray.frame(height: 60)
                Color.mint.frame(height: 60)
                  .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: {
                    top = $0
                  }
                Color.white
              }
              Color.red.frame(height: 2).padding(.top, top)
            }
          }
        }
        """, found: "global-length", written: ".named(\"space\")"),
    Case(
      what: "makes as many columns as fit",
      view: """
        // proposal: 860x600
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(70)), count: 4)) {
          ForEach(0..<12, id: \\.self) { _ in Color.indigo.frame(height: 70) }
        }
        """, found: "few-columns", written: ".adaptive(minimum: 70, maximum: 70)"),
    Case(
      what: "lets a plate grow with its words, which so are narrower",
      view: """
        // proposal: 200x300
        // text-cell: 12x30
        Text("Your booking has changed")
          .padding(.horizontal, 16).frame(height: 44).background(Color.yellow)
        """, found: "cut-text", written: ".frame(minHeight: 44)"),
    Case(
      what: "lets a framed picture have its own height",
      view: """
        // proposal: 393x759
        // image: "street" 900x300
        VStack {
          Image("street").resizable().scaledToFit().frame(maxHeight: 400)
          Text("Street")
        }
        """, found: "taken-maximum", written: ".fixedSize(horizontal: false, vertical: true)"),
    Case(
      what: "keeps words away from an edge without a safe area",
      view: """
        // device: iPhone 16 landscape
        ZStack(alignment: .top) {
          Color.black.ignoresSafeArea()
          HStack { Text("Close"); Spacer(); Text("Share") }
        }
        """, found: "edge-text", written: ".padding(.top, 16)"),
    Case(
      what: "keeps words away from both sides",
      view: """
        // device: iPhone 16
        VStack { HStack { Text("Close"); Spacer(); Text("Share") }; Spacer() }
          .background(Color.mint.ignoresSafeArea())
        """, found: "edge-text", written: ".padding(.horizontal, 16)"),
    Case(
      what: "lets a picture fill the frame around it",
      view: """
        // proposal: 393x400
        // image: "owl" 101x92
        VStack { Image("owl").frame(width: 200, height: 200); Text("Barn owl") }
        """, found: "unscaled-picture", written: ".resizable().scaledToFit()"),
    Case(
      what: "lets a box be as high as its words",
      view: """
        // proposal: 393x700
        VStack {
          Text("Choose"); Text("Plan").padding(12)
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
          Text("Restore")
        }
        """, found: "greedy-decoration", written: ".frame(maxWidth: .infinity)"),
    Case(
      what: "gives a list in a row of a list a height",
      view: """
        // proposal: 393x700
        List { Text("Fruit"); List { Text("Apple"); Text("Pear") }; Text("Roots") }
        """, found: "ideal-collapse", written: ".frame(height: "),
    Case(
      what: "lets a label have the room beside its switch",
      view: """
        // proposal: 480x100
        HStack {
          Text("Use project files as polish context").frame(width: 128, alignment: .leading)
          Toggle("", isOn: .constant(true)).labelsHidden()
          Spacer()
        }
        """, found: "narrow-frame", written: "minWidth: 128"),
    Case(
      what: "puts a unit on the line of its number",
      view: """
        // proposal: 393x100
        HStack(spacing: 4) { Text("15.0").font(.largeTitle); Text("grams").font(.body) }
        """, found: "mixed-sizes", written: "alignment: .firstTextBaseline"),
    Case(
      what: "brings words back onto a small screen",
      view: """
        // proposal: 375x647
        ZStack { Color.yellow; Text("Welcome back").offset(y: -350) }
        """, found: "unseen-text", written: "maxHeight: .infinity, alignment: .top"),
    Case(
      what: "draws a ring within its card",
      view: """
        // proposal: 300x200
        ZStack { Circle().stroke(.orange, lineWidth: 24) }.frame(width: 160, height: 160).clipped()
        """, found: "cut-line", written: "strokeBorder"),
    Case(
      what: "puts headings on one line",
      view: """
        // proposal: 393x300
        HStack {
          VStack(alignment: .leading) { Text("Parts"); Text("Flour"); Text("Eggs"); Text("Salt") }
          VStack(alignment: .leading) { Text("Tools"); Text("Bowl"); Text("Whisk") }
        }
        """, found: "unlevel-columns", written: "alignment: .top"),
  ])
  func `that a rule on spaces asks for is found`(example: Case) throws {
    let edits = try edits(of: example, most: 3)
    #expect(edits.contains { $0.contains(example.written) }, "\(edits)")
  }
}
