import HaggleSyntax
import HaggleVocabulary
import Testing

@testable import HaggleScenarios

@Suite struct `The window of a project` {
  private static let board = "struct Board: View { var body: some View { Text(\"a\") } }"

  @Test(arguments: [
    ("WindowGroup { Board().frame(minWidth: 1200, minHeight: 800) }", "1200×800"),
    ("WindowGroup { Board() }.defaultSize(width: 600, height: 400)", "600×400"),
    ("WindowGroup(\"A\") { Board() }.defaultSize(CGSize(width: 600, height: 400))", "600×400"),
    (
      "WindowGroup { Board().frame(minWidth: 700) }.defaultSize(width: 600, height: 400)",
      "700×400"
    ),
    ("Window(\"A\", id: \"a\") { Board().padding().frame(width: 450, height: 650) }", "450×650"),
    (
      "WindowGroup { if isReady { Board().frame(minHeight: 700) } else { ProgressView() } }",
      nil
    ),
    ("WindowGroup { Board().frame(minWidth: 500, maxWidth: 500, minHeight: 300) }", "500×450"),
    ("WindowGroup { Board().frame(minWidth: 1200) }", nil),
    ("MenuBarExtra(\"A\") { Board().frame(width: 320) }.menuBarExtraStyle(.window)", "320×nil"),
    ("MenuBarExtra { Board() } label: { Text(\"a\") }", "nil×nil"),
    ("Settings { Board() }", "nil×nil"),
    // Nothing states it.
    ("WindowGroup { Board() }", nil), ("WindowGroup { Board().frame(maxWidth: .infinity) }", nil),
    ("WindowGroup { Board() }.defaultSize(width: Sizes.wide, height: Sizes.high)", nil),
    ("WindowGroup { HStack { Board().frame(minWidth: 2000) } }", nil),
    // An app of a menu bar has a window of nothing, too.
    ("WindowGroup { EmptyView().frame(width: 0, height: 0) }", nil),
    ("WindowGroup { Board().frame(width: 0, height: 0) }", nil),
  ])
  func `is as large as its scene, and the frame of its content, say`(scene: String, size: String?) {
    let app = SourceText(
      "@main struct Desk: App { var body: some Scene { \(scene) } }", name: "b.swift")
    let files = ProjectFiles([app])
    let window = files.window(of: SourceText(Self.board, name: "a.swift"))
    #expect(window.map { NumberText.display($0) } == size)
  }

  @Test(arguments: [
    (
      """
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 480, height: 300), styleMask: [.titled])
      window.contentView = NSHostingView(rootView: Board().environment(model))
      """, "480×300"
    ),
    (
      """
      let window = NSWindow(contentRect: .init(x: 0, y: 0, width: 700, height: 500))
      window.contentView = NSHostingView(rootView: Board())
      """, "700×500"
    ),
    (
      """
      popover.contentSize = NSSize(width: 360, height: 480)
      popover.contentViewController = NSHostingController(rootView: Board())
      let shown = NSPopover()
      """, "360×480"
    ),
    // Two of them: the text does not say which has which view.
    (
      """
      let a = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 480, height: 300))
      let b = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 300, height: 300))
      a.contentView = NSHostingView(rootView: Board())
      """, nil
    ),
  ])
  func `is as large as code of AppKit says`(code: String, size: String?) {
    let app = SourceText("func open() {\n\(code)\n}", name: "b.swift")
    let window = ProjectFiles([app]).window(of: SourceText(Self.board, name: "a.swift"))
    #expect(window.map { NumberText.display($0) } == size)
  }

  @Test func `is that of the view that it shows, and the app's for all others`() {
    let app = SourceText(
      """
      @main struct Desk: App {
        var body: some Scene {
          Window("Help", id: "help") { Help() }.defaultSize(width: 300, height: 500)
          WindowGroup { Home() }
        }
      }
      """, name: "b.swift")
    let home = SourceText(
      """
      struct Home: View { var body: some View { Board().frame(minWidth: 1000, minHeight: 600) } }
      """, name: "c.swift")
    let files = ProjectFiles([app, home])
    let sizes = ["Help", "Home", "Board"].map { name in
      let text = "struct \(name): View { var body: some View { Text(\"a\") } }"
      return files.window(of: SourceText(text, name: "a.swift")).map { NumberText.display($0) }
    }
    #expect(sizes == ["300×500", "1000×600", "1000×600"])
  }

  @Test func `is nobody's where others show the same view`() {
    let app = SourceText(
      "struct Desk: App { var body: some Scene { Settings { Board().frame(width: 520) } } }",
      name: "b.swift")
    let home = SourceText(
      "struct Home: View { var body: some View { List { Board() } } }", name: "c.swift")
    let board = SourceText(Self.board + "\n#Preview { Board() }", name: "a.swift")
    #expect(ProjectFiles([app, home, board]).window(of: board, besides: 2) == nil)
    #expect(ProjectFiles([app, board]).window(of: board, besides: 1)?.width == 520)
  }
}
