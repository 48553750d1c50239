package import HaggleVocabulary

/// An instance of a declared type.
///
/// Structs and enums are values: a change of one that is shared changes a copy
/// (`Interpreter.mutateField`). Instances of classes are shared.
package final class Instance {
  package let typeName: String
  @exclusivity(unchecked) package var fields: [String: Value]
  /// The case of an enum; nil for everything else.
  @exclusivity(unchecked) var caseName: String?
  /// Whether it stands for one that no caller passes; of an enum it has the first case.
  var isMadeUp = false
  /// The properties that were made up, as no caller passes them.
  @exclusivity(unchecked) var madeUpFields: Set<String> = []
  /// The associated values of an enum's case.
  var payload: [(label: String?, value: Value)] = []
  /// The place of the call that made it.
  @exclusivity(unchecked) package var place: SourcePlace?
  /// The path from the root, for a view whose body is being built and for objects in its state.
  @exclusivity(unchecked) var location: ViewLocation?
  /// The state that its properties are bound to.
  @exclusivity(unchecked) var bindings: [String: StateStore.Key] = [:]

  /// Constants without a value that were not passed, and are nil therefore.
  @exclusivity(unchecked) var unsupplied: Set<String> = []

  init(typeName: String, fields: [String: Value] = [:]) {
    self.typeName = typeName
    self.fields = fields
  }

  package func copy() -> Instance {
    let copy = Instance(typeName: typeName, fields: fields)
    copy.caseName = caseName
    copy.payload = payload
    copy.isMadeUp = isMadeUp
    copy.madeUpFields = madeUpFields
    copy.place = place
    copy.location = location
    copy.bindings = bindings
    copy.unsupplied = unsupplied
    return copy
  }
}
