import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

/// Of several views in a text each is said what concerns it.
@Suite struct `What is said of a view` {
  private static let text = """
    enum Store { static let isOpen = Api.shared.isReady ? true : false }
    struct Orders: View {
      let user: User
      @State private var opens = false
      var body: some View {
        NavigationStack {
          VStack {
            if user.isPro { Text("Pro") }
            if Store.isOpen { Text("Open") }
            GeometryReader { proxy in if user.isLate { Text("Late") } }
          }
          .sheet(isPresented: $opens) { Text("More") }
        }
      }
    }
    struct Rates: View {
      let bank: Bank
      var body: some View {
        VStack {
          if Store.isOpen { Text("Open") }
          if bank.isBusy { Text("Busy") }
        }
      }
    }
    """

  private func said(_ root: String, in scenario: Scenario) -> String {
    scenario.roots.filter { $0.name == root }.flatMap { scenario.diagnostics(of: $0) }
      .map(\.inOneLine).joined(separator: "\n")
  }

  @Test(arguments: [
    ("user.isPro", ["Orders"]), ("nobody calls Orders", ["Orders"]), ("bank.isBusy", ["Rates"]),
    ("nobody calls Rates", ["Rates"]), ("its sheet is not laid out", ["Orders"]),
    // What a type holds is computed once, for whoever asks first.
    ("Api.shared.isReady", ["Orders", "Rates"]),
  ])
  func `is what its own code leaves open`(remark: String, views: [String]) {
    let scenario = Scenario(Self.text, name: "a.swift")
    #expect(scenario.roots.map(\.name) == ["Orders", "Rates"])
    #expect(["Orders", "Rates"].filter { said($0, in: scenario).contains(remark) } == views)
    #expect(scenario.diagnostics.map(\.inOneLine).contains { $0.contains(remark) })
  }

  /// What is built while a view is laid out is said of that view.
  @Test func `includes what is found while it is laid out`() {
    let scenario = Scenario(Self.text, name: "a.swift")
    for root in scenario.roots {
      _ = LayoutEngine(root.tree).layOut(.init(width: 393, height: 759))
    }
    #expect(said("Orders", in: scenario).contains("user.isLate"))
    #expect(!said("Rates", in: scenario).contains("user.isLate"))
  }
}
