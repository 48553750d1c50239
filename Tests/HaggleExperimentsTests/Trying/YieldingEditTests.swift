import Foundation
import Testing

/// Edits of what insists on its length, and of what is drawn where it has no room.
extension `The search for edits` {
  @Test(arguments: [
    // One text more would break if only one of them kept its length.
    (
      """
      // proposal: 210x120
      HStack {
        Text("Adds a panel with your open pull requests")
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
        Text("Details")
        Text("Update all")
      }
      """,
      [
        "Text(\"Details\").fixedSize(horizontal: true, vertical: false)",
        "Text(\"Update all\").fixedSize(horizontal: true, vertical: false)",
      ]
    ),
    (
      """
      // proposal: 300x40
      HStack(spacing: 8) {
        Text("Claude personal").lineLimit(1)
        Text("weekly 82% resets Tue 14:00").fixedSize()
      }
      """,
      [
        "Text(\"Claude personal\").lineLimit(1).layoutPriority(1)",
        "Text(\"weekly 82% resets Tue 14:00\").lineLimit(1)",
      ]
    ),
    (
      """
      // proposal: 393x600
      List {
        GeometryReader { space in
          VStack(alignment: .leading) {
            Text("Wireframes")
            Text("Client work")
            Text("1 h 20 min")
          }
          .frame(width: space.size.width, alignment: .leading)
        }
      }
      """, ["VStack(alignment: .leading) {", ".frame(maxWidth: .infinity, alignment: .leading)"]
    ),
    (
      """
      // proposal: 300x300
      struct Card: View {
        let lines: [String]
        var body: some View {
          VStack { ForEach(lines, id: \\.self) { Text($0) } }
            .frame(maxWidth: .infinity, alignment: .topLeading)
            .background(Color.mint)
        }
      }
      VStack(spacing: 0) {
        Grid {
          GridRow {
            Card(lines: ["Call Ada", "Buy milk", "Run 5 km"])
            Card(lines: ["Sleep"])
          }
        }
        Color.gray
      }
      """,
      [
        ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)",
        ".fixedSize(horizontal: false, vertical: true)",
      ]
    ),
  ])
  func `lets give way what insists`(view: String, lines: [String]) throws {
    let found = try edits("// text-cell: 8x20\n\(view)\n")
    let texts = found.map { $0.joined(separator: "\n") + "\n" }
    #expect(texts.contains { text in lines.allSatisfy { text.contains($0) } }, "\(found)")
  }

  @Test(arguments: [
    // What else is read of the reader would be lost.
    """
    List {
      GeometryReader { space in
        VStack { Text("One"); Text("Two").opacity(space.size.height / 100); Text("Three") }
          .frame(width: space.size.width)
      }
    }
    """: "frame(maxWidth: .infinity)\n}",
    // A frame behind a priority keeps it from the stack.
    """
    HStack(spacing: 8) {
      Text("Rework the login form and its tests").lineLimit(1).layoutPriority(1)
      Text("Claude")
      Text("idle")
    }
    .frame(width: 300)
    """: "layoutPriority(1).frame",
  ])
  func `leaves alone what would be lost`(view: String, words: String) throws {
    let found = try edits("// proposal: 393x600\n// text-cell: 8x20\n\(view)\n")
    #expect(!found.contains { $0.joined(separator: "\n").contains(words) }, "\(found)")
  }

  @Test(arguments: [
    (
      """
      VStack(spacing: 0) {
        Text("Steps")
        HStack(spacing: 0) {
          Color.green.frame(width: 50, height: 50)
          Color.red.frame(width: 50, height: 50).offset(y: -40)
        }
      }
      """, [".padding(.top, 40)"]
    ),
    (
      """
      HStack(spacing: 4) {
        Text("Safari")
        Image(systemName: "chevron.down")
      }
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
      .background(Color.gray)
      """, ["Spacer()"]
    ),
    (
      """
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("Timetable").font(.title)
          ForEach(0..<24) { _ in Text("The ferry leaves at seven and is back by nine") }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(20)
      """, [".padding(20)"]
    ),
    (
      """
      HStack(spacing: 12) {
        Color.teal.frame(width: 200, height: 200)
        Color.gray.frame(width: 220, height: 100)
      }
      """, ["Color.teal.aspectRatio(1, contentMode: .fit).frame(maxWidth: 200, maxHeight: 200)"]
    ),
  ])
  func `gives what is drawn elsewhere its place`(view: String, lines: [String]) throws {
    let found = try edits("// proposal: 393x600\n// text-cell: 8x20\n\(view)\n")
    let texts = found.map { $0.joined(separator: "\n") }
    #expect(texts.contains { text in lines.allSatisfy { text.contains($0) } }, "\(found)")
  }

  @Test func `asks whether a subview fits without the distance behind it`() throws {
    let found = try edits(
      """
      // proposal: 184x200
      // text-cell: 8x20
      struct Lines: Layout {
        func lay(_ subviews: Subviews, _ width: CGFloat, _ origin: CGPoint?) -> CGFloat {
          var x: CGFloat = 0, y: CGFloat = 0
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x + size.width + 8 > width { x = 0; y += 28 }
            if let origin {
              let place = CGPoint(x: origin.x + x, y: origin.y + y)
              subview.place(at: place, proposal: .unspecified)
            }
            x += size.width + 8
          }
          return y + 20
        }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          CGSize(width: proposal.width ?? 200, height: lay(subviews, proposal.width ?? 200, nil))
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          _ = lay(subviews, bounds.width, bounds.origin)
        }
      }
      Lines {
        Text("Monday")
        Text("Wednesday")
        Text("Sunday")
      }
      """)
    #expect(found.first == ["if x + size.width > width { x = 0; y += 28 }"], "\(found)")
  }
}
