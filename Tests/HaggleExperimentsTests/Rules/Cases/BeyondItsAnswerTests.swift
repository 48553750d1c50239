import Testing

/// What answers less than is to be seen of it, each with what is meant.
@Suite struct `A rule on an answer that is too short` {
  @Test(arguments: [
    (
      "contract short-answer at lines, height",
      """
      struct Lines: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          CGSize(width: 120, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (n, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 28 * CGFloat(n)),
              proposal: .unspecified)
          }
        }
      }
      VStack { Lines { Text("Science fiction"); Text("Adventure"); Text("Documentary") }
        .id("lines"); Text("Play") }
      """
    ),
    (
      "contract short-answer at lines, height",
      """
      struct Lines: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          CGSize(width: 120, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (n, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 28 * CGFloat(n)),
              proposal: .unspecified)
          }
        }
      }
      Lines { Text("Science fiction"); Text("Adventure"); Text("Documentary") }.id("lines")
      """
    ),
    (
      "contract short-answer at lines, height",
      """
      struct Lines: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          CGSize(width: 120, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (n, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 28 * CGFloat(n)),
              proposal: .unspecified)
          }
        }
      }
      ScrollView { Lines { Text("Science fiction"); Text("Adventure"); Text("Documentary") }
        .id("lines") }
      """
    ),
    // It cuts them; it lies over something; they are clear, or hidden.
    (
      "",
      """
      struct Lines: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          CGSize(width: 120, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (n, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 28 * CGFloat(n)),
              proposal: .unspecified)
          }
        }
      }
      VStack { Lines { Text("Science fiction"); Text("Adventure"); Text("Documentary") }
        .id("lines").clipped(); Text("Play") }
      """
    ),
    (
      "",
      """
      struct Lines: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          CGSize(width: 120, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (n, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 28 * CGFloat(n)),
              proposal: .unspecified)
          }
        }
      }
      Color.blue.frame(width: 200, height: 90).overlay(alignment: .top) { Lines {
        Text("Science fiction"); Text("Adventure"); Text("Documentary") }.id("lines") }
      """
    ),
    (
      "",
      """
      struct Lines: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          CGSize(width: 120, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (n, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 28 * CGFloat(n)),
              proposal: .unspecified)
          }
        }
      }
      VStack { Lines { Text("Science fiction"); Color.clear.frame(width: 9, height: 9) }
        Text("Play") }
      """
    ),
    (
      "",
      """
      struct Lines: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          CGSize(width: 120, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (n, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 28 * CGFloat(n)),
              proposal: .unspecified)
          }
        }
      }
      VStack { Lines { Text("Science fiction"); Text("Adventure").hidden() }; Text("Play") }
      """
    ),
    // A badge on its edge.
    (
      "",
      """
      struct Lines: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          CGSize(width: 120, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (n, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 10 * CGFloat(n)),
              proposal: .unspecified)
          }
        }
      }
      VStack { Lines { Color.red.frame(width: 40, height: 20); Text("3") }; Text("Play") }
      """
    ),
    // It was offered no more.
    (
      "",
      """
      struct Lines: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize {
          CGSize(width: 120, height: proposal.height ?? 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (n, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 28 * CGFloat(n)),
              proposal: .unspecified)
          }
        }
      }
      VStack { Lines { Text("Science fiction"); Text("Adventure"); Text("Documentary") }
        .id("lines"); Text("Play") }.frame(height: 48)
      """
    ),
  ])
  func `short-answer is found of lines that a layout does not count`(found: String, view: String)
    throws
  {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "contract ideal-collapse at meter, width",
      """
      HStack { Text("Volume"); Capsule().id("meter").frame(height: 8) }.padding(12).fixedSize()
      """
    ),
    (
      "contract ideal-collapse at Color.1, width",
      """
      HStack { Text("Volume"); Color.green }.fixedSize()
      """
    ),
    (
      "contract ideal-collapse at Color.1, width",
      """
      ScrollView(.horizontal) { HStack { Text("Volume"); Color.red.frame(height: 8) } }
      """
    ),
    // A length is stated, or that of a sibling; a dot, a line, what is not seen.
    (
      "",
      """
      HStack { Text("Volume"); Capsule().frame(idealWidth: 90, minHeight: 8, maxHeight: 8) }
        .fixedSize()
      """
    ),
    (
      "",
      """
      HStack { Text("Volume"); Capsule().frame(width: 90, height: 8) }.fixedSize()
      """
    ),
    (
      "",
      """
      VStack { Text("Volume of it"); Capsule().frame(height: 8) }.fixedSize()
      """
    ),
    (
      "",
      """
      HStack { Text("Volume"); Circle().frame(height: 8) }.fixedSize()
      """
    ),
    (
      "",
      """
      HStack { Text("Volume"); Color.green.frame(height: 10) }.fixedSize()
      """
    ),
    (
      "",
      """
      HStack { Text("Volume"); Divider() }.fixedSize()
      """
    ),
    (
      "",
      """
      HStack { Text("Volume"); Rectangle().frame(height: 1) }.fixedSize()
      """
    ),
    (
      "",
      """
      HStack { Text("Volume"); Color.clear.frame(height: 8) }.fixedSize()
      """
    ),
    (
      "",
      """
      HStack { Text("Volume"); Spacer() }.background { Capsule().frame(height: 8) }.fixedSize()
      """
    ),
  ])
  func `ideal-collapse is found of a bar in a fixedSize`(found: String, view: String) throws {
    try expectFindings(view, found)
  }
}
