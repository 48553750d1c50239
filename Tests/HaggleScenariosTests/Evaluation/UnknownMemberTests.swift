import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A method of unknown data` {
  @Test(
    arguments: [
      ("Card(text: model.distance(to: 1))", "Card{Text(text)}"),
      (
        "Text(\"x\").frame(width: model.width(of: 3))",
        "Text(\"x\").frame(width: model.width(of: 3))"
      ),
      ("Text(model.name(1))", "Text(model.name(1))"),
      ("Avatar().styled()", "Avatar?()"),
      ("Avatar().styled().padding(3)", "Avatar?().padding(3)"),
      (
        "Text(\"x\").overlay(Avatar().styled())",
        "Text(\"x\").overlay(Avatar().styled()) { Avatar?() }"
      ),
    ])
  func `is a value where one is wanted, and a view where one is`(view: String, expected: String) {
    let text = """
      struct Card: View { let text: String; var body: some View { Text(text) } }
      struct V: View { @StateObject var model = PlaceModel(); var body: some View { \(view) } }
      """
    #expect(dump(text, root: "V") == "V{\(expected)}")
    let views = evaluated(text, root: "V").diagnostics.filter { $0.code == .unknownView }.map(
      \.subject)
    #expect(views == (expected.contains("?") ? ["Avatar"] : []))
  }
}
