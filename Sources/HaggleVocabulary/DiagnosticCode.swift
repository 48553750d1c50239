/// What a diagnostic is about: a short stable word to look up (`haggle explain unknown-view`), and
/// to fold similar ones by.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // Nothing can be laid out.
  case noView = "no-view"
  case noRoot = "no-root"
  case directive
  case setting
  case duplicateLabel = "duplicate-label"
  case endlessView = "endless-view"
  case stepLimit = "step-limit"
  case depthLimit = "depth-limit"
  case callLimit = "call-limit"
  case tooDeep = "too-deep"
  case tooLarge = "too-large"

  // Which views there are was assumed.
  case unclosed
  case misspelled
  case unknownCondition = "unknown-condition"
  case unknownElements = "unknown-elements"
  case missingArgument = "missing-argument"
  case callMismatch = "call-mismatch"
  case viewLimit = "view-limit"
  case endlessContent = "endless-content"
  case sharedLabel = "shared-label"
  case sampleView = "sample-view"
  case inactiveCode = "inactive-code"

  // A box stands for a view.
  case unknownView = "unknown-view"
  case foreignView = "foreign-view"
  case noBody = "no-body"
  case notAView = "not-a-view"
  case stoppedCode = "stopped-code"
  case elided
  case syntax
  case notSwift = "not-swift"
  case stray

  // A number was assumed.
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

  // The size of something drawn was assumed.
  case imageSize = "image-size"
  case controlMetrics = "control-metrics"
  case textMetric = "text-metric"
  case unknownText = "unknown-text"
  case remarkLimit = "remark-limit"

  // Nothing was assumed that is known to have an effect.
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

  // About a console log.
  case logMonitors = "log-monitors"
  case logUnpaired = "log-unpaired"
  case logUnread = "log-unread"
}

extension DiagnosticCode {
  /// What the layout owes to it, the greatest effect first.
  package enum Effect: Int, Comparable, Sendable {
    case everything, views, boxes, numbers, metrics, nothing

    package static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  package var effect: Effect {
    switch self {
    case .noView, .noRoot, .directive, .setting, .duplicateLabel, .depthLimit, .tooDeep,
      .tooLarge:
      .everything
    case .unclosed, .misspelled, .unknownCondition, .unknownElements, .missingArgument,
      .callMismatch, .viewLimit, .endlessContent, .sharedLabel, .sampleView, .inactiveCode,
      .logMonitors:
      .views
    case .unknownView, .foreignView, .noBody, .notAView, .stoppedCode, .elided,
      .syntax, .notSwift, .stray, .endlessView, .stepLimit, .callLimit:
      .boxes
    case .unknownNumber, .unknownValue, .unknownMember, .assumedValue, .invalidOperation,
      .laterModifier, .unknownParameter, .unknownArgument,
      .lateCode, .stoppedStyle, .declaredLayout, .invalidFrame, .unusableNumber, .invalidRatio,
      .invalidSpan, .invalidGridItem, .unknownFont:
      .numbers
    case .imageSize, .controlMetrics, .textMetric, .unknownText, .remarkLimit: .metrics
    case .secondPass, .unknownModifier, .contradictoryFrame, .curlyQuotes, .prose, .pasted, .escape,
      .oneLine, .unusedSetting, .misspelledDirective, .foreignPreview, .otherRoots, .compiledFor,
      .logUnpaired, .logUnread:
      .nothing
    }
  }

  /// Whether it is haggle that lacks something of SwiftUI or Swift here, rather than the text that
  /// lacks a declaration.
  package var isUnsupportedForm: Bool {
    switch self {
    case .laterModifier, .foreignView, .unknownMember, .syntax, .notSwift,
      .tooDeep, .tooLarge, .stepLimit, .depthLimit, .callLimit:
      true
    default: false
    }
  }

  /// Whether the text uses a name here that it does not declare.
  package var isUndeclaredName: Bool {
    [.unknownView, .unknownValue, .unknownModifier].contains(self)
  }
}
