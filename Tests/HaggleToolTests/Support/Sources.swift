/// Small scenarios for the tests of the command line.
enum Sources {
  /// Two bars that share 100 points, with expectations that hold.
  static let bars = """
    // proposal: 100x20
    HStack(spacing: 8) {
      Color.red.frame(width: 20).id("fixed")
      Color.blue.id("rest")
    }
    .id("bars")
    // expect: fixed size 20x20
    // expect: rest size 72x20
    """

  /// A text that breaks between two colours that only fill the row.
  static let squeezed = """
    // proposal: 200x100
    // text-cell: 8x20
    HStack {
      Color.indigo
      Text("Good morning").id("title")
      Color.mint
    }

    """

  /// Its last column is narrower than it declares: a finding of class proof.
  static let narrow = """
    // proposal: 200x100
    LazyVGrid(columns: [GridItem(.fixed(160), spacing: 10), GridItem(.adaptive(minimum: 50))]) {
      Color.red.frame(height: 10)
      Color.blue.frame(height: 10)
    }
    .id("shelf")
    """

  static let narrowExpected = narrow + "\n// expect: finding below-declared-minimum at shelf\n"

  /// One expectation that does not hold, on line 3.
  static let wrong = """
    // proposal: 50x50
    Color.red.id("square")
    // expect: square size 40x40
    """

  /// Two views that are not used.
  static let twoViews = """
    // proposal: 30x30
    struct First: View { var body: some View { Color.red } }
    struct Second: View { var body: some View { Color.blue.frame(width: 10) } }
    """
}
