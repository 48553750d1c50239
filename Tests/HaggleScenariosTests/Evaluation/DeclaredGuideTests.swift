import Foundation
import HaggleLayouts
import Testing

/// Alignments and properties that a text declares for itself.
@Suite struct `A declared alignment` {
  static let quarter = """
    struct Quarter: AlignmentID {
      static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 4 }
    }
    extension HorizontalAlignment { static let quarter = HorizontalAlignment(Quarter.self) }
    extension VerticalAlignment {
      private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] + 3 }
      }
      static let third: VerticalAlignment = .init(Third.self)
    }
    extension Alignment { static let mine = Alignment(horizontal: .quarter, vertical: .third) }

    """

  /// Where the views of a text are, in their parents' spaces.
  private func places(_ view: String, in size: CGSize) -> [String] {
    Session(Self.quarter + view).layOut(ProposedViewSize(size))
  }

  @Test func `aligns a stack by its default`() {
    let view = """
      VStack(alignment: .quarter, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.red.frame(width: 80, height: 10)
      }
      """
    // A quarter of 40 lies over a quarter of 80.
    #expect(
      places(view, in: CGSize(width: 100, height: 100)) == [
        "10,40 80×20", "10,0 40×10", "0,0 40×10", "0,10 80×10", "0,0 80×10",
      ])
  }

  @Test func `is set by a guide, and read in it`() {
    let view = """
      VStack(alignment: .quarter, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.red.frame(width: 80, height: 10)
          .alignmentGuide(.quarter) { d in d[.quarter] + d[.trailing] }
      }
      """
    // 20 + 80 of the lower view lies under 10 of the upper one.
    #expect(
      places(view, in: CGSize(width: 130, height: 20)) == [
        "0,0 130×20", "90,0 40×10", "0,0 40×10", "0,10 80×10", "0,0 80×10", "0,0 80×10",
      ])
  }

  @Test func `is explicit only where it was set`() {
    let layout = """
      struct Probe: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          for subview in subviews {
            let d = subview.dimensions(in: .unspecified)
            print(d[explicit: .quarter] ?? -1.0, d[HorizontalAlignment.quarter], d[.third])
          }
          return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {}
      }
      Probe {
        Color.red.frame(width: 40, height: 10)
        Color.red.frame(width: 40, height: 10).alignmentGuide(.quarter) { _ in 7 }
      }
      """
    let session = Session(Self.quarter + layout)
    #expect(session.ask(.zero) == .zero)
    #expect(session.notes == ["-1.0 10.0 3.0", "7.0 7.0 3.0"])
  }

  @Test(arguments: [
    ("alignment: .mine", "22.5,0"),
    ("alignment: .init(horizontal: .trailing, vertical: .third)", "90,0"),
    ("alignment: Alignment(horizontal: .quarter, vertical: .bottom)", "22.5,30"),
  ])
  func `aligns on both axes`(argument: String, expected: String) {
    let view = "Color.red.frame(width: 10, height: 10).frame(width: 100, height: 40, \(argument))"
    // Its quarter at 2.5 lies on the frame's at 25; three points below the top on both.
    let found = places(view, in: CGSize(width: 100, height: 40))
    #expect(found.count == 3)
    #expect(found[1] == expected + " 10×10")
  }

  @Test func `is told from others by a layout that sets it`() {
    let layout = """
      struct Based: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize { CGSize(width: 10, height: 30) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {}
        func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect,
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
          guide == .third ? bounds.height - 5 : nil
        }
      }
      HStack(alignment: .third, spacing: 0) {
        Based {}
        Color.red.frame(width: 5, height: 40)
      }
      """
    #expect(
      places(layout, in: CGSize(width: 15, height: 62)) == [
        "0,0 15×62", "0,0 10×30", "10,22 5×40", "0,0 5×40",
      ])
  }
}

@Suite struct `A declared layout's properties` {
  @Test(arguments: [(".horizontal", "20×0", "1×20"), (".vertical", "0×20", "20×1")])
  func `say which way spacers and dividers lie`(
    axis: String, spacer: String, divider: String
  ) {
    let layout = """
      struct Line: Layout {
        static var layoutProperties: LayoutProperties {
          var properties = LayoutProperties()
          properties.stackOrientation = \(axis)
          return properties
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize { CGSize(width: 20, height: 20) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {
          for subview in subviews { subview.place(at: .zero, proposal: .init(bounds.size)) }
        }
      }
      Line { Spacer(); Divider() }
      """
    #expect(
      Session(layout).layOut(ProposedViewSize(width: 20, height: 20)) == [
        "0,0 20×20", "0,0 \(spacer)", "0,0 \(divider)",
      ])
  }
}
