extension Rule {
  /// The rules that are told of what ends early in its room: with more of it they would be silent.
  package static let ofEmptiness: Set<String> = [
    takenMaximum.id, shortList.id, halfList.id, hangingCards.id, hangingHint.id, shortScroll.id,
    huggingPage.id,
  ]
}
