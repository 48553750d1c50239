import Foundation
import HaggleVocabulary
import Testing

@Suite struct `A declared layout` {
  @Test func `prints what Swift would print, and is answered as it says`() {
    let layout = """
      struct Monitor: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache _: inout ()) -> CGSize {
          guard subviews.count == 1, let child = subviews.first else { fatalError() }
          print("Proposal:", proposal)
          print(proposal.width, proposal.height ?? 3, proposal == .unspecified)
          let size = child.sizeThatFits(proposal)
          print("Size:", size, size.width, "of \\(subviews.count)")
          return size
        }
        func placeSubviews(in _: CGRect, proposal _: ProposedViewSize, subviews _: Subviews,
          cache _: inout ()) {}
      }
      Monitor { Color.red.frame(width: 8) }
      """
    let session = Session(layout)
    #expect(session.ask(.zero) == CGSize(width: 8, height: 0))
    #expect(
      session.ask(ProposedViewSize(width: nil, height: .infinity))
        == CGSize(width: 8, height: CGFloat.infinity))
    #expect(
      session.notes == [
        "Proposal: ProposedViewSize(width: Optional(0.0), height: Optional(0.0))",
        "Optional(0.0) 0.0 false", "Size: (8.0, 0.0) 8.0 of 1",
        "Proposal: ProposedViewSize(width: nil, height: Optional(inf))", "nil inf false",
        "Size: (8.0, inf) 8.0 of 1",
      ])
  }

  @Test func `places its subviews and keeps its cache`() {
    let layout = """
      struct Row: Layout {
        struct Cache { var count = 0; var sizes: [CGSize] = [] }
        var gap: CGFloat = 0
        func makeCache(subviews: Subviews) -> Cache { Cache() }
        func updateCache(_ cache: inout Cache, subviews: Subviews) {}
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout Cache) -> CGSize {
          cache.count += 1
          cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          print("asked \\(cache.count) times")
          let width = cache.sizes.map(\\.width).reduce(0,
            +) + gap * CGFloat(max(subviews.count - 1, 0))
          let height = cache.sizes.map { $0.height }.max() ?? 0
          return CGSize(width: width, height: height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout Cache) {
          var x = bounds.minX
          for (index, subview) in subviews.enumerated() {
            let size = cache.sizes[index]
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
              proposal: ProposedViewSize(size))
            x += size.width + gap
          }
        }
      }
      Row(gap: 5) { Color.red.frame(width: 10, height: 20); Color.blue.frame(width: 30,
        height: 10) }
      """
    let session = Session(layout)
    #expect(
      session.layOut(ProposedViewSize(width: 100, height: 100)) == [
        "27.5,40 45×20", "0,0 10×20", "0,0 10×20", "15,5 30×10", "0,0 30×10",
      ])
    #expect(session.notes == ["asked 1 times"])
  }

  /// `LayoutSubview` is `Equatable`.
  @Test(arguments: [
    ("subview == subviews.last", "9×2"), ("subview != subviews.first", "9×2"),
    ("subview == subviews[0]", "9×1"), ("subviews.first == subviews.last", "9×0"),
  ])
  func `tells its subviews apart`(condition: String, size: String) {
    let layout = """
      struct Column: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          var height: CGFloat = 0
          for (index, subview) in subviews.enumerated() where \(condition) {
            height += CGFloat(index + 1)
          }
          return CGSize(width: 9, height: height)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      Column { Color.red; Color.blue }
      """
    let answer = Session(layout).ask(.unspecified).map { NumberText.display($0) as String }
    #expect(answer == size)
  }

  @Test func `reads priorities, dimensions, spacing and keys of its subviews`() {
    let layout = """
      struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 2.5 }
      struct Probe: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          let first = subviews[0], last = subviews[subviews.count - 1]
          let dimensions = first.dimensions(in: .unspecified)
          print(first.priority, dimensions.width, dimensions[HorizontalAlignment.center],
            dimensions[VerticalAlignment.bottom])
          print(first.spacing.distance(to: last.spacing, along: .horizontal), first[Weight.self])
          return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {}
      }
      Probe { Color.red.frame(width: 10, height: 20).layoutPriority(3); Spacer() }
      """
    let session = Session(layout)
    #expect(session.ask(.unspecified) == CGSize(width: 1, height: 2))
    #expect(session.notes == ["3.0 10.0 5.0 20.0", "0.0 2.5"])
  }

  private func row(_ gap: String, in layout: String = "gap") -> Session {
    Session(
      """
      struct Row: Layout {
        var gap: CGFloat
        var columns: Int = 1
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          var width: CGFloat = 0
          for subview in subviews {
            if width > 0 { width += \(layout) }
            width += subview.sizeThatFits(.unspecified).width
          }
          return CGSize(width: width, height: CGFloat(columns) * 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {
          var x = bounds.minX
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width + \(layout)
          }
        }
      }
      Row(\(gap)) {
        Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
      }
      """)
  }

  @Test(arguments: [
    ("gap: Spacing.medium", "32×10"), ("gap: Theme.gap", "28×10"), ("gap: Theme.gap * 2", "36×10"),
    ("gap: Theme.gap, columns: Theme.columns", "28×30"), ("gap: 5", "25×10"),
  ])
  func `computes with an assumed number in place of an unknown one that it is given`(
    gap: String, size: String
  ) {
    let session = row(gap)
    #expect(session.ask(.unspecified).map { NumberText.display($0) as String } == size)
    #expect(session.assumptions.contains("Row(gap: ") == (gap != "gap: 5"))
    #expect(session.notes == [])
  }

  @Test(arguments: [("Theme.gap", true), ("CGFloat(4)", false)])
  func `computes with an assumed number where its code names an unknown one`(
    gap: String, isAssumed: Bool
  ) {
    let session = row("gap: 0", in: gap)
    let frames = session.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(frames[3] == (isAssumed ? "18,0 10×10" : "14,0 10×10"))
    #expect(session.assumptions.contains("Row(Theme.gap)") == isAssumed)
  }

  @Test(
    arguments: [
      (
        "fatalError()", ProposedViewSize(width: 7, height: nil), CGSize(width: 7, height: 0),
        "Bad.sizeThatFits ran fatalError() at 4:5; answered 7×0"
      ),
      (
        "while true {}", .zero, .zero,
        "Bad.sizeThatFits took more than 1 000 000 steps and was stopped; answered 0×0"
      ),
      (
        "return CGSize(width: CGFloat.nan, height: 4)", ProposedViewSize(width: 6, height: 5),
        CGSize(width: 6, height: 4),
        "Bad.sizeThatFits answered NaN×4 to 6×5, which is no size; haggle goes on with 6×4"
      ),
      (
        "return CGSize(width: .infinity, height: .infinity)",
        ProposedViewSize(width: nil, height: CGFloat.infinity),
        CGSize(width: 0, height: CGFloat.infinity),
        "Bad.sizeThatFits answered ∞×∞ to nil×∞, which is no size; haggle goes on with 0×∞"
      ),
      (
        "return subviews[9].sizeThatFits(.zero)", .zero, .zero,
        "Bad.sizeThatFits yields no size; answered 0×0"
      ),
      ("throw Oops.sorry", .zero, .zero, "Bad.sizeThatFits threw an error; answered 0×0"),
    ] as [(String, ProposedViewSize, CGSize, String)])
  func `that fails answers something finite, and says why`(
    body: String, proposal: ProposedViewSize, size: CGSize, note: String
  ) {
    let session = Session(
      """
      struct Bad: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          \(body)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {}
      }
      Bad { Color.red }
      """)
    #expect(session.ask(proposal) == size)
    #expect(session.notes.last == note)
  }

  @Test func `sets alignment guides where it declares them`() {
    let session = Session(
      """
      struct Guided: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize { CGSize(width: 10, height: 10) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {}
        func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect,
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
          guide == .leading ? bounds.width * 0.4 : nil
        }
      }
      VStack(alignment: .leading, spacing: 0) { Guided { Color.red }; Color.blue.frame(width: 10,
        height: 10) }
      """)
    #expect(
      session.layOut(.unspecified)
        == ["0,0 14×20", "0,0 10×10", "−2,0 14×10", "4,10 10×10", "0,0 10×10"])
  }

  @Test func `may stand inside itself a thousand times`() {
    let count = 1_000
    let declaration = """
      struct Pass: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize { subviews[0].sizeThatFits(proposal) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {}
      }

      """
    let nested =
      String(repeating: "Pass { ", count: count) + "Color.red.frame(width: 3, height: 4)"
      + String(repeating: "}", count: count)
    let session = Session(declaration + nested)
    #expect(session.ask(.zero) == CGSize(width: 3, height: 4))
    #expect(session.notes == [])
  }
}
