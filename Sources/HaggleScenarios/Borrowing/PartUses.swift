package import HaggleSyntax

/// Which views of a text the files of its project show as parts of a screen, in what scrolls or
/// beside other views, which in sheets, and which between bars. What only a whole screen
/// can have wrong says nothing of parts.
package struct PartUses {
  /// The names of the views that are parts.
  package let parts: Set<String>
  /// Those of the views that sheets show, and nothing else.
  package let sheets: Set<String>
  /// Those of the views that are all of what navigation views show, or that links go to, and are
  /// shown by nothing else.
  package let navigated: Set<String>
  /// Those of the views that are all of a tab, and are shown by nothing else.
  package let tabbed: Set<String>
  /// Those of the views that are items of bars, and are shown by nothing else.
  package let barItems: Set<String>
  /// The container in which the project shows each of those that are not one view: rows, sections,
  /// several views; and what scrolls the columns. Of those that are shown in no other way.
  package let containers: [String: ShowingContainer]
  /// The platforms on which something shows them; empty if nothing does.
  package let systems: Set<PlatformEvidence.System>

  /// - Parameters:
  ///   - source: the text whose views they are.
  ///   - own: which of the files is its own; nil for none.
  package init(of source: SourceText, in files: ProjectFiles, besides own: Int?) {
    let views = SyntaxTree.parse(source).views
    var uses: [String: Set<UseSearch.Use>] = [:]
    var systems: Set<PlatformEvidence.System> = []
    var search = UseSearch(files)
    let loose = SyntaxTree.parse(source).looseViews
    let columns = SyntaxTree.parse(source).columns
    var containers: [String: Set<ShowingContainer?>] = [:]
    let callers = Set(views.flatMap { files.callers[$0] ?? [] }).sorted()
    for calls in callers.map({ search.calls(in: $0) }) + (own == nil ? [ViewCalls(source)] : []) {
      for (name, span) in calls.uses(of: views) {
        uses[name, default: []].formUnion(search.uses(at: span, in: calls))
        if loose.contains(name) {
          containers[name, default: []].formUnion(search.containers(at: span, in: calls))
        } else if columns.contains(name) {
          let scrolling = search.containers(at: span, in: calls).map { $0?.scrolling }
          containers[name, default: []].formUnion(scrolling)
        }
        systems.formUnion(Self.systems(at: span.lowerBound, in: calls.tree))
      }
    }
    uses = uses.filter { !$0.value.isEmpty }
    parts = Set(uses.filter { $0.value == [.part] }.keys)
    sheets = Set(uses.filter { $0.value == [.sheet] }.keys)
    navigated = Set(uses.filter { $0.value.allSatisfy(\.isNavigated) }.keys)
    tabbed = Set(uses.filter { $0.value.allSatisfy(\.isTab) }.keys)
    barItems = Set(uses.filter { $0.value == [.bar] }.keys)
    self.systems = systems
    self.containers = containers.compactMapValues { $0.count == 1 ? $0.first.flatMap(\.self) : nil }
  }

  /// The platforms for which the code at a place is compiled.
  private static func systems(
    at offset: Int, in tree: SyntaxTree
  ) -> [PlatformEvidence.System] {
    PlatformEvidence.System.allCases.filter {
      tree.isCompiled(at: offset, where: CompilationConditions($0))
    }
  }
}
