import HaggleTestSupport
import HaggleTraces
import Testing

@Suite struct `A file that was cut off` {
  /// Wherever the break is: never a crash, never a wrong record, as much as there is.
  @Test func `opens up to the break, at every byte`() throws {
    let whole = Trace.sample
    let bytes = whole.encoded()
    var most = 0
    for length in bytes.indices.dropLast(1) {
      let outcome: TraceReader.Outcome
      do {
        outcome = try Trace.read(Array(bytes[..<length]), named: "t")
      } catch {
        // Only while it does not even say what it is.
        #expect(length < "{\"haggle\":2,".count)
        continue
      }
      let isComplete = length == bytes.count - 1
      #expect(outcome.isCutOff != isComplete)
      let read = outcome.trace
      #expect(read.nodes == Array(whole.nodes.prefix(read.nodes.count)))
      #expect(read.events == Array(whole.events.prefix(read.events.count)))
      #expect(read.remarks == Array(whole.remarks.prefix(read.remarks.count)))
      let count = read.nodes.count + read.events.count + read.remarks.count
      #expect(count >= most)
      most = count
    }
    #expect(most == 16)
  }

  @Test func `says so, and how much there is`() throws {
    let lines = Trace.sample.text.split(separator: "\n").prefix(6).joined(separator: "\n")
    let outcome = try Trace.reading(lines.dropLast(5).description)
    #expect(outcome.isCutOff)
    #expect(
      outcome.warnings
        == ["t.trace.json is cut off in line 6: 2 events could be read, the rest is lost"])
  }

  @Test func `loses a parent that came after the break`() throws {
    let text = #"{"haggle":2,"records":[{"node":0,"kind":"Color","name":"c","parent":1},{"#
    #expect(try Trace.reading(text).trace.nodes == [.init(kind: "Color", name: "c")])
  }

  @Test func `opens at every byte of any trace`() {
    var random = Seeded(seed: 4)
    let bytes = random.trace().encoded()
    for length in stride(from: 0, to: bytes.count, by: Checkout.isFull ? 1 : 11) {
      _ = try? Trace.read(Array(bytes[..<length]), named: "t")
    }
  }
}
