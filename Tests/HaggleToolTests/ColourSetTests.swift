import Foundation
import Testing

@Suite struct `A colour of the project's asset catalogue` {
  private static let folders = [
    "App.xcodeproj", "Assets.xcassets/brand-red.colorset",
    "Assets.xcassets/AccentColor.colorset", "Assets.xcassets/Text/InkColor.colorset",
    "Side/Side.xcassets/AccentColor.colorset",
  ]

  private func folder(_ contents: String) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in Self.folders {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    folder.add("Assets.xcassets/brand-red.colorset/Contents.json", contents)
    return folder
  }

  /// What is drawn for a view, as a code; nothing where its colour is unknown.
  private func paint(
    _ view: String, _ folder: ScratchFolder, in file: String = "Screen.swift",
    _ options: [String] = []
  ) throws -> String? {
    folder.add(file, view + "\n")
    let trace = try Haggle.run(
      ["trace", file, "--json"] + options, input: Data(), in: folder.url
    ).output
    let line = trace.split(separator: "\n").first {
      $0.contains("\"kind\":\"Color\"") || $0.contains("\"kind\":\"Text\"")
    }
    return line?.split(separator: "\"paint\":\"", maxSplits: 1).dropFirst().first.map {
      String($0.prefix { $0 != "\"" })
    }
  }

  private static func contents(
    _ colour: String, dark: String? = nil, light: String? = nil
  ) -> String {
    let any = "{\"idiom\": \"universal\", \"color\": \(colour)}"
    let others = [("dark", dark), ("light", light)].compactMap { name, colour in
      colour.map {
        ", {\"idiom\": \"universal\", \"appearances\": [{\"appearance\": \"luminosity\", "
          + "\"value\": \"\(name)\"}], \"color\": \($0)}"
      }
    }
    return "{\"colors\": [\(any)\(others.joined())], \"info\": {\"version\": 1}}"
  }

  private static func components(
    _ red: String, _ green: String, _ blue: String, alpha: String = "\"1.000\"",
    in space: String = "srgb"
  ) -> String {
    "{\"color-space\": \"\(space)\", \"components\": {\"red\": \(red), \"green\": \(green), "
      + "\"blue\": \(blue), \"alpha\": \(alpha)}}"
  }

  @Test(arguments: [
    (components("\"0xFF\"", "\"0x88\"", "\"0x33\""), "#ff8833"),
    (components("\"1.000\"", "\"0.533\"", "\"0.200\""), "#ff8833"),
    (components("\"255\"", "\"136\"", "\"51\""), "#ff8833"),
    (components("255", "136", "51"), "#ff8833"),
    (components("\"1\"", "\"0\"", "\"0\""), "#ff0000"),
    (components("\"255\"", "\"1\"", "\"0\""), "#ff0100"),
    (components("\"0xFF\"", "\"0x88\"", "\"0x33\"", alpha: "\"0.500\""), "#ff883380"),
    (components("\"0.9\"", "\"0.5\"", "\"0.2\"", in: "display-p3"), "#f5790d"),
    (components("\"0.5\"", "\"0.0\"", "\"1.0\"", in: "extended-linear-srgb"), "#bc00ff"),
    (components("\"1.2\"", "\"-0.1\"", "\"0.5\"", in: "extended-srgb"), "#ff0080"),
    (
      "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.5\", \"alpha\": \"1\"}}",
      "#808080"
    ),
    ("{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}", "#007aff"),
    ("{\"platform\": \"ios\", \"reference\": \"secondaryLabelColor\"}", "#3c3c4399"),
  ])
  func `is drawn as it is written there`(colour: String, code: String) throws {
    let folder = try folder(Self.contents(colour))
    #expect(try paint("Color(\"brand-red\")", folder) == code)
    #expect(try paint("Text(\"a\").foregroundStyle(.brandRed)", folder) == code)
    #expect(try paint("Color(\"brand-red\", bundle: .module)", folder) == code)
  }

