extension Trace {
  /// Reads the text of a trace; `name` is what messages call the file.
  ///
  /// A file that was cut off opens up to the break, and the outcome says so.
  static func read(
    json bytes: [UInt8], named name: String
  ) throws(TraceError) -> TraceReader.Outcome {
    var reader = TraceReader(bytes, named: name)
    return try reader.read()
  }

  /// The trace as a text: the same bytes for the same trace.
  package func encoded() -> [UInt8] {
    TraceWriter.bytes(of: self)
  }

  /// One event as it is in the file: an object on one line.
  package func encodedEvent(_ number: Int) -> [UInt8] {
    TraceWriter.bytes(of: .event(number), in: self)
  }
}
