import Testing

/// Shapes that a text declares: they take what they are proposed unless they say otherwise.
@Suite struct `A declared shape` {
  static let shapes = """
    struct Ribbon: Shape {
      func path(in rect: CGRect) -> Path { Path() }
    }
    struct Tile: Shape {
      var area: CGFloat = 2000
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let height = max(proposal.height ?? 200, 1)
        return CGSize(width: area / height, height: height)
      }
      func path(in rect: CGRect) -> Path { Path() }
    }
    """

  @Test(arguments: [
    ("Ribbon()", "100x40"), ("Tile()", "50x40"), ("Tile(area: 400).fill(.red)", "10x40"),
    ("Tile().fixedSize()", "10x200"),
    ("Tile().fixedSize(horizontal: true, vertical: false)", "50x40"),
  ])
  func `says how large it is`(shape: String, size: String) throws {
    let text = "// proposal: 100x40\n\(Self.shapes)\n\(shape).id(\"shape\")"
    #expect(try failures(of: ["shape size \(size)"], text) == [])
  }

  @Test func `is as flexible as it says`() throws {
    let text = """
      // proposal: 100x40
      \(Self.shapes)
      HStack(spacing: 0) {
        Ribbon().id("rest")
        Tile().id("tile")
      }
      """
    #expect(try failures(of: ["rest size 50x40", "tile frame 50,0 50x40"], text) == [])
  }

  /// What is no size counts as what was proposed, and is told.
  @Test func `that fails takes what it is proposed`() throws {
    let text = """
      // proposal: 100x40
      struct Broken: Shape {
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError("no size") }
        func path(in rect: CGRect) -> Path { Path() }
      }
      Broken().id("shape")
      """
    #expect(try failures(of: ["shape size 100x40"], text) == [])
  }
}
