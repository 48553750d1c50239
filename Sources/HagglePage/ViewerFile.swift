import HagglePageFiles

/// The scripts and styles of `Viewer`, which end up in the program.
enum ViewerFile {
  /// The file of that name, such as `viewer.js`; a test holds that each is there.
  static func bytes(_ name: String) -> [UInt8] {
    guard let file = haggle_page_file(name) else { return [] }
    return Array(UnsafeBufferPointer(start: file.pointee.bytes, count: file.pointee.count))
  }
}
