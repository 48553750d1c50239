@testable import HaggleScenarios
import HaggleTraces
import HaggleVocabulary
import Testing

/// What would be half there if it were forgotten where a container is added.
@Suite struct `A container of the catalog` {
  private static let all = Catalog.viewGroups.flatMap(\.entries).filter { entry in
    if case .container = entry.form { entry.effect == .exact } else { false }
  }

  /// Shows one of its children and leaves out the others, which the laws' sums do not know.
  private static let choosing: Set = ["ViewThatFits"]

  @Test func `is in the views that the laws are tried on`() {
    var names = Set(Self.all.map(\.name)).subtracting(Self.choosing)
    for seed in 0..<300 {
      let source = SampleGenerator.specimen(seed: seed).view.source
      names = names.filter { !source.contains("\($0)(") && !source.contains("\($0) {") }
    }
    #expect(names == [])
  }

  /// A trace of a real app or of a console log does not say what its views do.
  @Test(arguments: all.map(\.name))
  func `does the same in a trace that does not state it`(name: String) throws {
    let trace = try run("\(name) { Color.red; Color.blue }")
    let node = try #require(trace.nodes.first { $0.kind == name })
    #expect(NodeRoles(ofKind: name, arguments: node.arguments).all == node.roles.all)
  }
}
