import Foundation
import HaggleVocabulary

/// The images in the asset catalogues of a project, by name.
///
/// What cannot be read, or is no picture, is not there: a view is laid out all the same.
struct AssetCatalogs {
  private struct Image {
    let name: String
    /// As Xcode calls it.
    let symbol: String
    /// `Assets.xcassets/cover.imageset`
    let folder: String
  }

  /// By name.
  private let images: [Image]

  /// - Parameter folders: the folders of images, the first of a name before others.
  init(_ folders: [String]) {
    let named = folders.map { (ProjectResources.name(of: $0, without: Self.ending), $0) }
    images = Dictionary(named) { first, _ in first }.sorted { $0.key < $1.key }
      .map { Image(name: $0.key, symbol: Self.symbol(for: $0.key), folder: $0.value) }
  }

  var isEmpty: Bool { images.isEmpty }

  /// The sizes, in points, of the images that a text may show, by the names that it has for them:
  /// of `check-mark` also `checkMark`, as Xcode calls it.
  func sizes(for written: WrittenNames) -> [(name: String, size: CGSize)] {
    images.flatMap { image -> [(name: String, size: CGSize)] in
      var names = written.strings.contains(image.name) ? [image.name] : []
      if written.members.contains(image.symbol), image.symbol != names.first {
        names.append(image.symbol)
      }
      // Apple's symbols of the same name are others.
      names.removeAll { written.symbols.contains($0) }
      guard !names.isEmpty, let size = Self.size(image.folder) else { return [] }
      return names.map { ($0, size) }
    }
  }

  static let ending = ".imageset"
  /// A file of a catalogue that says which pictures there are has a few hundred bytes.
  private static let mostBytes = 256 << 10

  /// `check-mark` → `checkMark`
  static func symbol(for name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return words.enumerated().map { index, word in
      let first = word.prefix(1)
      return (index == 0 ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }.joined()
  }

  /// The size of the first picture of an image.
  private static func size(_ folder: String) -> CGSize? {
    guard let contents = bytes("\(folder)/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
      let images = json["images"] as? [[String: Any]]
    else { return nil }
    for image in images {
      guard let file = image["filename"] as? String, !file.contains("/"),
        let pixels = bytes("\(folder)/\(file)").flatMap({ PictureHeader($0)?.size })
      else { continue }
      let scale = (image["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      guard (1...4).contains(scale) else { continue }
      return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
    return nil
  }

  /// The beginning of a file.
  static func bytes(_ path: String) -> Data? {
    guard ProjectFolders.sizeOfFile(path) != nil, let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? file.close() }
    return try? file.read(upToCount: mostBytes)
  }
}

/// What the beginning of a picture's file says of its size, in pixels.
struct PictureHeader {
  let size: CGSize

  /// Nil for what is no PNG, JPEG or SVG, and for a damaged one.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.svg(data),
      size.width > 0, size.height > 0, size.width <= Self.most, size.height <= Self.most
    else { return nil }
    self.size = size
  }

  private static let most: CGFloat = 50_000

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// Its parts, each with its length, up to the one that begins the picture.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let kind = bytes[index + 1]
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return CGSize(
          width: number(bytes[(index + 7)..<(index + 9)]),
          height: number(bytes[(index + 5)..<(index + 7)]))
      }
      index += 2 + Int(number(bytes[(index + 2)..<(index + 4)]))
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    bytes.reduce(0) { $0 * 256 + Double($1) }
  }

  /// `<svg width="24" height="24">`, else the size of its `viewBox`.
  private static func svg(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(4_096), as: UTF8.self)
    guard let start = text.range(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    func numbers(_ name: String) -> [Double] {
      guard let value = tag.range(of: " \(name)=\"") else { return [] }
      return tag[value.upperBound...].prefix { $0 != "\"" }
        .split { $0 == " " || $0 == "," }
        .compactMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    }
    if let width = numbers("width").first, let height = numbers("height").first {
      return CGSize(width: width, height: height)
    }
    let box = numbers("viewBox")
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }
}
