/// The precedence of a binary operator, as in Swift; unknown ones have the default.
struct OperatorPrecedence {
  var level: Int
  var isRightAssociative = false

  static let casting = OperatorPrecedence(level: 132)
  static let ternary = OperatorPrecedence(level: 100, isRightAssociative: true)
  static let assignment = OperatorPrecedence(level: 90, isRightAssociative: true)

  init(level: Int, isRightAssociative: Bool = false) {
    self.level = level
    self.isRightAssociative = isRightAssociative
  }

  init(of name: String) {
    switch name {
    case "<<", ">>", "&<<", "&>>": self.init(level: 160)
    case "*", "/", "%", "&*", "&", ".*", "./", ".&": self.init(level: 150)
    case "+", "-", "&+", "&-", "|", "^", ".+", ".-", ".|", ".^": self.init(level: 140)
    case "...", "..<": self.init(level: 135)
    case "??": self.init(level: 131, isRightAssociative: true)
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": self.init(level: 130)
    case ".<", ".<=", ".>", ".>=", ".==", ".!=": self.init(level: 130)
    case "&&", ".&&": self.init(level: 120)
    case "||", ".||": self.init(level: 110)
    case _ where Self.isAssignment(name): self = .assignment
    default: self.init(level: 125)
    }
  }

  /// Whether an operator to the left binds first.
  func yields(to left: OperatorPrecedence) -> Bool {
    left.level > level || (left.level == level && !isRightAssociative)
  }

  static func isAssignment(_ name: String) -> Bool {
    switch name {
    case "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "??=": true
    case "&+=", "&-=", "&*=", "&<<=", "&>>=": true
    default: false
    }
  }
}
