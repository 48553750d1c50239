#if hasFeature(Embedded)
  /// Foundation's lock, for a target with one thread.
  final class NSLock: Sendable {
    func lock() {}
    func unlock() {}
  }
#endif
