import HaggleScenarios
import Testing

@Suite struct `A section or a row inside another one` {
  private static func traits(_ text: String) -> [[String]] {
    let nodes = Scenario(text, name: "Nested.swift").roots.first?.tree.nodes ?? []
    return nodes.map(\.description.traits).filter { !$0.isEmpty }
  }

  @Test func `is part of the outer one`() {
    let inner = "Section { Text(\"b\") } header: { Text(\"c\") }"
    #expect(
      Self.traits("List { Section { Text(\"a\") } header: { \(inner) } }")
        == [["section header"], ["section header"]])
    #expect(
      Self.traits("List { Section { \(inner) } footer: { Text(\"d\") } }") == [["section footer"]])
  }

  @Test func `is one of its own in a container of that`() {
    let inner = "VStack { List { Section { Text(\"b\") } header: { Text(\"c\") } } }"
    #expect(
      Self.traits("List { Section { Text(\"a\") } header: { \(inner) } }")
        == [["section header"], ["section header"]])
  }
}
