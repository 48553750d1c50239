package import Foundation

/// A kind of value that the text does not state and that haggle assumes.
package enum Assumption: String, ClosedSet, Comparable {
  /// A length or count of unknown data.
  case number
  /// The words that unknown data shows.
  case words
  /// The number of elements of an unknown collection.
  case elements
  /// The size of an image, if it is not stated.
  case image
  /// The size of a symbol.
  case symbol
  /// The size of a view that the text does not declare.
  case box
  /// The width of texts: they are measured with a substitute for the real font.
  case textWidth = "text width"
  /// The platform that the text is written for, which determines the size of the screen.
  case platform
  /// The size in which a window opens on a Mac.
  case window
  /// The font meant by a name that the text does not declare.
  case font
  /// The intrinsic size of a control: Apple publishes none.
  case control
  /// The outcome of a condition on unknown data.
  case choice
  /// The effect of a modifier that the text does not declare.
  case modifier
  /// The value of state that is set by code outside of the text.
  case state
  /// An alignment, edge or axis that the text does not declare.
  case alignment

  package static func < (a: Assumption, b: Assumption) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// The values assumed for what a text does not state, mostly as factors of the default assumption.
///
/// A layout with other, equally plausible values shows which results depend on an assumption.
package struct StandIns: Hashable, Sendable {
  package var numbers: Double = 1
  /// By which factor each unknown length exceeds the one before it: two of them need not be equal.
  var growth: Double = 1
  /// The factor for lengths of whole views, such as a row or a screen, that nothing determines.
  var lengths: Double = 1
  /// What a number is whose name does not say whether it is a share or a length; nil for a share.
  package var unnamed: Double?
  package var words: Double = 1
  package var elements = 3
  /// In points; nil for the default.
  package var image: CGSize?
  package var symbols: Double = 1
  /// The aspect ratio of a symbol: width divided by height.
  package var symbolShape: Double = 1
  package var boxes: Double = 1
  /// The aspect ratio of an undeclared view: width divided by height.
  package var boxShape: Double = 1
  /// Whether an undeclared view fills its proposal, whatever its content.
  package var areBoxesFilling = false
  /// How an undeclared view arranges the views passed to it.
  package var boxStack = BoxStack.column
  /// The effect of undeclared modifiers, as far as their names suggest one.
  package var modifiers = ModifierEffect.none
  /// The position of views whose alignment is unknown.
  package var alignment = UnknownAlignment.usual
  package var textWidth: Double = 1
  package var fonts: Double = 1
  package var controls: Double = 1
  /// The condition on unknown data whose outcome is inverted.
  package var turned: SourcePlace?
  /// State properties whose values are treated as unknown.
  package var unsettled: Set<String> = []
  /// The factor for the length of all texts, for another language or other user data.
  package var texts: Double = 1
  /// Whether neighbouring texts get different lengths.
  package var areTextsUneven = false
  /// Whether pictures that are fetched are not there yet.
  package var arePicturesLoading = false
  /// How far the first value of each measured length is off, in points.
  package var firstMeasures: Double = 0

  package init() {}

  /// - Parameter turned: the condition whose outcome is inverted.
  package init(turning turned: SourcePlace) { self.turned = turned }

  /// - Parameter unsettled: state properties whose values are treated as unknown.
  package init(unsettling unsettled: Set<String>) { self.unsettled = unsettled }

  /// - Parameter unnamed: what numbers are whose names say nothing, and what sides of whole views
  ///   are, in points.
  package init(unnamed: Double) {
    self.unnamed = unnamed
    lengths = unnamed / Self.usualLength
  }

  fileprivate init(_ change: (inout StandIns) -> Void) { change(&self) }

  /// The default length of a whole view about which nothing is known, in points.
  package static let usualLength: Double = 44

  /// The assumed number in place of `usual`; numbers up to 1 are shares and stay as they are.
  package func number(like usual: Double) -> Double {
    guard usual > 1 else { return usual }
    return usual * numbers * (usual == Self.usualLength ? lengths : 1)
  }

  /// The assumed number for the `rank`th unknown value, counted from 0.
  package func number(like usual: Double, rank: Int) -> Double {
    guard usual > 1 else { return usual }
    let factor = repeatElement(growth, count: min(rank, Self.mostRanks)).reduce(1, *)
    return number(like: usual) * (growth < 1 ? Self.longest * factor : factor)
  }

  private static let mostRanks = 6
  /// With shrinking lengths, the factor of the first one.
  private static let longest: Double = 6

  /// A number that a text shows, with one to three digits depending on `words`.
  package var amount: Int { words < 1 ? 8 : words > 1 ? 128 : 28 }

  /// The assumed words in place of `usual`.
  package func words(like usual: String) -> String { Self.words(usual, times: words) }

  /// Whether texts are shown as the author wrote them.
  package var areTextsAsWritten: Bool { texts == 1 && !areTextsUneven }

  /// The written text, made longer or shorter as `texts` demands.
  package func text(like written: String) -> String {
    let number = written.utf8.reduce(0) { $0 + Int($1) }
    return Self.words(written, times: areTextsUneven ? Double(number % 5 + 1) : texts)
  }

  private static func words(_ words: String, times factor: Double) -> String {
    guard factor != 1 else { return words }
    if factor > 1 { return Array(repeating: words, count: Int(factor)).joined(separator: " ") }
    return String(words.prefix(max(1, Int(saturating: Double(words.count) * factor))))
  }
}

/// The possible effects of an undeclared modifier.
package enum ModifierEffect: Hashable, Sendable {
  case none
  /// It hides the view: `invisible()`.
  case hiding
  /// It fills the width, with leading alignment: `maxLeading()`.
  case filling
  /// It adds padding: `cardStyle()`.
  case insets
  /// It sets another font: `body4()`.
  case font
  /// It takes from a control what is drawn around its label: `minimalPicker()`.
  case bare
}

/// How an undeclared view may arrange several children.
package enum BoxStack: Hashable, Sendable {
  case column, row, layers
}

/// The possible values of an undeclared alignment.
package enum UnknownAlignment: Hashable, Sendable {
  /// The default that applies where none is written.
  case usual
  /// Leading and top, trailing and bottom.
  case start, end
}

extension Assumption {
  /// Other plausible values, each for a layout of its own; empty if trying others needs more than
  /// different numbers.
  ///
  /// Source: ours. The error of measured texts is up to 5 % (docs/NEGOTIATION.md).
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
    case .platform, .window, .choice, .state: []
    }
  }

  private static let images = [
    StandIns { $0.image = CGSize(width: 24, height: 24) },
    StandIns { $0.image = CGSize(width: 400, height: 300) },
    StandIns { $0.image = CGSize(width: 300, height: 600) },
  ]

  private static let modifiers = [
    StandIns { $0.modifiers = .hiding }, StandIns { $0.modifiers = .filling },
    StandIns { $0.modifiers = .insets }, StandIns { $0.modifiers = .bare },
    StandIns {
      $0.modifiers = .font
      $0.fonts = 0.65
    },
  ]

  /// Whether the true value is unbounded; the alternatives are then samples, not limits.
  package var isOpen: Bool { ![.textWidth, .symbol, .control].contains(self) }
}
