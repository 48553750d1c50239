// Screens that one reads, or goes through.
extension Screen {
  static let settings = #"""
    struct Settings: View {
      let groups = ["Account", "Sounds", "Storage", "About"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(groups, id: \.self) { group in
              Section(header: Text(group)) {
                ForEach(0..<4) { number in
                  HStack {
                    Image(systemName: "gear").frame(width: 28, height: 28).background(Color.blue)
                    VStack(alignment: .leading) {
                      Text("\(group) setting \(number)")
                      Text("What it changes, in a few words").font(.caption).foregroundColor(.gray)
                    }
                    Spacer()
                    if number % 2 == 0 { Toggle("", isOn: .constant(true)) } else { Text("On") }
                  }
                }
              }
            }
          }
          .navigationTitle("Settings")
        }
      }
    }
    """#

  static let profile = #"""
    struct Profile: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 16) {
            ZStack(alignment: .bottomLeading) {
              Color.teal.frame(height: 160)
              Circle().fill(Color.white).frame(width: 96, height: 96).offset(x: 16, y: 48)
            }
            HStack {
              Spacer()
              Button("Follow") {}.padding(.horizontal)
            }
            VStack(alignment: .leading, spacing: 4) {
              Text("Ada Example").font(.title2).bold()
              Text("Builds bridges out of paper, and writes about what holds them up.")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal)
            HStack(spacing: 0) {
              ForEach(["Posts", "Followers", "Following"], id: \.self) { title in
                VStack { Text("128").bold(); Text(title).font(.caption) }.frame(maxWidth: .infinity)
              }
            }
            Divider()
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)) {
              ForEach(0..<18) { _ in Color.gray.aspectRatio(1, contentMode: .fill) }
            }
          }
        }
      }
    }
    """#

  static let product = #"""
    struct Product: View {
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(alignment: .leading, spacing: 12) {
              Image("shoe").resizable().scaledToFit().frame(maxHeight: 300)
              HStack(alignment: .firstTextBaseline) {
                Text("Running shoe, light").font(.title3)
                Spacer()
                Text("129.00").font(.title3.bold())
              }
              HStack(spacing: 2) {
                ForEach(0..<5) { _ in Image(systemName: "star.fill").font(.caption) }
                Text("(214)").font(.caption)
              }
              Text("Size").font(.headline)
              ScrollView(.horizontal) {
                HStack {
                  ForEach(36..<48) { size in
                    Text("\(size)").frame(width: 44, height: 44).overlay(Circle().stroke())
                  }
                }
              }
              Text("A shoe for long ways. Its sole is made of foam that gives back what you put in, and \
              its upper lets air through.")
              ForEach(["Weight", "Drop", "Width"], id: \.self) { name in
                HStack { Text(name); Spacer(); Text("8").foregroundColor(.gray) }
                Divider()
              }
            }
            .padding()
          }
          Button(action: {}) { Text("Add to cart").frame(maxWidth: .infinity) }
            .padding().background(Color.yellow)
        }
      }
    }
    """#

  static let tour = #"""
    struct Tour: View {
      @State private var page = 0
      var body: some View {
        VStack {
          HStack { Spacer(); Button("Skip") {} }.padding()
          TabView(selection: $page) {
            ForEach(0..<3) { number in
              VStack(spacing: 16) {
                Image(systemName: "sparkles").resizable().scaledToFit().frame(height: 180)
                Text("What is new, part \(number + 1)").font(.title).multilineTextAlignment(.center)
                Text("One or two sentences that tell what it is good for and how one gets there.")
                  .multilineTextAlignment(.center)
                  .fixedSize(horizontal: false, vertical: true)
              }
              .padding(.horizontal, 32)
            }
          }
          .tabViewStyle(.page)
          HStack(spacing: 8) {
            ForEach(0..<3) { number in
              Circle().fill(number == 0 ? Color.blue : Color.gray).frame(width: 8, height: 8)
            }
          }
          Button(action: {}) {
            Text("Next").frame(maxWidth: .infinity, minHeight: 50).background(Color.blue)
          }
          .padding()
        }
      }
    }
    """#
}
