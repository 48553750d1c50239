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

  /// Writes all of it to what is there and is no file, such as a pipe or a terminal.
  static func write(_ bytes: [UInt8], toDevice path: String) -> Int32? {
    // A device may stand for a file, as `/dev/stdout` does: what is in it stays.
    let file = open(path, O_WRONLY | O_APPEND | O_NOCTTY)
    guard file >= 0 else { return errno }
    defer { close(file) }
    return write(bytes, to: file)
  }

  /// Has the system write down which files a folder has.
  static func synchronize(folder: String) {
    let file = open(folder, O_RDONLY)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }
}

/// A file that is whole and on the disk, and has yet to be given its name.
///
/// It waits in the folder where it belongs, so that the name goes from one file to the next in one
/// step: whatever happens, there is the old file or the new one. Whoever makes one either gives it
/// its name or discards it.
struct WaitingFile {
  private let path: String
  /// What it is called until then.
  private let name: String

  /// - Throws: the system's number.
  init(_ bytes: [UInt8], for path: String) throws(SystemFailure) {
    self.path = path
    let (file, name) = try Self.open(in: FilePath.folder(of: path))
    self.name = name
    var error = SystemFile.write(bytes, to: file)
    if error == nil, let mode = Self.mode(path), fchmod(file, mode) != 0 { error = errno }
    if error == nil, fsync(file) != 0 { error = errno }
    close(file)
    guard let error else { return }
    discard()
    throw SystemFailure(number: error)
  }

  /// Renames it to its final name; replaces a file there if `replacing`.
  ///
  /// - Throws: the system's number, `EEXIST` where the name is taken; then it is discarded.
  func takeName(replacing: Bool) throws(SystemFailure) {
    if let error = replacing ? Self.rename(name, path) : Self.nameNew(name, path) {
      discard()
      throw SystemFailure(number: error)
    }
  }

  func discard() { unlink(name) }

  /// Creates a temporary file with a unique name.
  private static func open(
    in folder: String
  ) throws(SystemFailure) -> (file: Int32, name: String) {
    var error = EEXIST
    for attempt in 0..<mostAttempts {
      let name = "\(folder)/.haggle-\(getpid())-\(attempt).part"
      let file = Foundation.open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666)
      if file >= 0 { return (file, name) }
      error = errno
      if error != EEXIST { break }
    }
    throw SystemFailure(number: error)
  }

  /// Who may do what with the file that is there; nil where there is none.
  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  private static func rename(_ name: String, _ path: String) -> Int32? {
    Foundation.rename(name, path) == 0 ? nil : errno
  }

  /// Two that come at once cannot both have the name: the system sees to that, where the disk has
  /// links.
  private static func nameNew(_ name: String, _ path: String) -> Int32? {
    if link(name, path) == 0 {
      unlink(name)
      return nil
    }
    if errno == EEXIST || access(path, F_OK) == 0 { return EEXIST }
    return rename(name, path)
  }

  private static let mostAttempts = 1000
}

/// What the system answers instead of doing something.
struct SystemFailure: Error {
  let number: Int32
}
