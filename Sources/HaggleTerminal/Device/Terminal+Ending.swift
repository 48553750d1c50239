extension Terminal {
  /// Called when a signal ends the process, by its handler: it must be safe there.
  nonisolated(unsafe) package static var beforeEnding: (@convention(c) () -> Void)?
}
