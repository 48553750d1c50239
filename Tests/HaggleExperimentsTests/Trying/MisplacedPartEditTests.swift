import Testing

/// What is wider or narrower than its place asks for.
extension `An edit of everyday code` {
  @Test(arguments: [
    Case(
      what: "hides the empty label of a control below centred words",
      view: """
        // proposal: 393x759
        VStack { Text("Mute"); Toggle("", isOn: .constant(true)) }
        """, found: "wide-control", written: ".labelsHidden()"),
    Case(
      what: "widens words before their background",
      view: """
        // proposal: 393x759
        VStack {
          Text("Your cart")
          Text("Pay now")
            .padding(12)
            .background(Color.blue)
            .frame(maxWidth: .infinity)
        }
        """, found: "narrow-face", written: ".frame(maxWidth: .infinity)\n    .background"),
    Case(
      what: "widens a column that scrolls before its background",
      view: """
        // proposal: 393x759
        ScrollView {
          VStack { ForEach(10..<40) { n in Text("Item \\(n)") } }
            .background(Color.yellow)
        }
        """, found: "narrow-scroll", written: ".frame(maxWidth: .infinity)"),
    Case(
      what: "states the height of a list in a sheet of a Mac",
      view: """
        // platform: macOS
        // sheet: Restore
        struct Restore: View {
          var body: some View {
            VStack { Text("Choose"); List(0..<8) { Text("Backup \\($0)") } }
          }
        }
        """, found: "ideal-collapse", written: ".frame(height: "),
    Case(
      what: "aligns what lies in one background",
      view: """
        // proposal: 300x200
        Color.blue.frame(width: 200, height: 10)
          .background(alignment: .leading) {
            Color.green.frame(width: 10, height: 100)
            Circle().frame(width: 50, height: 50)
          }
        """, found: "grouped-layers", written: "ZStack(alignment: .leading) {"),
  ])
  func `that comes first puts a part where it belongs`(example: Case) throws {
    let edits = try edits(of: example, most: 1)
    #expect(edits.first?.contains(example.written) == true, "\(edits)")
  }

  @Test func `puts an overlay before the round corners, whatever is between them`() throws {
    let example = Case(
      what: "moves a stripe",
      view: """
        // proposal: 393x200
        Text("Call the plumber").padding(30)
          .background(.yellow)
          .cornerRadius(10)
          .shadow(radius: 5)
          .overlay(alignment: .leading) { Rectangle().fill(.red).frame(width: 10) }
        """, found: "square-corners",
      written: "Rectangle().fill(.red).frame(width: 10) }\n  .cornerRadius(10)")
    let edits = try edits(of: example, most: 1)
    #expect(edits.first?.contains(example.written) == true, "\(edits)")
  }
}
