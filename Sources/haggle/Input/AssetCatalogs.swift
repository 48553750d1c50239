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
    /// Whether it is a symbol of the app's own, as large as a text beside it: `bolt.symbolset`.
    let isSymbol: Bool
  }

  /// By name.
  private let images: [Image]

  /// - Parameter folders: the folders of images.
  init(_ folders: [String]) {
    images = folders.map { folder in
      let isSymbol = folder.hasSuffix(Self.endings[1])
      let name = ProjectResources.name(of: folder, without: Self.endings[isSymbol ? 1 : 0])
      return Image(
        name: name, symbol: Self.symbol(for: name), folder: folder, isSymbol: isSymbol)
    }.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) }
  }

  var isEmpty: Bool { images.isEmpty }

  /// The sizes, in points, of the images that a text may show, by the names that it has for them:
  /// of `check-mark` also `checkMark`, as Xcode calls it.
  ///
  /// - Parameter path: the file of the text; of two images of one name the nearer one is taken.
  func sizes(for written: WrittenNames, near path: String) -> [(name: String, size: CGSize)] {
    let ends = Set(written.strings.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    var found: [String: [Found]] = [:]
    for image in images
    where !image.isSymbol && (ends.contains(image.name) || written.members.contains(image.symbol)) {
      let spaces = Self.namespaces(around: image.folder)
      for name in Self.names(image, in: spaces, written) {
        found[name, default: []].append(Found(folder: image.folder, namespaces: spaces.count))
      }
    }
    let place = URL(filePath: path).standardizedFileURL.path.split(separator: "/")
    return found.keys.sorted().compactMap { name in
      Self.size(among: found[name] ?? [], near: place).map { (name, $0) }
    }
  }

  /// The symbols that a text may show, by the names that it has for them.
  func symbols(for written: WrittenNames) -> [String] {
    let found = images.filter(\.isSymbol).flatMap { image in
      Self.names(image, in: Self.namespaces(around: image.folder), written)
    }
    return Set(found).sorted()
  }

  /// An image that a name may mean.
  private struct Found {
    let folder: String
    /// How many folders are a part of its name.
    let namespaces: Int

    /// How much a name with a namespace says of it, and how much of its path a file has.
    func rank(_ place: [Substring]) -> (Int, Int) {
      (namespaces, zip(folder.split(separator: "/"), place).prefix { $0 == $1 }.count)
    }
  }

  /// The size of the image that is meant; nil if there are several, and nothing says which.
  private static func size(among found: [Found], near place: [Substring]) -> CGSize? {
    guard let best = found.map({ $0.rank(place) }).max(by: <) else { return nil }
    let sizes = found.filter { $0.rank(place) == best }.compactMap { size($0.folder) }
    return sizes.allSatisfy { $0 == sizes.first } ? sizes.first : nil
  }

  /// The names that a text has for an image: `"Icons/Solana"`, `.Icons.solana`.
  private static func names(
    _ image: Image, in spaces: [String], _ written: WrittenNames
  ) -> [String] {
    let whole = (spaces + [image.name]).joined(separator: "/")
    var names = written.strings.contains(whole) ? [whole] : []
    let isNamed = spaces.allSatisfy { space in
      let symbol = symbol(for: space)
      let type = symbol.prefix(1).uppercased() + symbol.dropFirst()
      return [space, symbol, type].contains(where: written.members.contains)
    }
    if isNamed, written.members.contains(image.symbol), image.symbol != names.first {
      names.append(image.symbol)
    }
    // Apple's symbols of the same name are others.
    return names.filter { !written.symbols.contains($0) }
  }

  /// The folders of a catalogue that are a part of the names of the images in them.
  ///
  /// Source: Apple's Asset Catalog Format Reference, `provides-namespace`.
  private static func namespaces(around image: String) -> [String] {
    var spaces: [String] = []
    var folder = FilePath.folder(of: image)
    while !folder.hasSuffix(".xcassets"), folder.count > 1 {
      if let contents = bytes("\(folder)/Contents.json"),
        let json = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
        (json["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
      {
        spaces.append(ProjectResources.name(of: folder, without: ""))
      }
      folder = FilePath.folder(of: folder)
    }
    return spaces.reversed()
  }

  static let endings = [".imageset", ".symbolset"]
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

  /// Nil for what is no PNG, JPEG, SVG or PDF, and for a damaged one.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.pdf(data) ?? Self.svg(data),
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

  /// The box of the first page of `%PDF`: `/MediaBox [0 0 24 24]`.
  private static func pdf(_ data: Data) -> CGSize? {
    guard data.starts(with: Data("%PDF".utf8)),
      let start = data.range(of: Data("/MediaBox".utf8))?.upperBound
    else { return nil }
    let value = String(decoding: data[start...].prefix(80), as: UTF8.self)
    guard let open = value.firstIndex(of: "["), let end = value.firstIndex(of: "]"), open < end
    else { return nil }
    let box = value[open..<end].dropFirst().split { $0.isWhitespace }.compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2] - box[0], height: box[3] - box[1]) : nil
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
