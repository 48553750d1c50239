import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A font that is not in the text` {
  @Test(arguments: [
    ("theme.fonts.b_12", 12 as CGFloat), ("Fonts.regular24", 24), ("fonts.make(size: 30)", 30),
    ("Fonts.medium(14)", 14), ("fonts.make(.bold)", 17),
    (".brand(size: 26)", 26), ("Fonts.display.bold.ofTheWholeApp(size: 2 * 13)", 26),
    (".brand(weight: 400)", 17),
    ("Typography.largeTitle", 34), (".headlineLarge", 32), ("Theme.font(.title)", 28),
    ("Theme.fonts.bodyBold", 17), ("DS.cardCaption", 12), (".poppins(.bold, 30)", 30),
    (".system(size: FontSize.small)", 14), (".custom(\"Avenir\", size: FontSize.title)", 28),
    // What is no size of a text, or none at all.
    ("Fonts.style2", 17), ("Fonts.w700", 17), ("Fonts.head", 17), ("Fonts.small", 17),
  ])
  func `is as large as its name says`(font: String, size: CGFloat) throws {
    #expect(abs(try #require(points("Text(\"a\").font(\(font))")) - size) < 1e-9)
  }

  @Test func `is said to be assumed`() {
    let scenario = Scenario("// text-cell: 8x20\nText(\"a\").font(theme.b_12)", name: "a.swift")
    #expect(
      scenario.diagnostics.contains {
        $0.code == .unknownFont
          && $0.message.contains("theme.b_12 is not known here, taken as 12 points, as its name")
      })
  }
}

@Suite struct `A font that an app's own functions make` {
  private static let made = """
    struct Face {
      let name: String
      func font(size: CGFloat, relativeTo style: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
        SwiftUI.Font.custom(self, size: size, relativeTo: style)
      }
    }
    extension SwiftUI.Font {
      static func custom(_ face: Face, size: CGFloat, relativeTo style: TextStyle) -> SwiftUI.Font {
        custom(face.name, size: size, relativeTo: style)
      }
      static func custom(_ face: Face, fixed size: CGFloat) -> SwiftUI.Font {
        .custom(face.name, fixedSize: size)
      }
      static let custom = Heads.self
      struct Heads {
        static var large: SwiftUI.Font = Face(name: "Avenir").font(size: 34, relativeTo: .title)
      }
    }

    """

  @Test(arguments: [
    (".custom.large", 34 as CGFloat), (".custom(\"Avenir\", size: 22)", 22),
    (".custom(Face(name: \"Avenir\"), fixed: 9)", 9),
    ("Font.custom(\"Avenir\", size: 22, relativeTo: .body)", 22),
  ])
  func `under a name of SwiftUI has the size that is stated`(font: String, size: CGFloat) throws {
    #expect(abs(try #require(points(Self.made + "Text(\"a\").font(\(font))")) - size) < 1e-9)
  }

  /// An alias of the app has the name of SwiftUI's type.
  @Test func `is SwiftUI's where the module is named`() throws {
    let text = """
      typealias Font = Face.Font
      struct Face {
        typealias Font = UIFont
        let name: String
        func made(size: CGFloat) -> SwiftUI.Font { SwiftUI.Font.custom(self, size: size) }
      }
      extension Face.Font { convenience init?(face: Face, size: CGFloat) { nil } }
      extension SwiftUI.Font {
        static func custom(_ face: Face, size: CGFloat) -> SwiftUI.Font {
          custom(face.name, size: size)
        }
      }
      Text("a").font(Face(name: "Avenir").made(size: 24))
      """
    #expect(abs(try #require(points(text)) - 24) < 1e-9)
  }

  private static let styles = """
    enum Face: String { case regular = "Avenir", bold = "Avenir-Bold" }
    struct Style {
      let size: CGFloat
      let weight: Face
      static let head = Style(size: 34, weight: .bold)
      func size(_ size: CGFloat) -> Style { Style(size: size, weight: self.weight) }
      func weight(_ weight: Face) -> Style { Style(size: self.size, weight: weight) }
    }
    extension View {
      func style(_ style: Style) -> some View {
        font(.custom(style.weight.rawValue, size: style.size))
      }
    }

    """

  /// A property and a method of one name.
  @Test(arguments: [
    (".head", 34 as CGFloat), (".head.size(62)", 62), (".head.weight(.regular)", 34),
    (".head.size(20).weight(.regular)", 20), ("Style.head.size(21)", 21),
  ])
  func `has what the methods of its style change`(style: String, size: CGFloat) throws {
    #expect(abs(try #require(points(Self.styles + "Text(\"a\").style(\(style))")) - size) < 1e-9)
  }
}
