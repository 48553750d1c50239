import Foundation
import HaggleTestSupport
import Testing

@Suite struct `A file that is changed while an edit for it is sought` {
  @Test func `is left as it is`() throws {
    let folder = try ScratchFolder()
    folder.add("Row.swift", Sources.squeezed)
    let errors = try (0..<2).map { try FileHandle(forWritingTo: folder.add("errors\($0)", "")) }
    let writers = try errors.map { errors in
      let writer = Haggle.makeProcess(["try", "Row.swift", "--apply", "1"], in: folder.url)
      writer.standardError = errors
      try writer.run()
      return writer
    }
    for writer in writers { writer.waitUntilExit() }
    #expect(writers.map(\.terminationStatus).sorted() == [0, 3])
    let said = try (0..<2).map { try folder.text("errors\($0)") }
    #expect(said.contains { $0.contains("Row.swift has been changed since it was read; nothing") })
  }
}
