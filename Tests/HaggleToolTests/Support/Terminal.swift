import Foundation

/// A terminal that shows its bytes as they are.
struct Terminal {
  /// What a process writes to.
  let screen: FileHandle
  private let reader: Int32

  init() throws {
    var ends: (reader: Int32, writer: Int32) = (-1, -1)
    guard let openpty = Self.openpty, openpty(&ends.reader, &ends.writer, nil, nil, nil) == 0 else {
      throw POSIXError(.ENODEV)
    }
    var modes = termios()
    tcgetattr(ends.writer, &modes)
    cfmakeraw(&modes)
    tcsetattr(ends.writer, TCSANOW, &modes)
    reader = ends.reader
    screen = FileHandle(fileDescriptor: ends.writer, closeOnDealloc: true)
  }

  /// What was shown, once every process has left.
  func readUntilClosed() -> String {
    try? screen.close()
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(reader, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    close(reader)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits until some text is shown; false where everybody leaves before.
  func shows(_ text: String) -> Bool {
    var shown = ""
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !shown.contains(text) {
      let count = Foundation.read(reader, &chunk, chunk.count)
      if count <= 0 { return false }
      shown += String(decoding: chunk[..<count], as: UTF8.self)
    }
    return true
  }

  private typealias OpenPTY =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<CChar>?,
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Int32

  /// Swift's view of the C library of Linux leaves it out.
  private static var openpty: OpenPTY? {
    dlsym(dlopen(nil, RTLD_NOW), "openpty").map { unsafeBitCast($0, to: OpenPTY.self) }
  }
}
