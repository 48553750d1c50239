extension `The near miss of a rule` {
  /// Of the rules in `Rules/Controls`.
  static let controls: [String: String] = [
    // The shape stands in front of the gesture.
    "deaf-row": """
    // proposal: 393x60
    // text-cell: 8x20
    HStack {
      Text("Privacy")
      Spacer()
      Text("On")
    }
    .contentShape(Rectangle())
    .onTapGesture {}
    """,
    "lying-divider": """
    // proposal: 200x400
    Color.yellow.overlay(alignment: .bottom) { Divider() }
    """,
    "narrow-slit": """
    // proposal: 375x500
    // text-cell: 8x20
    VStack {
      Text("Welcome").frame(height: 120)
      ScrollView {
        ForEach(0..<20) { n in Text("Line \\(n)") }
      }
      Color.blue.frame(height: 180)
    }
    """,
    "one-line-editor": """
    // proposal: 393x400
    // text-cell: 8x20
    Form { TextEditor(text: .constant("")).frame(minHeight: 80) }
    """,
    "rigid-control": """
    // proposal: 343x100
    // text-cell: 8x20
    VStack {
      ProgressView(value: 0.4).frame(height: 5)
      TextField("Name", text: .constant("")).frame(height: 60)
    }
    """,
    "short-line": """
    // proposal: 200x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      VStack(spacing: 0) {
        Circle().frame(width: 12, height: 12)
        Rectangle().frame(width: 2).frame(maxHeight: .infinity)
      }
      Text("Change to the tram at the town hall")
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 140)
    """,
    "small-target": """
    // proposal: 393x200
    // text-cell: 8x20
    VStack {
      Button {} label: {
        Text("Save").frame(maxWidth: .infinity, minHeight: 50).background(Color.blue)
      }
      .padding(40)
      Button("Leave") {}.padding(4).background(Color.red)
    }
    """,
    // It is as high as the bar.
    "tall-bar-item": """
    // device: iPhone 16
    // image: "ada" 300x300
    NavigationStack {
      Color.mint
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Image("ada").resizable().frame(width: 44, height: 44)
          }
        }
    }
    """,
    "thin-divider": """
    // proposal: 300x100
    // text-cell: 8x20
    VStack {
      HStack { Text("Above"); Divider().frame(height: 20); Text("Beside") }
      Divider().frame(height: 24)
      Rectangle().frame(height: 4)
    }
    """,
    "wide-control": """
    // proposal: 600x60
    // text-cell: 8x20
    HStack {
      Text("Clear")
      Toggle("Live", isOn: .constant(true))
    }
    """,
    "second-label": """
    // proposal: 380x200
    // platform: macOS
    // text-cell: 8x20
    @State var app = ""
    Form {
      LabeledContent("App identifier") {
        TextField("Finder", text: $app, prompt: Text("Finder")).labelsHidden()
      }
    }
    .formStyle(.grouped)
    """,
    // No list.
    "second-chevron": """
    // device: iPhone 16
    // text-cell: 8x20
    NavigationStack {
      NavigationLink(destination: Text("Sounds")) {
        HStack { Text("Sounds"); Spacer(); Image(systemName: "chevron.right") }
      }
    }
    """,
  ]
}
