import Foundation
import HaggleSyntax

/// The other files of a project, from which a text may borrow.
struct Neighbours {
  /// Each with its path for a name, in the order of the command line, then of paths.
  private(set) var files: [SourceText] = []
  /// The path of the file that borrows.
  let path: String

  /// More would be a disk, not a project.
  private static let mostFiles = 20_000
  private static let mostBytes = 128 << 20

  /// - Parameters:
  ///   - operands: files and folders.
  ///   - file: the one that borrows; it is none of its neighbours.
  init(_ operands: [String], besides file: InputFile) throws(Failure) {
    path = file.path
    var seen = Set([FileIdentity(file.path)].compactMap(\.self))
    var bytes = 0
    var paths: [String] = []
    for operand in operands { paths += try Self.paths(operand) }
    for path in paths {
      if let identity = FileIdentity(path), !seen.insert(identity).inserted { continue }
      let neighbour = try InputFile(path)
      bytes += neighbour.bytes.count
      if seen.count > Self.mostFiles || bytes > Self.mostBytes { throw Self.tooMuch(path) }
      files.append(
        SourceText(String(decoding: neighbour.bytes, as: UTF8.self), name: path))
    }
  }

  private static func paths(_ operand: String) throws(Failure) -> [String] {
    guard FileIdentity(operand)?.isFolder == true else { return [operand] }
    let folder = operand.count > 1 && operand.hasSuffix("/") ? String(operand.dropLast()) : operand
    return try SwiftFiles(in: folder).paths.map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  private static func tooMuch(_ path: String) -> Failure {
    .misuse(
      "--with names more than \(mostFiles) files or \(mostBytes >> 20) MB, up to \(path.shown). "
        + "Name the folders that the view takes its parts from.")
  }
}

/// Which file it is, by whatever path.
private struct FileIdentity: Hashable {
  let device: UInt64
  let number: UInt64
  let isFolder: Bool

  /// Nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}
