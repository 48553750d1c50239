import HaggleScenarios
import Testing

@testable import HaggleExperiments

/// Edits that are right in one room alone, or at the cost of lengths that the author states.
extension `The search for edits` {
  @Test func `puts what holds with more room before what fits one screen`() throws {
    let found = try edits(
      """
      // proposal: 240x96
      // text-cell: 8x20
      HStack(alignment: .top, spacing: 16) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Name")
          Text("Address")
          Text("Phone").id("label")
        }
        VStack(alignment: .leading, spacing: 8) {
          Text("Ada Lovelace")
          Text("12 St James's Square, London SW1Y 4JH")
          Text("555 0199").id("number")
        }
      }
      """)
    #expect(
      found.first?.first == "Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {"
    )
    #expect(found.dropFirst() == [[#"Text("Address").frame(maxHeight: .infinity)"#]])
  }

  @Test func `takes no distance that fills this screen alone`() throws {
    let text = """
      // proposal: 200x300
      // text-cell: 8x20
      VStack(spacing: 8) {
        Text("Tags")
        Color.teal.frame(height: 20)
        Spacer()
        Button("Save") {}
      }
      .frame(height: 340)
      """
    let found = try edits(text)
    #expect(!found.joined().contains { $0.contains("spacing: 2") }, "\(found)")
  }

  /// A near miss: it makes no new finding where there is more room, and holds with less.
  @Test func `leaves what holds in its place`() throws {
    let found = try edits(
      """
      // proposal: 215x60
      // text-cell: 8x20
      HStack {
        Text("Blame").frame(maxWidth: .infinity, alignment: .leading)
        Button("Update all") {}.id("update")
        Text("of today")
      }
      """)
    #expect(found.first == [#"Text("Blame")"#])
  }

  private func keys(_ modifier: String) -> String {
    """
    // proposal: 393x300
    // text-cell: 8x20
    HStack(spacing: 10) {
      ForEach(0..<12) { index in
        \(modifier)
      }
    }
    """
  }

  @Test(arguments: [
    #"Text("\(index)").frame(width: 40, height: 40)"#, "Color.teal.frame(width: 40, height: 40)",
  ])
  func `scrolls keys before it squeezes them`(key: String) throws {
    #expect(try edits(keys(key)).first?.first == "ScrollView(.horizontal) {")
  }

  /// A near miss: a picture alone may be smaller.
  @Test func `makes a picture smaller`() throws {
    let found = try edits(
      """
      // proposal: 734x372
      // text-cell: 8x20
      // image: "clerk" 180x180
      VStack(spacing: 24) {
        Text("Verify your details")
        Image("clerk").resizable().frame(width: 180, height: 180)
        Text("We need them before you can take payments in person")
        Button("Resume setup") {}.frame(height: 50)
        Text("Learn more about payments")
      }
      .padding(24)
      """)
    #expect(
      found.first == [
        "Image(\"clerk\").resizable().aspectRatio(1, contentMode: .fit)"
          + ".frame(maxWidth: 180, maxHeight: 180)"
      ])
  }

  private func bars(_ height: String) -> String {
    """
    // proposal: 393x200
    // text-cell: 8x20
    struct Bars: View {
      let values: [CGFloat] = [5, 34, 59]
      var body: some View {
        HStack(spacing: 12) {
          ForEach(0..<3) { index in
            VStack(spacing: 8) {
              Text("\\(index)")
              Color.orange.frame(width: 20, height: \(height))
              Text("\\(Int(values[index]))")
            }
          }
        }
      }
    }
    """
  }

  @Test func `keeps lengths that say something`() throws {
    let found = try edits(bars("values[index]"), most: 6)
    #expect(found.count > 1)
    #expect(!found.contains(["Color.orange"]), "\(found)")
  }

  @Test func `writes no number for a length that is worked out`() throws {
    let row = """
      // proposal: 393x100
      // text-cell: 8x20
      struct Cards: View {
        let side: CGFloat = 150
        var body: some View {
          HStack(spacing: 12) {
            ForEach(0..<3) { _ in Color.teal.frame(width: LENGTH, height: 40) }
          }
        }
      }
      """
    func lines(_ length: String) throws -> [String] {
      try edits(row.replacing("LENGTH", with: length), most: 8).joined()
        .filter { $0.contains(/frame\(width: \d/) }
    }
    #expect(try lines("side * 2").isEmpty)
    #expect(try !lines("300").isEmpty)
  }

  @Test(arguments: [
    ("Line().stroke()", "Line().stroke().frame(height: 10)"),
    ("Circle().stroke()", "Circle().stroke().frame(width: 10)"),
    ("Circle()", "Circle().frame(width: 10)"),
  ])
  func `leaves a line as long as it is`(shape: String, edited: String) throws {
    let found = try edits(
      """
      // proposal: 393x600
      // text-cell: 8x20
      struct Line: Shape {
        func path(in rect: CGRect) -> Path {
          Path {
            $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
          }
        }
      }

      VStack(spacing: 0) {
        Text("Before")
        HStack {
          \(shape)
          Text("A label")
        }
        Text("After")
      }
      """)
    #expect(found.first == [edited], "\(found)")
  }
}
