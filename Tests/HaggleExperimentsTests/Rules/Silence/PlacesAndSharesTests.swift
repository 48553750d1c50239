import Testing

/// Views that are moved, or share a room, by what their authors took for something else.
@Suite struct `A place or a share` {
  private static let cases = [
    "priorities in place of shares": Twin(
      fine: """
        // proposal: 200x300
        VStack {
          Text("Map").frame(maxWidth: .infinity, maxHeight: .infinity).layoutPriority(1)
          Text("Stops").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        """,
      wrong: """
        // proposal: 200x300
        VStack {
          Text("Map").frame(maxWidth: .infinity, maxHeight: .infinity).layoutPriority(0.7)
          Text("Stops").frame(maxWidth: .infinity, maxHeight: .infinity).layoutPriority(0.3)
        }
        """, finding: "smell priority-weights at layoutPriority.2, height"),
    "a choice by a height that is not offered": Twin(
      fine: """
        // proposal: 320x600
        ScrollView {
          ViewThatFits(in: .vertical) { Text("A longer story"); Text("A story") }
            .frame(height: 100)
        }
        """,
      wrong: """
        // proposal: 320x600
        ScrollView {
          ViewThatFits(in: .vertical) { Text("A longer story"); Text("A story") }
        }
        """, finding: "contract idle-choice at ViewThatFits.1, height"),
    "a choice by the width in what scrolls down": Twin(
      fine: """
        // proposal: 320x600
        ScrollView {
          ViewThatFits(in: .horizontal) { Text("A longer story"); Text("A story") }
        }
        """,
      wrong: """
        // proposal: 320x600
        ScrollView {
          ViewThatFits(in: .vertical) { Text("A longer story"); Text("A story") }
        }
        """, finding: "contract idle-choice"),
    "paint behind all that a placed view takes": Twin(
      fine: """
        // proposal: 300x300
        ZStack {
          Color.green
          Text("Here").background(.red).position(x: 100, y: 80)
        }
        """,
      wrong: """
        // proposal: 300x300
        ZStack {
          Color.green
          Text("Here").position(x: 100, y: 80).background(.red)
        }
        """, finding: "smell greedy-position at position.1"),
    "a text that is moved over the edge of the screen": Twin(
      fine: speed("(space.size.width - 64)"), wrong: speed("space.size.width"),
      finding: "smell moved-off at offset.1, width"),
    "a measure of the screen without a device": Twin(
      fine: tab("proxy.frame(in: .named(\"column\")).minX"),
      wrong: tab("proxy.frame(in: .global).minX"),
      finding: "smell global-length at padding"),
    "a badge with a stroke of paint under the next view": Twin(
      fine: icons("alignment: .topLeading"), wrong: icons("alignment: .topTrailing"),
      finding: "smell covered-overhang"),
    "plates behind a mark in their corner": Twin(
      fine: plates("spacing: 40"), wrong: plates("spacing: 12"),
      finding: "smell overlapping-rings at background.1, height"),
    "a picture in a frame from 0 to a maximum": Twin(
      fine: pictures(".frame(minHeight: 0, maxHeight: 180)"),
      wrong: pictures(".frame(minHeight: 0, maxHeight: 400)"),
      finding: "smell taken-maximum at frame.1, height"),
    "pages that keep their shape in a higher pager": Twin(
      fine: pages(260), wrong: pages(400), finding: "smell taken-maximum at TabView.1, height"),
    "a column that is offered no more than its own height is no page": Twin(
      fine: """
        // proposal: 320x40
        VStack(alignment: .leading, spacing: 0) { Text("Phone"); Text("555 0110") }
        """,
      wrong: """
        // proposal: 320x400
        VStack(alignment: .leading, spacing: 0) { Text("Phone"); Text("555 0110"); Spacer() }
        """, finding: "smell hugging-stack at VStack.1, width"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is told of where it has another effect`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}

// MARK: - Views

extension `A place or a share` {
  private static func speed(_ width: String) -> String {
    """
    // proposal: 393x200
    Color.gray.frame(height: 40)
      .overlay(alignment: .topLeading) {
        GeometryReader { space in
          Text("100 km/h").fixedSize().offset(x: \(width))
        }
      }
      .padding(.horizontal, 20)
    """
  }

  private static func tab(_ measure: String) -> String {
    """
    // proposal: 393x200
    struct X: PreferenceKey {
      static var defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }
    struct Tabs: View {
      @State private var x: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading) {
          HStack {
            Text("Day")
            Text("Weeks").background {
              GeometryReader { proxy in Color.clear.preference(key: X.self, value: \(measure)) }
            }
          }
          Color.blue.frame(width: 40, height: 3).padding(.leading, x)
        }
        .coordinateSpace(name: "column")
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onPreferenceChange(X.self) { x = $0 }
      }
    }
    Tabs()
    """
  }

  private static func icons(_ alignment: String) -> String {
    """
    // proposal: 393x200
    HStack {
      Color.blue.frame(width: 60, height: 60)
        .overlay(\(alignment)) {
          Text("1,000").padding(.horizontal, 6).background(.red).fixedSize().offset(x: 18, y: -10)
        }
      Color.orange.frame(width: 60, height: 60)
    }
    """
  }

  private static func plates(_ spacing: String) -> String {
    """
    // proposal: 393x300
    VStack(\(spacing)) {
      ForEach(0..<3) { _ in
        Circle().fill(.yellow).frame(width: 30, height: 30)
          .background(alignment: .topTrailing) {
            Color.blue.frame(width: 150, height: 50)
          }
      }
    }
    """
  }

  private static func pages(_ height: Int) -> String {
    """
    // proposal: 393x700
    VStack {
      Text("This week")
      TabView { Color.indigo.overlay(Text("Page")).aspectRatio(1.6, contentMode: .fit) }
        .tabViewStyle(.page)
        .frame(height: \(height))
    }
    """
  }

  private static func pictures(_ frame: String) -> String {
    """
    // proposal: 393x900
    // image: "pier" 800x400
    VStack {
      Image("pier").resizable().aspectRatio(contentMode: .fit)\(frame)
      Text("Two piers")
    }
    """
  }
}
