import Testing

@Suite struct `What is made for the sake of one of its parts` {
  private static let attachment = """
    // text-cell: 8x20
    struct Attachment { let id: Int; let name: String; var size = 3 }
    struct Message { let id: Int; let attachments: [Attachment] }
    let message = Message(id: 2, attachments: [Attachment(id: 1, name: "Contract")])
    HStack {
      Text(message.attachments[0].name).frame(width: 50).id("name")
      Text("\\(message.attachments[0].size)")
    }
    """

  /// An initializer of its own makes something else of what it is given.
  private static let twice = """
    // text-cell: 8x20
    struct Attachment { let name: String; init(name: String) { self.name = name + name } }
    Text(Attachment(name: "Contract").name).id("name")

    """

  @Test(arguments: [
    (
      attachment, "name width == 50",
      """
      // text-cell: 8x20
      Text("Contract").frame(width: 50).id("name")

      """
    ),
    (twice, "name width == 128", twice),
  ])
  func `becomes that part, unless it is made of it`(
    text: String, claim: String, left: String
  ) throws {
    let reduced = try Reduced(text, claim: claim)
    #expect(reduced.text == left)
    #expect(reduced.outcome.isMinimal)
  }
}
