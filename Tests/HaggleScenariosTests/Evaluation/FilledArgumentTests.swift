import HaggleScenarios
import Testing

private func texts(_ text: String) -> [String] {
  let evaluation = evaluated(text)
  return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
}

@Suite struct `What is passed inout` {
  private static let counter = """
    struct Counter {
      var steps = 0
      mutating func add(_ total: inout Int) { steps += 1; total += 5 }
      mutating func twice(_ total: inout Int) { add(&total); add(&total) }
    }

    """

  @Test(arguments: [("counter.add(&total)", "6 1"), ("counter.twice(&total)", "11 2")])
  func `is what a method that changes its own value left in it`(call: String, expected: String) {
    let text =
      Self.counter + """
        func result() -> String {
          var (counter, total) = (Counter(), 1)
          \(call)
          return "\\(total) \\(counter.steps)"
        }
        Text(result())
        """
    #expect(texts(text) == [expected])
  }

  @Test(arguments: [
    ("var share = 0.0", "measure(&share)", "share", "28.5"),
    ("var share = 0.0", "device.measure(&share)", "share", "28.5"),
    ("var share = 0.0", "UIColor.red.getWhite(&share, alpha: nil)", "share", "28.5"),
    ("var count = 0", "measure(&count)", "count", "28"),
    // What it is given otherwise, and what has more in it, stays.
    ("let share = 0.5", "measure(share)", "share", "0.5"),
    ("var list = [1]", "measure(&list)", "list.count", "1"),
  ])
  func `is unknown after code that is not here`(
    variable: String, call: String, shown: String, expected: String
  ) {
    let text = """
      func result() -> String {
        \(variable)
        \(call)
        return "\\(\(shown))"
      }
      Text(result())
      """
    #expect(texts(text) == [expected])
  }

  @Test func `makes no colour clear that something unknown fills`() throws {
    let text = """
      extension UIColor {
        var faded: UIColor {
          var alpha: CGFloat = 0
          getWhite(nil, alpha: &alpha)
          return UIColor(white: 0.5, alpha: alpha)
        }
      }
      Color(UIColor.red.faded)
      """
    #expect(try look("Color", text).paint?.alpha != 0)
  }
}

@Suite struct `An initialiser that a text gives to option sets` {
  private static let byPosition = """
    extension OptionSet where RawValue: FixedWidthInteger {
      init(position: Int) { self.init(rawValue: 1 << RawValue(position)) }
    }

    """
  private static let shown = "Text(\"\\(Style.weak.rawValue) \\(Style.clear.rawValue)\")"

  private static func style(_ more: String = "") -> String {
    """
    struct Style: OptionSet {
      let rawValue: Int
      \(more)
      static let weak = Self(position: 1)
      static let clear = Style(position: 6)
    }

    """
  }

  @Test func `makes their options`() {
    #expect(texts(Self.byPosition + Self.style() + Self.shown) == ["2 64"])
  }

  @Test func `comes behind their own`() {
    let own = """
      init(rawValue: Int) { self.rawValue = rawValue }
      init(position: Int) { rawValue = position }
      """
    #expect(texts(Self.byPosition + Self.style(own) + Self.shown) == ["1 6"])
  }
}

@Suite struct `A loop over what a system has in store` {
  @Test func `ends after one turn`() {
    let text = """
      func names() -> [String] {
        var found: [String] = []
        if let walk = FileManager.default.enumerator(atPath: "/Applications") {
          while let path = walk.nextObject() as? String {
            guard path.hasSuffix(".app") else { continue }
            found.append(path)
          }
        }
        return found
      }
      Text("\\(names().count)")
      """
    #expect(texts(text) == ["1"])
    #expect(!diagnostics(text).contains { $0.contains("steps") })
  }
}
