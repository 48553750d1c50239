#if hasFeature(Embedded)
  // The string functions that the modules use and Embedded Swift lacks.

  extension StringProtocol {
    package func contains(_ other: String) -> Bool { firstRange(of: other) != nil }

    package func firstRange(of other: String) -> Range<Index>? {
      var start = startIndex
      while !self[start...].hasPrefix(other) {
        guard start < endIndex else { return nil }
        formIndex(after: &start)
      }
      return start..<index(start, offsetBy: other.count)
    }

    package func replacing(_ other: String, with replacement: String) -> String {
      var text = ""
      var rest = self[...]
      while let range = rest.firstRange(of: other) {
        text += String(rest[..<range.lowerBound]) + replacement
        rest = rest[range.upperBound...]
      }
      return text + String(rest)
    }

    package func split(separator: String) -> [SubSequence] {
      var parts: [SubSequence] = []
      var rest = self[...]
      while let range = rest.firstRange(of: separator) {
        if range.lowerBound > rest.startIndex { parts.append(rest[..<range.lowerBound]) }
        rest = rest[range.upperBound...]
      }
      return rest.isEmpty ? parts : parts + [rest]
    }

    /// Capitalises a single word.
    package var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
  }
#endif
