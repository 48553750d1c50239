import HaggleSyntax
import HaggleVocabulary

// What a search for declarations has still to look for, and to take.
extension BorrowingSearch {
  /// A name used in some file; nil for the text itself.
  struct Need: Hashable {
    let name: String
    let isMember: Bool
    /// Whether objects of it are used: a member of it follows, something observes one, or a preview
    /// makes one.
    var isBase: Bool
    /// Whether data holds an object that it makes of it, as a table of colours does.
    let isPart: Bool
    let file: Int?
    /// The extended type, if it is used in an extension: its other members need no dot.
    let home: String?
    var isObserved = false
    /// Whether it is used where nothing is shown at first.
    var isLate = false
    /// Whether views lead to it alone, and show it at first.
    var isShown = false

    init(_ name: WrittenName, in file: Int?, _ home: String?, by kind: ProjectDeclaration.Kind?) {
      self.name = name.text
      isMember = name.context == .member
      isBase = name.isBeforeMember && kind != .model
      isPart = name.isCalled && kind == .data
      self.file = file
      self.home = home
    }

    /// A class whose objects something observes.
    init(observed name: String, in file: Int?) {
      (self.name, self.file) = (name, file)
      (isMember, isBase, isPart, home, isObserved) = (false, true, false, nil, true)
    }

    /// Behind a dot only a type is one of the top level: `Design.Avatar`.
    var mayBePlain: Bool { !isMember || name.isTypeName }
  }

  /// A declaration that is needed, and what it costs.
  struct Due {
    let index: Int
    let isObserved: Bool
    /// By how many declarations the text comes to need it.
    let depth: Int
    let cost: Int
    /// Whether it is a view to which views lead alone, the text's own first.
    var isShown: Bool

    /// Views that are shown come first, the nearest before all that they show.
    func precedes(_ other: Due) -> Bool {
      if isShown != other.isShown { return isShown }
      return isShown && depth != other.depth ? depth < other.depth : cost < other.cost
    }
  }
}
