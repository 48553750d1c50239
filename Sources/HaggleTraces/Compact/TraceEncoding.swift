/// The encoding of a trace file: JSON text for exchange, or compact.
package enum TraceEncoding: CaseIterable, Sendable {
  case json, compact

  /// The file name extension.
  package var ending: String {
    switch self {
    case .json: ".trace.json"
    case .compact: ".trace"
    }
  }

  /// The encoding for a file of this name; JSON if the name does not say.
  package init(forFileNamed name: String) {
    self = name.hasSuffix(TraceEncoding.compact.ending) ? .compact : .json
  }

  /// The encoding of these bytes; JSON for unknown ones.
  package init(of bytes: [UInt8]) {
    self = CompactReader.isCompact(bytes) ? .compact : .json
  }
}

extension Trace {
  /// Reads a trace file in either encoding; `name` appears in messages.
  ///
  /// A file that was cut off is read up to the break, and the outcome says so.
  package static func read(
    _ bytes: [UInt8], named name: String
  ) throws(TraceError) -> TraceReader.Outcome {
    guard TraceEncoding(of: bytes) == .compact else { return try read(json: bytes, named: name) }
    var reader = CompactReader(bytes, named: name)
    return try reader.read()
  }

  /// The trace as a file; equal traces give equal bytes.
  package func encoded(as encoding: TraceEncoding) -> [UInt8] {
    switch encoding {
    case .json: encoded()
    case .compact: CompactWriter.bytes(of: self)
    }
  }
}
