import Foundation

/// What is written: given to `take` a part at a time, so that no more of it is in memory.
typealias ByteParts = (_ take: ([UInt8]) -> Void) -> Void

/// Writes bytes with system calls. Errors are `errno` values; callers know their meaning for the
/// user.
enum SystemFile {
  /// Writes everything to a descriptor; returns the error number on failure.
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

  /// Writes all parts to a descriptor; after an error, whose number it returns, no more of them.
  static func write(_ parts: ByteParts, to descriptor: Int32) -> Int32? {
    var error: Int32?
    parts { if error == nil { error = write($0, to: descriptor) } }
    return error
  }

  /// Writes everything to an existing device, such as a pipe or a terminal.
  static func write(_ parts: ByteParts, toDevice path: String) -> Int32? {
    // A device may refer to a file, as `/dev/stdout` does, whose content must be kept.
    let file = open(path, O_WRONLY | O_APPEND | O_NOCTTY)
    guard file >= 0 else { return errno }
    defer { close(file) }
    return write(parts, to: file)
  }

  /// Flushes the entries of a folder to disk.
  static func synchronize(folder: String) {
    let file = open(folder, O_RDONLY)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }
}

/// A complete file on disk under a temporary name.
///
/// It is in the folder of its final name, so that renaming replaces the old file in a single step.
/// Its creator either renames or discards it.
struct WaitingFile {
  private let path: String
  /// The temporary name.
  private let name: String

  /// - Throws: the system's error number.
  init(_ parts: ByteParts, for path: String) throws(SystemFailure) {
    self.path = path
    let (file, name) = try Self.open(in: FilePath.folder(of: path))
    self.name = name
    var error = SystemFile.write(parts, to: file)
    if error == nil, let mode = Self.mode(path), fchmod(file, mode) != 0 { error = errno }
    if error == nil, fsync(file) != 0 { error = errno }
    close(file)
    guard let error else { return }
    discard()
    throw SystemFailure(number: error)
  }

  /// Renames it to its final name; replaces a file there if `replacing`.
  ///
  /// - Throws: the system's error number, `EEXIST` if the name exists; the file is discarded then.
  func takeName(replacing: Bool) throws(SystemFailure) {
    if let error = replacing ? Self.rename(name, path) : Self.nameNew(name, path) {
      discard()
      throw SystemFailure(number: error)
    }
    AsideFiles.forget(name)
  }

  func discard() {
    unlink(name)
    AsideFiles.forget(name)
  }

  /// Whether a file in a folder has such a name: one that was killed leaves it behind.
  static func isName(_ name: String) -> Bool {
    name.hasPrefix(".haggle-") && name.hasSuffix(".part")
  }

  /// Creates a temporary file with a unique name.
  private static func open(
    in folder: String
  ) throws(SystemFailure) -> (file: Int32, name: String) {
    removeAbandoned(in: folder)
    var error = EEXIST
    for attempt in 0..<mostAttempts {
      let name = "\(folder)/.haggle-\(getpid())-\(attempt).part"
      // One that is there belongs to somebody else.
      if access(name, F_OK) == 0 { continue }
      AsideFiles.add(name)
      let file = Foundation.open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666)
      if file >= 0 { return (file, name) }
      error = errno
      AsideFiles.forget(name)
      if error != EEXIST { break }
    }
    throw SystemFailure(number: error)
  }

  /// Removes what processes left in the folder that were killed an hour ago or earlier: a process
  /// of another machine may have a number that none has here.
  private static func removeAbandoned(in folder: String) {
    guard let entries = opendir(folder) else { return }
    var abandoned: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if isName(name), isAbandoned("\(folder)/\(name)", name) { abandoned.append(name) }
    }
    closedir(entries)
    for name in abandoned { unlink("\(folder)/\(name)") }
  }

  private static func isAbandoned(_ path: String, _ name: String) -> Bool {
    guard let number = name.dropFirst(".haggle-".count).split(separator: "-").first,
      let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH
    else { return false }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    return changed < time(nil) - 3600
  }

  /// The permissions of an existing file; nil if there is none.
  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  private static func rename(_ name: String, _ path: String) -> Int32? {
    Foundation.rename(name, path) == 0 ? nil : errno
  }

  /// Of two simultaneous calls only one gets the name, on disks with hard links.
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

/// An error of a system call.
struct SystemFailure: Error {
  let number: Int32
}
