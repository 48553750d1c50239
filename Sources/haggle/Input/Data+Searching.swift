import Foundation

extension Data {
  /// Whether some text is in it: projects have megabytes, and `range(of:)` compares much at each
  /// byte.
  func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return withUnsafeBytes { bytes in
      guard let first = wanted.first, let start = bytes.baseAddress else { return false }
      var offset = 0
      while offset + wanted.count <= bytes.count {
        let most = bytes.count - wanted.count - offset + 1
        guard let found = memchr(start + offset, Int32(first), most) else { return false }
        if memcmp(found, wanted, wanted.count) == 0 { return true }
        offset = UnsafeRawPointer(found) - start + 1
      }
      return false
    }
  }
}
