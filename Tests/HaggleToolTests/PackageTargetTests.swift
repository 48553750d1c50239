import Foundation
import Testing

/// What packages and the projects that use them say of the platforms of a file.
@Suite struct `A file of a package` {
  private func errors(_ file: String, _ files: [(String, String)]) throws -> String {
    let folder = try ScratchFolder(project: files)
    defer { withExtendedLifetime(folder) {} }
    return try Haggle.run(["trace", file], input: Data(), in: folder.url).errors
  }

  private func package(_ use: String, path: String = "") -> String {
    """
    let package = Package(name: "Parts", platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17)],
      products: [.library(name: "AppTV", targets: ["AppTV", "Wrapper"])],
      targets: [.target(name: "AppTV"\(path)), .target(name: "Wrapper", dependencies: [\(use)])])
    """
  }

  private static let onTV = ".target(name: \"AppTV\", condition: .when(platforms: [.tvOS]))"

  @Test(arguments: [
    (onTV, "", "Sources/AppTV", true), (onTV, ", path: \"TV\"", "TV", true),
    // Near misses: another target, and one that is used everywhere as well.
    (onTV, "", "Sources/Wrapper", false), (onTV + ", \"AppTV\"", "", "Sources/AppTV", false),
    (".target(name: \"AppTV\")", "", "Sources/AppTV", false),
    (
      ".target(name: \"AppTV\", condition: .when(platforms: [.tvOS, .iOS]))", "",
      "Sources/AppTV", false
    ),
  ])
  func `is one of a package that others use on one platform alone`(
    use: String, path: String, folder: String, isForTV: Bool
  ) throws {
    let errors = try errors(
      "\(folder)/Tile.swift",
      [
        ("Package.swift", package(use, path: path)),
        ("\(folder)/Tile.swift", "import SwiftUI\nText(\"a\")\n"),
      ])
    #expect(errors.contains("Package.swift builds for tvOS alone: device: Apple TV") == isForTV)
  }

  @Test(arguments: [("objects = {};", true), ("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", false)])
  func `is for the platform of its package where the project beside that names none`(
    project: String, isForMac: Bool
  ) throws {
    let errors = try errors(
      "Sources/App/Row.swift",
      [
        ("App.xcodeproj/project.pbxproj", project),
        ("Package.swift", "platforms: [.macOS(.v14)]"),
        ("Sources/App/Row.swift", "import SwiftUI\nText(\"a\")\n"),
      ])
    #expect(errors.contains("Package.swift builds for macOS alone: platform: macOS") == isForMac)
  }

  /// An app for a Mac and one for a phone that build the same package.
  private static let pair = """
    // !$*UTF8*$!
    { objects = {
      A = {isa = PBXBuildFile; fileRef = B; };
      B = {isa = PBXFileReference; path = Desk.swift; sourceTree = "<group>"; };
      M = {isa = PBXBuildFile; fileRef = N; };
      N = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
      K = {isa = PBXFileReference; path = Kit; sourceTree = "<group>"; };
      D = {isa = PBXGroup; children = (B, N, K, ); sourceTree = "<group>"; };
      E = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S, );
        productType = "com.apple.product-type.application"; };
      F = {isa = PBXNativeTarget; buildConfigurationList = O; buildPhases = (T, );
        productType = "com.apple.product-type.application"; };
      S = {isa = PBXSourcesBuildPhase; files = (A, ); };
      T = {isa = PBXSourcesBuildPhase; files = (M, ); };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx;
        MACOSX_DEPLOYMENT_TARGET = 14.0; }; };
      O = {isa = XCConfigurationList; buildConfigurations = (Q, ); };
      Q = {isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos;
        IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
      P = {isa = PBXProject; mainGroup = D; targets = (E, F, ); };
    }; rootObject = P; }
    """

  @Test(arguments: [
    ("import Card\n", "", true), ("import Deck\n", "", true),
    // Near misses: nobody imports it, or both do.
    ("", "", false), ("import Card\n", "import Card\n", false),
    ("import Card\n", "import Deck\n", false),
  ])
  func `is one of a module that the targets of one platform alone import`(
    desk: String, phone: String, isForMac: Bool
  ) throws {
    let errors = try errors(
      "Kit/Sources/Card/Row.swift",
      [
        ("App.xcodeproj/project.pbxproj", Self.pair), ("Desk.swift", desk), ("Phone.swift", phone),
        ("Kit/Package.swift", "platforms: [.macOS(.v14), .iOS(.v17)]"),
        ("Kit/Sources/Card/Row.swift", "import SwiftUI\nText(\"a\")\n"),
        ("Kit/Sources/Deck/Deck.swift", "import Card\n"),
      ])
    #expect(errors.contains("App.xcodeproj builds for macOS alone: platform: macOS") == isForMac)
  }
}
