import Foundation
import HaggleTestSupport
import HaggleTraces

/// The recordings of the repository.
enum Recorded {
  static let folder = Checkout.root.appending(path: "Traces")

  static func trace(_ name: String) throws -> Trace {
    let file = folder.appending(path: "\(name).trace.json")
    return try Trace.read([UInt8](Data(contentsOf: file)), named: name).trace
  }
}
