/// An instance of a type that the text declares.
package final class Instance {
  package let typeName: String
  package var fields: [String: Value]

  package init(typeName: String, fields: [String: Value] = [:]) {
    self.typeName = typeName
    self.fields = fields
  }
}

/// A closure or a function of the text with what it captured.
package final class FunctionValue {
  package init() {}
}

/// Something native that the language can only hand around and ask by member name.
package class NativeValue {
  package init() {}
}
