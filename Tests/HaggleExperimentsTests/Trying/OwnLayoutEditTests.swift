import HaggleScenarios
import Testing

@testable import HaggleExperiments

/// Edits of layouts that an app declares.
extension `The search for edits` {
  private func wrap(_ answer: String) -> String {
    """
    // proposal: 320x200
    // text-cell: 8x20
    struct Wrap: Layout {
      func arranged(_ subviews: Subviews, in width: CGFloat) -> (points: [CGPoint], size: CGSize) {
        var points: [CGPoint] = []
        var x: CGFloat = 0, y: CGFloat = 0, wide: CGFloat = 0
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          if x > 0 && x + size.width > width { x = 0; y += 20 }
          points.append(CGPoint(x: x, y: y))
          x += size.width + 8
          wide = max(wide, x - 8)
        }
        return (points, CGSize(width: wide, height: y + 20))
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let placed = arranged(subviews, in: proposal.width ?? .infinity)
        \(answer)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (subview, point) in zip(subviews, arranged(subviews, in: bounds.width).points) {
          subview.place(
            at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
            proposal: .unspecified)
        }
      }
    }

    VStack(alignment: .leading) {
      Wrap {
        Text("Hello")
        Text("world")
      }
      .background(.gray.opacity(0.4))
      Text("12:04")
    }
    """
  }

  @Test(arguments: [
    "return CGSize(width: proposal.width ?? placed.size.width, height: placed.size.height)",
    "return CGSize(width: proposal.width ?? 0, height: placed.size.height)",
    "return CGSize(width: proposal.width!, height: placed.size.height)",
  ])
  func `answers with the width of the lines that the layout works out`(answer: String) throws {
    let found = try edits(wrap(answer))
    #expect(
      found.first == ["return CGSize(width: placed.size.width, height: placed.size.height)"])
    #expect(!found.joined().contains { $0.contains("fixedSize") }, "\(found)")
  }

  @Test func `answers with the longest line that the layout remembers`() throws {
    let found = try edits(
      """
      // proposal: 320x200
      // text-cell: 8x20
      struct Tags: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          let width = proposal.width ?? 0
          var widest: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { x = 0; y += 20 }
            x += size.width + 8
            widest = max(widest, x - 8)
          }
          return CGSize(width: width, height: y + 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var x: CGFloat = 0, y: CGFloat = 0
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > bounds.width { x = 0; y += 20 }
            subview.place(
              at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
            x += size.width + 8
          }
        }
      }

      VStack(alignment: .leading) {
        Tags {
          Text("Hello")
          Text("world")
        }
        .background(.gray.opacity(0.4))
        Text("12:04")
      }
      """)
    #expect(found == [["return CGSize(width: widest, height: y + 20)"]])
  }

  /// A near miss: no line of it depends on the width that it is offered.
  @Test func `lets a layout of one line be as wide as it would like`() throws {
    let found = try edits(
      """
      // proposal: 320x200
      // text-cell: 8x20
      struct Pair: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          let width = sizes.map(\\.width).reduce(0, +)
          return CGSize(width: proposal.width ?? width, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var x = bounds.minX
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
          }
        }
      }

      VStack(alignment: .leading) {
        Pair {
          Text("Hello")
          Text("world")
        }
        .background(.gray.opacity(0.4))
        Text("12:04")
      }
      """)
    #expect(found.contains { $0.first?.contains(".fixedSize(") == true }, "\(found)")
    #expect(found.contains(["return CGSize(width: width, height: 20)"]), "\(found)")
  }

  @Test func `asks for the height in the width that the layout has`() throws {
    let found = try edits(
      """
      // proposal: 341x200
      // text-cell: 8x20
      struct Rows: Layout {
        func size(of subview: LayoutSubview, in width: CGFloat) -> CGSize {
          let ideal = subview.sizeThatFits(.unspecified)
          return CGSize(width: min(ideal.width, width), height: ideal.height)
        }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          let width = proposal.width ?? .infinity
          let sizes = subviews.map { size(of: $0, in: width) }
          return CGSize(
            width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).reduce(0, +))
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var y = bounds.minY
          for subview in subviews {
            let size = size(of: subview, in: bounds.width)
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
            y += size.height
          }
        }
      }

      Rows {
        Text("Very long text that should fill the full width but also wrap")
        Text("Shorter text A")
      }
      .padding(20)
      """)
    #expect(
      found.first == [
        "let ideal = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))"
      ])
  }
}
