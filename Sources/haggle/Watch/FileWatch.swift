import Foundation

/// Polls files until they have changed and settled.
///
/// Editors write a file in pieces, or replace it: it is complete once two consecutive looks agree.
/// A file that keeps changing is taken after a while.
struct FileWatch {
  /// Identifies the state of a file; nil if it does not exist or cannot be examined.
  struct Stamp: Equatable {
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
    let number: UInt64
  }

  /// The interval between looks, in microseconds.
  static let pause: UInt32 = 50_000
  /// The number of looks after which a changing file is taken.
  private static let mostLooks = 8

  private var known: [Stamp?]
  private var last: [Stamp?]
  private var looks = 0

  init(_ stamps: [Stamp?]) { (known, last) = (stamps, stamps) }

  /// Examines the files once more.
  ///
  /// - Returns: whether the files have changed since the last call that returned true.
  mutating func hasChanged(_ stamps: [Stamp?]) -> Bool {
    let isAtRest = stamps == last
    last = stamps
    guard stamps != known else {
      looks = 0
      return false
    }
    looks += 1
    guard isAtRest || looks >= Self.mostLooks else { return false }
    (known, looks) = (stamps, 0)
    return true
  }

  static func stamps(of paths: [String]) -> [Stamp?] { paths.map { stamp(of: $0) } }

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      size: Int64(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      number: UInt64(status.st_ino))
  }
}
