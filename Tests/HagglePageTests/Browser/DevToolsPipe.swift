import Foundation

/// Two named pipes to a browser, over which messages go in the DevTools protocol: JSON, each ended
/// by a zero byte.
final class DevToolsPipe {
  struct Silence: Error, CustomStringConvertible {
    let description: String
  }

  let inPath: String
  let outPath: String
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []

  init(in folder: URL) throws {
    inPath = folder.appending(path: "in").path
    outPath = folder.appending(path: "out").path
    for path in [inPath, outPath] {
      guard mkfifo(path, 0o600) == 0 else { throw Silence(description: "no pipe at \(path)") }
    }
    // Open for both directions, so that opening does not wait for the other side.
    input = open(inPath, O_RDWR)
    output = open(outPath, O_RDWR | O_NONBLOCK)
    guard input >= 0, output >= 0 else { throw Silence(description: "cannot open the pipes") }
  }

  /// The browser leaves when nobody holds its pipe any more.
  deinit {
    close(input)
    close(output)
  }

  func send(_ message: [String: Any]) throws {
    var bytes = try [UInt8](JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(input, bytes, bytes.count)
      guard count > 0 else { throw Silence(description: "the browser does not listen") }
      bytes.removeFirst(count)
    }
  }

  /// The next message; throws where none comes until `deadline`.
  func receive(until deadline: Date) throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let data = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      }
      try readMore(until: deadline)
    }
  }

  private func readMore(until deadline: Date) throws {
    var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    let wait = Int32(max(0, min(deadline.timeIntervalSinceNow, 60)) * 1000)
    guard poll(&descriptor, 1, wait) > 0 else {
      throw Silence(description: "the browser did not answer in time")
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(output, &buffer, buffer.count)
    if count > 0 { received += buffer[..<count] }
  }
}
