import Foundation

/// A file that was asked for by name.
enum OutputFile {
  /// Writes all of it or, where it cannot be written, says why.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    if let error = SystemFile.write(bytes, to: path, isSafe: false) { throw failure(path, error) }
  }

  /// Writes all of it beside the file and puts it into its place only then, so that whatever
  /// happens there is never half a file.
  static func replace(_ bytes: [UInt8], at path: String) throws(Failure) {
    let beside = path + ".part"
    let error =
      SystemFile.write(bytes, to: beside, isSafe: true) ?? SystemFile.rename(beside, to: path)
    guard let error else { return }
    unlink(beside)
    throw failure(path, error)
  }

  /// A file that is there stays, unless its user says otherwise. What is no file, such as a pipe,
  /// takes what it is given.
  static func refuseExisting(_ path: String) throws(Failure) {
    guard exists(path) else { return }
    throw .unreadable(
      "\(path) exists already; nothing was written. --force overwrites, --out PATH chooses another "
        + "file.")
  }

  /// Whether there is a file, rather than a pipe or nothing.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Takes away a file of ours, if it is there.
  static func remove(_ path: String) { unlink(path) }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    let name = path.isEmpty ? "the file" : path
    let reason = SystemError.reason(error, making: path)
    return .unreadable("\(name) cannot be written: \(reason). Choose another place.")
  }
}
