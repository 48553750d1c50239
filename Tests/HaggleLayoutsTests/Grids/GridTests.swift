import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `A grid` {
}
