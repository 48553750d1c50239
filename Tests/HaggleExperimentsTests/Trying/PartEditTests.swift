import Foundation
import Testing

/// Edits of views that are parts of a whole: of a row, a board, the screen.
extension `The search for edits` {
  @Test(arguments: [
    (
      """
      GeometryReader { geometry in
        ScrollView {
          let side = geometry.size.width / 4
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(side), spacing: 2), count: 4)) {
            ForEach(0..<8) { _ in Color.teal.frame(width: side, height: side) }
          }
        }
      }
      """, "let side = (geometry.size.width - 3 * 2) / 4"
    ),
    (
      """
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4)) {
        ForEach(0..<8, id: \\.self) { _ in Rectangle().fill(Color.brown) }
      }
      """, ".aspectRatio(1, contentMode: .fit)"
    ),
    (
      """
      VStack(spacing: 0) {
        Text("Limit").frame(maxWidth: .infinity).padding(10).background(Color.gray)
          .overlay(alignment: .bottom) {
            Text("Counts per day").fixedSize().alignmentGuide(.bottom) { $0[.top] }
          }
        Text("Password").frame(maxWidth: .infinity).padding(10).background(Color.teal)
      }
      """, ".zIndex(1)"
    ),
    // What is too long is written in a view of one's own that is used twice.
    (
      """
      struct Chart: View {
        let title: String
        var body: some View {
          VStack(alignment: .leading) {
            Text(title)
            Capsule().frame(width: 300, height: 48)
          }
        }
      }
      ScrollView {
        VStack {
          Text("Visits")
          HStack(alignment: .top) { Chart(title: "May"); Chart(title: "June") }
        }
        .padding(16)
      }
      """, ".frame(height: 48)"
    ),
  ])
  func `lets parts fit into their whole, or lie over what follows`(
    view: String, line: String
  ) throws {
    let found = try edits("// device: iPhone 16\n// text-cell: 8x20\n\(view)\n")
    #expect(found.contains { $0.contains { $0.contains(line) } }, "\(found)")
  }

  @Test func `reaches the edge of the screen with what is behind a bar`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      // text-cell: 8x20
      VStack(spacing: 0) {
        Color.clear
        Text("Continue").frame(maxWidth: .infinity).padding(16)
          .background { Color.orange }
      }
      """)
    #expect(found.first == [".background { Color.orange.ignoresSafeArea() }"], "\(found)")
  }
}
