import Foundation

/// The folders that may contain files about a source's project: its own and its parents, up to a
/// repository or the user's home.
enum ProjectFolders {
  /// The first result of `find` in the folder of a source and its parents.
  ///
  /// - Parameter operand: the source's path, or `-` for standard input, which belongs to the
  ///   current folder.
  static func first<Found>(around operand: String, _ find: (String) -> Found?) -> Found? {
    let source = URL(filePath: operand).standardizedFileURL
    var folder = source.deletingLastPathComponent().pathComponents
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    while !folder.isEmpty {
      let place = NSString.path(withComponents: folder)
      if let found = find(place == "/" ? "" : place) { return found }
      if place == home || FileManager.default.fileExists(atPath: "\(place)/.git") { return nil }
      folder.removeLast()
    }
    return nil
  }

  /// The size of a file in bytes; nil if it is no regular file.
  static func sizeOfFile(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The path relative to the current folder, if it is inside.
  static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
