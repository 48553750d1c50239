import Foundation

/// The system's reasons, in words that do not depend on the user's language.
enum SystemError {
  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission is denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is no folder"
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    case EMFILE, ENFILE: "too many files are open"
    case ENAMETOOLONG: "the name is too long"
    default: "error \(number) of the system"
    }
  }
}
