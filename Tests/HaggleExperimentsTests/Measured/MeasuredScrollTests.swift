import Testing

/// What scroll views show at first, and what keeps their content from their edges. Measured:
/// swiftui-web scroll/margins, scroll/anchor-bottom, scroll/anchor-roles and
/// position/safe-area-padding, macOS 26.2.
@Suite struct `Measured scroll views` {
  static let content = "Color.blue.frame(width: 120, height: 400).id(\"content\")"
  static let short = "Color.blue.frame(width: 120, height: 60).id(\"content\")"

  /// In 300×200, where a scroll view of 120 begins at 90.
  @Test(arguments: [
    ("", "90,0 120x200", "90,0"),
    (".contentMargins(20, for: .scrollContent)", "70,0 160x200", "90,20"),
    (".contentMargins(.horizontal, 12, for: .scrollContent)", "78,0 144x200", "90,0"),
    (".contentMargins(.top, 30)", "90,0 120x200", "90,30"),
    (".contentMargins(20, for: .scrollIndicators)", "90,0 120x200", "90,0"),
    (".contentMargins(.top, 10).contentMargins(.leading, 6)", "87,0 126x200", "93,10"),
    (".defaultScrollAnchor(.bottom)", "90,0 120x200", "90,-200"),
    (".defaultScrollAnchor(.center)", "90,0 120x200", "90,-100"),
    (".defaultScrollAnchor(.bottom, for: .sizeChanges)", "90,0 120x200", "90,0"),
    (".defaultScrollAnchor(.bottom, for: .alignment)", "90,0 120x200", "90,0"),
    (".safeAreaPadding(.vertical, 20)", "90,0 120x200", "90,20"),
    (".safeAreaPadding(.vertical, 20).defaultScrollAnchor(.bottom)", "90,0 120x200", "90,-220"),
  ])
  func `17.5 Long content starts where margins, paddings and anchors say`(
    modifiers: String, scroll: String, content: String
  ) throws {
    let text = """
      // proposal: 300x200
      ScrollView { \(Self.content) }.id("scroll")
        \(modifiers)
      """
    let claims = ["scroll frame \(scroll)", "content frame \(content) 120x400"]
    #expect(try failures(of: claims, text) == [])
  }

  /// Without a role an anchor counts for all of them. Source: Apple's documentation of
  /// `ScrollAnchorRole`.
  @Test(arguments: [
    ("", "90,0"), (".defaultScrollAnchor(.bottom, for: .alignment)", "90,140"),
    (".defaultScrollAnchor(.center, for: .alignment)", "90,70"),
    (".defaultScrollAnchor(.bottom)", "90,140"),
    (".defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)", "90,0"),
    (".defaultScrollAnchor(.bottom, for: .initialOffset)", "90,0"),
  ])
  func `17.7 Short content lies where its anchor says`(modifiers: String, content: String) throws {
    let text = """
      // proposal: 300x200
      ScrollView { \(Self.short) }\(modifiers)
      """
    #expect(try failures(of: ["content frame \(content) 120x60"], text) == [])
  }

  @Test func `17.6 A bar above keeps what scrolls below it`() throws {
    let text = """
      // proposal: 120x200
      ScrollView { \(Self.content) }.id("scroll")
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30) }
        .safeAreaInset(edge: .bottom) { Color.red.frame(height: 40) }
      """
    let claims = ["scroll frame 0,0 120x200", "content frame 0,30 120x400"]
    #expect(try failures(of: claims, text) == [])
  }

  @Test func `17.6 A bar above covers nothing at the sides of what lies outside`() throws {
    let text = """
      // proposal: 120x200
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 400).id("content") }.frame(width: 80)
        Color.blue.frame(width: 120)
      }
      .frame(width: 120, alignment: .trailing)
      .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30) }
      """
    #expect(try failures(of: ["content frame -80,30 80x400"], text) == [])
  }

  /// Measured: swiftui-web ios/nav/ignores, iOS 26.0.
  @Test func `a scroll view that ignores the safe area starts at the edge`() throws {
    let text = """
      // proposal: 120x200
      ScrollView { \(Self.content) }
        .ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30) }
      """
    #expect(try failures(of: ["content frame 0,0 120x400"], text) == [])
  }

  @Test func `a scroll view inside another one has nothing to keep out of`() throws {
    let text = """
      // proposal: 120x200
      ScrollView {
        ScrollView(.horizontal) { Color.blue.frame(width: 300, height: 40).id("inner") }
      }
      .safeAreaPadding(.vertical, 20)
      """
    #expect(try failures(of: ["inner frame 0,20 300x40"], text) == [])
  }

  /// Right to left, the leading margin is the right one.
  @Test func `margins follow the writing direction`() throws {
    let text = """
      // proposal: 120x200
      ScrollView(.horizontal) { Color.blue.frame(width: 300, height: 40).id("inner") }
        .contentMargins(.leading, 25)
        .environment(\\.layoutDirection, .rightToLeft)
      """
    #expect(try failures(of: ["inner frame -205,80 300x40"], text) == [])
  }
}
