import Foundation

/// Writing a file that the user named.
enum OutputFile {
  /// Writes to a temporary file next to the target and renames it, so that there is always either
  /// the old or the complete new file.
  ///
  /// - Parameter replacing: whether it takes the place of a file that is there.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(Failure) {
    try write({ $0(bytes) }, to: path, replacing: replacing)
  }

  static func write(_ parts: ByteParts, to path: String, replacing: Bool) throws(Failure) {
    switch FilePath.kind(path) {
    case .device:
      if let error = SystemFile.write(parts, toDevice: path) { throw failure(path, error) }
    case .folder: throw failure(path, EISDIR)
    case .linkOut(let target): try refuseLink(path, to: target)
    case .file(let file, let isThere):
      if isThere, replacing, access(file, W_OK) != 0 { throw failure(path, errno) }
      do throws(SystemFailure) {
        try WaitingFile(parts, for: file).takeName(replacing: replacing)
      } catch {
        throw error.number == EEXIST ? taken([path], or: outHint) : failure(path, error.number)
      }
      SystemFile.synchronize(folder: FilePath.folder(of: file))
    }
  }

  /// Replaces a file that the new content was made from, unless it was changed since it was read:
  /// what came meanwhile is not lost.
  ///
  /// - Parameter old: what was read; nil if there was no file.
  static func write(
    _ bytes: [UInt8], to path: String, inPlaceOf old: [UInt8]?
  ) throws(Failure) {
    guard case .file(let file, let isThere) = FilePath.kind(path) else {
      return try write(bytes, to: path, replacing: true)
    }
    let lock = FileLock(file)
    defer { lock.release() }
    guard isThere else {
      if old != nil { throw changed(path) }
      return try write(bytes, to: path, replacing: false)
    }
    guard let old, try InputFile(file).bytes == old else { throw changed(path) }
    try write(bytes, to: path, replacing: true)
  }

  private static func changed(_ path: String) -> Failure {
    .unreadable(
      "\(path.shown) has been changed since it was read; nothing was written. Run the command "
        + "again: it starts from the file as it is now.")
  }

  /// Refuses to replace an existing file unless allowed. Pipes and devices accept output.
  static func refuseExisting(_ path: String) throws(Failure) {
    switch FilePath.kind(path) {
    case .file(_, isThere: true): throw taken([path], or: outHint)
    case .linkOut(let target): try refuseLink(path, to: target)
    case .file, .device, .folder: return
    }
  }

  /// Removes a file made by haggle, if it exists.
  static func remove(_ path: String) { unlink(path) }

  /// The error for existing files that may not be replaced.
  static func taken(_ paths: [String], or hint: String) -> Failure {
    .unreadable(
      "\(paths.map { $0.shown }.joined(separator: ", ")) \(paths.count == 1 ? "exists" : "exist") already; nothing "
        + "was written. --force overwrites, \(hint).")
  }

  private static func refuseLink(_ path: String, to target: String) throws(Failure) {
    throw .unreadable(
      "\(path.shown) is a link to \(target.shown), which is not in its folder; nothing was written. Name that "
        + "file itself, or choose another one.")
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    let name = path.isEmpty ? "the file" : path.shown
    let reason = SystemError.reason(error, making: path)
    return .unreadable("\(name) cannot be written: \(reason). Choose another place.")
  }

  private static let outHint = "--out PATH chooses another file"
}
