// A layout copied from an app needs only its import changed: this module exports CGSize and
// ProposedViewSize.
@_exported public import Foundation
@_exported public import HaggleVocabulary
