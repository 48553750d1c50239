import HaggleLayouts
@testable import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary
import Testing

@Suite struct `Parameters` {
  @Test(
    arguments: Case.blocks(
      #"""
      Color.red.frame(maxwidth: 90)
      → Color(.red).frame(maxwidth: 90)
      ! 1:11 assumed unknown-parameter: frame has no parameter 'maxwidth': took what fits

      Color.red.frame(50, 40)
      → Color(.red).frame(50, 40)
      ! 1:11 assumed unknown-parameter: frame does not take so many arguments without labels: took
        what fits

      Color.red.frame(width: 50, maxHeight: 40)
      → Color(.red).frame(width: 50, maxHeight: 40)
      ! 1:11 assumed unknown-parameter: no form of frame takes (width:maxHeight:) together: took
        what fits

      VStack(gap: 4) { Color.red }
      → VStack(gap: 4) { Color(.red) }
      ! 1:1 assumed unknown-parameter: VStack has no parameter 'gap': took what fits

      VStack { Color.red.opacity(to: 0.5); Color.blue.opacity(to: 0.7) }
      → VStack { Color(.red).opacity(to: 0.5); Color(.blue).opacity(to: 0.7) }
      ! 1:20 ignored unknown-parameter: opacity has no parameter 'to': took what fits

      Color(hex: "ff0000")
      → Color(hex: "ff0000")

      extension View { func frame(side: CGFloat) -> some View { frame(width: side, height: side) } }
      Color.red.frame(side: 9)
      → Color(.red).frame(width: side, height: side)

      Text("a").toolbarBackground(.red, for: .tabBar, .navigationBar)
      → Text("a").toolbarBackground(.red, for: .tabBar, .navigationBar)
      """#))
  func `that SwiftUI does not have are told`(example: Case) {
    #expect(dump(example.text) == example.expected)
    #expect(diagnostics(example.text) == example.said)
  }

  @Test(
    arguments: [
      ("Color.red.frame(maxwidth: 90)", "write maxWidth"),
      ("VStack(gap: 4) { Color.red }", "SwiftUI has VStack(alignment:spacing:content:)"),
      ("Color.red.overlay(shape: 3)", "overlay(_:alignment:), overlay(alignment:content:), …"),
    ])
  func `that are meant are suggested`(text: String, remedy: String) {
    #expect(evaluated(text).diagnostics.first?.remedy?.text.contains(remedy) == true)
  }

  @Test(arguments: Catalog.viewGroups.flatMap(\.entries))
  func `of a view can all be written`(entry: CatalogEntry) {
    for value in ["8", #""a""#] {
      let text = "VStack {\n\(SynthesizedCalls.views(entry, value).joined(separator: "\n"))\n}"
      #expect(diagnostics(text).filter { $0.contains("unknown-parameter") } == [])
    }
  }

  @Test(arguments: Catalog.modifierGroups.flatMap(\.entries))
  func `of a modifier can all be written`(entry: CatalogEntry) {
    let calls = SynthesizedCalls.modifiers(entry, "8").joined(separator: "\n")
    #expect(diagnostics("VStack {\n\(calls)\n}").filter { $0.contains("unknown-parameter") } == [])
  }

  @Test(arguments: (Catalog.viewGroups + Catalog.modifierGroups).flatMap(\.entries))
  func `with roles are declared`(entry: CatalogEntry) {
    guard entry.hasEffect, !Self.shared.contains(entry.name) else { return }
    let unknown = Set(entry.roles.keys).subtracting(entry.parameters.labels)
    #expect(unknown.sorted() == [], "\(entry.name)")
  }

  /// Groups of entries that share one table of roles.
  private static let shared: Set<String> = Set(
    (Catalog.greedyViews + Catalog.passThrough + Catalog.barTraits + Catalog.barItems
      + Catalog.controls + Catalog.chrome).map(\.name))

  @Test(arguments: Catalog.viewGroups.flatMap(\.entries))
  func `that a view asks for are declared`(entry: CatalogEntry) throws {
    try expectDeclared(entry, SynthesizedCalls.views)
  }

  @Test(arguments: Catalog.modifierGroups.flatMap(\.entries).filter(\.hasEffect))
  func `that a modifier asks for are declared`(entry: CatalogEntry) throws {
    try expectDeclared(entry, SynthesizedCalls.modifiers)
  }

  private func expectDeclared(
    _ entry: CatalogEntry, _ calls: (CatalogEntry, String) -> [String]
  ) throws {
    let lines = SynthesizedCalls.values.flatMap { calls(entry, $0) }
    let seen = parameters(asked: "VStack {\n\(lines.joined(separator: "\n"))\n}")
    let asked = seen.labels[entry.name] ?? []
    let positions = seen.positions[entry.name] ?? 0
    let labels = entry.parameters.labels.union(title(of: entry)).union([JoinedText.label])
    #expect(asked.subtracting(labels).sorted() == [], "\(entry.name)")
    let declared = entry.parameters.forms.map { $0.labels.count { $0 == "_" } }.max() ?? 0
    #expect(positions <= max(declared, title(of: entry).isEmpty ? 0 : 1), "\(entry.name)")
  }

  /// A control looks for a title with an image, a role and a range whether it takes them or not.
  private func title(of entry: CatalogEntry) -> Set<String> {
    switch entry.form {
    case .control, .section: ["systemImage", "image", "role", "in"]
    default: []
    }
  }

  private func parameters(asked text: String) -> AskedParameters {
    let evaluation = evaluate(SyntaxTree.parse(SourceText(text, name: "test.swift")))
    let asked = AskedParameters()
    let program = Lowering.Program(
      layout: { evaluation.layout(of: $0, computingWith: $1) },
      call: { evaluation.call($0, $1, for: $2) },
      isEqual: { evaluation.isEqual($0, $1) }, isMadeUp: { evaluation.isMadeUp($0) },
      madeUpLengths: { [:] },
      styled: { evaluation.styled($0, $1) },
      style: { evaluation.body(of: $0, $1, at: $2) }, build: { evaluation.build($0, $1, for: $2) })
    for root in evaluation.roots {
      var lowering = Lowering(evaluation.graph, LoweringLog(LayoutContext()), program)
      lowering.asked = asked
      _ = lowering.tree(of: root.view)
    }
    return asked
  }
}
