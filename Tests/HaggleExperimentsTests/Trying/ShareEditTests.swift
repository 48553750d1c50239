import HaggleScenarios
import Testing

@testable import HaggleExperiments

/// Lengths that are read of the screen or of a reader, and views whose shape is to stay.
extension `The search for edits` {
  @Test func `reads the room of a container instead of the screen, for all of its parts`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      // text-cell: 8x20
      VStack(spacing: 0) {
        Color.blue.frame(height: UIScreen.main.bounds.height * 0.7)
        Color.red.frame(height: UIScreen.main.bounds.height * 0.3)
      }
      .frame(height: 280)
      """)
    #expect(
      found.first == [
        "GeometryReader { proxy in", "VStack(spacing: 0) {",
        "Color.blue.frame(height: proxy.size.height * 0.7)",
        "Color.red.frame(height: proxy.size.height * 0.3)", "}",
      ])
  }

  /// The lengths of what is around are read before those of what is in it.
  @Test func `reads the room of a container for itself and for what is in it`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      VStack {
        Color.red.frame(width: UIScreen.main.bounds.width)
      }
      .frame(width: UIScreen.main.bounds.width - 50)
      """)
    #expect(found.count == 3)
    #expect(found.contains { $0.contains("Color.red.frame(width: proxy.size.width)") })
  }

  private func row(_ spacing: Int, _ parts: String...) -> String {
    """
    // proposal: 393x50
    GeometryReader { row in
      HStack(spacing: \(spacing)) {
        \(parts.joined(separator: "\n    "))
      }
    }
    """
  }

  @Test func `takes a share of what fixed parts leave`() throws {
    let found = try edits(
      row(
        0, "Color.red.frame(width: 100)", "Color.green.frame(width: row.size.width * 2 / 3)",
        "Color.blue.frame(width: 140)", "Color.purple"))
    #expect(found.first == ["Color.green.frame(width: (row.size.width - 240) * 2 / 3)"])
  }

  @Test func `takes shares of what the spacing and margins leave`() throws {
    let found = try edits(
      row(
        8, "Color.red.frame(width: row.size.width * 0.3)",
        "Color.green.frame(width: row.size.width * 0.7).padding(.leading, 4)"))
    #expect(
      found.first == [
        "Color.red.frame(width: (row.size.width - 12) * 0.3)",
        "Color.green.frame(width: (row.size.width - 12) * 0.7).padding(.leading, 4)",
      ])
  }

  /// A near miss: what decides is no length.
  @Test func `leaves lengths that are read for a condition`() throws {
    let found = try edits(
      row(
        8, "Color.red.frame(width: row.size.width > 300 ? 200 : 100)",
        "Color.green.frame(width: 260)"))
    #expect(!found.joined().contains { $0.contains("row.size.width -") }, "\(found)")
  }

  private func board(_ cell: String) -> String {
    """
    // proposal: 400x180
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4), spacing: 0) {
      ForEach(0..<16) { _ in Color.mint.\(cell).border(.black) }
    }
    """
  }

  @Test func `keeps the shape of what is too high because it is wide`() throws {
    let found = try edits(board("aspectRatio(1, contentMode: .fit)"))
    #expect(found.first == [".aspectRatio(1, contentMode: .fit)"])
  }

  /// A near miss: rows of a stated height have no shape together.
  @Test func `lets rows of a stated height scroll`() throws {
    let found = try edits(board("frame(height: 60)"))
    #expect(found.first?.first == "ScrollView {")
    #expect(!found.joined().contains { $0.contains("aspectRatio") })
  }

  @Test func `limits the size of a page that scrolls, which is no square`() throws {
    let found = try edits(
      """
      // proposal: 1024x600
      // text-cell: 8x20
      VStack(spacing: 0) {
        ScrollView {
          VStack { ForEach(0..<24) { Text("Detail \\($0)") } }
            .frame(maxWidth: .infinity)
        }
        Text("Done")
      }
      .frame(width: 720, height: 720)
      """)
    #expect(found.first == [".frame(maxWidth: 720, maxHeight: 720)"])
    #expect(!found.joined().contains { $0.contains("aspectRatio") })
  }
}

/// Edits of views that are made alike, and of one that is moved out of its stack.
extension `The search for edits` {
  private func photos(_ second: String) -> String {
    """
    // proposal: 404x600
    // image: "lake" 400x200
    // image: "tower" 200x400
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Image("lake").resizable().scaledToFill()
        Image("tower").resizable().\(second)
      }
    }
    """
  }

  @Test func `gives all pictures of a grid a square`() throws {
    let found = try edits(photos("scaledToFill()"))
    let square = ["Color.clear", ".aspectRatio(1, contentMode: .fit)", ".overlay {"]
    let end = ["}", ".clipped()"]
    #expect(
      found.first == square + [#"Image("lake").resizable()"#, ".scaledToFill()"] + end + square
        + [#"Image("tower").resizable()"#, ".scaledToFill()"] + end)
  }

  /// A near miss: each was given a mode of its own.
  @Test func `gives pictures of two makes no square at once`() throws {
    let found = try edits(photos("scaledToFit()"))
    #expect(!found.contains { $0.filter { $0 == "Color.clear" }.count > 1 }, "\(found)")
  }

  @Test func `keeps whole pages that a reader measures as they are`() throws {
    let found = try edits(
      """
      // proposal: 393x600
      GeometryReader { room in
        HStack(spacing: 0) {
          Color.red.frame(width: room.size.width)
          Color.green.frame(width: room.size.width)
        }
        .frame(width: room.size.width)
      }
      """)
    #expect(!found.contains { $0.filter { $0.contains("maxWidth: room") }.count > 1 }, "\(found)")
  }

  @Test func `gives a badge that is moved out of its stack to the frame of that`() throws {
    let text = """
      // proposal: 393x200
      // text-cell: 8x20
      struct Tile: View {
        let title: String
        var badge: String? = nil
        var body: some View {
          VStack(spacing: 4) {
            if let badge {
              Text(badge).padding(.horizontal, 6).background(Color.orange)
                .offset(y: -26)
            }
            Text(title)
            Text("from 9")
          }
          .frame(width: 140, height: 100)
          .background(Color.gray)
        }
      }

      HStack(spacing: 12) {
        Tile(title: "Basic")
        Tile(title: "Plus", badge: "Popular")
      }
      """
    let found = try edits(text, most: 6)
    #expect(
      found.contains([
        ".overlay(alignment: .top) {", "if let badge {",
        "Text(badge).padding(.horizontal, 6).background(Color.orange)", "}", "}",
      ]), "\(found)")
    // Its colour goes with its words.
    #expect(!found.joined().contains { $0.contains(".offset(y: -26).background") }, "\(found)")
  }
}
