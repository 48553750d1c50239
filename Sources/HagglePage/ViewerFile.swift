import HagglePageFiles

/// The scripts and styles of `Viewer`, embedded in the program.
enum ViewerFile {
  /// The resource of that name, such as `viewer.js`; a test checks that all exist.
  static func bytes(_ name: String) -> [UInt8] {
    guard let file = haggle_page_file(name) else { return [] }
    return Array(UnsafeBufferPointer(start: file.pointee.bytes, count: file.pointee.count))
  }

  /// The resource without comments and indentation, because pages are sent to others.
  static func code(_ name: String) -> [UInt8] {
    let lines = String(decoding: bytes(name), as: UTF8.self).split(separator: "\n").lazy
      .map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
