import Foundation
import HaggleTestSupport

/// The repository that this test lies in.
enum Repository {
  /// The Swift files below a folder, sorted; paths start at the root.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    try allFiles.get().filter { $0.path.hasPrefix(folder + "/") }
  }

  /// Reading code for the laws takes a while, so it is done once.
  private static let allFiles = Result { try ["Sources", "Tests"].flatMap(readSwiftFiles) }

  private static func readSwiftFiles(in folder: String) throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: Checkout.root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try SourceFile(path: "\(folder)/\($0)", text: Checkout.text("\(folder)/\($0)")) }
  }

  /// The folders in `folder`: modules in `Sources`, their tests in `Tests`.
  static func folders(in folder: String) throws -> [String] {
    let path = Checkout.root.appending(path: folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { name in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        return isFolder.boolValue
      }
      .sorted()
  }

  /// Every file that git knows, also new ones that it does not ignore; nil outside of a clone.
  static func trackedFiles() throws -> [String]? {
    let git = try run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    guard let git, git.status == 0 else { return nil }
    return git.output.split(separator: "\0").map(String.init)
      .filter { FileManager.default.fileExists(atPath: Checkout.root.appending(path: $0).path) }
  }

  /// What is written in the one format.
  static let package = ["Package.swift", "Sources", "Tests"]

  /// The Swift files of the package that are not as they were committed; all of them outside of a
  /// clone. The listings in Traces are as their authors write.
  static func changedSwiftFiles() throws -> [String] {
    let git = try run(
      ["git", "status", "--porcelain", "--no-renames", "-uall", "-z", "--"] + package)
    guard let git, git.status == 0 else { return ["-r"] + package }
    return git.output.split(separator: "\0").map { String($0.dropFirst(3)) }
      .filter { $0.hasSuffix(".swift") }
      .filter { FileManager.default.fileExists(atPath: Checkout.root.appending(path: $0).path) }
  }

  /// Runs a tool of the machine in the root; nil where it is not installed.
  static func run(_ command: [String]) throws -> (status: Int32, output: String)? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = Checkout.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // What `env` answers for a command that it does not find.
    return process.terminationStatus == 127 ? nil : (process.terminationStatus, output)
  }
}
