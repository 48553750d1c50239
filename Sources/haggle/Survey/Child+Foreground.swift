import Foundation

extension Child {
  /// Runs a command that has the terminal to itself, in our own group of processes, and waits for
  /// its end. Where it suspends itself, so do we, and both go on together.
  ///
  /// - Returns: its exit status; that of a shell where a signal ended it. Nil where it could not
  ///   be started.
  static func inForeground(_ command: ChildCommand) -> Int32? {
    // Keys that interrupt are the command's, and would end us as well.
    let keys = [SIGINT, SIGQUIT]
    let handlers = keys.map { signal($0, SIG_IGN) }
    defer { for (key, handler) in zip(keys, handlers) { signal(key, handler) } }
    guard let process = start([command.program.path] + command.arguments) else { return nil }
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WUNTRACED)
      if ended < 0, errno == EINTR { continue }
      if ended < 0 { return nil }
      // The low byte is the state: 0x7F stopped, 0 exited, otherwise the signal.
      if status & 0xFF == 0x7F {
        kill(getpid(), SIGSTOP)
      } else {
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
      }
    }
  }

  private static func start(_ words: [String]) -> pid_t? {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    // Signals ignored here would be ignored by the child as well.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGTTOU, SIGPIPE] {
      sigaddset(&defaults, number)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    return posix_spawn(&process, words[0], nil, &attributes, &arguments, environ) == 0
      ? process : nil
  }
}
