import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// Builds views from the values of the text's code: the interpreter's host.
///
/// The catalog knows SwiftUI's names; the interpreter evaluates the text.
final class ViewBuilder {
  let syntax: SyntaxTree
  /// The device and platform of the scenario.
  let stage: Stage
  @exclusivity(unchecked) private(set) var interpreter: Interpreter!
  @exclusivity(unchecked) var graph = ViewGraph()
  /// The views and modifiers of the graph that were there when the layout began.
  var builtBefore = 0
  /// The enclosing lazy containers, outermost first.
  var lazyContainers: [CatalogEntry] = []
  /// The written arguments of calls, cached because a `ForEach` evaluates them many times.
  @exclusivity(unchecked) var writtenArguments: [ExpressionID: String] = [:]
  /// The calls whose labels have been checked.
  @exclusivity(unchecked) var checkedCalls: Set<ExpressionID> = []
  /// The parsed forms of called entries.
  @exclusivity(unchecked) var readForms: [CallForms: [CallForms.Form]] = [:]
  /// The presentations found so far.
  var presentations: [Presentation] = []
  /// Where they are in that list.
  var numbersOfPresentations: [Presentation.Key: Int] = [:]
  /// Whether holders of content show nothing, for those that were asked.
  var emptyHolders: [ViewID: Bool] = [:]
  /// What is in such holders, for those that were asked whether it is known.
  var shownByHolders: [ViewID: Shown] = [:]
  /// The closures that build content after their view was placed.
  var lateContents: [(function: FunctionValue, root: Int)] = []
  /// The views whose bodies are being built, outermost first.
  @exclusivity(unchecked) var building: [Instance] = []
  /// How many views that show one of several by its tag are being made.
  var selections = 0
  /// The entry that the preview of a widget shows, while that is made.
  var shownEntry: Value?
  /// Whether late content is being built without a layout, to find its presentations.
  var isSampling = false
  /// State that code which is not in the text may set.
  var unsettled: Set<String> = []
  /// Whether a view is being rebuilt with an inverted condition.
  var isTrying = false
  /// What entries of the environment hold where nothing is put there, as far as there was nothing
  /// to say about it: SwiftUI computes that once.
  var entries: [String: Value] = [:]
  /// The alignment guides that the text declares, by the name of their `AlignmentID`.
  var guides: [String: DeclaredGuide] = [:]
  /// Whether a view of the text reads the font that those around it choose: most do not, and fonts
  /// need not be found out for them.
  var readsFont: Bool { syntax.readsFont }

  init(
    _ syntax: SyntaxTree, limits: EvaluationLimits, settings: [Setting], stage: Stage,
    standIns: StandIns = StandIns(), state: StateStore = StateStore()
  ) {
    self.syntax = syntax
    self.stage = stage
    interpreter = Interpreter(
      syntax, limits: limits, settings: settings, standIns: standIns, state: state, host: self)
    interpreter.locale = stage.circumstances.locale.map(Locale.init(identifier:))
  }

  /// Gives the layout that begins now its own steps, elements and views.
  func beginLayout() {
    interpreter.beginLayout()
    builtBefore = graph.count
  }
}

extension ViewBuilder {
  /// Adds a view; the one that is too many ends the code that builds it.
  func add(_ node: ViewNode) -> ViewID {
    if graph.count - builtBefore >= mostViews {
      interpreter.exhaust(.builtLimit(mostViews, at: node.place))
    }
    return graph.add(node)
  }

  /// The views and modifiers that may be built: those that the text writes out, and some more.
  var mostViews: Int { interpreter.budget.limits.built + syntax.tokenCount / 3 }
}

extension Interpreter {
  /// The view builder of the running text.
  var builder: ViewBuilder? { host as? ViewBuilder }
}

extension ViewBuilder {
  /// Reports once the platform for which `#if` branches were chosen.
  func reportDecisions() {
    let decisions = syntax.decisions.sorted { $0.key < $1.key }
    if let (offset, contrary) = decisions.first(where: { $0.value.isContrary }) {
      interpreter.log.add(
        .inactiveCode(contrary.condition, at: syntax.source.place(at: offset)), about: "")
      return
    }
    let decisive = decisions.filter { matters($0.value, at: $0.key) }
    guard let first = decisive.first else { return }
    interpreter.log.add(
      .compiledFor(
        decisive.map(\.value.condition), stage.system,
        at: syntax.source.place(at: first.key)),
      about: "")
  }

  /// Whether an `#if` decides more than an import or a preview.
  private func matters(_ decision: SyntaxTree.Decision, at offset: Int) -> Bool {
    let words = ["os(", "canImport(", "targetEnvironment(", "DEBUG"]
    guard words.contains(where: { decision.condition.contains($0) }) else { return false }
    return !syntax.isOnlyImported(at: offset)
  }
}

extension SyntaxTree {
  /// Whether the line after an `#if` is an import or a preview.
  fileprivate func isOnlyImported(at offset: Int) -> Bool {
    let line =
      source.text(in: offset..<min(offset + 600, source.bytes.count))
      .split(separator: "\n", omittingEmptySubsequences: true).dropFirst()
      .map { $0.drop { $0.isWhitespace } }
      .first { !$0.hasPrefix("//") && !$0.isEmpty } ?? ""
    return line.hasPrefix("import ") || line.hasPrefix("@_exported import")
      || line.hasPrefix("@testable import") || line.hasPrefix("#Preview")
      || line.contains("PreviewProvider")
  }
}
