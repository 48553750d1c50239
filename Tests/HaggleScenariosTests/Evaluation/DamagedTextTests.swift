import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import HaggleTestSupport
import Testing

/// Listings as people break them: words dropped, doubled and swapped, always in the same way.
@Suite struct `A damaged text` {
  private static let listings = [
    """
    struct Card<Content: View>: View {
      @State private var isOn = false
      @Binding var count: Int
      let title: String?
      @ViewBuilder let content: (Int) -> Content
      enum Mode: String, CaseIterable { case wide, tall(Int) = 3; var next: Mode {
        self == .wide ? .tall(1) : .wide } }
      init(_ title: String? = nil, count: Binding<Int>,
        @ViewBuilder content: @escaping (Int) -> Content) {
        self.title = title; _count = count; self.content = content
      }
      var body: some View {
        VStack(alignment: .leading, spacing: isOn ? 3 : 4) {
          if let title, !title.isEmpty { Text("\\(title) \\(count + 1)") } else { EmptyView() }
          ForEach(Array(Mode.allCases.enumerated()), id: \\.offset) { index, mode in
            content(index).frame(width: CGFloat(index * 2), height: max(3, 4.5))
            switch mode { case .wide: Color.red;
              case .tall(let n) where n > 2: Color.blue.id("\\(n)"); default: Divider() }
          }
          Button(action: { isOn.toggle() }) { Label("a", systemImage: "b") }
        }.modifier(Pad(n: 2)).card { $0.padding() }.wiggle(3) { Text("x") }
      }
    }
    struct Pad: ViewModifier { let n: CGFloat; func body(content: Content) -> some View {
      content.padding(n) } }
    extension View { func card<T: View>(@ViewBuilder _ change: (Self) -> T) -> some View {
      change(self).overlay(Text("y")) } }
    Card("t", count: .constant(2)) { i in Text("\\(i)") }
    """,
    """
    struct Flow: Layout {
      struct Cache { var sizes: [CGSize] = []; var n = 0 }
      var gap: CGFloat = 4
      func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map {
        $0.sizeThatFits(.unspecified) }) }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        var x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0
        for (i, view) in subviews.enumerated() {
          let size = cache.sizes[i]
          if x + size.width > proposal.width ?? .infinity { x = 0; y += line + gap; line = 0 }
          line = max(line, size.height); x += size.width + gap; cache.n += 1
        }
        return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: y + line)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache) {
        var point = bounds.origin
        for index in subviews.indices { subviews[index].place(at: point, anchor: .topLeading,
          proposal: .unspecified); point.x += cache.sizes[index].width }
      }
    }
    let names = ["one", "two"].map { $0.uppercased() }.filter { $0.count > 1 }
    Flow(gap: 2) { ForEach(names, id: \\.self) { Text($0).padding([.top, .leading], 3) } }
    """,
  ]

  @Test(arguments: Array(listings.indices))
  func `never stops the evaluator, nor the layouts that it declares`(index: Int) {
    let words = Self.words(of: Self.listings[index])
    var random = Random(state: UInt64(index + 1))
    for _ in 0..<(Checkout.isFull ? 100 : 15) {
      var damaged = words
      for _ in 0...random.next(4) { Self.damage(&damaged, &random) }
      var limits = EvaluationLimits()
      limits.steps = 20_000
      limits.layoutSteps = 20_000
      let evaluation = evaluate(
        SyntaxTree.parse(SourceText(damaged.joined(), name: "")), limits: limits)
      #expect(
        !evaluation.roots.isEmpty || evaluation.diagnostics.contains { $0.severity == .error })
    }
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for character in text {
      let continues = character.isLetter && words.last?.last?.isLetter == true
      if continues {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  private static func damage(_ words: inout [String], _ random: inout Random) {
    let (a, b) = (random.next(words.count), random.next(words.count))
    switch random.next(4) {
    case 0: words.remove(at: a)
    case 1: words.swapAt(a, b)
    case 2: words.insert(words[b], at: a)
    default: words[a] = words[b]
    }
    if words.isEmpty { words = [" "] }
  }

  private struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
  }
}
