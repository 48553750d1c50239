import Foundation
import Testing

/// Edits that hand something to another view: to a list, to a button's label, to a bar.
extension `The search for edits` {
  @Test(arguments: [
    (
      """
      List {
        HStack {
          Text("Intro")
          Spacer()
        }
        .background(Color.yellow)
      }
      """, [".listRowBackground(Color.yellow)"]
    ),
    (
      """
      Button("Continue", role: .cancel) { }
        .frame(maxWidth: .infinity)
        .background(Color.blue)
      """,
      [
        "Button(role: .cancel) { } label: {", "Text(\"Continue\")",
        ".frame(maxWidth: .infinity)", ".background(Color.blue)", "}",
      ]
    ),
    (
      """
      ScrollView {
        ZStack {
          ForEach(["Anna", "Ben"], id: \\.self) { Text($0).padding(8) }
        }
      }
      """, ["VStack {"]
    ),
    (
      """
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Text("Row \\($0)").frame(height: 44) } }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }
        Text("Pay").frame(maxWidth: .infinity).frame(height: 60).background(Color.blue)
      }
      """,
      [
        "ScrollView {",
        "VStack(spacing: 0) { ForEach(0..<20) { Text(\"Row \\($0)\").frame(height: 44) } }",
        ".safeAreaInset(edge: .bottom, spacing: 0) "
          + "{ Text(\"Pay\").frame(maxWidth: .infinity).frame(height: 60).background(Color.blue) }",
      ]
    ),
    (
      """
      ScrollView {
        GeometryReader { space in
          VStack(spacing: 0) {
            Text("Leave?")
            Text("What is new is lost").frame(width: space.size.width / 2)
          }
        }
      }
      """, [".frame(height: 40)"]
    ),
  ])
  func `hands over what is better there`(view: String, lines: [String]) throws {
    let found = try edits("// proposal: 393x400\n// text-cell: 8x20\n\(view)\n")
    let first = try #require(found.first).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(first == lines, "\(found)")
  }

  @Test func `aligns the columns of a lazy grid`() throws {
    let found = try edits(
      """
      // proposal: 393x400
      // text-cell: 8x20
      LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 8) {
        ForEach(["Sea", "A long walk over the hills"], id: \\.self) { name in
          VStack(spacing: 0) {
            Color.teal.frame(height: 40)
            Text(name)
          }
        }
      }
      """)
    let line = "[GridItem(.fixed(80), alignment: .top), GridItem(.fixed(80), alignment: .top)]"
    #expect(found.contains { $0.contains { $0.contains(line) } }, "\(found)")
  }
}
