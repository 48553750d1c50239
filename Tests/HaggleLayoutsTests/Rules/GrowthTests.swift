import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Rules: NEGOTIATION §18.
@Suite struct `A geometry reader` {
  /// A reader around what `content` makes of the place that it gets.
  static func reader(_ content: @escaping (PlacedGeometry) -> [Sketch]) -> Sketch {
    Sketch(
      GeometryReaderLayout { geometry in
        var builder = LayoutTree.Builder()
        let roots = content(geometry).map { $0.add(to: &builder) }
        return LateContent(builder.nodes, roots: roots)
      })
  }

  @Test(arguments: [
    (ProposedViewSize.zero, "0×0"), (.unspecified, "10×10"), (.infinity, "∞×∞"),
    (ProposedViewSize(width: 70, height: nil), "70×10"),
  ])
  func `18.1 A geometry reader takes what it is proposed, and 10 where nothing is`(
    proposal: ProposedViewSize, size: String
  ) {
    let engine = LayoutEngine(Self.reader { _ in [] }.tree)
    #expect(NumberText.display(engine.ask(NodeID(0), proposal)) == size)
  }

  @Test func `18.2 Content is built for the reader's size, in its top leading corner`() {
    let reader = Self.reader { geometry in
      [color.frame(width: geometry.size.width / 4).id("bar"), box(10, 20).id("dot")]
    }
    let run = Dialogue(
      hstack(spacing: 20, [reader.id("reader"), box(100, 50)]), in: ProposedViewSize(400, 60))
    #expect(
      run.failures(
        of: "reader frame 0,0 280×60", "bar frame 0,0 70×60", "dot frame 0,0 10×20",
        "bar asked 280×60") == [])
  }

  @Test func `18.3 A reader knows its place on the screen`() {
    var seen: [CGRect] = []
    let reader = Self.reader { geometry in
      seen.append(geometry.frame)
      return []
    }
    let context = LayoutContext(safeArea: EdgeInsets(top: 59, bottom: 34))
    _ = Dialogue(
      vstack(spacing: 0, [box(20, 30), reader.padding(10)]), in: ProposedViewSize(100, 200),
      context: context)
    #expect(seen == [CGRect(x: 10, y: 99, width: 80, height: 150)])
  }

  /// What is there keeps its number; what comes later gets the next ones.
  @Test func `18.4 What comes later is numbered behind all others`() {
    let first = Self.reader { _ in [color.id("a"), box(5, 5).id("b")] }
    let run = Dialogue(
      vstack(spacing: 0, [first, color.id("last")]), in: ProposedViewSize(100, 200))
    #expect(run.tree.nodes.map { $0.description.label ?? "" } == ["", "", "last", "a", "b", ""])
    #expect(run.tree.nodes[1].children == [NodeID(3), NodeID(4)])
  }

  @Test func `may stand in another one's content`() {
    let outer = Self.reader { outer in
      [
        Self.reader { inner in [box(inner.size.width / 2, 5).id("half")] }.frame(
          width: outer.size.width / 2)
      ]
    }
    let run = Dialogue(outer, in: ProposedViewSize(100, 50))
    #expect(run.failures(of: "half frame 0,0 25×5") == [])
  }

  /// Deeper than what the tree's own stack was made for.
  @Test func `may hold content that is much deeper than all around it`() {
    let levels = 3_000
    let reader = Sketch(
      GeometryReaderLayout { _ in
        var builder = LayoutTree.Builder()
        var node = builder.add(ColorLayout())
        for _ in 1..<levels { node = builder.add(PaddingLayout(.top, 0.01), [node]) }
        return LateContent(builder.nodes, roots: [node])
      })
    let run = Dialogue(hstack([reader, color]), in: ProposedViewSize(108, 100))
    #expect(run.placements.count == levels + 3)
    #expect(run.notes == [])
  }

  @Test(arguments: [
    (false, EdgeInsets(), EdgeInsets(top: 59, bottom: 34)),
    (true, EdgeInsets(), EdgeInsets()),
    (false, EdgeInsets(top: 10), EdgeInsets(bottom: 34)),
  ])
  func `18.6 A reader's insets are what is unsafe beyond its edges`(
    isIgnoring: Bool, padding: EdgeInsets, insets: EdgeInsets
  ) {
    var seen: [EdgeInsets] = []
    let reader = Self.reader { geometry in
      seen.append(geometry.safeAreaInsets)
      return []
    }
    let ignoring = Sketch(SafeAreaIgnoringLayout(isIgnoring ? .all : []), [reader])
    _ = Dialogue(
      Sketch(PaddingLayout(padding), [ignoring]), in: ProposedViewSize(100, 200),
      context: LayoutContext(safeArea: EdgeInsets(top: 59, bottom: 34)))
    #expect(seen == [insets])
  }

  @Test func `18.5 A reader that holds itself without end is stopped`() {
    func endless() -> Sketch { Self.reader { _ in [endless().padding(1)] } }
    let run = Dialogue(endless(), in: ProposedViewSize(100, 100))
    #expect(run.notes == ["has content that ends 50000 levels deep; it is left out"])
  }
}
