import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A colour` {
  @Test(arguments: [
    ("Color", "Color(uiColor: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))", "#336699"),
    ("Color", "Color(uiColor: UIColor(red: 51/255, green: 102/255, blue: 0, alpha: 1))", "#336600"),
    ("Color", "Color(uiColor: UIColor(red: 255/255, green: 0, blue: 0, alpha: 4/4))", "#ff0000"),
    ("Color", "Color(UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.5))", "#80808080"),
    ("Color", "Color(nsColor: NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))", "#ff8000"),
    ("Color", "Color(.displayP3, red: 0.9, green: 0.5, blue: 0.2)", "#f5790d"),
    ("Color", "Color(UIColor(displayP3Red: 0.9, green: 0.5, blue: 0.2, alpha: 1))", "#f5790d"),
    ("Color", "Color(.sRGBLinear, red: 0.5, green: 0, blue: 1)", "#bc00ff"),
    ("Color", "Color(hex: \"00ff7f\", opacity: 0.5)", "#00ff7f80"),
    ("Color", "Color(light: .white, dark: Color(hex: \"112233\"))", "#ffffff"),
    ("Color", "Color(nsColor: .controlBackgroundColor)", "#ffffff"),
  ])
  func `is what its numbers say`(kind: String, view: String, code: String?) throws {
    #expect(try look(kind, view).paint?.code == code)
  }

  /// Its colour where the app names one of its own so, which is `#ff8833` in the light appearance.
  @Test(arguments: [
    ("Color", "Color(\"Brand\")", "#ff8833"), ("Color", "Color.brand", "#ff8833"),
    ("Color", "Color(.brand)", "#ff8833"), ("Color", "Color(ColorResource.brand)", "#ff8833"),
    ("Color", "Color(\"Brand\", bundle: .module).opacity(0.5)", "#ff8833"),
    ("Color", "Asset.Colors.brand.color", "#ff8833"),
    ("Color", "Color(UIColor(named: \"Brand\")!)", "#ff8833"),
    ("Color", "Color.brand.preferredColorScheme(.dark)", "#1a80e6"),
    ("Color", "Color.brand.environment(\\.colorScheme, .dark)", "#1a80e6"),
    ("Text", "Text(\"a\").foregroundStyle(.brand)", "#ff8833"),
    ("Circle", "Circle().fill(.brand.opacity(0.5))", "#ff883380"),
    ("Text", "Button(\"a\") {}", "#af52de"), ("Color", "Color.accentColor", "#af52de"),
    ("Color", "Color(.accent)", "#af52de"),
    ("Text", "Text(\"a\").foregroundStyle(.tint)", "#af52de"),
    ("Text", "Button(\"a\") {}.tint(.brand)", "#ff8833"),
    ("Color", "Color.red", "#ff3b30"), ("Color", "Color(\"red\")", "#010203"),
    ("Color", "Color(\"brand-2\")", nil), ("Color", "Color.brandy", nil),
  ])
  func `has the colour of the app`(kind: String, view: String, code: String?) throws {
    let stated = """
      // color: "Brand" #ff8833 #1a80e6
      // color: "brand" #ff8833 #1a80e6
      // color: "AccentColor" systemPurple
      // color: "red" #010203
      \(view)
      """
    #expect(try look(kind, stated).paint?.code == code)
  }

  @Test(arguments: [
    ("// color: \"Brand\"", true), ("// color: \"Brand\" ff8833", true),
    ("// color: \"Brand\" #ff88", true), ("// color: \"Brand\" #ff8833 #000000 #ffffff", true),
    ("// color: \"Brand\" #ff8833, dark", true), ("// color: \"Brand\" systemPurple", false),
    ("// color: red", false), ("// color: the brand's", false),
  ])
  func `is said to be unreadable where it names no colour`(line: String, isWrong: Bool) {
    let diagnostics = Scenario(line + "\nText(\"a\")", name: "a.swift").diagnostics
    #expect(diagnostics.contains { $0.message.contains("cannot be read") } == isWrong)
  }

  @Test(arguments: [
    ("brand", "#ff8800"), ("short", "#112233"), ("unknown", nil), ("light", "#ffeedd"),
    ("dynamic", "#ff8800"), ("made", "#ff8800"),
  ])
  func `has the colour that the app computes`(name: String, code: String?) throws {
    let text = """
      extension Color {
        static let brand = Color(hex: "#FF8800")
        static let short = Color(hex: "123")
        static let unknown = Color(hex: theme.code)
        static let light = Color(light: Color(hex: "FFEEDD"), dark: .black)
        static let dynamic = Color(uiColor: UIColor { traits in
          traits.userInterfaceStyle == .dark ? UIColor(hex: 0x102030) : UIColor(hex: 0xFF8800)
        })
        static let made = Color(UIColor(hex: 0xFF8800))
        init(hex: String) {
          let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          var code: UInt64 = 0
          Scanner(string: digits).scanHexInt64(&code)
          let red, green, blue: UInt64
          switch digits.count {
          case 3: (red, green, blue) = ((code >> 8) * 17, (code >> 4 & 0xF) * 17, (code & 0xF) * 17)
          case 6: (red, green, blue) = (code >> 16, code >> 8 & 0xFF, code & 0xFF)
          default: (red, green, blue) = (1, 1, 0)
          }
          self.init(.sRGB, red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        }
      }
      extension UIColor {
        convenience init(hex: Int) {
          self.init(
            red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
        }
      }
      Color.\(name)
      """
    let look = try look("Color", text)
    #expect(look.paint?.code == code)
    #expect((look.tint == nil) == (code != nil))
  }
}
