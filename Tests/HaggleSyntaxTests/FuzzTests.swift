import HaggleSyntax
import HaggleTestSupport
import Testing

@Suite struct `Any bytes whatever` {
  /// A listing that has a bit of everything.
  private static let listing = """
    import SwiftUI
    struct A<T: View>: View where T == Int {
      @State private var x = 0x1F
      @Environment(\\.scheme) var scheme
      var y: Int { get { 1 } set(v) { x = v } }
      let columns = [GridItem(.flexible(minimum: 140)), .init(.adaptive(minimum: 70))]
      init?(_ a: Int..., @ViewBuilder b: @escaping (Int) -> T = { _ in }) throws { self.x = a[0] }
      var body: some View {
        VStack(alignment: .leading, spacing: 1.5e1) { // comment
          Text("a \\(x, specifier: "%.2f") \\("b \\(y)")").font(.title) /* ... */
          #if os(iOS)
            .bold()
          #else
            .italic()
          #endif
          if let z, case .a(let w, b: 2)? = q, c.contains { $0 > 1 } { z }
          else if #available(iOS 1, *) { }
          switch k { case .a, .b(let x) where x > 1: 1
            case let (m, _) as T: 2; default: break }
          ForEach(0..<10, id: \\.self) { [weak self] (i: Int) -> T in
            x ? -1 : y ?? try? f<Int>(&z) }
          ...
        }
      }
    }
    enum E: String { case a = "x", b(Int, c: D); indirect case e }
    let s = \"\"\"
      é 😀 \\u{41} \\(x)
      \"\"\" + #"raw \\n \\#(x)"#
    outer: for (i, x) in y.enumerated() where i > 0 { guard a else { continue outer } }
    do { try f() } catch let e as F { } catch { }
    #Preview("p") { A { } label: { <#x#> } }
    prose that is not Swift
    """

  private func parse(_ bytes: some Collection<UInt8>) -> SyntaxTree {
    let tree = SyntaxTree.parse(SourceText(String(decoding: bytes, as: UTF8.self), name: "fuzz"))
    tree.parseEverything()
    return tree
  }

  private func expectSound(_ tree: SyntaxTree) {
    let length = tree.source.bytes.count
    let spans = tree.expressions.map(\.span) + tree.statements.map(\.span)
    #expect(spans.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= length })
    #expect(tree.diagnostics.allSatisfy { $0.place != nil && $0.length >= 1 })
  }

  private static let rounds = Checkout.isFull ? 1_000 : 150

  /// All places, or some of them at a distance that shares nothing with that of lines.
  private static func places(in bytes: [UInt8]) -> StrideTo<Int> {
    stride(from: 0, to: bytes.count, by: Checkout.isFull ? 1 : 7)
  }

  @Test func `cut off anywhere make a tree`() {
    let bytes = Array(Self.listing.utf8)
    for count in Self.places(in: bytes) { expectSound(parse(bytes.prefix(count))) }
  }

  @Test func `begun anywhere make a tree`() {
    let bytes = Array(Self.listing.utf8)
    for count in Self.places(in: bytes) { expectSound(parse(bytes.dropFirst(count))) }
  }

  @Test func `with pieces deleted, doubled and swapped make a tree`() {
    var random = Sequence32(seed: 7)
    let bytes = Array(Self.listing.utf8)
    for _ in 0..<Self.rounds {
      var changed = bytes
      for _ in 0..<1 + random.next(4) { random.damage(&changed) }
      expectSound(parse(changed))
    }
  }

  @Test func `at random make a tree`() {
    var random = Sequence32(seed: 11)
    let alphabet = Array("(){}[]\"\\#.,:;<>?!&=-+/*@$_`ab1 \n\tif let case in é😀".utf8)
    for _ in 0..<Self.rounds {
      let bytes = (0..<1 + random.next(80)).map { _ in alphabet[random.next(alphabet.count)] }
      expectSound(parse(bytes))
    }
  }
}

/// A linear congruential generator: the same numbers in every run.
private struct Sequence32 {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func damage(_ bytes: inout [UInt8]) {
    guard bytes.count > 20 else { return }
    let start = next(bytes.count - 10)
    let piece = Array(bytes[start..<start + 1 + next(9)])
    switch next(4) {
    case 0: bytes.removeSubrange(start..<start + piece.count)
    case 1: bytes.insert(contentsOf: piece, at: next(bytes.count))
    case 2: bytes[start] = UInt8(next(256))
    default: bytes.replaceSubrange(start..<start + piece.count, with: piece.reversed())
    }
  }
}
