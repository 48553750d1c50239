import Foundation
import Testing

/// Of several types of a name the one in the nearest folder is meant.
@Suite struct `A type of a name that several folders have` {
  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in [".git", "App/Views", "App.xcodeproj", "Playground", "Watch/Views"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    for place in ["App/Views", "Playground", "Watch/Views"] {
      let name = place.split(separator: "/")[0]
      folder.add(
        "\(place)/Settings.swift",
        "struct Settings: View { var body: some View { Text(\"of \(name)\") } }\n")
      folder.add(
        "\(place)/Content.swift",
        "struct Content: View { var body: some View { Settings() } }\n")
    }
    return folder
  }

  @Test(arguments: [
    (".", "Watch/Views/Content.swift", "of Watch"),
    (".", "App/Views/Content.swift", "of App"),
    (".", "./App/Views/Content.swift", "of App"),
    (".", "Watch/../App/Views/Content.swift", "of App"),
    (".", "Playground/Content.swift", "of Playground"),
    ("Watch", "Views/Content.swift", "of Watch"),
    ("Watch/Views", "Content.swift", "of Watch"),
    ("Watch", "../App/Views/Content.swift", "of App"),
  ])
  func `is the nearest one, however the file is named`(
    current: String, path: String, words: String
  ) throws {
    let folder = try Self.folder()
    let place = folder.url.appending(path: current)
    for operand in [path, place.appending(path: path).path] {
      let outcome = try Haggle.run(
        ["trace", operand, "--as", "tree", "--platform", "iOS"], input: Data(), in: place)
      #expect(outcome.output.contains("\"\(words)\""), "\(operand)\n\(outcome.output)")
    }
  }
}
