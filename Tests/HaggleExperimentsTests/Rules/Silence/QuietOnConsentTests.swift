import HaggleTraces
import Testing

/// What an author allows for is no mistake, each with a twin in which nothing is said.
@Suite struct `What is allowed for` {
  struct Twins: Sendable, CustomTestStringConvertible {
    let rule: String
    /// The view, with a hole for what is stated.
    let view: @Sendable (String) -> String
    let stated: String
    let silent: String
    var testDescription: String { rule }
  }

  private static let cases = [
    Twins(
      rule: "distorted-image",
      view: {
        """
        // proposal: 393x200
        // image: "bubble" 100x80
        Image("bubble").resizable(\($0)).frame(width: 300, height: 100)
        """
      }, stated: "", silent: "capInsets: EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)"),
    Twins(
      rule: "distorted-image",
      view: {
        """
        // proposal: 393x200
        // image: "tile" 100x80
        Image("tile").resizable(\($0)).frame(width: 300, height: 100)
        """
      }, stated: "resizingMode: .stretch", silent: "resizingMode: .tile"),
    Twins(
      rule: "squeezed-text",
      view: {
        """
        // proposal: 270x100
        // text-cell: 8x20
        HStack(spacing: 6) {
          Text("qpvuntsm").lineLimit(1).layoutPriority(1)
          Text("markdownlint-increment").lineLimit(1)\($0)
          Text("release-notes").lineLimit(1)\($0)
        }
        """
      }, stated: "", silent: ".truncationMode(.middle)"),
    Twins(
      rule: "letterbox",
      view: {
        """
        // proposal: 393x300
        // image: "calendar" 30x40
        Image("calendar").resizable().scaledToFit().frame(width: 50, height: 50)\($0)
          .background(Color.red)
        """
      }, stated: "", silent: ".padding()"),
  ]

  @Test(arguments: cases)
  func `is not reported`(twins: Twins) throws {
    func isFound(_ hole: String) throws -> Bool {
      try findings(twins.view(hole)).contains { $0.contains(" \(twins.rule) ") }
    }
    #expect(try isFound(twins.stated))
    #expect(try !isFound(twins.silent))
  }
}
