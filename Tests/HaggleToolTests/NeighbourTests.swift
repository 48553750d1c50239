import Foundation
import Testing

@Suite struct `Another file of the project` {
  private static let screen = """
    // proposal: 200x100
    struct Screen: View {
      var body: some View { HStack(spacing: 0) { Card().id("card"); Color.blue.id("rest") } }
    }

    """
  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Color.red.frame(width: Metrics.width, height: 400).clipped()
      }
    }

    """
  private static let metrics = "enum Metrics { static let width = 70.0 }\n"

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["App", "Parts/.build", ".git"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    folder.add("App/Screen.swift", Self.screen)
    folder.add("Parts/Card.swift", Self.card)
    folder.add("Parts/Metrics.swift", Self.metrics)
    folder.add(
      "Parts/.build/Card.swift", "struct Card: View { var body: some View { Text(\"b\") } }")
    return folder
  }

  /// A folder with those that files are to be put into.
  private func folder(around paths: [String]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for path in paths {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    }
    return folder
  }

  private func run(_ folder: ScratchFolder, _ words: String...) throws -> Haggle.Outcome {
    try Haggle.run(words, input: Data(), in: folder.url)
  }

  @Test(arguments: [
    ["Parts"], ["Parts/Card.swift", "Parts/Metrics.swift"], ["."], ["Parts/", "App"],
  ])
  func `gives what the view uses of it, and trace says so`(paths: [String]) throws {
    let folder = try folder()
    let outcome = try Haggle.run(
      ["trace", "App/Screen.swift", "--all"] + paths.flatMap { ["--with", $0] }, input: Data(),
      in: folder.url)
    #expect(outcome.errors == "Screen.swift is laid out with Card and Metrics of 2 other files\n")
    #expect(outcome.output.contains("complete, 4 nodes"))
    #expect(outcome.output.contains("clipped  Card.swift:5:15 in Card 3:46"))
    #expect(outcome.output.contains("Parts/Card.swift:5:15: contract: overflow at card, height"))
  }

  @Test func `is what a project file names, from its own folder`() throws {
    let folder = try folder()
    folder.add(".haggle", "with: Parts\n")
    let outcome = try Haggle.run(
      ["check", "Screen.swift"], input: Data(), in: folder.url.appending(path: "App"))
    #expect(outcome.output.contains("../Parts/Card.swift:5:15: contract: overflow at card, height"))
    #expect(outcome.output.contains("Lower the height of card in line 5 of Card.swift"))
    let json = try Haggle.run(
      ["check", "Screen.swift", "--json"], input: Data(), in: folder.url.appending(path: "App"))
    #expect(json.output.contains("\"file\" : \"../Parts/Card.swift\""))
    let alone = try run(folder, "check", "App/Screen.swift", "--no-project")
    #expect(!alone.output.contains("Card.swift"))
  }

  @Test func `comes along in a trace`() throws {
    let folder = try folder()
    let trace = ["trace", "App/Screen.swift", "--with", "Parts", "--no-edits"]
    let recorded = trace + ["--out", "screen.trace.json"]
    _ = try Haggle.run(recorded, input: Data(), in: folder.url)
    let again = try run(folder, "trace", "screen.trace.json", "--as", "tree")
    let first = try Haggle.run(trace + ["--as", "tree"], input: Data(), in: folder.url)
    // The commands that they print name what each was made of.
    let lines = [again, first].map { outcome in
      outcome.output.split(separator: "\n").filter { !$0.contains("haggle try") }
    }
    #expect(lines[0] == lines[1])
  }

  @Test func `keeps its grid's tracks, which a text of its own would have edited`() throws {
    let folder = try folder()
    let view = """
      // proposal: 200x300
      // text-cell: 8x20
      LazyVGrid(columns: Tracks.all) { ForEach(0..<4) { Text("number \\($0)") } }

      """
    let tracks = """
      enum Tracks {
        static let all = [GridItem(.fixed(150)), GridItem(.fixed(150))]
      }

      """
    folder.add("App/Grid.swift", view)
    folder.add("Parts/Tracks.swift", tracks)
    folder.add("App/Whole.swift", view + tracks)
    #expect(try run(folder, "try", "App/Whole.swift").output.contains("GridItem(.flexible"))
    let outcome = try run(folder, "try", "App/Grid.swift", "--with", "Parts", "--apply", "1")
    #expect(!outcome.output.contains("GridItem(.flexible"))
    let written = try String(
      contentsOf: folder.url.appending(path: "App/Grid.swift"), encoding: .utf8)
    #expect(!written.contains("// from:") && !written.contains("GridItem"))
  }

  @Test func `is told where it gives nothing`() throws {
    let missing = try run(folder(), "trace", "App/Screen.swift", "--with", "Nowhere")
    #expect(missing.status == 3)
    #expect(missing.errors.contains("Nowhere cannot be read: there is no such file."))
    let nothing = try run(folder(), "trace", "App/Screen.swift", "--with", "App/Screen.swift")
    #expect(nothing.status == 0)
    #expect(!nothing.errors.contains("is laid out with"))
  }

  @Test(arguments: [
    ("App/Screen.swift", "App/Card.swift"), ("Sources/A.swift", "Sources/Card.swift"),
  ])
  func `is of the app beside a package in one folder, and of the package`(
    screen: String, part: String
  ) throws {
    let folder = try folder(around: ["Package.swift", "project.yml", screen, part, ".git/HEAD"])
    folder.add("project.yml", "targets:\n  App:\n    platform: iOS\n    sources: [App]\n")
    folder.add(screen, Self.screen)
    folder.add(part, Self.card + Self.metrics)
    let outcome = try run(folder, "trace", screen)
    #expect(outcome.errors.contains("is laid out with Card and Metrics of 1 other file\n"))
  }

  /// The project's file, and where the view and its part are.
  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", "App/Screen.swift", "Parts/Card.swift", true),
    ("Package.swift", "Sources/App/Screen.swift", "Sources/Parts/Card.swift", true),
    ("Package.swift", "App/Screen.swift", "Parts/Card.swift", true),
    ("project.yml", "App/Screen.swift", "Parts/Card.swift", true),
    ("Project.swift", "App/Screen.swift", "Parts/Card.swift", true),
    // A package builds what is in its sources, and nothing fetched belongs to an app.
    ("Package.swift", "Demo/Screen.swift", "Sources/Parts/Card.swift", false),
    ("Package.swift", "Sources/App/Screen.swift", "Demo/Card.swift", false),
    ("App.xcodeproj/project.pbxproj", "App/Screen.swift", "Pods/UI/Card.swift", false),
    ("App.xcodeproj/project.pbxproj", "App/Screen.swift", "AppTests/Card.swift", false),
    ("README.md", "App/Screen.swift", "App/Card.swift", false),
  ])
  func `is looked at unasked where the project builds it with the view`(
    manifest: String, screen: String, part: String, isTaken: Bool
  ) throws {
    let folder = try folder(around: [manifest, screen, part, ".git/HEAD"])
    folder.add(manifest, "import ProjectDescription")
    folder.add(screen, Self.screen)
    folder.add(part, Self.card + Self.metrics)
    let outcome = try run(folder, "trace", screen)
    let said = "Screen.swift is laid out with Card and Metrics of 1 other file\n"
    #expect(outcome.errors == (isTaken ? said : ""))
    // Who lays the part out is told of it; here only that there is something.
    #expect(!outcome.output.contains("overflow at card"))
    let diagnostics = try run(folder, "trace", screen, "--as", "diagnostics")
    let told = "1 finding in other files of the project: overflow@card in "
    #expect(diagnostics.output.contains(told) == isTaken)
    #expect(!diagnostics.output.contains("Prose("))
    for option in ["--alone", "--no-project"] {
      #expect(try run(folder, "trace", screen, option).errors == "")
    }
  }

  /// Where the file is that starts the app, and where a part of the view is.
  @Test(arguments: [
    ("App/DemoApp.swift", "App/Parts/Card.swift", true),
    ("DemoApp.swift", "Parts/Card.swift", true),
    ("App/Other/DemoApp.swift", "App/Card.swift", false),
    ("App/DemoApp.swift", "Parts/Card.swift", false),
  ])
  func `is looked at beside the code that starts an app without a project`(
    app: String, part: String, isTaken: Bool
  ) throws {
    let screen = "App/Views/Screen.swift"
    let folder = try folder(around: [app, part, screen, ".git/HEAD"])
    folder.add(app, "import SwiftUI\n\n@main\nstruct DemoApp: App {}")
    folder.add(screen, Self.screen)
    folder.add(part, Self.card + Self.metrics)
    #expect(try run(folder, "trace", screen).errors.contains("laid out with Card") == isTaken)
  }

  /// What the view imports, where that module is, and where the repository is.
  @Test(arguments: [
    ("import Parts", "Parts/Parts.xcodeproj/project.pbxproj", "Parts/Parts/Card.swift", true),
    ("import Parts", "Parts/Package.swift", "Parts/Sources/Parts/Card.swift", true),
    (
      "public import Parts", "Libs/Parts/Package.swift", "Libs/Parts/Sources/Parts/Card.swift", true
    ),
    ("import struct Parts.Card", "Parts/Package.swift", "Parts/Sources/Parts/Card.swift", true),
    ("import SwiftUI", "Parts/Package.swift", "Parts/Sources/Parts/Card.swift", false),
    // A module of the system is no folder.
    ("import SwiftUI", "SwiftUI/Package.swift", "SwiftUI/Sources/Card.swift", false),
    ("import Parts", "Other/Package.swift", "Other/Sources/Other/Card.swift", false),
    ("import Parts", "Pods/Parts/Package.swift", "Pods/Parts/Sources/Parts/Card.swift", false),
  ])
  func `is looked at in a module beside the project that the view imports`(
    line: String, manifest: String, part: String, isTaken: Bool
  ) throws {
    let screen = "App/App/Screen.swift"
    let project = "App/App.xcodeproj/project.pbxproj"
    let folder = try folder(around: [manifest, screen, part, project, ".git/HEAD"])
    folder.add(project, "")
    folder.add(manifest, "")
    folder.add(screen, line + "\n" + Self.screen)
    folder.add(part, Self.card + Self.metrics)
    let outcome = try run(folder, "trace", screen)
    let said = "Screen.swift is laid out with Card and Metrics of 1 other file\n"
    #expect(outcome.errors == (isTaken ? said : ""))
  }

  /// How others show a part, and what it is offered.
  @Test(arguments: [
    ("Arrow().frame(width: 20, height: 30)", "20×30 is proposed to the root"),
    ("Arrow().frame(width: 20)", "20×759 is proposed to the root"),
    ("Arrow().frame(maxWidth: 20)", "393×759 is proposed to the root"),
  ])
  func `gives a part the frame that it puts around it`(use: String, header: String) throws {
    let folder = try ScratchFolder()
    folder.add("Package.swift", "// swift-tools-version: 6.0")
    folder.add("Arrow.swift", "struct Arrow: View { var body: some View { Color.red } }")
    folder.add(
      "Row.swift", "struct Row: View { var body: some View { HStack { Text(\"a\"); \(use) } } }")
    #expect(try run(folder, "trace", "Arrow.swift").output.contains(header))
    let given = try run(folder, "trace", "Arrow.swift", "--proposal", "50x50")
    #expect(given.output.contains("50×50 is proposed"))
  }

  @Test(arguments: [("App/.git/HEAD", false), (".git/HEAD", true)])
  func `is not looked at beside the view's own repository`(
    repository: String, isTaken: Bool
  ) throws {
    let (screen, part) = ("App/App/Screen.swift", "Parts/Sources/Card.swift")
    let folder = try folder(around: [screen, part, "App/App.xcodeproj/project.pbxproj", repository])
    folder.add("App/App.xcodeproj/project.pbxproj", "")
    folder.add(screen, "import Parts\n" + Self.screen)
    folder.add(part, Self.card + Self.metrics)
    #expect(try run(folder, "trace", screen).errors.contains("laid out with") == isTaken)
  }

  @Test func `is the same for all files of a check`() throws {
    let folder = try folder()
    folder.add("Package.swift", "// swift-tools-version: 6.0")
    let outcome = try run(folder, "check", "App/Screen.swift", "Parts/Card.swift")
    #expect(outcome.output.hasSuffix("checked 2 scenarios: no findings\n"), "\(outcome.output)")
    #expect(!outcome.errors.contains("box"), "\(outcome.errors)")
  }

  @Test func `is not spoken of where there is no project`() throws {
    let text = """
      struct Bar: View { var body: some View { Color.red } }
      struct Page: View { var body: some View { VStack { Bar(); Text("a") } } }
      #Preview { Page() }
      """
    let folder = try ScratchFolder()
    folder.add("Page.swift", text)
    let outcome = try run(folder, "trace", "Page.swift")
    #expect(
      outcome.errors.contains("Page.swift is laid out as its code shows it: Bar within a screen"),
      "\(outcome.errors)")
  }
}
