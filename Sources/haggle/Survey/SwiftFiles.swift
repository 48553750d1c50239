import Foundation
import HaggleReports

/// The Swift files below a folder.
///
/// Skips hidden files and folders (build products among them), and does not follow links to
/// folders, so that there are no cycles.
struct SwiftFiles {
  /// Paths below the folder, sorted.
  private(set) var paths: [String] = []
  private(set) var unreadable: [Survey.Unreadable] = []

  /// - Parameter isEntered: whether a folder of that name is looked into.
  init(
    in folder: String, entering isEntered: (String) -> Bool = { _ in true }
  ) throws(Failure) {
    var open = [""]
    while let path = open.popLast() {
      do {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.join(folder, path))
        for name in names where !name.hasPrefix(".") {
          let found = path.isEmpty ? name : path + "/" + name
          if look(at: found, in: folder), isEntered(name) { open.append(found) }
        }
      } catch {
        let reason = SystemError.reason(of: error)
        if path.isEmpty { throw .unreadable("\(folder) cannot be read: \(reason).") }
        unreadable.append(Survey.Unreadable(path, reason))
      }
    }
    paths.sort()
    unreadable.sort { $0.path < $1.path }
  }

  /// Takes a Swift file in. Returns whether it is a folder to be looked into.
  private mutating func look(at path: String, in folder: String) -> Bool {
    let location = Self.join(folder, path)
    var status = stat()
    guard lstat(location, &status) == 0 else { return false }
    if status.kind == S_IFDIR { return true }
    guard path.hasSuffix(".swift") else { return false }
    if status.kind == S_IFLNK, stat(location, &status) != 0 {
      unreadable.append(Survey.Unreadable(path, SystemError.reason(errno)))
    } else if status.kind == S_IFREG {
      paths.append(path)
    }
    return false
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : folder + "/" + path
  }
}

extension stat {
  fileprivate var kind: mode_t { mode_t(st_mode) & S_IFMT }
}

extension SystemError {
  /// The reason of a Foundation error.
  fileprivate static func reason(of error: any Error) -> String {
    var cause = error as NSError
    while cause.domain != NSPOSIXErrorDomain,
      let deeper = cause.userInfo[NSUnderlyingErrorKey] as? NSError
    { cause = deeper }
    return cause.domain == NSPOSIXErrorDomain
      ? reason(Int32(cause.code)) : "it cannot be looked into"
  }
}
