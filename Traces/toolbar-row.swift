// Two buttons and a field in a row: the field is served last and takes what the buttons leave. The
// prominent one is built by a style of the app, so its insets are exact; the bordered one's are assumed.
// proposal: 300x60
// text-cell: 10x20

struct Capsuled: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 5)
      .background(Capsule())
  }
}

HStack(spacing: 10) {
  TextField("Search", text: .constant(""))
    .textFieldStyle(.roundedBorder)
    .id("field")
  Button("Go") {}
    .buttonStyle(Capsuled())
    .id("go")
  Button("Stop") {}
    .buttonStyle(.bordered)
    .id("stop")
}
.id("row")

// expect: go size 60x30
// expect: stop size 64x34
// expect: field frame 0,13 156x34
// expect: row size 300x34
// expect: no findings
