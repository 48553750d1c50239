import Foundation

/// A file that was asked for by name.
enum OutputFile {
  /// Writes all of it or, where it cannot be written, says why.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard let file = fopen(path, "wb") else { throw failure(path, errno) }
    let count = fwrite(bytes, 1, bytes.count, file)
    let error = errno
    guard fclose(file) == 0, count == bytes.count else { throw failure(path, error) }
  }

  /// Writes all of it beside the file and puts it into its place only then, so that whatever
  /// happens there is never half a file.
  static func replace(_ bytes: [UInt8], at path: String) throws(Failure) {
    let beside = path + ".part"
    try write(bytes, to: beside)
    guard rename(beside, path) == 0 else {
      let error = errno
      unlink(beside)
      throw failure(path, error)
    }
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    let name = path.isEmpty ? "the file" : path
    let reason = SystemError.reason(error, making: path)
    return .unreadable("\(name) cannot be written: \(reason). Choose another place.")
  }
}
