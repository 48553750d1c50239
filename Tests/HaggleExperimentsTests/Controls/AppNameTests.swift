import HaggleTraces
import Testing

/// Apps name their texts and styles in files that are not pasted along.
@Suite struct `A control with names of an app` {
  @Test(arguments: [
    "Button(.saveChanges) {}", "Menu(.saveChanges) {}", "Link(.saveChanges, destination: url)",
    "Toggle(.saveChanges, isOn: .constant(true))", "Label(.saveChanges, systemImage: \"star\")",
    "Section(.saveChanges) { Color.red }", "Picker(.saveChanges, selection: .constant(1)) {}",
    "Button(.saveChanges) {}.buttonStyle(.borderedProminent)",
  ])
  func `shows a title by its name`(control: String) throws {
    let trace = try run("// text-cell: 8x20\nList { \(control) }")
    #expect(trace.nodes.contains { $0.shown.lowercased() == "save changes" })
  }

  @Test func `says that its style is not in the text, once`() throws {
    let text = """
      // proposal: 300x100
      // text-cell: 8x20
      VStack {
        Button("A") {}
        Button("B") {}
      }
      .buttonStyle(Theme.primary)
      """
    #expect(
      try run(text).diagnostics.filter { $0.detail?.code.known == .unknownStyle }.map(\.text) == [
        "the style Theme.primary is not in this text: Button is laid out without it"
      ])
  }

  @Test(arguments: [
    ".buttonStyle(.borderedProminent)", ".buttonStyle(PlainButtonStyle())", ".buttonStyle(.glass)",
    ".buttonStyle(.automatic)", ".menuStyle(.borderlessButton)", ".listStyle(.mine)",
  ])
  func `says nothing of a style of SwiftUI's`(modifier: String) throws {
    let trace = try run("Button(\"A\") {}\(modifier)")
    #expect(!trace.diagnostics.contains { $0.detail?.code.known == .unknownStyle })
  }
}
