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

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    let reason = error == ENOENT ? "its folder does not exist" : SystemError.reason(error)
    return .unreadable("\(path) cannot be written: \(reason). Choose another place.")
  }
}
