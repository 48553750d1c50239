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

#if HAGGLE_FUZZER
  /// libFuzzer's own way to change bytes in place; returns how many they are then.
  @_silgen_name("LLVMFuzzerMutate")
  private func mutateBytes(
    _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int
  ) -> Int

  /// What libFuzzer calls to change an input: listings are changed by their syntax tree three times
  /// in four, all else by their bytes.
  @_cdecl("LLVMFuzzerCustomMutator")
  public func fuzzMutate(
    _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int, _ seed: CUnsignedInt
  ) -> Int {
    guard target.readsListings, seed % 4 != 0, let bytes else {
      return mutateBytes(bytes, count, most)
    }
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    let mutated = TreeMutation(text, seed: UInt64(seed)).mutated()
    guard !mutated.isEmpty, mutated.count <= most else { return mutateBytes(bytes, count, most) }
    for (index, byte) in mutated.enumerated() { bytes[index] = byte }
    return mutated.count
  }
#endif
