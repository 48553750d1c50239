import Foundation

/// A file that was asked for by name.
enum OutputFile {
  /// Writes all of it beside the file and gives it the name only then, so that whatever happens
  /// there is the old file or the new one.
  ///
  /// - Parameter replacing: whether it takes the place of a file that is there.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(Failure) {
    // Who ends the process meanwhile ends it with nothing left beside the file.
    let interrupts = Interrupts()
    defer { interrupts.deliver() }
    switch FilePath.kind(path) {
    case .device:
      if let error = SystemFile.write(bytes, toDevice: path) { throw failure(path, error) }
    case .folder: throw failure(path, EISDIR)
    case .linkOut(let target): try refuseLink(path, to: target)
    case .file(let file, let isThere):
      if isThere, replacing, access(file, W_OK) != 0 { throw failure(path, errno) }
      do throws(SystemFailure) {
        try WaitingFile(bytes, for: file).takeName(replacing: replacing)
      } catch {
        throw error.number == EEXIST ? taken([path], or: outHint) : failure(path, error.number)
      }
      SystemFile.synchronize(folder: FilePath.folder(of: file))
    }
  }

  /// A file that is there stays, unless its user says otherwise. What is no file, such as a pipe,
  /// takes what it is given.
  static func refuseExisting(_ path: String) throws(Failure) {
    switch FilePath.kind(path) {
    case .file(_, isThere: true): throw taken([path], or: outHint)
    case .linkOut(let target): try refuseLink(path, to: target)
    case .file, .device, .folder: return
    }
  }

  /// Takes away a file of ours, if it is there.
  static func remove(_ path: String) { unlink(path) }

  /// What is there already and is not to be replaced.
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
