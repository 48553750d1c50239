import HaggleSyntax
import HaggleVocabulary

/// The statements of a brace pair, or of the file.
struct WrittenBlock {
  let statements: [StatementID]
  /// Whether the last statement is a value, not a view.
  let isValue: Bool
  /// The protocols of the enclosing type.
  let protocols: [String]

  /// All blocks of a text.
  static func all(in tree: SyntaxTree) -> [WrittenBlock] {
    var blocks = [WrittenBlock(statements: tree.topLevel, isValue: false, protocols: [])]
    for declaration in tree.declarations { blocks += self.blocks(of: declaration, tree) }
    for expression in tree.expressions { blocks += self.blocks(of: expression.kind, tree) }
    for statement in tree.statements {
      blocks += self.blocks(of: statement.kind).map { WrittenBlock($0, tree) }
    }
    return blocks.filter { !$0.statements.isEmpty }
      .distinct { tree[$0.statements[0]].span.lowerBound }
  }

  private init(statements: [StatementID], isValue: Bool, protocols: [String]) {
    self.statements = statements
    self.isValue = isValue
    self.protocols = protocols
  }

  private init(
    _ block: BlockID, _ tree: SyntaxTree, isValue: Bool = false, protocols: [String] = []
  ) {
    self.init(statements: tree.statements(of: block), isValue: isValue, protocols: protocols)
  }

  private static func blocks(of declaration: Declaration, _ tree: SyntaxTree) -> [WrittenBlock] {
    switch declaration.kind {
    case .type(let type):
      return [WrittenBlock(type.members, tree, protocols: type.inherited.map(\.name))]
    case .function(let function), .initializer(let function), .subscript(let function):
      let isValue = function.result.map { !$0.isView } ?? false
      return [function.body.map { WrittenBlock($0, tree, isValue: isValue) }].compactMap(\.self)
    case .variable(let variable):
      return variable.bindings.flatMap { binding in
        let isValue = !(binding.type?.isView ?? false)
        return [binding.getter.map { WrittenBlock($0, tree, isValue: isValue) }].compactMap(\.self)
          + [binding.setter.map { WrittenBlock($0.body, tree) }].compactMap(\.self)
      }
    default: return []
    }
  }

  private static func blocks(of kind: Expression.Kind, _ tree: SyntaxTree) -> [WrittenBlock] {
    var isValue = false
    if case .call(let callee, _, _) = kind, case .member(_, let name) = tree[callee].kind {
      isValue = ArgumentRules.takesValue(name)
    }
    return closures(of: kind).map { WrittenBlock($0.body, tree, isValue: isValue) }
  }

  static func closures(of kind: Expression.Kind) -> [Closure] {
    switch kind {
    case .closure(let closure): [closure]
    case .call(_, _, let trailing), .macro(_, _, let trailing): trailing.map(\.closure)
    default: []
    }
  }

  private static func blocks(of kind: Statement.Kind) -> [BlockID] {
    switch kind {
    case .if(_, let then, .block(let other)): [then, other]
    case .if(_, let then, _): [then]
    case .guard(_, let body), .forIn(_, _, _, let body, _), .while(_, let body),
      .repeatWhile(let body, _), .defer(let body):
      [body]
    case .doCatch(let body, let catches): [body] + catches.map(\.body)
    case .conditionalCompilation(let clauses): clauses.map(\.body)
    case .switch(_, let cases): cases.map(\.body)
    default: []
    }
  }
}

extension TypeName {
  /// Whether it may contain any number of views.
  var isView: Bool { text.hasSuffix("View") || text == "some Scene" || text == "Content" }
}

extension WrittenBlock {
  /// The requirements of protocols, by name: the text would not compile without them.
  private static let requirements: [String: Set<String>] = [
    "View": ["body"], "App": ["body"], "Scene": ["body"], "ViewModifier": ["body"],
    "PreviewProvider": ["previews"], "Identifiable": ["id"], "Shape": ["path"],
    "InsettableShape": ["path", "inset"],
    "Layout": ["sizeThatFits", "placeSubviews"], "ButtonStyle": ["makeBody"],
    "PrimitiveButtonStyle": ["makeBody"], "LabelStyle": ["makeBody"], "ToggleStyle": ["makeBody"],
    "GroupBoxStyle": ["makeBody"], "ProgressViewStyle": ["makeBody"],
    "PreferenceKey": ["defaultValue", "reduce"], "EnvironmentKey": ["defaultValue"],
    "LayoutValueKey": ["defaultValue"], "UIViewRepresentable": ["makeUIView", "updateUIView"],
    "NSViewRepresentable": ["makeNSView", "updateNSView"],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
  ]

  /// The names that a protocol of SwiftUI or of the standard library requires.
  static func requirements(of name: String) -> [String] { (requirements[name] ?? []).sorted() }

  /// Whether one of the protocols requires that name.
  static func isRequired(_ name: String, by protocols: [String]) -> Bool {
    protocols.contains { requirements[$0]?.contains(name) == true }
  }

  /// Whether a statement can be removed without breaking a conformance or a function's result.
  func mayGo(_ index: Int, _ tree: SyntaxTree) -> Bool {
    if isValue, index == statements.count - 1 { return false }
    guard case .declaration(let id) = tree[statements[index]].kind else { return true }
    return !tree[id].names.contains { Self.isRequired($0, by: protocols) }
  }
}

extension Declaration {
  /// The names that it declares.
  var names: [String] {
    switch kind {
    case .type(let type): [type.name]
    case .function(let function): [function.name]
    case .variable(let variable):
      variable.bindings.compactMap {
        if case .binding(let name) = $0.pattern { name } else { nil }
      }
    default: []
    }
  }
}
