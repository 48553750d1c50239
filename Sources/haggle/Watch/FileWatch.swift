import Foundation

/// Files that are looked at again and again until they have changed and come to rest.
///
/// Editors write a file in pieces, or put another one into its place: between two looks that agree
/// it is whole. One that never comes to rest is taken as it is after a while.
struct FileWatch {
  /// What a file is known by; nil where there is none, or none that can be looked at.
  struct Stamp: Equatable {
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
    let number: UInt64
  }

  /// So often files are looked at, in millionths of a second.
  static let pause: UInt32 = 50_000
  /// After so many looks at files that go on changing they are taken as they are.
  private static let mostLooks = 8

  private var known: [Stamp?]
  private var last: [Stamp?]
  private var looks = 0

  init(_ stamps: [Stamp?]) { (known, last) = (stamps, stamps) }

  /// Takes a further look in.
  ///
  /// - Returns: whether the files are others than when that was last said.
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
