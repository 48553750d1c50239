// A layout taken from an app needs one import changed: this module brings CGSize and
// ProposedViewSize.
@_exported public import Foundation
@_exported public import HaggleVocabulary
