import Foundation

/// Which of `FuzzTarget` is given the bytes: the variable HAGGLE_FUZZ names it, or has them listed.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["HAGGLE_FUZZ"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map { "\($0.rawValue)\n" }.joined()
    try? FileHandle.standardOutput.write(contentsOf: Data(names.utf8))
    // What is to be done at exit is libFuzzer's: it would take this for a crash.
    _exit(name == "list" ? 0 : 2)
  }
  return target
}()

/// What libFuzzer calls with every input that it makes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
