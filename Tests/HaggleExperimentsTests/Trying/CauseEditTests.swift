import HaggleExperiments
import HaggleScenarios
import HaggleVocabulary
import Testing

/// Edits of what brings a symptom about, rather than of what shows it.
extension `An edit of everyday code` {
  @Test(arguments: [
    Case(
      what: "takes all the room in a frame of its own, before the height that is stated",
      view: """
        // proposal: 393x500
        VStack {
          Text("First notice")
          Text("Second notice")
        }
        .frame(width: .infinity, height: 300)
        .background(.yellow)
        """, found: "unusable-length",
      written: ".frame(maxWidth: .infinity).frame(height: 300)"),
    Case(
      what: "counts the distances between the cells of a row",
      view: """
        // proposal: 300x100
        struct Days: View {
          let cell: CGFloat = 16
          let gap: CGFloat = 4
          var body: some View {
            GeometryReader { room in
              let count = Int(room.size.width / cell)
              HStack(spacing: gap) {
                ForEach(0..<count, id: \\.self) { _ in
                  Color.green.frame(width: cell, height: cell)
                }
              }
            }
          }
        }
        Days()
        """, found: "overflow", written: "Int((room.size.width + gap) / (cell + gap))"),
    Case(
      what: "leaves room for what is placed on a circle",
      view: """
        // proposal: 393x400
        struct Ring: Layout {
          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) -> CGSize {
            CGSize(width: 200, height: 200)
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            let radius = bounds.width / 2
            for index in subviews.indices {
              let angle = Double(index) * Double.pi / 2
              let point = CGPoint(
                x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
              subviews[index].place(at: point, anchor: .center, proposal: .unspecified)
            }
          }
        }
        Ring { ForEach(0..<4) { _ in Color.purple.frame(width: 60, height: 60) } }
          .background(Color.gray)
        """, found: "overflow",
      written: "(bounds.width - (subviews.map { $0.sizeThatFits(.unspecified) }"),
    Case(
      what: "keeps the height of a header free above a page, as a constant that there is",
      view: """
        // proposal: 393x600
        struct Library: View {
          let least: CGFloat = 88
          let most: CGFloat = 220
          var body: some View {
            ScrollView {
              ZStack(alignment: .top) {
                VStack(spacing: 0) {
                  ForEach(0..<20) { Text("Row \\($0)").frame(maxWidth: .infinity, minHeight: 44) }
                }
                .padding(.top, least)
                Color.indigo.frame(height: most)
              }
            }
          }
        }
        Library()
        """, found: "covered-text", written: ".padding(.top, most)"),
    Case(
      what: "gives each view of a bar its part of the width",
      view: """
        // proposal: 393x100
        struct Item: View {
          let title: String
          var body: some View {
            VStack(spacing: 4) {
              Circle().frame(width: 24, height: 24)
              Text(title)
            }
          }
        }
        HStack(spacing: 8) {
          ForEach(["Home", "Search", "Profile"], id: \\.self) { Item(title: $0) }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .background(.gray)
        """, found: "huddled-row", written: "Item(title: $0).frame(maxWidth: .infinity)"),
    Case(
      what: "does not fill a room by a ratio that a shape would have anyway",
      view: """
        // proposal: 400x300
        ZStack {
          Rectangle().foregroundColor(.gray).scaledToFill()
          Color.blue.frame(width: 100, height: 100).position(x: 60, y: 60)
        }
        """, found: "overflow", written: "Rectangle().foregroundColor(.gray)\n"),
  ])
  func `mends the cause`(example: Case) throws {
    let edits = try edits(of: example, most: 3)
    #expect(edits.first?.contains(example.written) == true, "\(edits)")
  }

