import Foundation

/// Which of `FuzzTarget` is given the bytes: the variable HAGGLE_FUZZ names it.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["HAGGLE_FUZZ"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("HAGGLE_FUZZ is one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()

/// What libFuzzer calls with every input that it makes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
