extension RootChooser {
  /// The maximum number of roots of a kind: each is a trace of its own.
  static let mostRoots = 50

  /// The first of many that could be roots; a diagnostic names the others. All of them where one is
  /// looked for by its name.
  func few<Item>(
    _ items: [Item], _ name: (Item) -> String, _ anchor: (Item) -> Int
  ) -> [Item] {
    guard items.count > Self.mostRoots, !isNamed else { return items }
    let place = syntax.source.place(at: anchor(items[Self.mostRoots]))
    interpreter.report(
      .rootLimit(
        Self.mostRoots, of: items.count, without: name(items[Self.mostRoots]), at: place),
      about: "roots")
    return Array(items.prefix(Self.mostRoots))
  }
}
