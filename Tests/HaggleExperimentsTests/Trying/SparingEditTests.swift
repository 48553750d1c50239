import Testing

/// Edits that do no more than is needed, and give up no more than is.
extension `An edit of everyday code` {
  @Test(arguments: [
    Case(
      what: "lets cards grow on the axis on which they differ alone",
      view: """
        // device: iPhone 16
        struct Card: View {
          let title: String
          let detail: String
          var body: some View {
            VStack(alignment: .leading, spacing: 8) { Text(title); Text(detail) }
              .padding()
              .background(Color.gray, in: RoundedRectangle(cornerRadius: 12))
          }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
          Card(title: "Short", detail: "One line")
          Card(title: "A longer title", detail: "Two lines of detail text that wrap around")
          Card(title: "Middle", detail: "x")
          Card(title: "End", detail: "y")
        }
        """, found: "uneven-widths", written: ".frame(maxWidth: .infinity, alignment: .leading)"),
    Case(
      what: "leaves the most of the text with the highest priority",
      view: """
        // proposal: 300x400
        HStack(spacing: 8) {
          Text("Refactor the parser of the session monitor").lineLimit(1).layoutPriority(1)
          Text("Claude").id("provider")
          Text("thinking")
          Text("2 min")
        }
        .padding(8)
        """, found: "squeezed-text",
      written: "Text(\"thinking\").fixedSize(horizontal: true, vertical: false)"),
  ])
  func `that comes first is sparing`(example: Case) throws {
    let edits = try edits(of: example, most: 1)
    #expect(edits.first?.contains(example.written) == true, "\(edits)")
  }

  @Test func `states no width for words that stand for data`() throws {
    let example = Case(
      what: "a line whose words come from data",
      view: """
        // proposal: 393x300
        struct Person: View {
          let user: User
          var body: some View {
            VStack(alignment: .leading) {
              Text(user.name)
              Text(user.bio).frame(maxWidth: .infinity)
            }
          }
        }
        """, found: "centred-in-column", written: "")
    let edits = try edits(of: example, most: 8)
    #expect(!edits.isEmpty)
    #expect(!edits.contains { $0.contains(/idth: [0-9]/) }, "\(edits)")
  }
}
