extension `The near miss of a rule` {
  /// Of the rules in `Rules/Pages`.
  static let pages: [String: String] = [
    // A card and the spacing are as long as the scroll view.
    "page-drift": """
    // proposal: 300x100
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<4) { _ in Color.teal.frame(width: 290, height: 80) }
      }
      .padding(.horizontal, 5)
    }
    .scrollTargetBehavior(.paging)
    """,
    "narrow-header": """
    // proposal: 393x300
    // text-cell: 8x20
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text("Opening").padding(16).frame(maxWidth: .infinity, alignment: .leading)
          .background(Color.mint)
        Text("How we moved a screen").frame(maxWidth: .infinity, alignment: .leading).padding(16)
      }
    }
    """,
    "floating-bar": """
    // proposal: 393x759
    // text-cell: 8x20
    VStack(spacing: 0) {
      Text("Home").frame(maxWidth: .infinity).padding(12).background(Color.blue)
      Text("Welcome back")
      Spacer()
    }
    """,
    "hugging-page": """
    // proposal: 393x700
    // text-cell: 8x20
    TabView {
      VStack {
        Text("Welcome").padding(16).background(Color.blue)
        Spacer()
        Text("Next")
      }
    }
    .tabViewStyle(.page)
    """,
    "idle-safe-area": """
    // device: iPhone 16
    // text-cell: 8x20
    VStack { Text("Welcome") }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.blue)
      .ignoresSafeArea()
    """,
    // It is called a card.
    // A bar that is hidden takes no room.
    // What ignores the safe area needs the padding.
    "doubled-inset": """
    // device: iPhone 16
    // text-cell: 8x20
    GeometryReader { space in
      VStack { Text("Trips"); Spacer() }
        .padding(.top, space.safeAreaInsets.top)
        .frame(maxWidth: .infinity)
        .background(Color.mint)
        .ignoresSafeArea()
    }
    """,
    "nested-bars": """
    // device: iPhone 16
    // text-cell: 8x20
    NavigationStack {
      NavigationStack { Text("Welcome back").navigationTitle("Home") }
        .toolbar(.hidden, for: .navigationBar)
    }
    """,
    "patched-page": """
    // proposal: 393x749
    // text-cell: 8x20
    struct InfoCard: View {
      var body: some View {
        VStack { Text("Photos"); Text("They are deleted after 30 days") }
          .padding(24)
          .background(Color.mint)
      }
    }
    InfoCard()
    """,
    "small-page": """
    // proposal: 800x600
    // text-cell: 8x20
    Text("Accounts")
      .frame(minWidth: 400, maxWidth: .infinity, minHeight: 300, maxHeight: .infinity)
      .background(Color.gray)
    """,
    // A shape style goes on beneath the home indicator by itself.
    "stopped-bar": """
    // device: iPhone 16
    // text-cell: 8x20
    VStack(spacing: 0) {
      Color.clear
      Text("Continue").frame(maxWidth: .infinity).padding(16).background(Color.orange)
    }
    """,
    "stopped-paint": """
    // device: iPhone 16
    // text-cell: 8x20
    ZStack {
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      Color.orange
      Text("Good night")
    }
    """,
    "unsafe-text": """
    // device: iPhone 16
    // text-cell: 8x20
    ZStack {
      Color.teal.ignoresSafeArea()
      VStack {
        Text("Today")
        Spacer()
      }
    }
    """,
    "whole-page": """
    // proposal: 393x600
    // text-cell: 8x20
    ScrollView {
      VStack {
        Text("One").containerRelativeFrame([.horizontal, .vertical])
        Text("Two").containerRelativeFrame([.horizontal, .vertical])
      }
    }
    """,
    "touching-edge": """
    // device: iPhone 16
    // text-cell: 8x20
    VStack {
      Spacer()
      Text("Continue").padding(14).frame(maxWidth: .infinity)
        .background(.blue, in: RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal, 20)
    }
    """,
    "edge-text": """
    // device: iPhone 16 landscape
    // text-cell: 8x20
    ZStack(alignment: .top) {
      Color.black.ignoresSafeArea()
      HStack {
        Text("Close")
        Spacer()
        Text("Share")
      }
      .padding(.top, 12)
    }
    """,
  ]
}
