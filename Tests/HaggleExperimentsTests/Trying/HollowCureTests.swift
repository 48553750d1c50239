import HaggleScenarios
import Testing

@testable import HaggleExperiments

/// Edits with which the numbers of a goal are right, and the picture is as wrong as before.
extension `The search for edits` {
  /// - Parameters:
  ///   - claim: nil for the first finding, or what is seen.
  ///   - refused: a part of a line that no edit writes.
  struct Hollow: Sendable, CustomTestStringConvertible {
    let what: String
    let view: String
    let first: [String]
    let refused: String
    var testDescription: String { what }
  }

  @Test(arguments: [
    Hollow(
      what: "a line turned upright in a grid",
      view: """
        // device: iPhone 16
        // text-cell: 8x20
        Grid {
          GridRow { Text("a"); Text("b") }
          Divider()
          GridRow { Text("c"); Text("d") }
        }
        """, first: [".fixedSize()"], refused: "Rectangle()"),
    Hollow(
      what: "a frame in which a field has no room",
      view: """
        // device: iPhone 16
        // text-cell: 8x20
        HStack {
          TextField("name", text: .constant(""))
          Text("Save the whole document now").fixedSize()
        }
        .frame(width: 150)
        """, first: [".frame(minWidth: 150)"], refused: ".frame(width: 224)"),
    Hollow(
      what: "a frame that its colour reaches out of",
      view: """
        // text-cell: 8x20
        List {
          ForEach(0..<3) { i in
            HStack {
              Color.red.frame(width: 400, height: 20)
              Text("row \\(i)")
            }
          }
        }
        """, first: ["Color.red"], refused: ".frame(maxWidth: .infinity"),
    Hollow(
      what: "the size that nobody knows of a picture",
      view: """
        // device: iPhone 16
        // text-cell: 8x20
        ZStack {
          Image("photo").resizable().scaledToFill()
          Text("Caption")
        }
        .frame(height: 200)
        """, first: [".clipped()"], refused: ".fixedSize()"),
  ])
  func `takes no number for a cure`(example: Hollow) throws {
    let found = try edits(example.view)
    #expect(found.first == example.first, "\(found)")
    #expect(!found.joined().contains { $0.contains(example.refused) }, "\(found)")
  }

  @Test func `clips a picture at its frame, or frames it for its clip`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      // text-cell: 8x20
      ZStack {
        Image("photo").resizable().scaledToFill()
        Text("Caption")
      }
      .frame(height: 200)
      """, most: 6)
    #expect(found.contains([".clipped()"]), "\(found)")
    #expect(
      found.contains([
        "Image(\"photo\").resizable().scaledToFill().frame(minWidth: 0, maxWidth: .infinity, "
          + "minHeight: 0, maxHeight: .infinity).clipped()"
      ]), "\(found)")
  }

  /// A near miss: the size of a picture that the text states may be taken.
  @Test func `takes the size of a picture that is stated`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      // text-cell: 8x20
      // image: "photo" 100x75
      ZStack {
        Image("photo").resizable().scaledToFill()
        Text("Caption")
      }
      .frame(height: 200)
      """, most: 8)
    #expect(found.joined().contains { $0.contains(".fixedSize()") }, "\(found)")
  }
}
