package import HaggleSyntax
package import HaggleVocabulary

/// What the interpreter asks of its host: everything that is no part of Swift or of its
/// library, above all what a view is.
package protocol InterpreterHost: AnyObject {
  // MARK: Views as values

  /// Whether a value can be used where a view is wanted.
  func isView(_ value: Value) -> Bool
  /// The view that a value stands for; nil, and reported, for what is none.
  func view(_ value: Value, at id: ExpressionID, in scope: Scope) -> ViewID?
  /// The view that an expression builds; nil where it is none, such as `print(…)`.
  func buildView(_ id: ExpressionID, in scope: Scope) -> ViewID?
  /// What a builder closure builds from the given arguments.
  func build(_ function: FunctionValue, _ arguments: [Value]) -> ViewID
  /// Several views in one place.
  func list(_ views: [ViewID]) -> ViewID
  /// The box in the place of something that is not there, or that came to no end.
  func standIn(named name: String, at place: SourcePlace?) -> ViewID
  /// What the view is called under all its modifiers.
  func rootName(of view: ViewID) -> String
  /// What a text or an image shows inside of a string; nil for other views.
  func textShown(by view: ViewID) -> String?
  /// `Text("a") + Text("b")`
  func joinedText(_ first: ViewID, _ second: ViewID) -> Value
  /// How deep views may be nested.
  var depth: Int { get }

  /// Whether a call of something unknown is given views to show, so that it is a view itself.
  func showsViews(_ site: CallSite) -> Bool

  // MARK: Names

  func isView(named name: String) -> Bool
  func isModifier(named name: String) -> Bool
  /// Whether only a view can have a modifier of that name.
  func isModifierOfViews(_ name: String) -> Bool
  /// Whether a modifier of that name changes nothing of the layout.
  func isNeutral(modifier name: String) -> Bool
  /// Whether a modifier of that name puts views beside its own, so that it is one of views.
  func isLayer(named name: String) -> Bool
  /// Whether what is laid out has such a release: `iOS 26`; nil for another platform's.
  func hasRelease(_ platform: String, _ version: Double) -> Bool?
  /// Whether values of that type are only passed on.
  func isValue(named name: String) -> Bool
  /// What an initialiser, a static member and a static method (`Type.name`) are; nil for none.
  func initializer(of type: String) -> NativeFunction?
  func staticValue(_ key: String) -> Value?
  func staticMethod(_ key: String) -> NativeFunction?
  func method(_ name: String, of base: Value) -> NativeFunction?
  /// A part of a value that is only known by its name: `.topLeading.horizontal`.
  func part(_ name: String, of base: Value) -> Value?
  /// Whether one set of options holds another; nil for what are none.
  func contains(_ other: Value, in options: Value) -> Bool?
  /// Whether `.name`, in an argument of a call, may be what an extension of a type declares.
  func mayMean(_ name: String, of type: String, in call: String) -> Bool
  /// What static members of one name in several types are together; nil for nothing.
  func joined(_ members: [(type: String, value: () -> Value?)]) -> Value?
  /// Declarations that texts use without making them.
  func prelude(declaring name: String) -> SyntaxTree?

  // MARK: Calls

  /// A call that the host carries out itself, since it has to see how it is written.
  func specialCall(_ site: CallSite) -> Value?
  /// A view of the host: `HStack(spacing: 10) { … }`.
  func element(_ site: CallSite) -> Value?
  /// `base.name(…)` of a view, where the text declares no such member.
  func modifier(_ site: CallSite, of base: Value) -> Value
  /// A declared layout, or a layout as a value, called with its content.
  func layout(_ instance: Value, _ site: CallSite) -> Value
  func layout(_ type: String, _ fields: [LabeledValue], _ site: CallSite) -> Value?
  /// What a call that begins with a dot, and has nothing before it, is applied to.
  func base(ofDotCall id: ExpressionID) -> Value?

  // MARK: What surrounds code

  /// Hands down what the links of a chain do; for each such link what was handed down outside.
  func surroundings(
    of links: [ExpressionID], in scope: Scope
  ) -> [(link: ExpressionID, before: SurroundingValues)]
  /// What a property reads from around; nil for what is not known there.
  func environmentValue(of property: Property, in scope: Scope) -> Value?
}
