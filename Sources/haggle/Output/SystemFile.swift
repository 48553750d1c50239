import Foundation

/// Bytes to the system. Errors are the system's numbers: what they mean to the user, callers know.
enum SystemFile {
  /// Writes all of it to a descriptor; the error's number where that did not work.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { rest in
        Foundation.write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      offset += count
    }
    return nil
  }

  /// Writes all of it to a file of that name, anew.
  ///
  /// - Parameter isSafe: whether it has to be on the disk, not only in memory, once this returns:
  ///   what takes another file's place is whole then.
  static func write(_ bytes: [UInt8], to path: String, isSafe: Bool) -> Int32? {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { return errno }
    defer { close(file) }
    if let error = write(bytes, to: file) { return error }
    return isSafe && fsync(file) != 0 ? errno : nil
  }

  /// Gives a file the name of another one, whose place it takes.
  static func rename(_ path: String, to name: String) -> Int32? {
    Foundation.rename(path, name) == 0 ? nil : errno
  }
}
