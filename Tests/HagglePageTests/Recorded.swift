import Foundation
import HaggleTestSupport
import HaggleTraces

/// The recordings of the repository.
enum Recorded {
  static let folder = Checkout.root.appending(path: "Traces")

  /// The names of all, such as `two-bars`.
  static let names: [String] = {
    let ending = ".trace.json"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }()

  static func trace(_ name: String) throws -> Trace {
    let file = folder.appending(path: "\(name).trace.json")
    return try Trace.read([UInt8](Data(contentsOf: file)), named: name).trace
  }
}
