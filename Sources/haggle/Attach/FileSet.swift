import Foundation

/// Files that belong together in a folder: all of them are written, or none.
struct FileSet {
  let folder: String
  let files: [(name: String, bytes: [UInt8])]
  /// The file that identifies a folder of this kind.
  let mark: String

  /// - Parameter replacing: whether files that exist are overwritten.
  func write(replacing: Bool) throws(Failure) {
    // An interrupt takes effect before all of this, or after.
    let interrupts = Interrupts()
    defer { interrupts.deliver() }
    let isNew = try makeFolder()
    do throws(Failure) {
      try refuseWhatIsNoFile()
      if !isNew { try refuseForeign() }
      if !replacing { try refuseExisting() }
      try write(waiting(), replacing: replacing)
    } catch {
      // Only if it is empty, as it was created for these files.
      if isNew { rmdir(folder) }
      throw error
    }
    SystemFile.synchronize(folder: folder)
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  var existing: [String] { files.map { path($0.name) }.filter { access($0, F_OK) == 0 } }

  /// Writes all files completely to disk, under temporary names.
  private func waiting() throws(Failure) -> [(file: WaitingFile, name: String)] {
    var waiting: [(file: WaitingFile, name: String)] = []
    for file in files {
      do throws(SystemFailure) {
        waiting.append((try WaitingFile({ $0(file.bytes) }, for: path(file.name)), file.name))
      } catch {
        for other in waiting { other.file.discard() }
        throw Self.failure(path(file.name), error.number)
      }
    }
    return waiting
  }

  private func write(
    _ waiting: [(file: WaitingFile, name: String)], replacing: Bool
  ) throws(Failure) {
    for (index, (file, name)) in waiting.enumerated() {
      do throws(SystemFailure) {
        try file.takeName(replacing: replacing)
      } catch {
        for other in waiting[(index + 1)...] { other.file.discard() }
        // Files that did not exist before are removed again.
        if !replacing { for other in waiting[..<index] { unlink(path(other.name)) } }
        throw error.number == EEXIST
          ? OutputFile.taken([path(name)], or: Self.hint) : Self.failure(path(name), error.number)
      }
    }
  }

  /// Creates the folder if there is none; returns whether it did. A link is followed to where it
  /// leads in its own folder only, as one to a file is.
  private func makeFolder() throws(Failure) -> Bool {
    if case .linkOut(let target) = FilePath.kind(folder) {
      throw .unreadable(
        "\(folder.shown) is a link to \(target.shown), which is not in its folder; nothing was written. Name that "
          + "folder itself, or choose another one: --out DIR")
    }
    if mkdir(folder, 0o777) == 0 { return true }
    let error = errno
    guard error == EEXIST else { throw Self.failure(folder, error) }
    guard FilePath.isFolder(folder) else {
      throw .unreadable(
        "\(folder.shown) is a file, not a folder. Choose another place: --out DIR")
    }
    return false
  }

  /// A folder with other content is left alone.
  private func refuseForeign() throws(Failure) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let others = names.filter { $0 != ".DS_Store" && !WaitingFile.isName($0) }.sorted()
    if !others.contains(mark), let first = others.first {
      let more = others.count > 1 ? " and \(others.count - 1) more" : ""
      throw .unreadable(
        "\(folder.shown) is no report: it holds \(first.shown)\(more); nothing was written. Choose a folder of "
          + "its own: --out DIR")
    }
  }

  private func refuseExisting() throws(Failure) {
    if !existing.isEmpty { throw OutputFile.taken(existing, or: Self.hint) }
  }

  /// Folders, links and pipes are left alone.
  private func refuseWhatIsNoFile() throws(Failure) {
    for file in files {
      let path = path(file.name)
      let name = path.shown
      if FilePath.isFolder(path) {
        throw .unreadable(
          "\(name) is a folder; nothing was written. Choose another place: --out DIR")
      }
      if case .device = FilePath.kind(path) {
        throw .unreadable(
          "\(name) is no file; nothing was written. Choose another place: --out DIR")
      }
    }
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    let name = path.isEmpty ? "the folder" : path.shown
    let reason = SystemError.reason(error, making: path)
    return .unreadable("\(name) cannot be written: \(reason). Choose another place: --out DIR")
  }

  private static let hint = "--out DIR chooses another folder"
}
