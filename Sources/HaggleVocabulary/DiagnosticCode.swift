/// The kind of a diagnostic: a short stable word to look up (`haggle explain unknown-view`) and to
/// group similar diagnostics by. `haggle explain` has its meaning, in `DiagnosticMeanings`.
package enum DiagnosticCode: String, ClosedSet {
  case noView = "no-view"
  case noRoot = "no-root"
  case directive
  case setting
  case duplicateLabel = "duplicate-label"
  case endlessView = "endless-view"
  case stepLimit = "step-limit"
  case sizeLimit = "size-limit"
  case depthLimit = "depth-limit"
  case callLimit = "call-limit"
  case tooDeep = "too-deep"
  case tooLarge = "too-large"
  case unclosed
  case misspelled
  case unknownCondition = "unknown-condition"
  case unknownElements = "unknown-elements"
  case emptyAtFirst = "empty-at-first"
  case stateStandIn = "state-stand-in"
  case missingArgument = "missing-argument"
  case callMismatch = "call-mismatch"
  case viewLimit = "view-limit"
  case endlessContent = "endless-content"
  case sharedLabel = "shared-label"
  case sampleView = "sample-view"
  case leftOut = "left-out"
  case presentation
  case inactiveCode = "inactive-code"
  case unknownView = "unknown-view"
  case foreignView = "foreign-view"
  case noBody = "no-body"
  case notAView = "not-a-view"
  case stoppedCode = "stopped-code"
  case failedAssertion = "failed-assertion"
  case elided
  case syntax
  case notSwift = "not-swift"
  case stray
  case unknownNumber = "unknown-number"
  case unknownValue = "unknown-value"
  case unknownMember = "unknown-member"
  case assumedValue = "assumed-value"
  case invalidOperation = "invalid-operation"
  case laterModifier = "later-modifier"
  case unknownParameter = "unknown-parameter"
  case unknownArgument = "unknown-argument"
  case lateCode = "late-code"
  case stoppedStyle = "stopped-style"
  case declaredLayout = "declared-layout"
  case invalidFrame = "invalid-frame"
  case unusableNumber = "unusable-number"
  case invalidRatio = "invalid-ratio"
  case invalidSpan = "invalid-span"
  case invalidGridItem = "invalid-grid-item"
  case unknownFont = "unknown-font"
  case imageSize = "image-size"
  case platform
  case window
  case controlMetrics = "control-metrics"
  case textMetric = "text-metric"
  case unknownText = "unknown-text"
  case diagnosticLimit = "diagnostic-limit"
  case secondPass = "second-pass"
  case unknownModifier = "unknown-modifier"
  case contradictoryFrame = "contradictory-frame"
  case curlyQuotes = "curly-quotes"
  case prose
  case pasted
  case escape
  case oneLine = "one-line"
  case unusedSetting = "unused-setting"
  case misspelledDirective = "misspelled-directive"
  case foreignPreview = "foreign-preview"
  case otherRoots = "other-roots"
  case compiledFor = "compiled-for"
  case logMonitors = "log-monitors"
  case logUnpaired = "log-unpaired"
  case logUnread = "log-unread"
  case unknownStyle = "unknown-style"
  case foreignMember = "foreign-member"
  case lengthModifier = "length-modifier"
  case looseSections = "loose-sections"
  case foundElsewhere = "found-elsewhere"
  case onPhonesOnly = "on-phones-only"
  case foundInPreview = "found-in-preview"

  /// What the layout depends on it for, the greatest effect first.
  package enum Effect: Int, Comparable, Sendable {
    case everything, views, boxes, numbers, metrics, nothing

    package static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  package var effect: Effect {
    switch self {
    case .noView, .noRoot, .directive, .setting, .duplicateLabel, .depthLimit, .tooDeep, .tooLarge:
      .everything
    case .unclosed, .misspelled, .unknownCondition, .unknownElements, .emptyAtFirst, .stateStandIn,
      .missingArgument, .callMismatch, .viewLimit, .endlessContent, .sharedLabel, .sampleView,
      .leftOut, .presentation, .inactiveCode, .logMonitors, .looseSections, .failedAssertion:
      .views
    case .endlessView, .stepLimit, .sizeLimit, .callLimit, .unknownView, .foreignView, .noBody,
      .notAView, .stoppedCode, .elided, .syntax, .notSwift, .stray:
      .boxes
    case .unknownNumber, .unknownValue, .unknownMember, .assumedValue, .invalidOperation,
      .laterModifier, .unknownParameter, .unknownArgument, .lateCode, .stoppedStyle,
      .declaredLayout, .invalidFrame, .unusableNumber, .invalidRatio, .invalidSpan,
      .invalidGridItem, .unknownFont, .unknownStyle, .foreignMember, .lengthModifier:
      .numbers
    case .imageSize, .platform, .window, .controlMetrics, .textMetric, .unknownText,
      .diagnosticLimit:
      .metrics
    case .secondPass, .unknownModifier, .contradictoryFrame, .curlyQuotes, .prose, .pasted, .escape,
      .oneLine, .unusedSetting, .misspelledDirective, .foreignPreview, .otherRoots, .compiledFor,
      .logUnpaired, .logUnread, .foundElsewhere, .onPhonesOnly, .foundInPreview:
      .nothing
    }
  }

  /// Whether haggle lacks support for a part of SwiftUI or Swift, rather than the text a
  /// declaration.
  package var isUnsupportedForm: Bool { Self.unsupportedForms.contains(self) }

  private static let unsupportedForms: Set<DiagnosticCode> = [
    .stepLimit, .sizeLimit, .depthLimit, .callLimit, .tooDeep, .tooLarge, .foreignView, .syntax,
    .notSwift, .unknownMember, .laterModifier,
  ]

  /// Whether the text uses a name that it does not declare.
  package var isUndeclaredName: Bool { Self.undeclaredNames.contains(self) }

  private static let undeclaredNames: Set<DiagnosticCode> = [
    .unknownView, .unknownValue, .unknownModifier, .unknownStyle, .foreignMember, .lengthModifier,
  ]

  /// The kinds of assumption that numbers depending on it rest on.
  package var assumes: [Assumption] {
    switch self {
    case .unknownCondition: [.choice]
    case .unknownElements, .emptyAtFirst: [.elements]
    case .stateStandIn: [.elements, .words]
    case .missingArgument, .callMismatch, .sampleView, .unknownValue, .unknownMember, .assumedValue,
      .foreignMember:
      [.number, .words]
    case .unknownView, .foreignView, .noBody, .notAView, .stoppedCode, .elided, .unknownStyle,
      .lengthModifier, .looseSections:
      [.box]
    case .unknownNumber: [.number]
    case .unknownArgument: [.alignment]
    case .unknownFont: [.font]
    case .imageSize: [.image, .symbol]
    case .window: [.window]
    case .controlMetrics: [.control]
    case .textMetric: [.textWidth]
    case .unknownText: [.words]
    case .unknownModifier: [.modifier]
    case .noView, .noRoot, .directive, .setting, .duplicateLabel, .endlessView, .stepLimit,
      .sizeLimit, .depthLimit, .callLimit, .tooDeep, .tooLarge, .unclosed, .misspelled, .viewLimit,
      .endlessContent, .sharedLabel, .leftOut, .presentation, .inactiveCode, .syntax, .notSwift,
      .stray, .invalidOperation, .laterModifier, .unknownParameter, .lateCode, .stoppedStyle,
      .declaredLayout, .invalidFrame, .unusableNumber, .invalidRatio, .invalidSpan,
      .invalidGridItem, .platform, .diagnosticLimit, .secondPass, .contradictoryFrame, .curlyQuotes,
      .prose, .pasted, .escape, .oneLine, .unusedSetting, .misspelledDirective, .foreignPreview,
      .otherRoots, .compiledFor, .logMonitors, .logUnpaired, .logUnread, .foundElsewhere,
      .onPhonesOnly, .foundInPreview, .failedAssertion:
      []
    }
  }
}
