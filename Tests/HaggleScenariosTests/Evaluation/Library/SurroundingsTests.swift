import Testing

@Suite struct `The system around an app` {
  @Test(
    arguments: Case.lines(
      #"""
      UIScreen.main.bounds.width / 2 → 196.5
      UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0 → 59.0
      UIApplication.shared.windows.first { $0.isKeyWindow }?.safeAreaInsets.bottom ?? 0 → 34.0
      UIDevice.current.userInterfaceIdiom == .pad ? 1 : 2 → 2
      Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0" → 1.2.3
      Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "-" → 42
      Bundle.main.infoDictionary?["Colour"] as? String ?? "none" → none
      WKInterfaceDevice.current().screenBounds.width → 393.0
      Binding<String> { () -> String in return "a" } set: { print($0) } → a
      ProcessInfo.processInfo.environment["X"] == nil → true
      Locale.current.identifier → en_US
      Locale.current.currency?.identifier ?? "EUR" → USD
      UIFont.systemFont(ofSize: 20).pointSize → 20.0
      UIFont.preferredFont(forTextStyle: .body).pointSize → 17.0
      Axis.allCases.count → 2
      DynamicTypeSize.large < .accessibility1 → true
      EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 0).leading / 2 → 1.5
      EdgeInsets().top → 0.0
      URL(string: "https://a.com/b/c.png?q=1")!.lastPathComponent → c.png
      URL(string: "https://a.com/b")!.host! → a.com
      ("a/b/c.tar.gz" as NSString).lastPathComponent → c.tar.gz
      ("a/b.txt" as NSString).deletingPathExtension → a/b
      ("/a/b.txt" as NSString).deletingLastPathComponent → /a
      ("a" as NSString).appendingPathComponent("b") → a/b
      (".profile" as NSString).pathExtension + "!" → !
      NSLocalizedString("hello", comment: "") → hello
      String(localized: "hi") → hi
      (try? AttributedString(markdown: "**bold** [link](http://a.com)")) ?? "" → bold link
      CGRect(x: 1.5, y: 2, width: 3, height: 4).integral.width → 4.0
      CGRect(x: 0, y: 0, width: 2, height: 2).intersects(CGRect(x: 1, y: 1, width: 2, height: 2)) → true
      """#))
  func `is known where it is the same everywhere`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      UserDefaults.standard.integer(forKey: "n") → 0 | UserDefaults is taken as empty, as in a new app
      Int.random(in: 2..<8) → 5 | what is random is taken as the middle of its range
      [1, 2].randomElement()! → 1 | what is random is taken as the first element
      Bool.random() → false | what is random is taken as false
      UUID().uuidString.count → 36 | a UUID is taken as one that is the same in every run
      """#))
  func `is assumed once where nobody can know it`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test func `has queues and timers that do nothing`() {
    let declarations = """
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      func start() -> Int {
        UITableView.appearance().separatorColor = .clear
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fatalError() }
        NotificationCenter.default.post(name: .init("x"), object: nil)
        return 1
      }
      """
    #expect(printed(declarations, "start()") == "1")
  }

  @Test func `gives each value an identifier of its own`() {
    let declarations = "struct Row: Identifiable { let id = UUID() }\nlet a = Row(), b = Row()"
    #expect(printed(declarations, "a.id == a.id && a.id != b.id") == "true")
  }

  @Test(
    arguments: Case.lines(
      #"""
      String(format: "%1000000000d", 1).count → 10000
      String(format: "%.1000000000f", 1.0).count → 102
      [1, 2, 3].suffix(1 << 62).count → 3
      sequence(first: 1) { $0 * 2 }.prefix(4).map { $0 } → [1, 2, 4, 8]
      """#))
  func `keeps huge counts within bounds`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: [
      #"String(repeating: "x", count: 1_000_000_000)"#, "Array(repeating: 0, count: 1_000_000_000)",
      #""a".padding(toLength: 1_000_000_000, withPad: "x", startingAt: 0)"#, "(1...).map { $0 }",
      "Array(0...Int.max)", #"repeatElement("x", count: 1 << 60)"#,
    ])
  func `stops what has no end with a message`(text: String) {
    let limits = [
      "took more than 1 000 000 steps and was stopped",
      "made more than 128 MB of text and collections and was stopped",
    ]
    #expect(limits.contains(printed("", text)))
  }
}
