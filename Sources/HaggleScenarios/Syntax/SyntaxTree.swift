/// A parsed text: everything in flat arrays, addressed by index, so that depth costs no stack.
///
/// Blocks are parsed when they are first asked for; a body that does not parse fails only its user.
package final class SyntaxTree {
  package let source: SourceText
  package internal(set) var expressions: [Expression] = []
  package internal(set) var statements: [Statement] = []
  package internal(set) var declarations: [Declaration] = []
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The statements of the file.
  package internal(set) var topLevel: [StatementID] = []

  package init(source: SourceText) {
    self.source = source
  }

  package subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }
  package subscript(id: StatementID) -> Statement { statements[Int(id.index)] }
  package subscript(id: DeclarationID) -> Declaration { declarations[Int(id.index)] }
}
