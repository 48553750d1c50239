extension RootChooser {
  /// Roots with a part of the log for themselves: what has to be said of one does not concern the
  /// others.
  func apart(_ make: () -> [Evaluation.Root]) -> [Evaluation.Root] {
    let outer = interpreter.log.root
    interpreter.log.beginRoot()
    let number = interpreter.log.root
    defer { interpreter.log.resume(root: outer) }
    return make().map { root in
      var root = root
      root.number = number
      return root
    }
  }

  func apart(_ make: () -> Evaluation.Root?) -> Evaluation.Root? {
    apart { make().map { [$0] } ?? [] }.first
  }
}
