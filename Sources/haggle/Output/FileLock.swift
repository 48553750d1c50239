import Foundation

/// Holds off other processes of haggle that are about to replace the same file.
///
/// What replaces a file takes its name, so whoever waited for the old one has to look again.
struct FileLock {
  /// Negative where there is no file to lock, or the disk has no locks.
  private let file: Int32

  init(_ path: String) {
    var held: Int32 = -1
    for _ in 0..<100 {
      held = open(path, O_RDONLY | O_NONBLOCK)
      guard held >= 0 else { break }
      while flock(held, LOCK_EX) != 0, errno == EINTR {}
      if Self.isSame(held, path) { break }
      close(held)
      held = -1
    }
    file = held
  }

  func release() {
    if file >= 0 { close(file) }
  }

  private static func isSame(_ file: Int32, _ path: String) -> Bool {
    var (locked, named) = (stat(), stat())
    return fstat(file, &locked) == 0 && stat(path, &named) == 0
      && locked.st_ino == named.st_ino && locked.st_dev == named.st_dev
  }
}
