import Foundation
import Testing

@Suite struct `A project file` {
  private static let view = "Color.red.id(\"all\")\n"

  /// `project/.haggle` and `project/App/View.swift`, in what begins as a repository.
  private func folder(_ project: String, _ view: String = view) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["project/.git", "project/App"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    folder.add("project/.haggle", project)
    folder.add("project/App/View.swift", view)
    return folder
  }

  private func trace(_ folder: ScratchFolder, _ options: String...) throws -> Haggle.Outcome {
    try Haggle.run(
      ["trace", "project/App/View.swift", "--json"] + options, input: Data(), in: folder.url)
  }

  /// The first line: what was proposed, and who says so.
  private func header(_ outcome: Haggle.Outcome) -> String {
    String(outcome.output.split(separator: "\n").first ?? "")
  }

  @Test func `holds for the files around which it is, and trace says so`() throws {
    let folder = try folder("# ours\n\ndevice: iPhone SE\n  platform:  macOS\n")
    let outcome = try trace(folder)
    #expect(header(outcome).contains("\"proposalSource\":\"iPhone SE\""))
    #expect(
      outcome.errors == "View.swift is laid out as project/.haggle says: device: "
        + "iPhone SE; platform: macOS\n")
    let other = try trace(folder, "--no-project")
    #expect(header(other).contains("\"proposalSource\":\"iPhone 16\""))
    #expect(other.errors == "")
    let input = try Haggle.run(
      ["trace", "-", "--json"], input: Data(Self.view.utf8),
      in: folder.url.appending(path: "project/App"))
    #expect(header(input).contains("iPhone SE"))
  }

  @Test(arguments: [
    // What the project says, the file, the command line, and what holds then.
    ("device: iPhone SE", "", "", "iPhone SE"),
    ("device: iPhone SE", "// device: iPad", "", "iPad"),
    ("device: iPhone SE", "// device: iPad", "--device iPhone 13", "iPhone 13"),
    ("proposal: 10x10", "", "--device iPhone 13", "iPhone 13"),
    ("proposal: 10x10", "// device: iPad", "", "iPad"),
    ("resize: 10x10, 20x20", "// proposal: 30x30", "", "// proposal:"),
    ("proposal: 10x10", "", "--proposal 5x5", "--proposal"),
    ("proposal: 10x10", "", "", "// proposal:"),
  ])
  func `yields to the file, and both to the command line`(
    project: String, file: String, option: String, source: String
  ) throws {
    let folder = try folder(project, "\(file)\n\(Self.view)")
    let words = option.split(separator: " ", maxSplits: 1).map(String.init)
    let outcome = try Haggle.run(
      ["trace", "project/App/View.swift", "--json"] + words, input: Data(), in: folder.url)
    #expect(header(outcome).contains("\"proposalSource\":\"\(source)\""), "\(outcome)")
  }

  @Test func `states texts, images, settings and what is left alone`() throws {
    let view = """
      // proposal: 100x100
      // text: "Mine" 30x10
      VStack(spacing: 0) {
        Text("Hello").id("hello")
        Text("Mine").id("mine")
        if model.isLoading { Color.red.frame(width: 200, height: 5).id("wide") }
      }

      """
    let project = """
      text: "Hello" 41x20
      text: "Mine" 99x99
      set: model.isLoading = true
      set: nothing.of.it = true
      ignore: overflow@wide
      ignore: underfill@nowhere
      """
    let folder = try folder(project, view)
    let json = try trace(folder).output
    #expect(header(Haggle.Outcome(status: 0, output: json, errors: "")).contains("overflow@wide"))
    #expect(!json.contains("there is no such finding"))
    #expect(!json.contains("\"finding\":\"overflow\""))
    let tree = try Haggle.run("trace", "project/App/View.swift", "--as", "tree", in: folder.url)
    #expect(tree.output.contains("hello"))
    let why = try Haggle.run(
      "query", "project/App/View.swift", "event == place && node ~ mine", in: folder.url)
    #expect(why.output.contains("30×10"), "\(why)")
    let hello = try Haggle.run(
      "query", "project/App/View.swift", "event == place && node ~ hello", in: folder.url)
    #expect(hello.output.contains("41×20"), "\(hello)")
    #expect(!tree.errors.contains("nothing asked for"))
  }

  @Test(arguments: [
    (
      "device: iPhon 16",
      "project/.haggle:1: the directive \"device\" cannot be read; write a device"
    ),
    ("\n\ndevise: iPad", "project/.haggle:3: “devise” is no directive; did you mean device?"),
    ("iPad", "project/.haggle:1: “iPad” is no directive"),
    ("expect: a width == 3", "is no directive"),
    ("keyboard: up", "cannot be read; write shown, hidden or a height"),
    ("proposal: 3x3 4", "nothing may follow the value"),
    ("ignore: What", "cannot be read; write underfill@menu"), ("\u{0}", "is no text"),
    ("set: a", "cannot be read"), ("appearance: blue", "cannot be read; write dark or light"),
  ])
  func `is said with its place where it cannot be read`(text: String, message: String) throws {
    let folder = try folder(text)
    for verb in ["trace", "check", "attach", "reduce"] {
      let outcome = try Haggle.run(verb, "project/App/View.swift", in: folder.url)
      #expect(outcome.status == 3, "\(outcome)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test(arguments: [("", true), ("// appearance: light\n", false)])
  func `states the appearance, where the file does not`(file: String, isDark: Bool) throws {
    let folder = try folder("appearance: dark", file + Self.view)
    #expect(header(try trace(folder)).contains("\"dark\":true") == isDark)
  }

  @Test func `is looked for up to the repository, and is a file`() throws {
    let folder = try folder("device: iPad\n")
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "project/.haggle"), to: folder.url.appending(path: ".haggle"))
    #expect(header(try trace(folder)).contains("iPhone 16"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "project/.git"))
    #expect(header(try trace(folder)).contains("iPad"))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "project/.haggle"), withIntermediateDirectories: true)
    #expect(header(try trace(folder)).contains("iPad"))
    let pipe = folder.url.appending(path: "project/App/.haggle").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(header(try trace(folder)).contains("iPad"))
    folder.add("project/.haggle2", String(repeating: "#", count: 70_000))
    let large = folder.url.appending(path: "project/App/.haggle")
    try FileManager.default.removeItem(at: large)
    folder.add("project/App/.haggle", String(repeating: "#", count: 70_000))
    #expect(try trace(folder).status == 3)
  }

  @Test func `goes with a report, and stays out of the source`() throws {
    let view = "VStack { Color.red.frame(width: 200).id(\"a\") }.frame(width: 90)"
    let folder = try folder("proposal: 100x40\n", view)
    let attached = try Haggle.run(
      "attach", "project/App/View.swift", "--out", "r", in: folder.url)
    #expect(attached.status == 0, "\(attached.errors)")
    let report = try folder.text("r/bug.md")
    #expect(report.contains("\n// proposal: 100x40\n"))
    #expect(report.contains("comes to the same findings"))
    let mended = try Haggle.run(
      "try", "project/App/View.swift", "--apply", "1", in: folder.url)
    #expect(mended.status == 0, "\(mended.errors)")
    let text = try folder.text("project/App/View.swift")
    #expect(text != view)
    #expect(!text.contains("proposal"))
  }

  @Test(arguments: [
    // A file of the project, what is in it, what the view says, and whether it is for a Mac.
    ("App.xcodeproj/project.pbxproj", "MACOSX_DEPLOYMENT_TARGET = 14.0;", "", true),
    (
      "App.xcodeproj/project.pbxproj",
      "MACOSX_DEPLOYMENT_TARGET = 14.0; IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "", false
    ),
    ("App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "", false),
    ("App.xcodeproj/project.pbxproj", "", "", false),
    ("Package.swift", "platforms: [.macOS(.v14)]", "", true),
    ("Package.swift", "platforms: [.macOS(.v14), .iOS(.v17)]", "", false),
    ("Package.swift", "platforms: [.macOS(.v14)]", "// platform: iOS\n", false),
    ("Package.swift", "platforms: [.macOS(.v14)]", "// device: iPhone SE\n", false),
    ("Package.swift", "platforms: [.macOS(.v14)]", "import UIKit\n", false),
    ("Project.swift", "import ProjectDescription; destinations: .macOS", "", true),
    ("Project.swift", "import ProjectDescription; destinations: [.iPhone, .mac]", "", false),
    ("Project.swift", "struct Project { let system = Self.macOS }", "", false),
    ("project.yml", "targets:\n  App:\n    platform: macOS\n", "", true),
    ("project.yml", "targets:\n  App:\n    platform: [macOS, iOS]\n", "", false),
  ])
  func `is not needed where the project builds for macOS alone`(
    name: String, text: String, directive: String, isForMac: Bool
  ) throws {
    let folder = try folder("", directive + Self.view)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "project/\(name)").deletingLastPathComponent(),
      withIntermediateDirectories: true)
    folder.add("project/\(name)", text)
    let outcome = try trace(folder)
    let path = name.split(separator: "/")[0]
    let said =
      "View.swift is laid out as project/\(path) builds for macOS alone: "
      + "platform: macOS\n"
    // Behind it: that the window is assumed.
    #expect(isForMac ? outcome.errors.hasPrefix(said) : outcome.errors == "")
    #expect(header(outcome).contains("\"proposalSource\":\"Mac\"") == isForMac)
    #expect(try trace(folder, "--no-project").errors == "")
  }

  @Test(arguments: [
    ("WATCHOS_DEPLOYMENT_TARGET = 10.0;", true), ("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", false),
    ("SDKROOT = watchos;", true), ("SDKROOT = watchos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;", false),
  ])
  func `says that it is for a watch, whatever names a phone has as well`(
    setting: String, isForWatch: Bool
  ) throws {
    let folder = try folder("", "Text(\"a\").fullScreenCover(isPresented: .constant(false)) {}")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "project/App.xcodeproj"), withIntermediateDirectories: true)
    folder.add("project/App.xcodeproj/project.pbxproj", setting)
    #expect(header(try trace(folder)).contains("\"Apple Watch") == isForWatch)
  }

  /// A preview of a project for a watch says on which one it is, unless the user does.
  @Test(arguments: [
    ([], "Apple Watch 44mm"), (["--device", "Apple Watch 45mm"], "Apple Watch 45mm"),
  ])
  func `leaves a preview its own watch`(options: [String], device: String) throws {
    let folder = try folder(
      "",
      """
      struct Ring: View { var body: some View { Color.red } }
      struct Ring_Previews: PreviewProvider {
        static var previews: some View { Ring().previewDevice("Apple Watch Series 5 - 44mm") }
      }
      """)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "project/App.xcodeproj"), withIntermediateDirectories: true)
    folder.add("project/App.xcodeproj/project.pbxproj", "WATCHOS_DEPLOYMENT_TARGET = 10.0;")
    let outcome = try Haggle.run(
      ["trace", "project/App/View.swift", "--json"] + options, input: Data(), in: folder.url)
    #expect(header(outcome).contains("\"proposalSource\":\"\(device)"), "\(header(outcome))")
  }

  @Test(arguments: [
    ("WATCHOS_DEPLOYMENT_TARGET = 10.0; relativePath = ../Kit;", true),
    ("WATCHOS_DEPLOYMENT_TARGET = 10.0; relativePath = ../Other;", false),
    ("WATCHOS_DEPLOYMENT_TARGET = 10; IPHONEOS_DEPLOYMENT_TARGET = 17; path = ../Kit;", false),
  ])
  func `takes the platform of the project that builds a package`(
    project: String, isForWatch: Bool
  ) throws {
    let folder = try folder("")
    for name in ["project/Kit/Sources", "project/Watch/Watch.xcodeproj"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    folder.add("project/Watch/Watch.xcodeproj/project.pbxproj", project)
    folder.add("project/Kit/Package.swift", "platforms: [.watchOS(.v10), .iOS(.v17)]")
    folder.add("project/Kit/Sources/Row.swift", Self.view)
    let outcome = try Haggle.run("trace", "project/Kit/Sources/Row.swift", "--json", in: folder.url)
    #expect(header(outcome).contains("\"Apple Watch") == isForWatch)
  }
}
