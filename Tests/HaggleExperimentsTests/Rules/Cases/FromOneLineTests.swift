import Testing

/// What is to begin on one line with something else, each with what does, or need not.
@Suite struct `A rule on where views beside each other begin` {
  @Test(arguments: [
    (
      "smell low-menu at menu, height",
      """
      // proposal: 800x500
      HStack(spacing: 0) { VStack(alignment: .leading) { Text("Inbox"); Text("Sent")
        Text("Drafts") }.frame(width: 160).id("menu"); Color.white }
      """
    ),
    (
      "smell low-menu at menu, height",
      """
      // proposal: 800x500
      HStack(spacing: 0) { VStack { Button("Inbox") {}; Button("Sent") {}; Text("Drafts") }
        .frame(width: 160).id("menu"); List { Text("Letter") } }
      """
    ),
    // The centre is stated, or both are in the middle.
    (
      "",
      """
      // proposal: 800x500
      HStack(alignment: .center) { VStack(alignment: .leading) { Text("Inbox"); Text("Sent")
        Text("Drafts") }.frame(width: 160); Color.white }
      """
    ),
    (
      "",
      """
      // proposal: 800x500
      HStack { VStack(alignment: .leading) { Text("Inbox"); Text("Sent"); Text("Drafts") }
        .frame(width: 160); Text("Letter").frame(maxWidth: .infinity, maxHeight: .infinity) }
      """
    ),
    // Its last view takes the rest; two lines; symbols; a card; a legend behind its chart.
    (
      "",
      """
      // proposal: 800x500
      HStack { VStack(alignment: .leading) { Text("Inbox"); Text("Sent"); Text("Drafts")
        Spacer() }.frame(width: 160); Color.white }
      """
    ),
    (
      "",
      """
      // proposal: 800x500
      HStack { VStack(alignment: .leading) { Text("Inbox"); Text("Sent") }.frame(width: 160)
        Color.white }
      """
    ),
    (
      "",
      """
      // proposal: 800x500
      HStack { VStack { Image(systemName: "tray"); Image(systemName: "star")
        Image(systemName: "trash") }.frame(width: 60); Color.white }
      """
    ),
    (
      "",
      """
      // proposal: 800x500
      HStack { VStack(alignment: .leading) { Text("Inbox"); Text("Sent"); Text("Drafts") }
        .frame(width: 160); Color.white }.frame(height: 190)
      """
    ),
    (
      "",
      """
      // proposal: 800x500
      HStack { Color.white; VStack(alignment: .leading) { Text("Inbox"); Text("Sent")
        Text("Drafts") } }
      """
    ),
  ])
  func `low-menu is found beside a page`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "smell unlevel-columns at HStack.1, height",
      """
      HStack(spacing: 20) { VStack(spacing: 8) { Color.brown.frame(width: 100, height: 120)
        Text("Peppers") }; VStack(spacing: 8) { Color.green.frame(width: 100, height: 80)
        Text("Chili"); Text("Higher levels") } }
      """
    ),
    // Level; stated; columns of two kinds.
    (
      "",
      """
      HStack(spacing: 20) { VStack(spacing: 8) { Color.brown.frame(width: 100, height: 92)
        Text("Peppers") }; VStack(spacing: 8) { Color.green.frame(width: 100, height: 120)
        Text("Chili"); Text("Higher levels") } }.frame(height: 200)
      """
    ),
    (
      "",
      """
      HStack(alignment: .center) { VStack(spacing: 8) { Color.brown
        .frame(width: 100, height: 120); Text("Peppers") }; VStack(spacing: 8) {
        Color.green.frame(width: 100, height: 80); Text("Chili"); Text("Higher levels") } }
      """
    ),
  ])
  func `unlevel-columns is found of titles below pictures`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "smell global-length at mark, height",
      """
      // device: iPhone 16
      struct Marked: View {
        @State private var top: CGFloat = 0
        var body: some View {
          ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
              Color.gray.frame(height: 60)
              Color.mint.frame(height: 60)
                .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: {
                  top = $0 }
              Color.white
            }
            Color.red.frame(height: 2).padding(.top, top).id("mark")
          }
        }
      }
      """
    ),
    (
      "smell global-length at mark, height",
      """
      // device: iPhone 16
      struct Marked: View {
        @State private var top: CGFloat = 0
        var body: some View {
          ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
              Color.gray.frame(height: 60)
              Color.mint.frame(height: 60)
                .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: {
                  top = $0 }
              Color.white
            }
            Color.red.frame(height: 2).offset(y: top).id("mark")
          }
        }
      }
      """
    ),
    // One space for both; the inset is taken away; the page begins at the edge; it is no place.
    (
      "",
      """
      // device: iPhone 16
      struct Marked: View {
        @State private var top: CGFloat = 0
        var body: some View {
          ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
              Color.gray.frame(height: 60)
              Color.mint.frame(height: 60)
                .onGeometryChange(for: CGFloat.self) { $0
                  .frame(in: .named("stack")).minY } action: { top = $0 }
              Color.white
            }
            Color.red.frame(height: 2).padding(.top, top).id("mark")
          }.coordinateSpace(name: "stack")
        }
      }
      """
    ),
    (
      "",
      """
      // device: iPhone 16
      struct Marked: View {
        @State private var top: CGFloat = 0
        var body: some View {
          ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
              Color.gray.frame(height: 60)
              Color.mint.frame(height: 60)
                .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: {
                  top = $0 }
              Color.white
            }
            Color.red.frame(height: 2).padding(.top, top - 59).id("mark")
          }
        }
      }
      """
    ),
    (
      "",
      """
      // device: iPhone 16
      struct Marked: View {
        @State private var top: CGFloat = 0
        var body: some View {
          ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
              Color.gray.frame(height: 60)
              Color.mint.frame(height: 60)
                .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: {
                  top = $0 }
              Color.white
            }
            Color.red.frame(height: 2).padding(.top, top).id("mark")
          }.ignoresSafeArea()
        }
      }
      """
    ),
    (
      "",
      """
      // device: iPhone 16
      struct Marked: View {
        @State private var top: CGFloat = 0
        var body: some View {
          ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
              Color.gray.frame(height: 60)
              Color.mint.frame(height: 60)
                .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: {
                  top = $0 }
              Color.white
            }
            Color.red.frame(height: 2).opacity(top).id("mark")
          }
        }
      }
      """
    ),
  ])
  func `global-length is found of a place that was measured on the screen`(
    found: String, view: String
  ) throws {
    try expectFindings(view, found)
  }
}
