import HaggleScenarios
import Testing

/// What an undeclared view does with its closures.
@Suite struct `A closure of an undeclared view` {
  @Test(arguments: [
    "Panel(onGo: { way in switch way { case .one: router.push(Way.one, animated: true) } })",
    "Panel(onGo: { way in if way.isFirst { router.push(way) } else { isOpen = true } })",
    "Panel { if store.isFull { try await store.flush() } else if isOpen { store.drain() } }",
  ])
  func `that only acts is no content`(call: String) {
    #expect(dump("struct V: View { var body: some View { \(call) } }") == "V{Panel?()}")
  }

  /// Near misses: branches that show something, if only by the name of what makes it.
  @Test(arguments: [
    ("Panel { way in switch way { case .one: Text(\"a\") } }", "V{Panel? { Text(\"a\") }}"),
    (
      "Panel { way in if let image = way.image { image.resizable() } }",
      "V{Panel? { Image().resizable() }}"
    ),
    (
      "Panel { way in switch way { case .one: factory.makeDetail() } }",
      "V{Panel? { factory.makeDetail?() }}"
    ),
  ])
  func `that shows something is its content`(call: String, expected: String) {
    #expect(dump("struct V: View { var body: some View { \(call) } }") == expected)
  }

  @Test(arguments: [
    (
      "AnyRowLayout(RowLayout(width: 30)) { Text(\"a\") }",
      "V{AnyRowLayout?(RowLayout(width: 30)) { Text(\"a\") }}"
    ),
    (
      "Around(Badge(width: 30)) { Text(\"a\") }",
      "V{Around?(Badge(width: 30)) { Badge?(width: 30) } { Text(\"a\") }}"
    ),
  ])
  func `stands beside no layout that it is laid out by`(call: String, expected: String) {
    #expect(dump("struct V: View { var body: some View { \(call) } }") == expected)
  }

  @Test(arguments: [
    (
      "Remote(url) { EmptyView() } progress: { Text(\"p\") } failure: { e in Text(\"f\") } "
        + "content: { image in Text(\"c\") }", ["c"]
    ),
    ("Remote(url) { Text(\"e\") } error: { Text(\"f\") } success: { p in p.resizable() }", []),
    ("Remote(url) { image in Text(\"c\") } placeholder: { Text(\"p\") }", ["c"]),
    ("Remote(url, content: { Text(\"c\") }, loadingView: { Text(\"p\") })", ["c"]),
    ("Remote(url, placeholder: { Text(\"p\") })", ["p"]),
    ("Remote(url) { Text(\"a\") } footer: { Text(\"b\") }", ["a", "b"]),
    ("Remote(url) { Text(\"a\") } header: { Text(\"h\") } empty: { Text(\"e\") }", ["a", "h"]),
  ])
  func `for what is there instead of the content is not shown beside it`(
    call: String, texts: [String]
  ) {
    let evaluation = evaluated("struct V: View { var body: some View { \(call) } }")
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
  }
}
