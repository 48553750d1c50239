// Screens in which one does something.
extension Screen {
  static let login = #"""
    struct Login: View {
      @State private var name = ""
      @State private var secret = ""
      var body: some View {
        VStack(spacing: 24) {
          Image(systemName: "leaf").font(.largeTitle).padding(.top, 40)
          VStack(alignment: .leading, spacing: 8) {
            Text("Welcome back").font(.title).bold()
            Text("Sign in to go on where you left off on your other devices.").foregroundColor(.gray)
          }
          VStack(spacing: 12) {
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            SecureField("Password", text: $secret).textFieldStyle(.roundedBorder)
            HStack {
              Toggle("Stay signed in", isOn: .constant(true))
              Spacer()
              Button("Forgotten?") {}
            }
          }
          Button(action: {}) {
            Text("Sign in").frame(maxWidth: .infinity).padding().background(Color.green)
          }
          HStack { Rectangle().frame(height: 1); Text("or"); Rectangle().frame(height: 1) }
          Spacer()
          Text("By signing in you agree to our terms.").font(.footnote)
        }
        .padding()
      }
    }
    """#

  static let chat = #"""
    struct Bubble: View {
      let text: String
      let isOwn: Bool
      var body: some View {
        HStack {
          if isOwn { Spacer(minLength: 60) }
          Text(text).padding(10).background(RoundedRectangle(cornerRadius: 12).fill(Color.blue))
          if !isOwn { Spacer(minLength: 60) }
        }
      }
    }
    struct Chat: View {
      @State private var draft = ""
      var body: some View {
        VStack(spacing: 0) {
          HStack {
            Image(systemName: "chevron.left")
            Circle().frame(width: 32, height: 32)
            VStack(alignment: .leading) { Text("Sam").bold(); Text("online").font(.caption) }
            Spacer()
            Image(systemName: "phone")
          }
          .padding()
          ScrollView {
            LazyVStack(spacing: 8) {
              ForEach(0..<14) { number in
                Bubble(
                  text: "Message \(number), which is long enough to need two lines on a phone",
                  isOwn: number % 3 == 0)
              }
            }
            .padding(.horizontal)
          }
          HStack {
            TextField("Message", text: $draft).textFieldStyle(.roundedBorder)
            Button("Send") {}
          }
          .padding()
        }
      }
    }
    """#

  static let player = #"""
    struct Player: View {
      @State private var position = 0.3
      var body: some View {
        GeometryReader { proxy in
          VStack(spacing: 20) {
            Capsule().frame(width: 40, height: 5)
            RoundedRectangle(cornerRadius: 16)
              .frame(width: proxy.size.width - 64, height: proxy.size.width - 64)
              .shadow(radius: 8)
            HStack {
              VStack(alignment: .leading) {
                Text("A song with quite a long title").font(.headline).lineLimit(1)
                Text("Its singer").foregroundColor(.gray)
              }
              Spacer()
              Image(systemName: "heart")
            }
            Slider(value: $position)
            HStack { Text("1:02").font(.caption); Spacer(); Text("-2:40").font(.caption) }
            HStack(spacing: 40) {
              Image(systemName: "backward.fill").font(.title)
              Image(systemName: "pause.circle.fill").font(.system(size: 64))
              Image(systemName: "forward.fill").font(.title)
            }
            Spacer()
            HStack { Image(systemName: "airplayaudio"); Spacer(); Image(systemName: "list.bullet") }
          }
          .padding(32)
        }
      }
    }
    """#

  static let dashboard = #"""
    struct Tile<Content: View>: View {
      let title: String
      @ViewBuilder let content: () -> Content
      var body: some View {
        VStack(alignment: .leading, spacing: 6) {
          Text(title).font(.caption).foregroundColor(.gray)
          content()
        }
        .padding()
        .frame(maxWidth: .infinity, minHeight: 100, alignment: .topLeading)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.white))
      }
    }
    struct Dashboard: View {
      var body: some View {
        ScrollView {
          Grid(horizontalSpacing: 12, verticalSpacing: 12) {
            GridRow {
              Tile(title: "Steps") { Text("8,214").font(.title) }
              Tile(title: "Sleep") { Text("7 h 12 min").font(.title) }
            }
            GridRow {
              Tile(title: "This week") {
                HStack(alignment: .bottom, spacing: 8) {
                  ForEach(0..<7) { day in
                    VStack {
                      Capsule().frame(width: 12, height: CGFloat(20 + day * 9))
                      Text("\(day)").font(.caption2)
                    }
                    .frame(maxWidth: .infinity)
                  }
                }
              }
              .gridCellColumns(2)
            }
            GridRow {
              Tile(title: "Water") { ProgressView(value: 0.4) }
              Tile(title: "Heart") { HStack { Image(systemName: "heart"); Text("62") } }
            }
          }
          .padding()
        }
        .background(Color.gray)
      }
    }
    """#

  static let checkout = #"""
    struct Line: View {
      let name: String
      let price: String
      var body: some View {
        HStack(alignment: .top, spacing: 12) {
          RoundedRectangle(cornerRadius: 8).frame(width: 64, height: 64)
          VStack(alignment: .leading, spacing: 4) {
            Text(name).lineLimit(2)
            Stepper("1", value: .constant(1))
          }
          Spacer()
          Text(price).layoutPriority(1)
        }
      }
    }
    struct Checkout: View {
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 16) {
              Line(name: "A teapot for two with a lid that stays on", price: "48.00")
              Line(name: "Cups", price: "12.50")
              Line(name: "Tea, green, in a tin of 250 g", price: "9.90")
              Divider()
              ForEach(["Subtotal", "Shipping", "Taxes"], id: \.self) { name in
                HStack { Text(name); Spacer(); Text("70.40") }
              }
              HStack { Text("Total").bold(); Spacer(); Text("83.77").bold() }
            }
            .padding()
          }
          VStack {
            Label("Arrives on Thursday", systemImage: "shippingbox")
            Button(action: {}) { Text("Pay").frame(maxWidth: .infinity).padding() }
          }
          .padding()
          .background(.thinMaterial)
        }
      }
    }
    """#
}
