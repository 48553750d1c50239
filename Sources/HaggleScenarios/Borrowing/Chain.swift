import HaggleSyntax

/// A view or scene with its modifiers: `Board().frame(minWidth: 600).padding()`.
struct Chain {
  /// What it begins with: `Board`.
  var name: String?
  /// The first closure of its beginning.
  var content: BlockID?
  /// The arguments of its beginning, and the numbers among them.
  var arguments: [Argument] = []
  /// The closures behind these.
  var trailing: [TrailingClosure] = []
  var numbers: [String: Double] = [:]
  /// From the outermost to the innermost.
  var modifiers: [(name: String, numbers: [String: Double])] = []

  func arguments(of modifier: String) -> [[String: Double]] {
    modifiers.reversed().filter { $0.name == modifier }.map(\.numbers)
  }

  var frames: [[String: Double]] { arguments(of: "frame") }
}

extension SyntaxTree {
  /// The views that a block shows, whichever way its conditions go.
  func chains(of block: BlockID) -> [Chain] {
    statements(of: block).flatMap { chains(of: $0) }
  }

  private func chains(of statement: StatementID) -> [Chain] {
    switch self[statement].kind {
    case .expression(let expression), .return(let expression?): [chain(expression)]
    case .if(_, let then, .block(let other)): chains(of: then) + chains(of: other)
    case .if(_, let then, .elseIf(let other)): chains(of: then) + chains(of: other)
    case .if(_, let then, nil): chains(of: then)
    default: []
    }
  }

  func chain(_ end: ExpressionID) -> Chain {
    var chain = Chain()
    var next: ExpressionID? = end
    while let id = next {
      next = nil
      guard case .call(let callee, let arguments, let closures) = self[id].kind else { continue }
      let numbers = numbers(among: arguments)
      switch self[callee].kind {
      case .member(let base, let name):
        chain.modifiers.append((name, numbers))
        next = base
      case .identifier(let name):
        chain.name = name
        chain.arguments = arguments
        chain.trailing = closures
        chain.numbers = numbers
        chain.content = closures.first?.closure.body ?? content(among: arguments)
      // `.init(x: 0, y: 0, width: 700, height: 500)`
      case .implicitMember("init"): chain.numbers = numbers
      default: break
      }
    }
    return chain
  }

  private func content(among arguments: [Argument]) -> BlockID? {
    guard let content = arguments["content"], case .closure(let closure) = self[content.value].kind
    else { return nil }
    return closure.body
  }

  /// Those with a label, and those of an only argument: `CGSize(width: 600, height: 400)`.
  private func numbers(among arguments: [Argument]) -> [String: Double] {
    if arguments.count == 1, arguments[0].label == nil { return chain(arguments[0].value).numbers }
    return arguments.reduce(into: [:]) { numbers, argument in
      guard let label = argument.label else { return }
      switch self[argument.value].kind {
      case .integer(let number), .float(let number): numbers[label] = number
      default: break
      }
    }
  }
}

extension HaggleSyntax.Expression {
  /// What a call is a modifier of, and what is called.
  var base: ExpressionID? {
    switch kind {
    case .member(let base, _): base
    case .call(let callee, _, _): callee
    default: nil
    }
  }
}
