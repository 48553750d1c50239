import Testing

/// What an app reads out of data that no text has: `data["name"]`.
@Suite struct `A field of unknown data` {
  @Test(arguments: [
    ("data[\"name\"] as? String ?? \"\"", "Name"),
    ("data[\"full_name\"] as? String ?? \"\"", "Full name"),
    ("data[key] as? String ?? \"\"", "Data"),
    ("data[\"a b\"] as? String ?? \"\"", "Data"),
  ])
  func `has words of its key`(field: String, words: String) throws {
    let text = """
      struct User {
        let name: String
        init(data: [String: Any]) { name = \(field) }
      }
      struct Profile: View { let user: User; var body: some View { Text(user.name) } }
      """
    #expect(try run(text).nodes.compactMap(\.drawnWords) == [words])
  }
}
