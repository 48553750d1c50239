import Testing

/// Paddings and shares that are meant for something else than what they count for.
@Suite struct `A distance that is off` {
  private static func sidebar(_ label: String, _ row: String) -> String {
    """
    VStack(alignment: .leading, spacing: 8) {
      Text("PINNED").id("label").padding(\(label))
      HStack { Color.gray.frame(width: 16, height: 16); Text("Website") }.padding(\(row))
      HStack { Color.gray.frame(width: 16, height: 16); Text("Server") }.padding(\(row))
    }
    """
  }

  @Test(arguments: [
    (sidebar(".leading, 18.5", ".leading, 16"), "smell near-edges at padding.1, width"),
    (sidebar(".horizontal, 14", ".horizontal, 16"), "smell near-edges at padding.1, width"),
    (sidebar(".leading, 16", ".leading, 16"), ""), (sidebar(".leading, 16", ".leading, 20"), ""),
    (sidebar(".top, 18", ".leading, 2"), ""),
  ])
  func `near-edges is found of paddings that differ by little`(
    view: String, found: String
  ) throws {
    try expectFindings(view, found)
  }

  private static func bar(_ part: String, _ last: String) -> String {
    """
    // proposal: 400x100
    HStack(spacing: 0) {
      GeometryReader { space in
        Color.green.frame(width: \(part)).id("green")
      }
      .id("reader")
      Color.blue.frame(width: 140)
      \(last)
    }
    .background(.gray)
    .frame(height: 50)
    """
  }

  @Test(arguments: [
    (bar("space.size.width * 2 / 3", "Color.purple"), "smell loose-reader at reader, width"),
    (bar("space.size.width * 0.8", "Color.purple"), "smell loose-reader at reader, width"),
    (bar("space.size.width", "Color.purple"), ""),
    // It has all the rest to itself, or shows how far something is.
    (bar("space.size.width * 0.8", "Color.purple.frame(width: 20)"), ""),
    ("let progress = 0.8\n" + bar("space.size.width * progress", "Color.purple"), ""),
  ])
  func `loose-reader is found of a part of a share`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func items(_ numbers: String, _ square: String) -> String {
    """
    VStack(alignment: .leading) {
      ForEach([\(numbers)], id: \\.self) { number in
        VStack(alignment: .leading) {
          HStack(spacing: 8) { Text("item: \\(number)"); Text("Some text"); Spacer() }
          \(square)
        }
      }
    }
    """
  }

  private static let square = "Color.blue.frame(width: 30, height: 30).padding(.leading, 64)"
  private static let beside = "smell measured-padding at"

  @Test(arguments: [
    (items("8, 9, 10, 11", square), "\(beside) padding.3, width"),
    (items("8, 9, 100", "Text(\"below\").padding(.leading, 64)"), "\(beside) padding.3, width"),
    (items("7, 8, 9", square), ""), (items("10, 11, 12", square), ""),
    (items("8, 10, 100", square), ""),
  ])
  func `measured-padding is found where one text is longer`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func month(_ spacing: Int, _ ink: String) -> String {
    """
    // proposal: 350x300
    let columns = Array(repeating: GridItem(.flexible(), spacing: \(spacing)), count: 7)
    LazyVGrid(columns: columns) {
      ForEach(1..<29, id: \\.self) { day in
        Text("\\(day)").frame(maxWidth: .infinity, minHeight: 36).background(\(ink))
      }
    }
    .id("month")
    """
  }

  private static let range = "(8...11).contains(day) ? Color.orange : Color.clear"

  @Test(arguments: [
    (month(7, range), "smell split-stripe at month, width"), (month(0, range), ""),
    (month(20, range), ""), (month(7, "day % 3 == 0 ? Color.orange : Color.clear"), ""),
    (month(7, "(8...9).contains(day) ? Color.orange : Color.clear"), ""),
    (month(7, "Color.orange"), ""),
  ])
  func `split-stripe is found of a range of days`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func pad(_ keys: String, _ columns: String) -> String {
    """
    // proposal: 300x400
    LazyVGrid(columns: \(columns)) {
      ForEach([\(keys)], id: \\.self) { key in
        Button { } label: { Text(key).frame(maxWidth: .infinity, minHeight: 60) }.id("key\\(key)")
      }
    }
    """
  }

  private static func signs(_ last: String) -> String {
    (["1", "2", "3", "4", "5", "6", "7", "8", "9"] + [last]).map { "\"\($0)\"" }
      .joined(separator: ", ")
  }

  private static let three = "[GridItem(), GridItem(), GridItem()]"

  @Test(arguments: [
    (pad(signs("0"), three), "smell lone-key at key0, width"),
    (pad(signs("0"), "[GridItem(), GridItem()]"), ""), (pad(signs("x"), three), ""),
  ])
  func `lone-key is found of a zero below the seven`(view: String, found: String) throws {
    try expectFindings(view, found)
  }
}
