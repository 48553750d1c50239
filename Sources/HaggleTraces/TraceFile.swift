extension Trace {
  /// Reads the JSON text of a trace; `name` appears in messages.
  ///
  /// A file that was cut off is read up to the break, and the outcome says so.
  static func read(
    json bytes: [UInt8], named name: String
  ) throws(TraceError) -> TraceReader.Outcome {
    var reader = TraceReader(bytes, named: name)
    return try reader.read()
  }

  /// The trace as text; equal traces give equal bytes.
  package func encoded() -> [UInt8] {
    TraceWriter.bytes(of: self)
  }

  /// The trace as text, a part at a time, so that no more of it is in memory.
  package func encode(to take: ([UInt8]) -> Void) {
    TraceWriter.write(self, to: take)
  }

  /// An event as it is written to the file: an object on one line.
  package func encodedEvent(_ number: Int) -> [UInt8] {
    TraceWriter.bytes(of: .event(number), in: self)
  }
}
