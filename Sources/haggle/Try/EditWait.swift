import HaggleExperiments

/// A search for edits that a person waits for: it says how far it is, and Ctrl-C ends it with what
/// was found so far.
struct EditWait {
  private let interrupts = Interrupts()

  var progress: SearchProgress {
    SearchProgress { [interrupts] state in
      Console.progress("\(state.words); Ctrl-C stops")
      return !interrupts.isPending
    }
  }

  /// Once what was found is shown: a Ctrl-C that came meanwhile ends the process here.
  func end() {
    Console.endProgress()
    interrupts.deliver()
  }
}
