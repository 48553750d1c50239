import Foundation
import Testing

/// Edits for a number that somebody states, where no finding says that something is wrong.
extension `The search for edits` {
  @Test(arguments: [
    (
      """
      HStack {
        Circle().frame(width: 24, height: 24).id("mark")
        VStack(alignment: .leading) {
          Text("Jonas")
          Text("We were there last summer, and the path along the river was closed after the flood")
        }
      }
      """, "mark frame _,170 24x24", "HStack(alignment: .top) {"
    ),
    // A list shows more of what is in it, and nothing moves.
    (
      """
      ScrollView {
        Text("Today")
        List { Text("a"); Text("b") }.id("list")
      }
      """, "list height == 150", ".frame(height: 150)"
    ),
    (
      """
      VStack {
        Text("Welcome")
        Text("to our app")
      }
      .background(Color.orange).id("page")
      """, "page size 393x400", ".frame(maxWidth: .infinity, maxHeight: .infinity)"
    ),
    (
      """
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(70), spacing: 10), count: 2)) {
        ForEach(0..<8) { _ in Color.blue.frame(width: 70, height: 40) }
      }
      .id("board")
      """, "board height <= 88", "[GridItem(.adaptive(minimum: 70, maximum: 70), spacing: 10)]"
    ),
    (
      """
      HStack(spacing: 4) {
        Text("Loading").id("word")
        Circle().fill(.pink).frame(width: 20, height: 20)
      }
      .frame(width: 200, height: 200)
      """, "word frame 168.5,190 56x20",
      "Circle().fill(.pink).frame(width: 20, height: 20).hidden()"
    ),
    (
      """
      VStack(spacing: 0) {
        Text("Hello").id("word").frame(maxWidth: .infinity, maxHeight: .infinity)
        Text("Always here").frame(maxWidth: .infinity).frame(height: 60).background(.mint)
      }
      """, "word frame 176.5,190 40x20", "ZStack(alignment: .bottom) {"
    ),
    (
      """
      VStack(spacing: 12) {
        HStack {
          Spacer()
          Text("Short").padding(6).background(.gray).id("short")
        }
        HStack {
          Spacer()
          Text("Looooong").padding(6).background(.gray)
        }
      }
      """, "short width == 76", ".frame(width: 76).background(.gray)"
    ),
    (
      """
      struct Tile: View {
        var body: some View {
          Text("Steps").containerRelativeFrame(.horizontal, count: 2, spacing: 12)
            .background(Color.mint)
        }
      }
      HStack(spacing: 12) {
        Tile()
        Tile()
      }
      .padding(16).id("tiles")
      """, "tiles width <= 393", "Text(\"Steps\").frame(maxWidth: .infinity)"
    ),
    (
      """
      HStack(spacing: 4) {
        Text("Maximiliane von Hohenstein-Wolkenburg:").lineLimit(1).fixedSize()
        Text("See you at the harbour").lineLimit(1).id("message")
      }
      .frame(width: 320)
      """, "message width == 176", "Text(\"Maximiliane von Hohenstein-Wolkenburg:\").lineLimit(1)\n"
    ),
    (
      """
      Text("Buy now")
        .padding(10)
        .background(Color.blue)
        .overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 20, height: 20).id("badge")
        }
      """, "badge frame 224.5,170 20x20", ".alignmentGuide(.trailing) { $0.width / 2 }"
    ),
    (
      """
      Text("Buy now")
        .padding(10)
        .background(Color.blue)
        .overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 20, height: 20).id("badge")
        }
      """, "badge frame 224.5,170 20x20", ".offset(x: 10, y: -10)"
    ),
    (
      """
      ZStack(alignment: .bottom) {
        Color.gray.frame(width: 200, height: 100)
        Text("Done").padding(10).background(.orange).id("done")
      }
      """, "done frame _,220 52x40", ".alignmentGuide(.bottom) { $0.height / 2 }"
    ),
  ])
  func `makes a number come true`(view: String, claim: String, line: String) throws {
    let found = try edits("// proposal: 393x400\n// text-cell: 8x20\n\(view)\n", claim)
    let texts = found.map { $0.joined(separator: "\n") + "\n" }
    #expect(texts.contains { $0.contains(line) }, "\(found)")
  }
}
