import Foundation
import HaggleLayouts
import HaggleScenarios
import Testing

@Suite struct `A device` {
  /// Apple's published sizes less the safe area.
  @Test(arguments: [
    ("iPhone 16", 393 as CGFloat, 759 as CGFloat, 3 as CGFloat), ("iPhone SE", 375, 647, 2),
    ("iPhone 16 Pro Max", 440, 860, 3), ("iPhone 13 mini", 375, 728, 3), ("iPhone 11", 414, 814, 2),
    ("iPhone 17 Pro", 402, 778, 3), ("iPad mini", 744, 1089, 2),
    ("iPad Pro 13-inch", 1032, 1332, 2),
    ("Mac", 900, 450, 2), ("iPhone 16 landscape", 734, 372, 3),
    ("iPhone SE landscape", 667, 375, 2),
    ("iPhone 14 Plus landscape", 832, 407, 3), ("iPad mini landscape", 1133, 700, 2),
    ("iPhone 16 portrait", 393, 759, 3), ("  iphone  16   LANDSCAPE ", 734, 372, 3),
    ("Mac landscape", 900, 450, 2), ("iPad Pro 11", 834, 1166, 2),
  ])
  func `proposes its screen inside the safe area`(
    name: String, width: CGFloat, height: CGFloat, scale: CGFloat
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.proposal == CGSize(width: width, height: height))
    #expect(device.displayScale == scale)
  }

  @Test func `on its side has its island beside the content`() {
    #expect(
      Device.named("iPhone 16 Pro landscape")?.safeArea
        == EdgeInsets(leading: 62, bottom: 21, trailing: 62))
    #expect(Device.named("iPhone 16 Pro")?.safeArea == EdgeInsets(top: 62, bottom: 34))
    #expect(Device.named("iPhone 16 landscape")?.name == "iPhone 16 landscape")
  }

  @Test func `without its number is the one that is taken where none is stated`() {
    #expect(Device.named("iphone")?.name == "iPhone 16")
  }

  @Test(arguments: ["", "landscape", "Pixel 9", "iPhone 16 sideways"])
  func `of another name is none`(name: String) { #expect(Device.named(name) == nil) }

  @Test(arguments: [
    ("iPhone 61", "iPhone 16"), ("iPhone16 Pro", "iPhone 16 Pro"), ("ipad mni", "iPad mini"),
    ("iPhone 13 pro max", "iPhone 13 Pro Max"), ("Macbook", "Mac"),
  ])
  func `of a similar name is suggested`(written: String, meant: String) {
    #expect(Device.nearest(to: written).first == meant)
    #expect(Device.nearest(to: written).count == 3)
  }

  @Test func `has a name of its own, with a place for its content`() {
    #expect(Set(Device.names.map { $0.lowercased() }).count == Device.names.count)
    for name in Device.names + Device.names.map({ "\($0) landscape" }) {
      let proposal = Device.named(name)?.proposal ?? .zero
      let least: CGFloat = name.hasPrefix("Apple Watch") ? 136 : 320
      #expect(proposal.width >= least && proposal.height >= least, "\(name)")
    }
  }
}

@Suite struct `The stage of a scenario` {
  private func stage(
    _ directives: String, device: String? = nil, platform: FontSystem? = nil
  ) -> String {
    let overrides = Stage.Overrides(device: device.flatMap(Device.named), platform: platform)
    let stage = Scenario("\(directives)\nColor.red", name: "a.swift", overrides: overrides).stage
    return "\(stage.fonts.rawValue) \(stage.device.name) \(stage.displayScale)"
  }

  @Test func `is an iPhone if nothing is said`() {
    #expect(stage("") == "iOS iPhone 16 3.0")
  }

  @Test(arguments: [
    ("// device: iPhone SE", "iOS iPhone SE 2.0"), ("// platform: macOS", "macOS Mac 2.0"),
    ("// platform: MACOS", "macOS Mac 2.0"), ("// device: Mac", "macOS Mac 2.0"),
    ("// device: iPad mini landscape", "iOS iPad mini landscape 2.0"),
    ("// platform: macOS\n// device: iPhone 16", "macOS iPhone 16 2.0"),
    ("// platform: iOS 26", "iOS 26 iPhone 16 3.0"), ("// platform: ios26", "iOS 26 iPhone 16 3.0"),
    ("// device: iPhone 17", "iOS 26 iPhone 17 3.0"),
    ("// device: iPhone Air landscape", "iOS 26 iPhone Air landscape 3.0"),
    ("// device: iPhone 16e", "iOS iPhone 16e 3.0"),
    ("// device: iPhone 17\n// platform: iOS", "iOS iPhone 17 3.0"),
    ("// device: iPhone SE\n// platform: iOS 26", "iOS 26 iPhone SE 2.0"),
  ])
  func `is what the text states`(directives: String, expected: String) {
    #expect(stage(directives) == expected)
  }

  @Test func `is rather what the command line asks for`() {
    #expect(stage("// device: Mac", device: "iPhone SE") == "iOS iPhone SE 2.0")
    #expect(stage("// platform: macOS", device: "iPhone 16") == "iOS iPhone 16 3.0")
    #expect(stage("// device: iPhone 16", platform: .macOS) == "macOS iPhone 16 2.0")
    #expect(stage("// platform: iOS", platform: .macOS) == "macOS Mac 2.0")
    #expect(stage("// platform: iOS", platform: .iOS26) == "iOS 26 iPhone 16 3.0")
    #expect(stage("// platform: iOS", device: "iPhone 17 Pro") == "iOS 26 iPhone 17 Pro 3.0")
  }

  @Test func `decides what the text sees of it`() {
    let text = """
      struct A: View {
        @Environment(\\.displayScale) var scale
        var body: some View {
          #if os(macOS)
          Text("mac \\(scale)")
          #else
          Text("other \\(scale)")
          #endif
        }
      }
      """
    func shown(_ directive: String) -> String? {
      Scenario("\(directive)\n\(text)", name: "a.swift").diagnostics.first?.message
    }
    #expect(shown("// platform: macOS")?.hasPrefix("\"mac 2.000000\"") == true)
    #expect(shown("// device: iPhone SE")?.hasPrefix("\"other 2.000000\"") == true)
    #expect(shown("")?.hasPrefix("\"other 3.000000\"") == true)
  }

  @Test(arguments: [
    ("// device: iPhone 61", "write a device such as iPhone 16, "),
    ("// platform: Windows", "write one of iOS, iOS 26, macOS"),
    ("// platform:", "write one of iOS, iOS 26, macOS"),
  ])
  func `that nobody knows is an error`(directive: String, remedy: String) {
    let errors = Scenario("\(directive)\nColor.red", name: "a.swift").diagnostics
    #expect(errors.map(\.severity) == [.error])
    #expect(errors.first?.remedy?.text.hasPrefix(remedy) == true)
  }
}
