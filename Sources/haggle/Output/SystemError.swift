import Foundation

/// The reasons of system errors, in words that do not depend on the user's language.
enum SystemError {
  /// Why a file or folder could not be created.
  static func reason(_ number: Int32, making path: String) -> String {
    if path.isEmpty { return "an empty path names nothing" }
    guard number == ENOENT else { return reason(number) }
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
    if folder.isEmpty { folder = "/" }
    return access(folder, F_OK) == 0
      ? "nothing can be made in \(folder)" : "its folder does not exist"
  }

  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission is denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is no folder"
    case ENOSPC: "the disk is full"
    case EDQUOT: "the quota of the disk is used up"
    case EFBIG: "the file would be larger than files may be here"
    case ELOOP: "its links lead in a circle"
    case EROFS: "the disk is read-only"
    case EMFILE, ENFILE: "too many files are open"
    case ENAMETOOLONG: "the name is too long"
    default: "error \(number) of the system"
    }
  }
}
