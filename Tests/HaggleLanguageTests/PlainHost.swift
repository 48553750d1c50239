import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

/// A host that knows no views: what is left is Swift and its library.
final class PlainHost: InterpreterHost {
  private let syntax: SyntaxTree
  private(set) lazy var interpreter = Interpreter(
    syntax, limits: EvaluationLimits(), settings: [], host: self)

  init(_ text: String) {
    syntax = SyntaxTree.parse(SourceText(text, name: "test.swift"))
  }

  /// Runs the statements of the text; what it printed, and what there is to say of it.
  func run() -> [String] {
    let levels = interpreter.prepareStack()
    DeepStack.run(
      depth: levels, bytesPerLevel: Interpreter.bytesPerLevel,
      otherwise: { interpreter.stop(.noStack($0)) }
    ) {
      interpreter.declarations.add(syntax.topLevel, of: syntax)
      var ignored = Yields(builds: false)
      for id in syntax.active(syntax.topLevel) {
        if case .declaration = syntax[id].kind { continue }
        _ = interpreter.run(id, in: interpreter.globals, &ignored)
      }
    }
    return interpreter.console + interpreter.log.diagnostics.map(\.message)
  }

  private let nothing = ViewID(index: 0)

  func isView(_ value: Value) -> Bool { false }
  func view(_ value: Value, at id: ExpressionID, in scope: Scope) -> ViewID? { nil }
  func buildView(_ id: ExpressionID, in scope: Scope) -> ViewID? { nil }
  func build(_ function: FunctionValue, _ arguments: [Value]) -> ViewID { nothing }
  func list(_ views: [ViewID], isDynamic: Bool) -> ViewID { nothing }
  func standIn(named name: String, at place: SourcePlace?) -> ViewID { nothing }
  func rootName(of view: ViewID) -> String { "" }
  func showsNothing(_ view: ViewID) -> Bool { false }
  func textShown(by view: ViewID) -> String? { nil }
  func showsViews(_ site: CallSite) -> Bool { false }
  func joinedText(_ first: ViewID, _ second: ViewID) -> Value { .view(nothing) }
  var depth: Int { 0 }

  func isView(named name: String) -> Bool { false }
  func isModifier(named name: String) -> Bool { false }
  func isModifierOfViews(_ name: String) -> Bool { false }
  func isNeutral(modifier name: String) -> Bool { true }
  func hasRelease(_ platform: String, _ version: Double) -> Bool? { true }
  func isLayer(named name: String) -> Bool { false }
  func isValue(named name: String) -> Bool { false }
  func initializer(of type: String) -> NativeFunction? { nil }
  func value(of type: String, madeOf unknown: String, at place: SourcePlace?) -> Value? { nil }
  func placeholder(for type: TypeName, named name: String) -> Value? { nil }
  func staticValue(_ key: String) -> Value? { nil }
  func staticMethod(_ key: String) -> NativeFunction? { nil }
  func method(_ name: String, of base: Value) -> NativeFunction? { nil }
  func part(_ name: String, of base: Value) -> Value? { nil }
  func contains(_ other: Value, in options: Value) -> Bool? { nil }
  func mayMean(_ name: String, of type: String, in call: String) -> Bool { true }
  func joined(_ members: [(type: String, value: () -> Value?)]) -> Value? { nil }
  func prelude(declaring name: String) -> SyntaxTree? { nil }

  func specialCall(_ site: CallSite) -> Value? { nil }
  func element(_ site: CallSite) -> Value? { nil }
  func modifier(_ site: CallSite, of base: Value) -> Value { base }
  func foreignModifier(_ site: CallSite, of base: Value) -> Value { base }
  func layout(_ instance: Value, _ site: CallSite) -> Value { instance }
  func layout(_ type: String, _ fields: [LabeledValue], _ site: CallSite) -> Value? { nil }

  func surroundings(
    of links: [ExpressionID], in scope: Scope
  ) -> [(link: ExpressionID, before: SurroundingValues)] { [] }
  func environmentValue(of property: Property, in scope: Scope) -> Value? { nil }
}
