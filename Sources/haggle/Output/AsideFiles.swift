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
    for number in endings where !isIgnored(number) { handle(number) }
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

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return withUnsafeBytes(of: handler) { Array($0) } == withUnsafeBytes(of: SIG_IGN) { Array($0) }
  }

  private static func handle(_ number: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { AsideFiles.end($0) }
    #else
      action.__sigaction_handler = .init(sa_handler: { AsideFiles.end($0) })
    #endif
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }
}
