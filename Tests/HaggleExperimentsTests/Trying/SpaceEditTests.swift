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
      what: "lets a framed picture have its own height",
      view: """
        // proposal: 393x759
        // image: "street" 900x300
        VStack {
          Image("street").resizable().scaledToFit().frame(maxHeight: 400)
          Text("Street")
        }
        """, found: "taken-maximum", written: ".fixedSize(horizontal: false, vertical: true)"),
  ])
  func `that a rule on spaces asks for is found`(example: Case) throws {
    let edits = try edits(of: example, most: 3)
    #expect(edits.contains { $0.contains(example.written) }, "\(edits)")
  }
}
