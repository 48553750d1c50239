import Testing

/// Every character is 8×16.
@Suite struct `A field in a form on a Mac` {
  private static let head = "// text-cell: 8x16\n// proposal: 340x200\n"

  @Test(arguments: [
    // The title at one end of the row, and what is typed behind it.
    (
      "Form { TextField(\"Name\", text: .constant(\"\")) }.formStyle(.grouped)",
      ["TextField.1 size 280x16", "Text.1 size 32x16", "typed.1 size 240x16"]
    ),
    (
      "Form { TextField(\"Name\", text: .constant(\"\"), prompt: Text(\"Ada\")) }",
      ["Text.1 frame 0,92 32x16", "Text.2 size 24x16"]
    ),
    (
      "Form { HStack { SecureField(\"Key\", text: .constant(\"\")) } }",
      ["Text.1 size 24x16", "typed.1 size 308x24"]
    ),
    // Near misses: without a title or with a hidden one, and outside of a form.
    ("Form { TextField(\"\", text: .constant(\"ab\")) }", ["TextField.1 size 340x24"]),
    (
      "Form { TextField(\"Name\", text: .constant(\"\")).labelsHidden() }",
      ["TextField.1 size 340x24"]
    ),
    ("TextField(\"Name\", text: .constant(\"\"))", ["TextField.1 size 340x24"]),
  ])
  func `has its title beside it`(view: String, claims: [String]) throws {
    #expect(try failures(of: claims, Self.head + view, .macOS) == [])
  }
}
