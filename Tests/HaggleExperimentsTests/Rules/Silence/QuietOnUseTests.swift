import HaggleReplay
import HaggleReports
import Testing

/// What was said of code of apps that does what it is written for, each with a twin of which it is
/// true.
@Suite struct `What is used as it is meant` {
  private static let cases = [
    "a frame around a button carries the paint of a bar, also at the edge of the screen": Twin(
      fine: """
        // device: iPhone 16
        VStack(spacing: 0) {
          ScrollView { Text("Content") }
          VStack {
            Button { } label: { Text("Add").padding().background(Color.blue) }.padding()
          }
          .frame(maxWidth: .infinity)
          .background(Color.white)
        }
        """,
      wrong: """
        // device: iPhone 16
        VStack(spacing: 0) {
          ScrollView { Text("Content") }
          VStack {
            Button { } label: { Text("Add").padding().background(Color.blue) }.padding()
          }
          .frame(maxWidth: .infinity)
        }
        """, finding: "smell outer-frame at Button.1, width"),
    "a picture that fills the screen is cut by its edges": Twin(
      fine: """
        // device: iPhone 16
        // image: "leaf" 600x400
        ZStack {
          Image("leaf").resizable().aspectRatio(contentMode: .fill)
            .frame(width: UIScreen.main.bounds.width)
            .ignoresSafeArea()
          Text("Hello")
        }
        """,
      wrong: """
        // device: iPhone 16
        // image: "leaf" 600x400
        HStack {
          Image("leaf").resizable().aspectRatio(contentMode: .fill).frame(width: 100, height: 200)
          Text("Hello")
        }
        """, finding: "contract overflow at "),
    "a pager above buttons takes the rest of the screen": Twin(
      fine: """
        // proposal: 393x600
        VStack {
          TabView { Text("One"); Text("Two") }.tabViewStyle(.page)
          Button("Next") { }
        }
        """,
      wrong: """
        // proposal: 393x600
        VStack {
          TabView { Text("One"); Text("Two") }.tabViewStyle(.page)
          Text("Next")
        }
        """, finding: "smell taken-maximum at TabView.1, height"),
    "a bar of a gauge lies on its track": Twin(
      fine: """
        // proposal: 393x600
        VStack {
          ZStack(alignment: .bottom) {
            Capsule().fill(.gray.opacity(0.3)).frame(width: 6)
            Capsule().fill(.white).frame(width: 6, height: 24)
          }
          Text("Volume")
        }
        """,
      wrong: """
        // proposal: 393x600
        VStack {
          ZStack(alignment: .bottom) {
            Capsule().fill(.gray.opacity(0.3)).frame(width: 6)
            Text("Low")
          }
          Text("Volume")
        }
        """, finding: "smell half-layer at frame.1, height"),
    "what is moved up lets the next view follow by negative padding": Twin(
      fine: """
        // proposal: 393x600
        VStack(spacing: 0) {
          Color.red.frame(height: 150).padding(.bottom, -80).offset(y: -80)
          Color.green.frame(height: 200)
        }
        """,
      wrong: """
        // proposal: 393x600
        VStack(spacing: 0) {
          Color.red.frame(height: 150).offset(y: -80)
          Color.green.frame(height: 200)
        }
        """, finding: "smell moved-view at offset.1, height"),
    "a background may be cut round itself": Twin(
      fine: """
        // proposal: 393x600
        Text("en").padding().cornerRadius(7).background(Rectangle().fill(.red).cornerRadius(7))
        """,
      wrong: """
        // proposal: 393x600
        Text("en").padding().cornerRadius(7).background(Rectangle().fill(.red))
        """, finding: "smell idle-clip at padding.1"),
    "a control of UIKit has a height of its own": Twin(
      fine: """
        // proposal: 393x600
        struct Dial: UIViewRepresentable {
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ view: UISlider, context: Context) {}
        }
        VStack { Text("1x"); Dial().scaleEffect(y: 1.5); Text("0:10") }
        """,
      wrong: """
        // proposal: 393x600
        VStack { Text("1x"); Color.red.scaleEffect(y: 1.5); Text("0:10") }
        """, finding: "smell turned-view at Color.1, height"),
    "two views may call one modifier of the text": Twin(
      fine: """
        // device: iPhone 16
        struct Pair: View {
          var body: some View {
            VStack {
              HStack {
                Image(systemName: "star").boxed()
                Image(systemName: "heart").boxed()
              }
              Text("below")
            }
          }
        }
        extension View { func boxed() -> some View { background(Color.red) } }
        VStack { Pair() }
        """,
      wrong: """
        // device: iPhone 16
        struct Box<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { content().padding(10).background(Color.red) }
        }
        VStack { Box { Image(systemName: "star"); Image(systemName: "heart") } }
        """, finding: "smell split-content at "),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is no finding`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
