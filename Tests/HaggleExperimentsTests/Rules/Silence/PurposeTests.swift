import Testing

/// What people write on purpose, and a rule took for a mistake: each in its smallest form.
@Suite struct `What is meant as it stands` {
  private struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let purpose: String
    let text: String

    var testDescription: String { "\(rule): \(purpose)" }
  }

  private static let onPurpose = [
    Case(
      rule: "small-target", purpose: "a button in a corner of something painted",
      text: """
        // proposal: 393x400
        Color.gray.frame(width: 300, height: 200)
          .overlay(alignment: .topTrailing) { Button("X") {} }
          .background(Color.blue)
        """),
    Case(
      rule: "centred-in-column", purpose: "the label of a button of another file",
      text: """
        // proposal: 320x300
        // text-cell: 8x20
        VStack(alignment: .leading) {
          Text("Morning light")
          AsyncButton { Text("Save").frame(maxWidth: .infinity) }
        }
        """),
    Case(
      rule: "scattered-rows", purpose: "a button as wide as its column below a row",
      text: """
        // proposal: 300x200
        // text-cell: 8x20
        VStack {
          HStack { Color.red.frame(width: 8, height: 8); Text("A row of its own width") }
          Button {} label: {
            HStack { Color.red.frame(width: 8, height: 8); Text("Go") }.frame(maxWidth: .infinity)
          }
        }
        """),
    Case(
      rule: "floating-bar", purpose: "a button as wide as the screen",
      text: """
        // proposal: 393x759
        // text-cell: 8x20
        VStack {
          Text("Welcome back")
          Button("Go on") {}.frame(maxWidth: .infinity).frame(height: 50).background(Color.blue)
        }
        """),
    Case(
      rule: "uneven-columns", purpose: "names with a dot below the chosen one",
      text: """
        // proposal: 393x100
        // text-cell: 8x20
        HStack(spacing: 16) {
          ForEach(["Men", "Accessories"], id: \\.self) { name in
            VStack { Text(name); Circle().frame(width: 6, height: 6) }
          }
        }
        """),
    Case(
      rule: "moved-view", purpose: "a dot that goes round its place",
      text: """
        // proposal: 300x300
        VStack(spacing: 0) {
          Color.blue.frame(height: 100)
          Circle().frame(width: 5, height: 5).offset(y: -20).rotationEffect(.degrees(90))
          Text("Below")
        }
        """),
    Case(
      rule: "covered-text", purpose: "pages on each other, of which the uppermost is read",
      text: """
        // proposal: 300x300
        // text-cell: 8x20
        struct Page: View {
          let words: String
          var body: some View { ZStack { Color.white; Text(words) } }
        }
        ZStack { ForEach(["One", "Two"], id: \\.self) { Page(words: $0) } }
        """),
    Case(
      rule: "loose-reader", purpose: "a chart whose bars offsets put in place",
      text: """
        // proposal: 393x100
        // text-cell: 8x20
        HStack {
          Text("Monday")
          GeometryReader { space in
            Rectangle().frame(width: 44, height: 20).offset(x: space.size.width / 2)
          }
        }
        """),
    Case(
      rule: "split-content", purpose: "a group whose views are a card each",
      text: """
        // proposal: 200x200
        // text-cell: 8x20
        struct City: View {
          var body: some View {
            VStack {
              Group { Text("Clouds"); Text("Rain") }
                .padding()
                .background(Color.yellow)
            }
          }
        }
        City()
        """),
    Case(
      rule: "split-content", purpose: "the pages of the root, each with its colour",
      text: """
        struct Pages: View {
          var body: some View {
            TabView {
              Group {
                Text("Home").tabItem { Text("Home") }
                Text("Search").tabItem { Text("Search") }
              }
              .background(Color.gray)
            }
          }
        }
        """),
    Case(
      rule: "taken-maximum", purpose: "a card in the middle that is no wider than that",
      text: """
        // proposal: 393x100
        // text-cell: 8x20
        Text("Saved").frame(maxWidth: 300).background(Color.yellow)
        """),
    Case(
      rule: "narrow-face", purpose: "a button that fills its room but for a margin",
      text: """
        // proposal: 393x100
        // text-cell: 8x20
        Button { } label: {
          Text("Continue").frame(maxWidth: .infinity).background(Color.yellow)
            .padding(.horizontal, 20)
            .frame(maxWidth: .infinity)
        }
        """),
    Case(
      rule: "greedy-decoration", purpose: "a page that is empty before a needless spacer",
      text: """
        // proposal: 393x759
        VStack {
          Text("Header")
          Text("No orders yet").frame(maxHeight: .infinity)
          Spacer()
          Text("Bar")
        }
        """),
    Case(
      rule: "overflow", purpose: "padding alone beyond the edges of the screen",
      text: """
        // proposal: 393x759
        ZStack(alignment: .top) {
          Color.blue
          VStack {
            VStack { Text("Card") }.frame(width: 363).background(.white)
            Spacer()
          }
          .padding(.horizontal, 30)
        }
        """),
    Case(
      rule: "overflow", purpose: "words that stand a little out of their frame, with room around",
      text: """
        // proposal: 393x759
        VStack(spacing: 16) {
          Text("Above")
          Text("Name").frame(height: 10)
          Text("Below")
        }
        """),
    Case(
      rule: "overflow", purpose: "a line between words of a card below the end of the screen",
      text: """
        // proposal: 393x300
        ScrollView {
          Color.gray.frame(height: 400)
          HStack { Text("Sum"); Divider().frame(height: 30); Text("Edit") }
            .frame(height: 20).padding().background(Color.mint)
        }
        """),
    Case(
      rule: "overflow", purpose: "a field in a low frame in its own margin",
      text: """
        // proposal: 393x759
        TextField("Name", text: .constant("")).frame(height: 10).padding().background(Color.gray)
        """),
    Case(
      rule: "small-target", purpose: "a card but for its margin",
      text: """
        // proposal: 393x759
        Button { } label: { Text("Title").frame(maxWidth: .infinity, minHeight: 100) }
          .padding(16)
          .background(Color.gray)
        """),
    Case(
      rule: "deaf-row", purpose: "a row that is coloured under the mouse",
      text: """
        // proposal: 393x100
        struct Row: View {
          @State var isUnder = false
          var body: some View {
            HStack { Text("Song"); Spacer(); Text("3:12") }
              .background(isUnder ? Color.gray : Color.clear)
              .onHover { isUnder = $0 }
              .onTapGesture { }
          }
        }
        """),
    Case(
      rule: "covered-control", purpose: "a ring around a field",
      text: """
        // proposal: 393x100
        TextField("Name", text: .constant("")).padding(12)
          .overlay(.tertiary, in: .rect(cornerRadius: 6).stroke(lineWidth: 1))
        """),
    Case(
      rule: "covered-control", purpose: "a ring that is not drawn now",
      text: """
        // proposal: 393x100
        TextField("Name", text: .constant("")).padding(12)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 0))
        """),
    Case(
      rule: "turned-view", purpose: "a sign that is drawn larger in free room",
      text: """
        // proposal: 393x200
        VStack(spacing: 16) { Text("Loading"); ProgressView().scaleEffect(2) }
        """),
    Case(
      rule: "scattered-rows", purpose: "samples under each other in a preview",
      text: """
        struct Status: View {
          let text: String
          var body: some View { HStack { Image(systemName: "tray"); Text(text) } }
        }
        #Preview {
          VStack { Status(text: "None"); Status(text: "No reminders in this list") }
        }
        """),
    Case(
      rule: "small-target", purpose: "a background of the preview alone",
      text: """
        struct Author: View {
          var body: some View { Button("By Ann") { }.buttonStyle(.plain) }
        }
        #Preview { Author().padding(40).background(Color.gray) }
        """),
    Case(
      rule: "stopped-paint", purpose: "a part of what scrolls",
      text: """
        // part: Payments
        struct Payments: View {
          var body: some View {
            ZStack {
              Color(red: 0.9, green: 0.9, blue: 1)
              VStack { Text("Last payments"); Spacer() }
            }
          }
        }
        #Preview { Payments() }
        """),
    Case(
      rule: "overflow", purpose: "a field out of sight that takes the keys",
      text: """
        // proposal: 300x100
        TextField("", text: .constant("")).frame(width: 1, height: 1).opacity(0.001)
        """),
    Case(
      rule: "overflow", purpose: "a bar whose style is in another file",
      text: """
        // proposal: 300x100
        ProgressView(value: 0.4).progressViewStyle(.playback).frame(height: 6)
        """),
    Case(
      rule: "overflow", purpose: "a guide that makes its stack grow",
      text: """
        // proposal: 300x100
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 50, height: 40)
          Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -45 }
        }
        """),
  ]

  @Test(arguments: onPurpose) private func `is not told`(_ item: Case) throws {
    let told = try findings(item.text)
    #expect(!told.contains { $0.contains(" \(item.rule) at ") }, "\(told)")
  }
}
