package import HaggleSyntax
package import HaggleVocabulary

/// The interpreter's requirements of its host: everything outside of Swift and its library, above
/// all views.
package protocol InterpreterHost: AnyObject {
  // MARK: Views as values

  /// Whether a value can be used where a view is wanted.
  func isView(_ value: Value) -> Bool
  /// The view of a value; nil, with a diagnostic, for other values.
  func view(_ value: Value, at id: ExpressionID, in scope: Scope) -> ViewID?
  /// The view built by an expression; nil if it is none, such as `print(…)`.
  func buildView(_ id: ExpressionID, in scope: Scope) -> ViewID?
  /// The content of a builder closure for the given arguments.
  func build(_ function: FunctionValue, _ arguments: [Value]) -> ViewID
  /// Several views in one place.
  ///
  /// - Parameter isDynamic: whether other views may be there at another time.
  func list(_ views: [ViewID], isDynamic: Bool) -> ViewID
  /// The box for something missing, or endless.
  func standIn(named name: String, at place: SourcePlace?) -> ViewID
  /// The name of the view under all its modifiers.
  func rootName(of view: ViewID) -> String
  /// The words of a text or image inside a string; nil for other views.
  func textShown(by view: ViewID) -> String?
  /// `Text("a") + Text("b")`
  func joinedText(_ first: ViewID, _ second: ViewID) -> Value
  /// Whether nothing of a view is seen.
  func showsNothing(_ view: ViewID) -> Bool
  /// The nesting depth of views.
  var depth: Int { get }

  /// Whether views are passed to a call of something unknown, so that it is a view itself.
  func showsViews(_ site: CallSite) -> Bool

  // MARK: Names

  func isView(named name: String) -> Bool
  func isModifier(named name: String) -> Bool
  /// Whether only a view can have a modifier of that name.
  func isModifierOfViews(_ name: String) -> Bool
  /// Whether a modifier of that name does not affect the layout.
  func isNeutral(modifier name: String) -> Bool
  /// Whether a modifier of that name adds layers, and so is one of views.
  func isLayer(named name: String) -> Bool
  /// Whether the platform has this release, such as `iOS 26`; nil for another platform.
  func hasRelease(_ platform: String, _ version: Double) -> Bool?
  /// Whether values of that type are only passed on.
  func isValue(named name: String) -> Bool
  /// The function for an initialiser, a static member or a static method (`Type.name`); nil if
  /// there is none.
  func initializer(of type: String) -> NativeFunction?
  /// What an initialiser of the text makes of unknown data, in place of a type of the host; nil
  /// where the initialiser's code says more.
  func value(of type: String, madeOf unknown: String, at place: SourcePlace?) -> Value?
  /// The sample of a type of the host; nil for all others.
  func placeholder(for type: TypeName, named name: String) -> Value?
  func staticValue(_ key: String) -> Value?
  func staticMethod(_ key: String) -> NativeFunction?
  func method(_ name: String, of base: Value) -> NativeFunction?
  /// A part of a value known only by name: `.topLeading.horizontal`.
  func part(_ name: String, of base: Value) -> Value?
  /// Whether one option set contains another; nil if they are none.
  func contains(_ other: Value, in options: Value) -> Bool?
  /// Whether `.name`, in an argument of a call, may be declared in an extension of a type.
  func mayMean(_ name: String, of type: String, in call: String) -> Bool
  /// The combination of static members with one name in several types; nil if there is none.
  func joined(_ members: [(type: String, value: () -> Value?)]) -> Value?
  /// Declarations that texts use without declaring them.
  func prelude(declaring name: String) -> SyntaxTree?

  // MARK: Calls

  /// A call that the host executes itself, because it depends on the syntax.
  func specialCall(_ site: CallSite) -> Value?
  /// A view of the host: `HStack(spacing: 10) { … }`.
  func element(_ site: CallSite) -> Value?
  /// `base.name(…)` of a view, where the text declares no such member.
  func modifier(_ site: CallSite, of base: Value) -> Value
  /// The same behind a member that is not known: it may be a library's, whatever the host has under
  /// its name.
  func foreignModifier(_ site: CallSite, of base: Value) -> Value
  /// A declared layout, or a layout value, called with content.
  func layout(_ instance: Value, _ site: CallSite) -> Value
  func layout(_ type: String, _ fields: [LabeledValue], _ site: CallSite) -> Value?

  // MARK: Environment

  /// Applies the environment modifiers of a chain; returns for each such link the environment
  /// outside of it.
  func surroundings(
    of links: [ExpressionID], in scope: Scope
  ) -> [(link: ExpressionID, before: SurroundingValues)]
  /// The environment value of a property; nil if unknown.
  func environmentValue(of property: Property, in scope: Scope) -> Value?
}
