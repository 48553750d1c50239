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
        if AssetCatalogs.endings.contains(where: name.hasSuffix) {
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
  /// The keys of string tables that are looked up by a function of their name:
  /// `R.string.TABLE.KEY()`.
  private(set) var resources: Set<String> = []
  /// The members of types, and what is passed to members without a base.
  private(set) var owned: Set<OwnedName> = []

  /// A name behind that of what has it: `TABLE.KEY`, `TYPE.KEY`, `.table(.KEY)`.
  struct OwnedName: Hashable {
    let owner: String
    let name: String
    /// Whether it is what the owner is called with.
    let isPassed: Bool
  }

  init(in text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      addStrings(line)
      addMembers(line)
      addCases(line)
      start = end + 1
    }
  }

  private mutating func addStrings(_ line: ArraySlice<UInt8>) {
    var before = line.startIndex
    var opening: Int?
    for index in line.indices where line[index] == UInt8(ascii: "\"") {
      if let opening {
        let string = String(decoding: line[(opening + 1)..<index], as: UTF8.self)
        strings.insert(string)
        if Self.labels.contains(where: { line[before..<opening].hasSuffix($0) }) {
          symbols.insert(string)
        }
        before = opening + 1
      }
      opening = index
    }
  }

  /// Before the name of a symbol: `systemName: `, `systemImage: `, `defaultSystemImage: `.
  private static let labels = ["ystemName: ", "ystemImage: "].map { Array($0.utf8) }

  private mutating func addMembers(_ line: ArraySlice<UInt8>) {
    for dot in line.indices where line[dot] == UInt8(ascii: ".") {
      let name = Self.name(line[(dot + 1)...])
      members.insert(name)
      addOwned(name, behind: line[..<dot])
      let key = line[(dot + 1)...].dropFirst(name.utf8.count)
      if line[..<dot].hasSuffix(Self.strings), key.first == UInt8(ascii: ".") {
        resources.insert(Self.name(key.dropFirst()))
      }
    }
  }

  private static let strings = Array("R.string".utf8)

  private mutating func addOwned(_ name: String, behind start: ArraySlice<UInt8>) {
    let isPassed = start.last == UInt8(ascii: "(")
    let before = isPassed ? start.dropLast() : start
    let length = before.reversed().prefix { Self.isOfName($0) }.count
    guard length > 0, !name.isEmpty else { return }
    let owner = before.suffix(length)
    if isPassed {
      guard before.dropLast(length).last == UInt8(ascii: ".") else { return }
    } else if owner.first.map({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) != true {
      return
    }
    owned.insert(
      OwnedName(owner: String(decoding: owner, as: UTF8.self), name: name, isPassed: isPassed))
  }

  private mutating func addCases(_ line: ArraySlice<UInt8>) {
    let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard code.starts(with: "case ".utf8), !code.contains(UInt8(ascii: ":")) else { return }
    let names = String(decoding: code.dropFirst(5), as: UTF8.self).split { !$0.isOfName }
    cases.formUnion(names.map(String.init))
  }

  /// The name that some bytes begin with; empty if they begin with something else.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    var end = bytes.startIndex
    while end < bytes.endIndex, isOfName(bytes[end]) { end += 1 }
    if end < bytes.endIndex, bytes[end] >= 128 {
      let part = bytes.prefix { $0 != UInt8(ascii: ".") }
      return String(String(decoding: part, as: UTF8.self).prefix(while: \.isOfName))
    }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// A letter, a digit or an underscore of ASCII.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ end: [UInt8]) -> Bool {
    count >= end.count && suffix(end.count).elementsEqual(end)
  }
}
