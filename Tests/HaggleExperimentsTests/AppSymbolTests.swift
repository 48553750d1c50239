import HaggleTraces
import Testing

/// Apps wrap SwiftUI's symbols, and declare views for any data.
@Suite struct `What an app calls otherwise than SwiftUI` {
  private func broken(_ view: String, _ claims: [String]) throws -> [String] {
    try failures(
      of: claims, "// proposal: 300x200\n// text-cell: 10x20\nHStack(spacing: 0) { \(view) }", nil)
  }

  @Test(arguments: [
    ("Image(systemSymbol: .heart)", "HStack.1 size 19x18"),
    ("Image(symbol: \"heart\")", "HStack.1 size 19x18"),
    ("Image(icon: .close)", "HStack.1 size 20x20"),
    ("Image(.profile)", "HStack.1 size 100x75"),
    ("Icon(systemName: \"heart\")", "HStack.1 size 19x18"),
    ("SFSymbol(\"heart\")", "HStack.1 size 19x18"),
    ("Logo(\"brand\")", "HStack.1 size 44x44"),
  ])
  func `is as large as a symbol where its name or its argument says so`(
    view: String, claim: String
  ) throws {
    #expect(try broken(view, [claim]) == [])
  }

  /// A label with a symbol is that, a distance and its title.
  @Test(arguments: [
    ("Label(\"ab\", systemSymbol: .star)", "Label(\"ab\", systemImage: \"star\")"),
    ("Button(\"ab\", systemSymbol: .star) {}", "Button(\"ab\", systemImage: \"star\") {}"),
    (
      "Toggle(\"ab\", systemSymbol: .star, isOn: .constant(true))",
      "Toggle(\"ab\", systemImage: \"star\", isOn: .constant(true))"
    ),
  ])
  func `has its icon as with SwiftUI's own argument`(wrapped: String, own: String) throws {
    let sizes = try [wrapped, own].map { view in
      try run("// proposal: 300x200\n// text-cell: 10x20\n\(view)\n").nodes
        .filter { $0.kind == "Image" || $0.kind == "Text" }.count
    }
    #expect(sizes == [2, 2])
  }

  @Test func `is a layout where a property of it says so`() throws {
    let text = """
      // proposal: 300x200
      struct V: View {
        private var bar: some Layout { HStackLayout(spacing: 12) }
        var body: some View {
          bar { Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10) }
        }
      }
      """
    #expect(try failures(of: ["HStack.1 size 32x10"], text, nil) == [])
    #expect(try run(text).header.completeness == "complete")
  }

  @Test(arguments: [
    (
      "Value: BinaryFloatingPoint", "value: Value", "Text(\"\\(value.isFinite ? 1 : 22)\")", "10x20"
    ),
    ("Value: BinaryInteger", "value: Value", "Text(\"\\(value)\")", "10x20"),
    (
      "Data: RandomAccessCollection", "data: Data",
      "ForEach(Array(data.enumerated()), id: \\.offset) { i, e in Text(\"\\(i)\") }", "30x20"
    ),
    ("Data", "data: Data", "ForEach(data, id: \\.self) { e in Text(\"ab\") }", "60x20"),
    ("Content: View", "content: Content", "content", "44x44"),
    ("Content", "content: Content", "content", "44x44"),
  ])
  func `is given what its constraint allows`(
    parameter: String, property: String, body: String, size: String
  ) throws {
    let text = """
      // proposal: 300x200
      // text-cell: 10x20
      struct V<\(parameter)>: View {
        let \(property)
        var body: some View { HStack(spacing: 0) { \(body) } }
      }
      """
    #expect(try failures(of: ["HStack.1 size \(size)"], text, nil) == [])
    #expect(try !run(text).diagnostics.contains { $0.detail?.code.known == .unknownModifier })
  }
}
