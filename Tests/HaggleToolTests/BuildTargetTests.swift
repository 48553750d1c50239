import Foundation
import Testing

/// What a project says of its targets: which files, for which platforms.
@Suite struct `A file that a project builds` {
  private static let view =
    "import SwiftUI\nstruct Screen: View { var body: some View { Tag() } }\n"
  private static let tag =
    "import SwiftUI\nstruct Tag: View { var body: some View { Text(\"a\") } }\n"

  private func errors(_ file: String, _ files: [(String, String)]) throws -> String {
    let folder = try ScratchFolder(project: files)
    defer { withExtendedLifetime(folder) {} }
    return try Haggle.run(["trace", file], input: Data(), in: folder.url).errors
  }

  /// A project of one target with one file, as Xcode writes it.
  ///
  /// - Parameters:
  ///   - path: the file, from the project's folder on.
  ///   - build: what else its place in the target says.
  private func project(
    _ path: String, settings: String = "SDKROOT = iphoneos;", build: String = "",
    more: String = "", kind: String = "application"
  ) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      A = {isa = PBXBuildFile; fileRef = B; \(build)};
      B = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
      D = {isa = PBXGroup; children = (B, X, ); sourceTree = "<group>"; };
      E = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S, );
        productType = "com.apple.product-type.\(kind)"; };
      S = {isa = PBXSourcesBuildPhase; files = (A, ); };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; baseConfigurationReference = X;
        buildSettings = { \(settings) }; };
      X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      P = {isa = PBXProject; mainGroup = D; targets = (E, ); \(more) };
    }; rootObject = P; }
    """
  }

  @Test(arguments: [("../Parts/Screen.swift", true), ("../Parts/Other.swift", false)])
  func `beside its folder has its project`(path: String, isBuilt: Bool) throws {
    let said = try errors(
      "Parts/Screen.swift",
      [
        ("App/App.xcodeproj/project.pbxproj", project(path)),
        ("App/Tag.swift", Self.tag), ("Parts/Screen.swift", Self.view),
      ])
    #expect(said.contains("with Tag of 1 other file") == isBuilt)
  }

  @Test(arguments: [
    ("SDKROOT = watchos; TARGETED_DEVICE_FAMILY = 4;", "", "watchOS alone: device: Apple Watch"),
    ("SUPPORTED_PLATFORMS = \"macosx\";", "", "macOS alone: platform: macOS"),
    ("SUPPORTED_PLATFORMS = \"iphoneos macosx\";", "", ""),
    (
      "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", "",
      "macOS alone: platform: macOS"
    ),
    ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos macosx\";", "", ""),
    ("SDKROOT = auto;", "platformFilters = (tvos, );", "tvOS alone: device: Apple TV"),
    ("SDKROOT = auto;", "platformFilter = macos;", "macOS alone: platform: macOS"),
    ("SDKROOT = auto;", "platformFilters = (tvos, macos, );", ""),
    ("SDKROOT = iphoneos;", "", ""),
  ])
  func `has the platform of its target`(settings: String, build: String, said: String) throws {
    let errors = try errors(
      "App/Screen.swift",
      [
        (
          "App/App.xcodeproj/project.pbxproj",
          project("Screen.swift", settings: settings, build: build)
        ),
        ("App/Screen.swift", "Text(\"a\")\n"),
      ])
    #expect(said.isEmpty ? errors == "" : errors.contains(said))
  }

  /// Xcode 16 builds a folder with all that is in it, but for what is said below it.
  private static let folder = """
    // !$*UTF8*$!
    { objects = {
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X, );
        sourceTree = "<group>"; };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = E;
        platformFiltersByRelativePath = {
          Desk/Screen.swift = (macos, ); TV = (tvos, ); Both.swift = (ios, macos, ); }; };
      D = {isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
      E = {isa = PBXNativeTarget; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (G, ); buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; buildSettings = {
        SUPPORTED_PLATFORMS = "iphoneos macosx appletvos"; TARGETED_DEVICE_FAMILY = 2; }; };
      P = {isa = PBXProject; mainGroup = D; targets = (E, ); };
    }; rootObject = P; }
    """

  @Test(arguments: [
    ("Desk/Screen.swift", "macOS alone: platform: macOS"), ("TV/Deep/Screen.swift", "Apple TV"),
    ("Both.swift", "iPad Pro 11-inch"), ("Screen.swift", "iPad Pro 11-inch"),
  ])
  func `has the platforms that a folder of Xcode says of it`(file: String, said: String) throws {
    let errors = try errors(
      "App/\(file)",
      [("App.xcodeproj/project.pbxproj", Self.folder), ("App/\(file)", "Text(\"a\")\n")])
    #expect(errors.contains(said))
  }

  private static let tablet = "builds for iPads alone: device: iPad Pro 11-inch"

  @Test(arguments: [
    ("TARGETED_DEVICE_FAMILY = 2;", "application", "", tablet),
    ("TARGETED_DEVICE_FAMILY = \"1,2\";", "application", "", ""), ("", "application", "", ""),
    // The app decides, and not its tests.
    ("TARGETED_DEVICE_FAMILY = 2;", "bundle.unit-test", "", ""),
    ("", "application", "// Devices\nTARGETED_DEVICE_FAMILY = 2 // iPads\n", tablet),
    ("TARGETED_DEVICE_FAMILY = 1;", "application", "TARGETED_DEVICE_FAMILY = 2\n", ""),
    (
      "TARGETED_DEVICE_FAMILY = 7;", "application", "",
      "visionOS alone: device: Apple Vision Pro"
    ),
  ])
  func `is on the devices of its app`(
    family: String, kind: String, configured: String, said: String
  ) throws {
    let errors = try errors(
      "App/Screen.swift",
      [
        (
          "App/App.xcodeproj/project.pbxproj",
          project("Screen.swift", settings: "SDKROOT = iphoneos; \(family)", kind: kind)
        ),
        ("App/Base.xcconfig", configured), ("App/Screen.swift", "Text(\"a\")\n"),
      ])
    #expect(said.isEmpty ? errors == "" : errors.contains(said))
  }

  @Test(arguments: [
    ("    settings:\n      base:\n        TARGETED_DEVICE_FAMILY: \"2\"\n", true),
    ("    settings:\n      TARGETED_DEVICE_FAMILY: 1,2\n", false),
    ("settings:\n  TARGETED_DEVICE_FAMILY: 2\n", true), ("", false),
  ])
  func `is on the devices of its app in XcodeGen`(settings: String, isForTablets: Bool) throws {
    let target =
      "targets:\n  Pad:\n    type: application\n    platform: iOS\n    sources: [App]\n"
    let errors = try errors(
      "App/Card.swift", [("project.yml", target + settings), ("App/Card.swift", "Text(\"a\")\n")])
    #expect(errors.contains("project.yml " + Self.tablet) == isForTablets)
  }

  private static let generated = """
    name: App
    packages:
      Kit:
        path: ../Kit
    targets:
      Desk:
        type: application
        platform: macOS
        sources: [App]
      Phone:
        platform: iOS
        sources:
          - path: App
            excludes:
              - "Windows/**"
              - "**/*Panel.swift"
      Tests:
        platform: iOS
        sources:
        - path: AppTests
    """

  @Test(arguments: [
    ("App/Windows/Main.swift", true), ("App/Views/SidePanel.swift", true),
    ("App/Views/Card.swift", false), ("Other/Card.swift", false),
  ])
  func `is one of those targets of XcodeGen that do not leave it out`(
    path: String, isForMac: Bool
  ) throws {
    let errors = try errors(path, [("project.yml", Self.generated), (path, "Text(\"a\")\n")])
    #expect(errors.contains("project.yml builds for macOS alone") == isForMac)
  }

  @Test(arguments: [("import Parts\n", true), ("import Charts\n", false)])
  func `shows views of a package that its project names`(line: String, isShown: Bool) throws {
    let reference =
      "packageReferences = (R, ); };\n  R = {isa = XCLocalSwiftPackageReference; "
      + "relativePath = ../the-kit;"
    let said = try errors(
      "App/Screen.swift",
      [
        ("App/App.xcodeproj/project.pbxproj", project("Screen.swift", more: reference)),
        ("App/Screen.swift", line + Self.view),
        ("the-kit/Package.swift", "// swift-tools-version: 5.9\nlet name = \"Parts\""),
        ("the-kit/Sources/Views/Parts/Tag.swift", Self.tag),
      ])
    #expect(said.contains("with Tag of 1 other file") == isShown)
  }

  private static let kit = [
    ("the-kit/Package.swift", "// swift-tools-version: 5.9\nlet name = \"Parts\""),
    ("the-kit/Sources/Parts/Tag.swift", tag),
  ]
  private static let reference =
    "packageReferences = (R, ); };\n  R = {isa = XCLocalSwiftPackageReference; "
    + "relativePath = ../the-kit;"

  @Test func `of a package is a part where an app that builds it shows it as one`() throws {
    let main = "struct Main: View { var body: some View { ScrollView { Tag() } } }\n"
    let said = try errors(
      "the-kit/Sources/Parts/Tag.swift",
      [
        ("App/App.xcodeproj/project.pbxproj", project("Main.swift", more: Self.reference)),
        ("App/Main.swift", main),
      ] + Self.kit)
    #expect(said.contains("as the project shows it: Tag within a screen"))
  }

  @Test func `imports what the files beside it import`() throws {
    let said = try errors(
      "App/Screen.swift",
      [
        ("App/App.xcodeproj/project.pbxproj", project("Screen.swift", more: Self.reference)),
        ("App/Screen.swift", Self.view), ("App/Other.swift", "import Parts\n"),
      ] + Self.kit)
    #expect(said.contains("with Tag of 1 other file"))
  }

  @Test func `is laid out for the platform on which something shows it`() throws {
    let app = """
      import SwiftUI
      struct Content: View {
        var body: some View {
          #if os(macOS)
          Screen()
          #else
          Text("a")
          #endif
        }
      }
      """
    let files = [
      ("App.xcodeproj/project.pbxproj", "SDKROOT = auto;"), ("Content.swift", app),
      ("Screen.swift", "struct Screen: View { var body: some View { Text(\"a\") } }\n"),
    ]
    let said = try errors("Screen.swift", files)
    #expect(said.contains("as the project shows it there alone: platform: macOS"))
  }

  @Test func `has the window that its scene opens, as the trace says it`() throws {
    let app = "@main struct A: App { var body: some Scene { Settings { Screen() } } }\n"
    let files = [
      ("App.xcodeproj/project.pbxproj", "MACOSX_DEPLOYMENT_TARGET = 14.0;"), ("A.swift", app),
      ("Screen.swift", "struct Screen: View { var body: some View { Text(\"a\") } }\n"),
    ]
    let said = try errors("Screen.swift", files)
    #expect(said.contains("as the project shows it: a window as large as its content\n"))
  }

  @Test(arguments: ["(((", "{ objects = ", "deep"])
  func `may have a project that cannot be read`(text: String) throws {
    let files = [
      (
        "App/App.xcodeproj/project.pbxproj",
        (text == "deep" ? String(repeating: "(", count: 100_000) : text) + "../Parts"
      ), ("Parts/A.swift", "Text(\"a\")\n"),
    ]
    #expect(try errors("Parts/A.swift", files) == "")
  }
}
