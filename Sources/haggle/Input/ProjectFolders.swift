import Foundation

/// The folders around a source that may say something of its project: its own, and those around
/// it, up to the one that is a repository or the user's home.
enum ProjectFolders {
  /// What the nearest folder gives that gives anything.
  ///
  /// - Parameter operand: the source's path, or `-`, which is what comes from the present folder.
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

  /// The bytes of a file; nil for a folder, and for what never ends.
  static func sizeOfFile(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// As seen from the present folder where it is in there.
  static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
