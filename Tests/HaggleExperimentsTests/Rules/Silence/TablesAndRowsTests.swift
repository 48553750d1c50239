import Testing

/// Rows, columns and layers whose parts are to stand in line, each beside one that is right.
@Suite struct `A table or a row` {
  private static let cases = [
    "a label that breaks beside half of a row for three letters": Twin(
      fine: """
        // proposal: 320x200
        HStack(spacing: 8) {
          Text("Estimated delivery date").frame(maxWidth: .infinity, alignment: .leading)
          Text("The first of next month").frame(maxWidth: .infinity, alignment: .trailing)
        }
        """,
      wrong: """
        // proposal: 320x200
        HStack(spacing: 8) {
          Text("Estimated delivery date").frame(maxWidth: .infinity, alignment: .leading)
          Text("Fri").frame(maxWidth: .infinity, alignment: .trailing)
        }
        """, finding: "smell tight-share at Text.1, width"),
    "a cell that a condition leaves out": Twin(
      fine: scores("else { Text(\"-\") }"), wrong: scores(""),
      finding: "smell short-grid-row at York, width"),
    "a page with comments that are to scroll by themselves": Twin(
      fine: """
        // proposal: 393x600
        ScrollView {
          Text("Lemon tart")
          ScrollView { ForEach(0..<15) { Text("\\($0)").frame(height: 40) } }.frame(height: 200)
          Text("Add")
        }
        """,
      wrong: """
        // proposal: 393x600
        ScrollView {
          Text("Lemon tart")
          ScrollView { ForEach(0..<15) { Text("\\($0)").frame(height: 40) } }
          Text("Add")
        }
        """, finding: "contract scroll-in-scroll at ScrollView.2, height"),
    "distances of a grid of which one is hardly seen": Twin(
      fine: photos("spacing: 6"), wrong: photos("spacing: 2"),
      finding: "smell split-spacing at LazyVGrid.1, width"),
    "a side bar of a window is as high as that": Twin(
      fine: """
        // platform: macOS
        HStack {
          List { Text("Inbox"); Text("Sent") }
          Text("Choir practice").frame(minWidth: 400)
        }
        .frame(width: 600, height: 400)
        """,
      wrong: """
        // platform: macOS
        VStack {
          Text("Folders")
          List { Text("Inbox"); Text("Sent") }
        }
        .frame(width: 600, height: 400)
        """, finding: "smell taken-maximum at frame.1, height"),
    "the size of a badge moves the label of its row": Twin(
      fine: folders("Color.blue.frame(width: 24, height: 24)"),
      wrong: folders(
        "ZStack { Color.blue.frame(width: 24, height: 24); if unread > 0 { Text(\"1,284\") } }"),
      finding: "smell pushed-labels at ZStack.1, width"),
    "arrows behind the words of a list": Twin(
      fine: list("Spacer(); Text(\">\")"), wrong: list("Text(\">\")"),
      finding: "smell stranded-accessory at HStack.1, width"),
    "a seal behind a name belongs to that": Twin(
      fine: list("Image(systemName: \"checkmark.seal\")"),
      wrong: list("Image(systemName: \"chevron.right\")"),
      finding: "smell stranded-accessory at HStack.1, width"),
    "a label of a form beside several lines": Twin(
      fine: address("alignment: .firstTextBaseline, "), wrong: address(""),
      finding: "smell centred-label at Text.3, height"),
    "the middle of a row of its own": Twin(
      fine: """
        // proposal: 320x300
        HStack {
          Text("Home").frame(width: 60)
          Text("Harbour Road 12\\nBristol\\nUnited Kingdom")
        }
        """, wrong: address(""), finding: "smell centred-label at Text"),
    "circles of one size": Twin(
      fine: week(".frame(width: 36, height: 36)"), wrong: week(".padding(8)"),
      finding: "smell uneven-circles at background.1, width"),
    "names in the columns of a grid": Twin(
      fine: month("Text(day).frame(maxWidth: .infinity)"),
      wrong: month("Text(day); Spacer(minLength: 0)"),
      finding: "smell beside-columns at HStack.1, width"),
    "names under the bars of a chart": Twin(
      fine: chart("ForEach(names, id: \\.self) { Text($0).frame(maxWidth: .infinity) }"),
      wrong: chart("ForEach(names, id: \\.self) { Text($0); if $0 != \"Thu\" { Spacer() } }"),
      finding: "smell beside-columns at HStack.2, width"),
    "numbers over photos are no names of columns": Twin(
      fine: """
        // proposal: 400x600
        VStack {
          HStack { Text("1"); Text("120 posts"); Text("8 friends"); Text("3") }
          LazyVGrid(columns: Array(repeating: GridItem(), count: 4)) {
            ForEach(0..<8) { _ in Color.teal.frame(height: 90) }
          }
        }
        """, wrong: month("Text(day); Spacer(minLength: 0)"),
      finding: "smell beside-columns"),
    "two texts behind a spacer of each row": Twin(
      fine: hits(".frame(width: 64, alignment: .leading)"), wrong: hits(""),
      finding: "smell ragged-rows at Text.5, width"),
    "a text breaks in a column of a lazy grid beside a nearly empty one": Twin(
      fine: amounts("GridItem(.flexible()), GridItem(.fixed(64))"),
      wrong: amounts("GridItem(.flexible()), GridItem(.flexible())"),
      finding: "smell equal-columns at Text.3, width"),
    "a text is cut in a grid of equal columns that are half empty": Twin(
      fine: options("Name of an option"), wrong: options("Name"),
      finding: "smell equal-columns at Text.6, width"),
    "an amount of which nothing is seen": Twin(
      fine: booking("November"), wrong: booking("Electricity, instalment of November"),
      finding: "smell lost-words at Text.2, width"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is told of where its parts are out of line`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}

// MARK: - Views

extension `A table or a row` {
  private static func scores(_ otherwise: String) -> String {
    """
    // proposal: 300x100
    Grid(alignment: .leading) {
      ForEach(0..<2, id: \\.self) { player in
        GridRow {
          Text(player == 0 ? "Anna" : "Ben")
          if player == 0 { Text("12") } \(otherwise)
          Text(player == 0 ? "Leeds" : "York").id(player == 0 ? "Leeds" : "York")
        }
      }
    }
    """
  }

  private static func photos(_ spacing: String) -> String {
    """
    // proposal: 300x400
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), \(spacing)) {
      ForEach(0..<9) { _ in Color.gray.aspectRatio(1, contentMode: .fit) }
    }
    """
  }

  private static func folders(_ icon: String) -> String {
    """
    // proposal: 393x200
    struct Folder: View {
      let title: String
      let unread: Int
      var body: some View {
        HStack { \(icon); Text(title) }
      }
    }
    VStack(alignment: .leading) {
      Folder(title: "Inbox", unread: 1)
      Folder(title: "Drafts", unread: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    """
  }

  private static func list(_ end: String) -> String {
    """
    // proposal: 393x400
    List(["Tea", "Bitter marmalade"], id: \\.self) { name in
      HStack { Text(name); \(end) }
    }
    """
  }

  private static func address(_ alignment: String) -> String {
    """
    // proposal: 320x300
    VStack(alignment: .leading) {
      ForEach(["555 0110", "Harbour Road 12\\nBristol\\nUnited Kingdom"], id: \\.self) { lines in
        HStack(\(alignment)spacing: 12) {
          Text("Detail").frame(width: 60, alignment: .leading)
          Text(lines)
        }
      }
    }
    """
  }

  private static func week(_ room: String) -> String {
    """
    // proposal: 393x100
    HStack {
      ForEach([7, 8, 9, 10], id: \\.self) { day in
        Text("\\(day)")\(room).background { Circle().fill(.red) }
      }
    }
    """
  }

  private static func month(_ day: String) -> String {
    """
    // proposal: 350x500
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(["Mon", "Tue", "Wed", "Thu"], id: \\.self) { day in \(day) }
      }
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 4)) {
        ForEach(1..<9) { Text("\\($0)").frame(height: 40) }
      }
    }
    """
  }

  private static func chart(_ names: String) -> String {
    """
    // proposal: 320x200
    struct Chart: View {
      let names = ["Mon", "Tue", "Wed", "Thu"]
      var body: some View {
        VStack {
          HStack(alignment: .bottom) {
            ForEach([40, 80, 60, 100], id: \\.self) { Rectangle().frame(height: CGFloat($0)) }
          }
          HStack { \(names) }
        }
      }
    }
    Chart()
    """
  }

  private static func hits(_ frame: String) -> String {
    """
    // proposal: 393x200
    VStack {
      ForEach([["Invoice", "PDF", "Today"], ["Holiday photos", "Folder", "12 March"],
               ["Budget", "Sheet", "Monday"]], id: \\.self) { hit in
        HStack {
          Text(hit[0])
          Spacer(minLength: 0)
          Text(hit[1])\(frame)
          Text(hit[2])\(frame)
        }
      }
    }
    """
  }

  private static func options(_ name: String) -> String {
    """
    // proposal: 393x300
    Grid(alignment: .leading) {
      ForEach([["\(name)", "Type of it", "Description"],
               ["timeout", "seconds", "How long to wait for it"]], id: \\.self) { row in
        GridRow {
          ForEach(row, id: \\.self) { cell in
            Text(cell).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
    }
    """
  }

  private static func booking(_ purpose: String) -> String {
    """
    // proposal: 300x100
    struct Booking: View {
      let amount: String
      var body: some View {
        HStack {
          Text("\(purpose)").lineLimit(1).layoutPriority(1)
          Text(amount).lineLimit(1)
        }
      }
    }
    Booking(amount: "128.40 €")
    """
  }

  private static func amounts(_ columns: String) -> String {
    """
    // proposal: 320x300
    LazyVGrid(columns: [\(columns)], alignment: .leading) {
      Text("Rent"); Text("12.00")
      Text("Monthly subscription"); Text("9.99")
    }
    """
  }
}
