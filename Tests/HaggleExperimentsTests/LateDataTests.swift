import Testing

@Suite struct `Data that arrives after a wait` {
  private static func names(_ effect: String) -> String {
    """
    struct Names: View {
      @State private var names: [String] = []
      @State private var isLoading = true
      @State private var message: String? = nil
      var body: some View {
        VStack(spacing: 0) {
          ForEach(names, id: \\.self) { _ in Color.red.frame(height: 10) }
          if isLoading { Color.blue.frame(height: 50) }
          if message != nil { Color.green.frame(height: 7) }
        }
        .id("list")
        .task { \(effect) }
      }
    }
    """
  }

  private static let wait = "try? await Task.sleep(for: .seconds(2))"

  @Test(arguments: [
    ("\(wait); names = [\"a\", \"b\"]; isLoading = false", 20),
    ("isLoading = false; names = [\"a\"]; \(wait); names = []", 10),
    ("isLoading = false; message = \"a\"; \(wait); message = nil", 7),
    ("isLoading = false; while true { \(wait); names = [\"a\"] }", 10),
    (
      "DispatchQueue.main.asyncAfter(deadline: .now() + 2) { names = [\"a\"]; isLoading = false }",
      10
    ),
    ("isLoading = false; names = [\"a\"]; \(wait); message = \"saved\"", 10),
  ])
  func `is shown, and what goes after one stays`(effect: String, height: Int) throws {
    #expect(try failures(of: ["list height == \(height)"], Self.names(effect), nil) == [])
  }
}
