import Foundation
import HaggleVocabulary

/// JSON for programs: equal values give equal bytes.
package enum SortedJSON {
  /// Keys in alphabetical order, and a line break at the end.
  package static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers always encode.
    let data = (try? encoder.encode(value)) ?? Data()
    return HiddenCharacter.escaped(inJSON: data) + [UInt8(ascii: "\n")]
  }
}
