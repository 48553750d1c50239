/// The kind of a diagnostic: a short stable word to look up (`haggle explain unknown-view`) and to
/// group similar diagnostics by.
package struct DiagnosticCode: Hashable, Sendable {
  /// What the layout depends on it for, the greatest effect first.
  package enum Effect: Int, Comparable, Sendable {
    case everything, views, boxes, numbers, metrics, nothing

    package static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  package let rawValue: String
  package let effect: Effect
  /// Whether haggle lacks support for a part of SwiftUI or Swift, rather than the text a
  /// declaration.
  package let isUnsupportedForm: Bool
  /// Whether the text uses a name that it does not declare.
  package let isUndeclaredName: Bool
  /// The kinds of assumption that numbers depending on it rest on.
  package let assumes: [Assumption]
  /// Paragraphs, separated by an empty line.
  private let meaning: String

  init(
    _ word: String, _ effect: Effect, isUnsupportedForm: Bool = false,
    isUndeclaredName: Bool = false, assumes: [Assumption] = [], meaning: String
  ) {
    rawValue = word
    self.assumes = assumes
    self.effect = effect
    self.isUnsupportedForm = isUnsupportedForm
    self.isUndeclaredName = isUndeclaredName
    self.meaning = meaning
  }

  /// Nil if the word is no known code.
  package init?(rawValue word: String) {
    guard let code = Self.byWord[word] else { return nil }
    self = code
  }

  /// The meaning, what haggle does then and what to do about it, as paragraphs.
  package var explanation: [String] { meaning.split(separator: "\n\n").map(String.init) }

  package static func == (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.rawValue == b.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  private static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension DiagnosticCode {
  /// All codes, in the order of listings.
  package static let allCases: [DiagnosticCode] = [
    .noView, .noRoot, .directive, .setting, .duplicateLabel, .endlessView, .stepLimit, .sizeLimit,
    .depthLimit,
    .callLimit, .tooDeep, .tooLarge,
    .unclosed, .misspelled, .unknownCondition, .unknownElements, .emptyAtFirst, .stateStandIn,
    .missingArgument,
    .callMismatch,
    .viewLimit, .endlessContent, .sharedLabel, .sampleView, .leftOut, .presentation, .inactiveCode,
    .unknownView, .foreignView, .noBody, .notAView, .stoppedCode, .elided, .syntax, .notSwift,
    .stray,
    .unknownNumber, .unknownValue, .unknownMember, .assumedValue, .invalidOperation, .laterModifier,
    .unknownParameter, .unknownArgument, .lateCode, .stoppedStyle, .declaredLayout, .invalidFrame,
    .unusableNumber, .invalidRatio, .invalidSpan, .invalidGridItem, .unknownFont,
    .imageSize, .platform, .window, .controlMetrics, .textMetric, .unknownText, .diagnosticLimit,
    .secondPass, .unknownModifier, .contradictoryFrame, .curlyQuotes, .prose, .pasted, .escape,
    .oneLine, .unusedSetting, .misspelledDirective, .foreignPreview, .otherRoots, .compiledFor,
    .logMonitors, .logUnpaired, .logUnread, .unknownStyle,
    .foreignMember, .lengthModifier, .looseSections, .foundElsewhere, .onPhonesOnly,
    .foundInPreview,
  ]
}
