import Foundation

/// Files that belong together: all of them are written, or none.
struct FileSet {
  let folder: String
  let files: [(name: String, bytes: [UInt8])]

  /// - Parameter replacing: whether files that exist are overwritten.
  func write(replacing: Bool) throws(Failure) {
    let isNew = try makeFolder()
    if !replacing { try refuseExisting() }
    try refuseFolders()
    var written: [(temporary: String, name: String)] = []
    do throws(Failure) {
      for file in files {
        let temporary = "\(folder)/.\(file.name).part"
        written.append((temporary, file.name))
        try check(SystemFile.write(file.bytes, to: temporary, isSafe: true), temporary)
      }
      for file in written {
        try check(SystemFile.rename(file.temporary, to: path(file.name)), path(file.name))
      }
    } catch {
      for file in written { unlink(file.temporary) }
      // Only if it is empty, as it was made for these files.
      if isNew { rmdir(folder) }
      throw error
    }
    Self.synchronize(folder)
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Makes the folder where there is none; whether it did.
  private func makeFolder() throws(Failure) -> Bool {
    if mkdir(folder, 0o777) == 0 { return true }
    let error = errno
    guard error == EEXIST else { throw Self.failure(folder, error) }
    guard Self.isFolder(folder) else {
      throw .unreadable("\(folder) is a file, not a folder. Choose another place: --out DIR")
    }
    return false
  }

  /// The paths of those that are there already.
  var existing: [String] { files.map { path($0.name) }.filter { access($0, F_OK) == 0 } }

  private func refuseExisting() throws(Failure) {
    if existing.isEmpty { return }
    throw .unreadable(
      "\(existing.joined(separator: ", ")) \(existing.count == 1 ? "exists" : "exist") already; "
        + "nothing was written. --force overwrites, --out DIR chooses another folder.")
  }

  private func refuseFolders() throws(Failure) {
    guard let folder = files.map({ path($0.name) }).first(where: Self.isFolder) else { return }
    throw .unreadable("\(folder) is a folder; nothing was written. Choose another place: --out DIR")
  }

  private func check(_ error: Int32?, _ path: String) throws(Failure) {
    if let error { throw Self.failure(path, error) }
  }

  private static func synchronize(_ folder: String) {
    let file = open(folder, O_RDONLY)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    let name = path.isEmpty ? "the folder" : path
    let reason = SystemError.reason(error, making: path)
    return .unreadable("\(name) cannot be written: \(reason). Choose another place: --out DIR")
  }
}
