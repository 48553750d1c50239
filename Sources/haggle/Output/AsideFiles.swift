import Foundation

/// The names of the temporary files of this process, so that a signal that ends it removes them.
///
/// Signal handlers may run at any time, on any thread: this one only reads names that were stored
/// before, removes files and raises the signal again; it allocates nothing.
enum AsideFiles {
  private typealias Name = UnsafeMutablePointer<CChar>

  nonisolated(unsafe) private static var names = UnsafeMutableBufferPointer<Name?>(
    start: nil, count: 0)
  private static let endings = [SIGINT, SIGTERM, SIGHUP]
  /// A report has fewer files; more are not removed.
  private static let most = 64

  /// Removes the files when a signal ends the process; one that is ignored, as by `nohup`, stays
  /// so.
  static func prepare() {
    let slots = UnsafeMutableBufferPointer<Name?>.allocate(capacity: most)
    slots.initialize(repeating: nil)
    names = slots
    for number in endings { handle(number) }
  }

  /// Called before the file is made, so that there is no moment at which it is nobody's.
  static func add(_ name: String) {
    guard let slot = names.indices.first(where: { names[$0] == nil }) else { return }
    names[slot] = strdup(name)
  }

  /// Called once it has its final name or is gone. The name is not freed: the handler may be
  /// reading it.
  static func forget(_ name: String) {
    for slot in names.indices {
      if let known = names[slot], strcmp(known, name) == 0 { names[slot] = nil }
    }
  }

  /// Removes the files. Safe in a signal handler.
  static func remove() {
    var slot = 0
    while slot < names.count {
      if let name = names[slot] { unlink(name) }
      slot += 1
    }
  }

  private static func end(_ number: Int32) {
    remove()
    // From here on the signal has its default effect.
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Handles the signal, unless it is ignored.
  private static func handle(_ number: Int32) {
    let before = signal(number, SIG_IGN)
    let isIgnored = withUnsafeBytes(of: before) { before in
      withUnsafeBytes(of: SIG_IGN) { before.elementsEqual($0) }
    }
    if !isIgnored { signal(number) { AsideFiles.end($0) } }
  }
}
