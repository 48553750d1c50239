#if hasFeature(Embedded)
  import HaggleTraces

  // The functions of the model for a browser: bytes in, bytes out. Answers begin with their length
  // in four bytes, lowest first; the caller frees them with `release`.

  nonisolated(unsafe) private var model: PageModel?

  @_expose(wasm, "allocate") @_cdecl("page_allocate")
  func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  }

  @_expose(wasm, "release") @_cdecl("page_release")
  func release(_ bytes: UnsafeMutablePointer<UInt8>) { bytes.deallocate() }

  /// Reads a trace; the answer is empty, or the reason why it cannot be read.
  @_expose(wasm, "open") @_cdecl("page_open")
  func open(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> UnsafeMutablePointer<UInt8> {
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    do throws(TraceError) {
      model = PageModel(try Trace.read(json: file, named: "the trace in this page").trace)
      return reply([])
    } catch {
      return reply(Array(error.message.utf8))
    }
  }

  /// Reads the trace to compare with; the answer is as that of `open`.
  @_expose(wasm, "against") @_cdecl("page_against")
  func against(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> UnsafeMutablePointer<UInt8> {
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    do throws(TraceError) {
      model?.hold(against: try Trace.read(json: file, named: "the other trace in this page").trace)
      return reply([])
    } catch {
      return reply(Array(error.message.utf8))
    }
  }

  /// Answers a request of `PageModel`, both as JSON.
  @_expose(wasm, "answer") @_cdecl("page_answer")
  func answer(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> UnsafeMutablePointer<UInt8> {
    let request = JSONValue(encoded: Array(UnsafeBufferPointer(start: bytes, count: count)))
    return reply((model?.answer(request ?? .null) ?? .null).encoded())
  }

  private func reply(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8> {
    let reply = allocate(4 + bytes.count)
    for place in 0..<4 { reply[place] = UInt8(truncatingIfNeeded: bytes.count >> (8 * place)) }
    for (place, byte) in bytes.enumerated() { reply[4 + place] = byte }
    return reply
  }
#endif
