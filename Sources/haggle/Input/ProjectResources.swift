import Foundation
import HaggleVocabulary

/// The files of a project that are no source, as far as a layout or its picture depends on them:
/// its images, its colours and its string tables.
///
/// What cannot be read is not there: a view is laid out all the same.
final class ProjectResources {
  let catalogs: AssetCatalogs
  let colours: ColourSets
  /// Read when they are first asked for.
  private(set) lazy var strings = StringTables(stringFiles, writtenIn: manifest?.developmentRegion)
  private let stringFiles: [String]
  private let manifest: ProjectManifest?

  var isEmpty: Bool { catalogs.isEmpty && colours.isEmpty && strings.isEmpty }

  /// Those below some folders.
  ///
  /// - Parameter manifest: that of the project.
  init(in folders: [String], of manifest: ProjectManifest? = nil) {
    self.manifest = manifest
    var images: [String] = []
    var colours: [String] = []
    var strings: [String] = []
    var open = folders
    var left = Self.mostEntries
    while let next = open.popLast(), left > 0 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      left -= names.count
      for name in names.sorted() {
        let path = "\(next)/\(name)"
        if name.hasSuffix(AssetCatalogs.ending) {
          images.append(path)
        } else if name.hasSuffix(ColourSets.ending) {
          colours.append(path)
        } else if StringTables.endings.contains(where: name.hasSuffix) {
          strings.append(path)
        } else if Self.mayHoldSome(name), FilePath.isFolder(path) {
          open.append(path)
        }
      }
    }
    catalogs = AssetCatalogs(images)
    self.colours = ColourSets(colours)
    stringFiles = strings
  }

  /// `cover` of `Assets.xcassets/cover.imageset`
  static func name(of path: String, without ending: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return String(path[start...].dropLast(ending.count))
  }

  /// More would be a disk, not a project.
  private static let mostEntries = 100_000

  private static func mayHoldSome(_ name: String) -> Bool {
    if name.hasPrefix(".") || Neighbours.foreignFolders.contains(name) { return false }
    return !name.contains(".") || name.hasSuffix(".xcassets") || name.hasSuffix(".lproj")
  }
}

/// What may be names of images and colours or keys of string tables in a text, found in one pass
/// over it.
struct WrittenNames {
  /// What is written between quotes in a line.
  private(set) var strings: Set<String> = []
  /// Those of them that name symbols of the system.
  private(set) var symbols: Set<String> = []
  /// The names behind dots.
  private(set) var members: Set<String> = []
  /// The names of cases, which are raw values as well.
  private(set) var cases: Set<String> = []

  init(in text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        .map { Substring($0) }
      for (before, part) in zip(parts, parts.dropFirst().dropLast()) {
        strings.insert(String(part))
        let isSymbol = ["ystemName: ", "ystemImage: "].contains { before.hasSuffix($0) }
        if isSymbol { symbols.insert(String(part)) }
      }
      for part in line.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .dropFirst()
      {
        members.insert(String(Substring(part).prefix(while: \.isOfName)))
      }
      let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if start.starts(with: "case ".utf8), !start.contains(UInt8(ascii: ":")) {
        let names = Substring(start).dropFirst(5).split { !$0.isOfName }
        cases.formUnion(names.map(String.init))
      }
    }
  }
}
