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
    "a bar gives its buttons the room of a finger": Twin(
      fine: """
        // device: iPhone 16
        // bar: AddButton
        struct AddButton: View {
          var body: some View { Button {} label: { Image(systemName: "plus") } }
        }
        AddButton()
        """,
      wrong: """
        // device: iPhone 16
        // bar: OtherButton
        struct AddButton: View {
          var body: some View { Button {} label: { Image(systemName: "plus") } }
        }
        AddButton()
        """, finding: "smell small-target at Button.1"),
    "bars move with the time": Twin(
      fine: """
        // proposal: 300x120
        TimelineView(.animation) { context in
          HStack(spacing: 10) {
            ForEach([40, 90, 20], id: \\.self) { height in
              Color.blue.frame(width: 20, height: CGFloat(height))
            }
          }
        }
        """,
      wrong: """
        // proposal: 300x120
        Group {
          HStack(spacing: 10) {
            ForEach([40, 90, 20], id: \\.self) { height in
              Color.blue.frame(width: 20, height: CGFloat(height))
            }
          }
        }
        """, finding: "smell hanging-bars at HStack.1, height"),
    "bars of a view of one's own move with the phase of an animation": Twin(
      fine: """
        // proposal: 300x120
        struct Bars: View {
          let phase: Int
          var body: some View {
            HStack(spacing: 10) {
              ForEach([40, 90, 20], id: \\.self) { height in
                Color.blue.frame(width: 20, height: CGFloat(height + phase))
              }
            }
          }
        }
        PhaseAnimator([0, 10]) { phase in Bars(phase: phase) }
        """,
      wrong: """
        // proposal: 300x120
        struct Bars: View {
          let phase: Int
          var body: some View {
            HStack(spacing: 10) {
              ForEach([40, 90, 20], id: \\.self) { height in
                Color.blue.frame(width: 20, height: CGFloat(height + phase))
              }
            }
          }
        }
        Bars(phase: 0)
        """, finding: "smell hanging-bars at HStack.1, height"),
    "bars go up and down for ever": Twin(
      fine: """
        // proposal: 300x120
        struct Sound: View {
          @State private var isLoud = false
          var body: some View {
            HStack(spacing: 10) {
              ForEach([40, 90, 20], id: \\.self) { height in
                Color.blue.frame(width: 20, height: isLoud ? 10 : CGFloat(height))
              }
            }
            .onAppear { withAnimation(.linear.repeatForever()) { isLoud = true } }
          }
        }
        Sound()
        """,
      wrong: """
        // proposal: 300x120
        struct Sound: View {
          @State private var isLoud = false
          var body: some View {
            HStack(spacing: 10) {
              ForEach([40, 90, 20], id: \\.self) { height in
                Color.blue.frame(width: 20, height: isLoud ? 10 : CGFloat(height))
              }
            }
          }
        }
        Sound()
        """, finding: "smell hanging-bars at HStack.1, height"),
    "settings of a Mac are as wide as its window": Twin(
      fine: """
        import KeyboardShortcuts
        struct Settings: View {
          var body: some View {
            Form {
              LabeledContent("Reload every") {
                HStack {
                  TextField("", text: .constant("")).labelsHidden().frame(width: 40)
                  Stepper("", value: .constant(1)).labelsHidden()
                  Text("minutes")
                }
                Toggle("Reload every", isOn: .constant(true)).labelsHidden()
              }
            }
            .frame(width: 400)
          }
        }
        """,
      wrong: """
        struct Settings: View {
          var body: some View {
            Form {
              LabeledContent("Reload every") {
                HStack {
                  TextField("", text: .constant("")).labelsHidden().frame(width: 40)
                  Stepper("", value: .constant(1)).labelsHidden()
                  Text("minutes")
                }
                Toggle("Reload every", isOn: .constant(true)).labelsHidden()
              }
            }
            .frame(width: 400)
          }
        }
        """, finding: "smell starved-view at Text"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is no finding`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