  @Test func `has another code in the dark appearance where one is written`() throws {
    let both = Self.contents(
      Self.components("\"0xFF\"", "\"0x88\"", "\"0x33\""),
      dark: Self.components("\"0x11\"", "\"0x22\"", "\"0x33\""))
    let folder = try folder(both)
    #expect(try paint("Color(.brandRed)", folder) == "#ff8833")
    #expect(try paint("Color(.brandRed)", folder, ["--dark"]) == "#112233")
    #expect(
      try paint("Color(.brandRed).preferredColorScheme(.dark)", folder) == "#112233")
  }

  @Test func `has the code of its appearance before the one for any`() throws {
    let folder = try folder(Self.contents(Self.grey("0.000"), light: Self.grey("0.800")))
    #expect(try paint("Color(.brandRed)", folder) == "#cccccc")
    #expect(try paint("Color(.brandRed)", folder, ["--dark"]) == "#000000")
  }

  private static func grey(_ share: String) -> String {
    components("\"\(share)\"", "\"\(share)\"", "\"\(share)\"")
  }

  @Test func `is not that of another name, nor one that the text states`() throws {
    let folder = try folder(Self.contents(Self.components("\"1.0\"", "\"0.0\"", "\"0.0\"")))
    #expect(try paint("Color(\"brand-blue\")", folder) == nil)
    #expect(try paint("// color: \"brand-red\" #010203\nColor(\"brand-red\")", folder) == "#010203")
    #expect(try paint("Color(\"brand-red\")", folder, ["--alone"]) == nil)
  }

  @Test func `is called as Xcode calls it, with the folder that it is in`() throws {
    let folder = try folder("")
    folder.add(
      "Assets.xcassets/Text/InkColor.colorset/Contents.json",
      Self.contents(Self.components("\"0x11\"", "\"0x22\"", "\"0x33\"")))
    for argument in [".ink", ".inkColor", "\"InkColor\"", "\"Text/InkColor\""] {
      #expect(try paint("Color(\(argument))", folder) == "#112233")
    }
  }

  @Test func `is the accent of what can be tapped, that of the nearest catalogue`() throws {
    let folder = try folder("")
    folder.add(
      "Assets.xcassets/AccentColor.colorset/Contents.json",
      Self.contents("{\"platform\": \"universal\", \"reference\": \"systemPinkColor\"}"))
    #expect(try paint("Button(\"a\") {}", folder) == "#ff2d55")
    #expect(try paint("Color.accentColor", folder) == "#ff2d55")
    folder.add(
      "Side/Side.xcassets/AccentColor.colorset/Contents.json",
      Self.contents(Self.components("\"0x11\"", "\"0x22\"", "\"0x33\"")))
    #expect(try paint("Color.accentColor", folder) == "#ff2d55")
    #expect(try paint("Color.accentColor", folder, in: "Side/Screen.swift") == "#112233")
    // Xcode begins with an accent of no colour.
    folder.add(
      "Side/Side.xcassets/AccentColor.colorset/Contents.json",
      "{\"colors\": [{\"idiom\": \"universal\"}]}")
    #expect(try paint("Color.accentColor", folder, in: "Side/Screen.swift") == "#ff2d55")
  }

  @Test(arguments: [
    "", "{", "{\"colors\": 3}", "{\"colors\": [3, {\"color\": 4}]}",
    contents("{\"components\": {\"red\": \"1.0\"}}"), contents(components("{}", "[]", "null")),
    contents(components("\"0xFFFFFFFFFFFFFFFFFFFF\"", "\"0\"", "\"0\"")),
    contents(components("\"nan\"", "\"inf\"", "\"0\"")),
    contents("{\"reference\": \"noSuchColor\"}"), contents("{\"reference\": \"red\\\" #112233\"}"),
    String(repeating: "[", count: 200_000),
    String(repeating: " ", count: 1 << 20) + contents(components("1", "0", "0")),
  ])
  func `is as if it were not there where it is damaged or very long`(contents: String) throws {
    #expect(try paint("Color(\"brand-red\")", folder(contents)) == nil)
  }
}
