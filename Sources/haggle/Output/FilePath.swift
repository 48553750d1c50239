import Foundation

/// The kinds of targets of an output path.
enum FilePath {
  enum Kind {
    /// A file at this path, existing or not.
    case file(String, isThere: Bool)
    /// A device that accepts output, such as a pipe or a terminal.
    case device
    case folder
    /// A link to this path in another folder, or a broken link.
    case linkOut(String)
  }

  static func kind(_ path: String) -> Kind {
    // Entries of these folders are links by design.
    if path.hasPrefix("/dev/") || path.hasPrefix("/proc/") { return .device }
    var status = stat()
    guard lstat(path, &status) == 0 else { return .file(path, isThere: false) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(path, isThere: true)
    case S_IFDIR: return .folder
    case S_IFLNK: return kind(ofLink: path)
    default: return .device
    }
  }

  /// A link within its own folder counts as its target.
  private static func kind(ofLink path: String) -> Kind {
    guard let target = real(path), let home = real(folder(of: path)) else {
      return .linkOut(
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "nothing")
    }
    guard folder(of: target) == home || target.hasPrefix(home + "/") else {
      return target.hasPrefix("/dev/") ? .device : .linkOut(target)
    }
    return kind(target)
  }

  /// Whether there is a folder, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether both name the same existing file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    if path == other { return true }
    var (status, otherStatus) = (stat(), stat())
    return stat(path, &status) == 0 && stat(other, &otherStatus) == 0
      && status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
      && status.st_mode & S_IFMT == S_IFREG
  }

  /// `.` for a path without folder.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path relative to a folder, such as `../Parts/Card.swift`.
  static func relative(_ path: String, to folder: String) -> String {
    let own = URL(filePath: path).standardizedFileURL.pathComponents
    let base = URL(filePath: folder).standardizedFileURL.pathComponents
    let shared = zip(own, base).prefix { $0 == $1 }.count
    let steps = base.dropFirst(shared).map { _ in ".." } + own.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// The path without links and dots; nil if it does not exist.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
