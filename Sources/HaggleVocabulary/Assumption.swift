package import Foundation

/// A kind of number that a text does not state, and that something stands in for.
package enum Assumption: String, ClosedSet, Comparable {
  /// A length or count of unknown data.
  case number
  /// The words that unknown data shows.
  case words
  /// How many elements unknown data has.
  case elements
  /// The size of an image that is not stated.
  case image
  /// The size of a symbol.
  case symbol
  /// The size of a view that the text does not declare.
  case box
  /// How wide texts are: measured with a font that stands in for the real one.
  case textWidth = "text width"
  /// For which system the text is, and so how large the screen is.
  case platform
  /// Which font a name that the text does not declare stands for.
  case font
  /// What a control needs by itself: Apple publishes no sizes.
  case control
  /// Which way a condition on unknown data goes.
  case choice
  /// What a modifier does that the text does not declare.
  case modifier
  /// What state comes to hold that code which is not in the text sets.
  case state
  /// An alignment, edge or axis that the text does not have.
  case alignment

  package static func < (a: Assumption, b: Assumption) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// What stands in for what a text does not state: factors of what is usually taken, mostly.
///
/// A layout with others, just as plausible, shows what rests on an assumption.
package struct StandIns: Hashable, Sendable {
  package var numbers: Double = 1
  /// How much longer each length is than the one that comes before it: two that are not known need
  /// not be alike.
  package var growth: Double = 1
  /// Lengths of whole views, where nothing says how long they are: a row's, or a screen's.
  var lengths: Double = 1
  package var words: Double = 1
  package var elements = 3
  /// In points; nil for what is usually taken.
  package var image: CGSize?
  package var symbols: Double = 1
  /// How many times as wide as high a symbol is.
  package var symbolShape: Double = 1
  package var boxes: Double = 1
  /// How many times as wide as high a view is that is not declared.
  package var boxShape: Double = 1
  /// Whether a view that is not declared takes what it is proposed, whatever is in it.
  package var areBoxesFilling = false
  /// How a view that is not declared puts together what it is given to show.
  package var boxStack = BoxStack.column
  /// What modifiers do that are not declared, where their names speak of it.
  package var modifiers = ModifierEffect.none
  /// Where views stand whose alignment is not known.
  package var alignment = UnknownAlignment.usual
  package var textWidth: Double = 1
  package var fonts: Double = 1
  package var controls: Double = 1
  /// Where a condition on unknown data goes the other way than usual.
  package var turned: SourcePlace?
  /// Properties of state whose values are taken for unknown.
  package var unsettled: Set<String> = []
  /// How long the texts are that the author wrote, and all others: another language, another user.
  package var texts: Double = 1
  /// Whether each of them is of another length than the next.
  package var areTextsUneven = false

  package init() {}

  /// - Parameter turned: the condition that goes the other way.
  package init(turning turned: SourcePlace) { self.turned = turned }

  /// - Parameter unsettled: properties of state whose values are taken for unknown.
  package init(unsettling unsettled: Set<String>) { self.unsettled = unsettled }

  fileprivate init(_ change: (inout StandIns) -> Void) { change(&self) }

  /// A length of a whole view, in points, of which nothing is known.
  package static let usualLength: Double = 44

  /// A length where another is usually taken; a share stays what it is.
  package func number(like usual: Double) -> Double {
    guard usual > 1 else { return usual }
    return usual * numbers * (usual == Self.usualLength ? lengths : 1)
  }

  /// The same where it is the `rank`th that is not known, from 0.
  package func number(like usual: Double, rank: Int) -> Double {
    guard usual > 1 else { return usual }
    let factor = repeatElement(growth, count: min(rank, Self.mostRanks)).reduce(1, *)
    return number(like: usual) * (growth < 1 ? Self.longest * factor : factor)
  }

  private static let mostRanks = 6
  /// How many times as long the first one is where those behind it are shorter.
  private static let longest: Double = 6

  /// A whole number that a text shows, of one to three digits: two, or as many as there are words.
  package var amount: Int { words < 1 ? 8 : words > 1 ? 128 : 28 }

  /// Words where others are usually shown.
  package func words(like usual: String) -> String { Self.words(usual, times: words) }

  /// Whether texts are as the author wrote them.
  package var areTextsAsWritten: Bool { texts == 1 && !areTextsUneven }

  /// What a text says, in more or in fewer words.
  package func text(like written: String) -> String {
    let number = written.utf8.reduce(0) { $0 + Int($1) }
    return Self.words(written, times: areTextsUneven ? Double(number % 5 + 1) : texts)
  }

  private static func words(_ words: String, times factor: Double) -> String {
    guard factor != 1 else { return words }
    if factor > 1 { return Array(repeating: words, count: Int(factor)).joined(separator: " ") }
    return String(words.prefix(max(1, Int(Double(words.count) * factor))))
  }
}

/// What a modifier that is not declared may do to a view.
package enum ModifierEffect: Hashable, Sendable {
  case none
  /// It is not drawn: `invisible()`.
  case hiding
  /// It takes all the width there is, from the leading edge on: `maxLeading()`.
  case filling
  /// It has something around it: `cardStyle()`.
  case insets
  /// It is set in another font: `body4()`.
  case font
}

/// What several views in one that is not declared may stand in.
package enum BoxStack: Hashable, Sendable {
  case column, row, layers
}

/// What an alignment that the text does not have may be.
package enum UnknownAlignment: Hashable, Sendable {
  /// What holds where none is written.
  case usual
  /// Leading and top, trailing and bottom.
  case start, end
}

extension Assumption {
  /// Other values that are just as plausible, each in a layout of its own; none where laying out
  /// again takes something else than numbers.
  ///
  /// Source: ours. A text is measured with an error of up to 5 % (docs/NEGOTIATION.md).
  package var alternatives: [StandIns] {
    switch self {
    case .number:
      [
        StandIns { $0.numbers = 0.25 }, StandIns { $0.numbers = 3 }, StandIns { $0.lengths = 9 },
        StandIns { $0.growth = 1.5 }, StandIns { $0.growth = 1 / 1.5 },
      ]
    case .words: [StandIns { $0.words = 0.15 }, StandIns { $0.words = 3 }]
    case .elements: [StandIns { $0.elements = 1 }, StandIns { $0.elements = 6 }]
    case .image: Self.images
    case .symbol:
      [
        StandIns { $0.symbols = 0.8 }, StandIns { $0.symbols = 1.25 },
        StandIns { $0.symbolShape = 0.7 }, StandIns { $0.symbolShape = 1.3 },
      ]
    case .box:
      [
        StandIns { $0.areBoxesFilling = true }, StandIns { $0.boxes = 0.25 },
        StandIns { $0.boxStack = .row }, StandIns { $0.boxStack = .layers },
        StandIns {
          $0.boxes = 3
          $0.boxShape = 2
        },
      ]
    case .modifier: Self.modifiers
    case .textWidth: [StandIns { $0.textWidth = 0.95 }, StandIns { $0.textWidth = 1.05 }]
    case .font: [StandIns { $0.fonts = 0.7 }, StandIns { $0.fonts = 1.5 }]
    case .control: [StandIns { $0.controls = 0.8 }, StandIns { $0.controls = 1.2 }]
    case .alignment: [StandIns { $0.alignment = .start }, StandIns { $0.alignment = .end }]
    case .platform, .choice, .state: []
    }
  }

  private static let images = [
    StandIns { $0.image = CGSize(width: 24, height: 24) },
    StandIns { $0.image = CGSize(width: 400, height: 300) },
    StandIns { $0.image = CGSize(width: 300, height: 600) },
  ]

  private static let modifiers = [
    StandIns { $0.modifiers = .hiding }, StandIns { $0.modifiers = .filling },
    StandIns { $0.modifiers = .insets },
    StandIns {
      $0.modifiers = .font
      $0.fonts = 0.65
    },
  ]

  /// Whether the true value may be anything: what was tried are samples then, not its limits.
  package var isOpen: Bool { ![.textWidth, .symbol, .control].contains(self) }
}
