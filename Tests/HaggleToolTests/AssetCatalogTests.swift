import Foundation
import Testing

@Suite struct `An image of the project's asset catalogue` {
  /// The first bytes of a PNG of 300 by 200 pixels.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0]
  /// A JPEG of 64 by 32 pixels, with a part before the one that says so.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 32, 0, 64, 3]

  private func folder(_ picture: [UInt8], contents: String) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["App.xcodeproj", "Assets.xcassets/cover-art.imageset"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    let image = folder.url.appending(path: "Assets.xcassets/cover-art.imageset")
    try Data(picture).write(to: image.appending(path: "cover.png"))
    try Data(contents.utf8).write(to: image.appending(path: "Contents.json"))
    folder.add("Screen.swift", "Image(\"cover-art\")\n")
    folder.add("Symbol.swift", "Image(.coverArt)\n")
    folder.add("Stated.swift", "// image: \"cover-art\" 10x10\nImage(\"cover-art\")\n")
    folder.add("Sign.swift", "Image(systemName: \"cover-art\")\n")
    return folder
  }

  private static let contents = """
    {"images": [{"idiom": "universal", "scale": "1x"},
     {"filename": "cover.png", "idiom": "universal", "scale": "2x"}], "info": {"version": 1}}
    """

  private func tree(_ folder: ScratchFolder, _ file: String) throws -> String {
    try Haggle.run(["trace", file, "--as", "tree"], input: Data(), in: folder.url).output
  }

  @Test func `has the size that its file has, unless the text states another`() throws {
    let folder = try folder(Self.png, contents: Self.contents)
    #expect(try tree(folder, "Screen.swift").contains("150×100"))
    #expect(try tree(folder, "Symbol.swift").contains("150×100"))
    #expect(try tree(folder, "Stated.swift").contains("10×10"))
    #expect(try !tree(folder, "Sign.swift").contains("150×100"))
    #expect(
      try tree(self.folder(Self.jpeg, contents: Self.contents), "Screen.swift").contains("32×16"))
  }

  /// The app is in a workspace with its package, which only the workspace names.
  @Test(arguments: [(["App"], "150×100"), (["App", "Other"], "100×75")])
  func `is one of the app for a package beside it`(apps: [String], expected: String) throws {
    let folder = try ScratchFolder()
    let image = "App/Assets.xcassets/cover.imageset"
    for name in apps.map({ $0 + "/App.xcodeproj" }) + [image, "packages/Core/Sources", ".git"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    folder.add("packages/Core/Package.swift", "// swift-tools-version: 6.0\n")
    folder.add("packages/Core/Sources/Row.swift", "Image(\"cover\")\n")
    try Data(Self.png).write(to: folder.url.appending(path: image + "/cover.png"))
    try Data(Self.contents.utf8).write(to: folder.url.appending(path: image + "/Contents.json"))
    #expect(try tree(folder, "packages/Core/Sources/Row.swift").contains(expected))
  }

  @Test(arguments: [
    (png, ""), (png, "{\"images\": 3}"), (png, "{\"images\": [{\"filename\": \"../a.png\"}]}"),
    ([] as [UInt8], contents), (Array(png.prefix(20)), contents),
    (Array(jpeg.prefix(13)), contents),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF], contents),
    ([UInt8](repeating: 0xFF, count: 99), contents),
  ])
  func `is as if it were not there where it is damaged`(picture: [UInt8], contents: String) throws {
    #expect(try tree(folder(picture, contents: contents), "Screen.swift").contains("100×75"))
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?><svg width=\"24\" height=\"18px\" viewBox=\"0 0 48 36\">", "12×9"),
    ("<svg viewBox=\"0 0 48 36\">", "24×18"),
    ("%PDF-1.5\n<< /MediaBox [ 0 0 48 36 ] >>", "24×18"),
    ("%PDF-1.5\n<< /MediaBox [ 0 0 48 ] >>", "100×75"),
    ("<svg width=\"100%\" height=\"100%\">", "100×75"),
    ("<html width=\"3\" height=\"4\">", "100×75"),
  ])
  func `may be drawn in lines`(text: String, expected: String) throws {
    let folder = try folder(Array(text.utf8), contents: Self.contents)
    #expect(try tree(folder, "Screen.swift").contains(expected))
  }

  @Test func `is a symbol where it lies in a set of these`() throws {
    let folder = try ScratchFolder()
    for name in ["App.xcodeproj", "Assets.xcassets/my.bolt.symbolset"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    folder.add("Screen.swift", "Image(\"my.bolt\")\n")
    folder.add("Other.swift", "Image(\"my.book\")\n")
    #expect(try tree(folder, "Screen.swift").contains("20×20"))
    #expect(try tree(folder, "Other.swift").contains("100×75"))
    let said = try Haggle.run(["trace", "Screen.swift"], input: Data(), in: folder.url).errors
    #expect(said.contains("1 symbol"))
  }

  /// Of several of one name, a namespace and the place tell which is meant.
  @Test(arguments: [
    ("Image(.Icons.coin)", 38, "18×14"), ("Image(\"Icons/coin\")", 38, "18×14"),
    ("Image(.coin)", 38, "38×38"), ("Image(\"coin\")", 38, "38×38"),
    ("Image(\"coin\")", 24, "100×75"),
  ])
  func `is the one that its name means`(view: String, other: Int, size: String) throws {
    let folder = try ScratchFolder()
    let pictures = [
      ("App/Assets.xcassets/Icons", true, 18, 14), ("Kit/Kit.xcassets/buy", false, 38, 38),
      ("Other/Other.xcassets/buy", false, other, 38),
    ]
    for (path, isNamespace, width, height) in pictures {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "\(path)/coin.imageset"), withIntermediateDirectories: true)
      folder.add(
        "\(path)/Contents.json", "{\"properties\": {\"provides-namespace\": \(isNamespace)}}")
      folder.add("\(path)/coin.imageset/Contents.json", "{\"images\": [{\"filename\": \"a.svg\"}]}")
      folder.add(
        "\(path)/coin.imageset/a.svg", "<svg width=\"\(width)\" height=\"\(height)\">")
    }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App.xcodeproj"), withIntermediateDirectories: true)
    folder.add("App/Screen.swift", view + "\n")
    #expect(try tree(folder, "App/Screen.swift").contains(size))
  }
}
