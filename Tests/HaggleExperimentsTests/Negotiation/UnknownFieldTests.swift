import Foundation
import HaggleTraces
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

  /// What is drawn is what the text is measured with, and not a literal beside it.
  @Test(arguments: [
    ("product.brand ?? \"Unknown\"", "Brand"), ("\"Unknown\"", "Unknown"),
    ("product.price ?? \"0.00\"", "0.00"),
  ])
  func `is drawn in the words that it is measured with`(words: String, drawn: String) throws {
    let text = """
      // text-cell: 10x20
      struct Row: View { let product: Product; var body: some View { Text(\(words)) } }
      """
    let trace = try run(text)
    #expect(trace.nodes.compactMap(\.drawnWords) == [drawn])
    let width = CGFloat(10 * drawn.count)
    #expect(
      trace.events.contains {
        if case .place(let placed) = $0 { placed.frame.width == width } else { false }
      })
  }
}
