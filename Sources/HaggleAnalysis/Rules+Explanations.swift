// What the rules mean at length: docs/RULES.md has the same words, and an example of each.

extension Rules {
  /// What a rule means, what helps, and when to leave it: paragraphs.
  package static func explanation(of id: String) -> [String] { explanations[id] ?? [] }

  private static let explanations: [String: [String]] = [
    "two-phase-mismatch": [
      "A container was measured, reported a size by what its children answered, and then laid "
        + "them out by other proposals: its children reach beyond the size that it reported, and "
        + "one of them has another length than it had answered. Whoever stands around it (a frame "
        + "that centres it, a stack that puts the next view behind it) works with a size that is "
        + "not there.",
      "Lazy grids do so: they make their columns once for what they are offered, and once for "
        + "what they then reported. A layout of one's own does so where `placeSubviews` proposes "
        + "something else than `sizeThatFits` did.",
      "What helps: minimums that fit into the offer together with their gaps; `Grid` or "
        + "stacks, which compute once; in a layout of one's own, the same proposals in both "
        + "phases.",
      "Leave it if nothing around it depends on its size.",
    ],
    "overflow": [
      "A view reaches beyond the one that it stands in by more than half a pixel, and nothing "
        + "clips it. The finding is about the view whose own rule makes the number: the innermost "
        + "one that took more than it was offered, or the stack whose children are too long "
        + "together. Where several containers around it cannot hold it, that is one finding, "
        + "about the innermost.",
      "What helps: whatever the finding names can be smaller, its container larger, or the "
        + "content can scroll; `layoutPriority` where another child should give way.",
      "Leave it if it is meant to stand out.",
    ],
    "off-centre-overflow": [
      "A frame puts the middle of the size that it was told into its own middle, but what is "
        + "drawn is not of that size: the content is too large, and sits off centre as well. It "
        + "mostly comes of a `two-phase-mismatch`, and is told as its consequence. Content that "
        + "is too large but centred by its true size is an `overflow`, no more, and a frame that "
        + "is as long as what it is told centres nothing.",
      "What helps: content that fits, or a frame that aligns to an edge.",
      "Leave it if what reaches out does not show.",
    ],
    "below-declared-minimum": [
      "The cells of an adaptive grid item are smaller than the minimum that it declares. That "
        + "minimum says how many columns fit; it does not keep them from being smaller. Where not "
        + "even one fits, one is made of whatever the other items leave. (The minimum of a "
        + "*flexible* item is a lower bound indeed.)",
      "What helps: smaller minimums of the other items, or one item less.",
      "Leave it if the smaller cells are fine.",
    ],
    "underfill": [
      "A stack or grid was placed with a definite length, a child of it would take any, and "
        + "yet it stays shorter. A stack divides its length once, among its children from the "
        + "least to the most flexible, and asks nobody again: what the last one leaves is lost. A "
        + "grid does so with its columns and rows; a column in which no cell starts, because "
        + "others span it, has nobody to take its share.",
      "What helps: `.layoutPriority(1)` on the child that leaves room; in a grid, a cell in "
        + "the empty column, or a smaller span.",
      "Leave it if the container is meant to hug its content.",
    ],
    "measure-explosion": [
      "Containers ask each child several times for every question of their own: for its "
        + "minimum, its maximum, and then its share. SwiftUI remembers three answers per view; in "
        + "stacks of alternating direction, and in grids in grids, that is not enough, and the "
        + "questions multiply with every level. haggle stops at a budget (1 000 000, or "
        + "`--budget`), runs the pass again with every answer remembered, and says so.",
      "With `--budget 10000`:",
      "What helps: a fixed size somewhere between the containers, or fewer of them inside "
        + "each other.",
      "Leave it if the depth is on purpose; `--cache full` skips the first attempt.",
    ],
    "phantom-minimum": [
      "Asked how small it can be, a stack or grid answers with its spacing, a padded view "
        + "with its insets, even where everything in it can shrink to nothing. Mostly that is "
        + "right and does no harm. But a minimum makes a view less flexible than a sibling "
        + "without one, and the least flexible is served first: the order of service changes, and "
        + "with it who gets what, as in the founding case of this tool.",
      "In a console log nobody knows what is inside of a view or who asked. There it is told of a "
        + "view that has a minimum although it takes whatever else it is offered, as a smell, with "
        + "what to record next. A minimum that is the view's ideal as well is its own, and nothing "
        + "is said.",
      "What helps: `.frame(minWidth: 0, minHeight: 0)` on the view, or `Color.clear.overlay { "
        + "… }` in its place.",
      "Leave it if nothing around it comes out wrong.",
    ],
  ]
}
