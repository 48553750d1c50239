import Testing

/// Every character is 10×20; the root is proposed 300×400. Numbers: docs/CONTROLS.md.
@Suite struct `Bars on iOS` {
  @Test(
    arguments: [
      ("NavigationStack { Color.red }", ["Color.1 frame 0,44 300x356"]),
      ("NavigationView { Color.red.navigationBarHidden(true) }", ["Color.1 frame 0,0 300x400"]),
      ("NavigationStack { Color.red.toolbar(.hidden) }", ["Color.1 frame 0,0 300x400"]),
      (
        "NavigationStack { Color.red.toolbar { ToolbarItem { Button(\"A\") { } } } }",
        ["Color.1 frame 0,44 300x356"]
      ),
      (
        "NavigationStack { VStack { Color.red.navigationTitle(\"Mail\") }.padding(10) }",
        ["padding.1 frame 0,96 300x304", "largeTitle.1 frame 0,44 300x52", "Color.1 size 280x284"]
      ),
      (
        "NavigationStack { Color.red.navigationTitle(\"Mail\").navigationBarTitleDisplayMode(.inline) }",
        ["Color.1 frame 0,44 300x356"]
      ),
      (
        "NavigationView { Color.red.navigationBarTitle(\"Mail\", displayMode: .inline) }",
        ["Color.1 frame 0,44 300x356"]
      ),
      (
        "NavigationStack { Color.red.navigationTitle(\"Mail\").searchable(text: .constant(\"\")) }",
        ["Color.1 frame 0,148 300x252", "searchField.1 frame 0,96 300x52"]
      ),
      ("NavigationStack { Text(\"Hi\") }", ["Text.1 frame 140,212 20x20"]),
      (
        "NavigationSplitView { Color.red } detail: { Color.blue }",
        ["Color.1 frame 0,44 300x356", "NavigationSplitView.1 size 300x400"]
      ),
      (
        "TabView { Color.red.tabItem { Text(\"A\") }; Color.blue.tabItem { Text(\"B\") } }",
        ["Color.1 frame 0,0 300x351", "tabBar.1 frame 0,351 300x49"]
      ),
      (
        "TabView { Tab(\"A\", systemImage: \"a\") { Color.red }; Tab(\"B\", image: \"b\") { Text(\"b\") } }",
        ["Color.1 frame 0,0 300x351"]
      ),
      ("TabView { Color.red; Color.blue }.tabViewStyle(.page)", ["Color.1 size 300x400"]),
      (
        "TabView { Color.red }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))",
        ["Color.1 size 300x400"]
      ),
    ])
  func `take their height from the content`(view: String, claims: [String]) throws {
    let text = "// text-cell: 10x20\n// proposal: 300x400\n" + view
    #expect(try failures(of: claims + ["no findings"], text) == [])
  }

  /// On a screen of 1133×744 and 744×1133 with bars of 24 and 20.
  @Test(
    arguments: [
      (
        "iPad mini landscape", "NavigationSplitView { Color.red } detail: { Color.blue }",
        ["Color.1 size 320x656", "Color.2 size 813x656", "Color.2 frame 320,44 813x656"]
      ),
      (
        "iPad mini landscape",
        "NavigationSplitView { Color.red.navigationSplitViewColumnWidth(280) } "
          + "detail: { Color.blue.navigationTitle(\"T\") }",
        ["Color.1 size 280x656", "Color.2 frame 280,96 853x604"]
      ),
      (
        "iPad mini landscape",
        "NavigationSplitView { Color.red } content: { Color.green } detail: { Color.blue }",
        ["Color.1 size 320x656", "Color.2 size 813x656"]
      ),
      (
        "iPad mini landscape",
        "NavigationSplitView(columnVisibility: .constant(.all)) { Color.red } "
          + "content: { Color.green } detail: { Color.blue }",
        ["Color.1 size 320x656", "Color.3 size 493x656"]
      ),
      (
        "iPad mini landscape",
        "NavigationSplitView(columnVisibility: .constant(.detailOnly)) { Color.red } "
          + "detail: { Color.blue }",
        ["Color.1 size 1133x656"]
      ),
      (
        "iPad mini landscape", "NavigationView { Color.red; Color.blue }",
        ["Color.1 size 320x656", "Color.2 frame 320,44 813x656"]
      ),
      (
        "iPad mini", "NavigationView { Color.red; Text(\"Hi\") }", ["Text.1 size 20x20"]
      ),
      (
        "iPad mini", "NavigationSplitView { Color.red } detail: { Text(\"Hi\") }",
        ["Text.1 size 20x20"]
      ),
      (
        "iPhone 16", "NavigationSplitView { Text(\"Hi\") } detail: { Color.red }",
        ["Text.1 size 20x20"]
      ),
    ])
  func `of a split view stand above each column that the screen has room for`(
    device: String, view: String, claims: [String]
  ) throws {
    let text = "// text-cell: 10x20\n// device: \(device)\n" + view
    #expect(try failures(of: claims + ["no findings"], text) == [])
  }

  @Test func `hold the views of toolbars`() throws {
    let text = """
      // text-cell: 10x20
      // proposal: 300x400
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .topBarLeading) { Text("Edit") }
        }
      }
      NavigationStack {
        Group { Color.red; Color.blue }
          .toolbar {
            Items()
            ToolbarItem(placement: .principal) { Text("Mid") }
            ToolbarItemGroup(placement: .primaryAction) { Text("A"); Text("B") }
            ToolbarItem(placement: .bottomBar) { Text("X") }
            ToolbarItem(placement: .keyboard) { Text("K") }
          }
      }
      """
    let claims = [
      "navigationBar.1 frame 0,0 300x44", "Text.1 frame 16,12 40x20", "Text.2 frame 141,12 30x20",
      "Text.3 frame 256,12 10x20", "Text.4 frame 274,12 10x20", "bottomBar.1 frame 0,356 300x44",
      "Text.5 frame 145,368 10x20", "VStack.1 frame 0,44 300x312", "no findings",
    ]
    #expect(try failures(of: claims, text) == [])
    let old = """
      // text-cell: 10x20
      // proposal: 300x400
      NavigationView { Color.red.navigationBarItems(leading: Text("L"), trailing: Text("R")) }
      """
    let places = ["Text.1 frame 16,12 10x20", "Text.2 frame 274,12 10x20"]
    #expect(try failures(of: places + ["no findings"], old) == [])
  }
}
