import Testing

/// Shapes as Apple's SwiftUI lays them out. Measured: swiftui-web shape/layout, shape/modifiers and
/// shape/stroke, macOS 26.2.
@Suite struct `Measured shapes` {
  @Test func `4.9 A circle is a square, and the other shapes divide the rest`() throws {
    let row = """
      // proposal: 300x40
      HStack(spacing: 0) {
        Circle().fill(.red).id("first")
        Ellipse().id("oval")
        Capsule().id("pill")
        Circle().stroke(lineWidth: 2).id("last")
      }
      """
    #expect(
      try failures(
        of: [
          "first frame 0,0 40x40", "oval frame 40,0 110x40", "pill frame 150,0 110x40",
          "last frame 260,0 40x40",
        ], row) == [])
  }

  @Test func `a circle in a column takes its share of the height`() throws {
    let column = """
      // proposal: 60x100
      VStack(spacing: 0) {
        Circle().id("dot")
        Rectangle().id("bar")
      }
      """
    #expect(
      try failures(of: ["dot frame 5,0 50x50", "bar frame 0,50 60x50"], column) == [])
  }

  /// Each in a frame of 60×40.
  @Test(arguments: [
    ("Circle()", "40x40"), ("Circle().trim(from: 0.25, to: 1)", "40x40"),
    ("Circle().stroke(lineWidth: 4)", "40x40"), ("Circle().fill(.red)", "40x40"),
    ("AnyShape(Circle())", "40x40"), ("Circle().scale(0.5).fill(.blue)", "60x40"),
    ("Circle().offset(x: 10, y: 5).fill(.red)", "60x40"),
    ("Circle().rotation(.degrees(30))", "60x40"), ("Circle().size(width: 30, height: 20)", "60x40"),
    ("Circle().inset(by: 5).fill(.teal)", "60x40"),
    ("Circle().strokeBorder(.blue, lineWidth: 4)", "60x40"),
    ("Circle().trim(from: 0, to: 0.5).scale(0.5).stroke(lineWidth: 2)", "60x40"),
    ("Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3)", "60x40"),
    ("Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }", "60x40"),
  ])
  func `another shape made of a circle takes what it is proposed`(
    shape: String, size: String
  ) throws {
    let text = "\(shape).id(\"shape\").frame(width: 60, height: 40)"
    #expect(try failures(of: ["shape size \(size)"], text) == [])
  }

  /// What is filled or named is a view, and the modifier is the view's.
  @Test(arguments: [
    "Circle().fill(.red).offset(x: 10).id(\"dot\")",
    "HStack { Circle() }.offset(x: 10).id(\"dot\")",
    "ForEach(0..<1) { _ in Circle().id(\"inner\") }.offset(x: 10).id(\"dot\")",
  ])
  func `moving a view leaves the circle in it a square`(view: String) throws {
    #expect(
      try failures(of: ["dot size 40x40"], "\(view).frame(width: 60, height: 40)") == [])
  }

  @Test(arguments: ["Circle()", "Circle().offset(x: 5)", "Path()", "AnyShape(Capsule())"])
  func `the ideal of every shape is 10 by 10`(shape: String) throws {
    #expect(try failures(of: ["shape size 10x10"], "\(shape).id(\"shape\").fixedSize()") == [])
  }
}
