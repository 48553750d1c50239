/// Views that are like those of an app.
enum Screen {
  /// A list of messages below a bar and a grid: what screens are mostly made of.
  static let messages = """
    struct Screen: View {
      var body: some View {
        VStack(spacing: 0) {
          HStack {
            Image(systemName: "line.3.horizontal")
            Text("Messages of this week").font(.headline).lineLimit(1)
            Spacer()
            Button("Edit") {}
          }
          .padding(.horizontal)
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
            ForEach(0..<8, id: \\.self) { number in
              Text("Folder \\(number)").padding(8).background(Color.gray)
            }
          }
          ScrollView {
            VStack(alignment: .leading) {
              ForEach(0..<15, id: \\.self) { number in
                HStack(alignment: .top) {
                  Circle().frame(width: 40, height: 40)
                  VStack(alignment: .leading) {
                    Text("Sender number \\(number)").font(.headline)
                    Text("What this message begins with, so that one knows whether to open it.")
                      .lineLimit(2)
                  }
                  Spacer()
                  ViewThatFits {
                    Text("Yesterday at noon")
                    Text("Yesterday")
                  }
                }
                .padding(.horizontal)
              }
            }
          }
        }
      }
    }
    """
}