  @Test(arguments: [
    Case(
      what: "makes a bar a part of its card, not of the page",
      view: """
        // proposal: 393x600
        ScrollView {
          VStack {
            VStack(alignment: .leading) {
              Text("Storage")
              Color.blue
                .frame(height: 8)
                .containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in
                  length * 0.8
                }
            }
            .padding(12)
            .frame(width: 240, alignment: .leading)
            .background(.gray)
            Text("12 GB of 15 GB")
          }
          .frame(maxWidth: .infinity)
        }
        """, found: "overflow", written: ".frame(width: room.size.width * 0.8, alignment: .leading)"
    ),
    Case(
      what: "measures a text before the frame that states the measure",
      view: """
        // proposal: 240x400
        struct Most: PreferenceKey {
          static var defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
          }
        }
        struct Card: View {
          let text: String
          let height: CGFloat
          var body: some View {
            Text(text)
              .frame(maxWidth: .infinity)
              .frame(height: height)
              .background(.yellow)
              .overlay {
                GeometryReader { Color.clear.preference(key: Most.self, value: $0.size.height) }
              }
          }
        }
        struct Cards: View {
          @State private var most: CGFloat = 0
          var body: some View {
            VStack {
              Card(text: "A short text", height: most)
              Card(text: "A text that needs some lines on a narrow screen", height: most)
            }
            .onPreferenceChange(Most.self) { most = $0 }
          }
        }
        Cards()
        """, found: "echoed-measure",
      written: ".fixedSize(horizontal: false, vertical: true)\n      .overlay {"),
  ])
  func `that mends the cause is among the first`(example: Case) throws {
    let edits = try edits(of: example, most: 3)
    #expect(edits.contains { $0.contains(example.written) }, "\(edits)")
  }

  /// Near misses: what reaches the numbers and leaves the fault, or makes another one.
  @Test(arguments: [
    Case(
      what: "subviews of a layout on each other",
      view: """
        // proposal: 393x600
        struct Dial: Layout {
          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            let radius = min(bounds.width, bounds.height) / 2 - 16
            for (index, view) in subviews.enumerated() {
              let angle = Double(index) * Double.pi / 4
              let point = CGPoint(
                x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
              view.place(at: point, anchor: .center, proposal: .unspecified)
            }
          }
        }
        ScrollView {
          Text("Hours")
          Dial { ForEach(1..<9) { Text("\\($0)").frame(width: 32, height: 32) } }
        }
        """, found: "short-answer", written: ".frame(height: 32)\n"),
    Case(
      what: "a chart as high as the page",
      view: """
        // proposal: 393x200
        HStack(alignment: .top, spacing: 12) {
          ForEach([1, 0, 34, 12, 59, 44], id: \\.self) { value in
            VStack(spacing: 4) {
              Text("a")
              Color.orange.frame(width: 20, height: CGFloat(value))
              Text("\\(value)")
            }
          }
        }
        """, found: "unlevel-parts", written: "Text(\"a\").frame(maxHeight: .infinity)"),
    Case(
      what: "a ring that is seen because it is elsewhere",
      view: """
        // proposal: 393x600
        ScrollView {
          VStack(alignment: .leading) {
            Color.gray.frame(height: 200)
            HStack {
              Circle().stroke(.green, lineWidth: 4).frame(width: 24, height: 24)
              Text("The amount is correct")
            }
          }
        }
        """, found: "cut-drawing", written: ".frame(maxWidth: .infinity)"),
    Case(
      what: "a choice without a look at what it is for",
      view: """
        // proposal: 240x600
        struct Credit: View {
          let label: String
          var body: some View {
            ViewThatFits(in: .horizontal) {
              HStack { Color.gray.frame(width: 60, height: 60); Text(label) }
              VStack(alignment: .leading) { Color.gray.frame(width: 60, height: 60); Text(label) }
            }
          }
        }
        VStack(alignment: .leading) {
          Credit(label: "Director")
          Credit(label: "Executive producer of season two")
          Credit(label: "Music")
        }
        """, found: "mixed-choices", written: "ViewThatFits(in: .vertical)"),
  ])
  func `does not come first where it leaves`(example: Case) throws {
    let edits = try edits(of: example, most: 3)
    #expect(edits.first?.contains(example.written) != true, "\(edits)")
  }
}
