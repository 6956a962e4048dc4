// The engine in a browser: a request in, an answer out (`PageRequest`). Compiled in one module with the library, for
// Embedded Swift compiles what is imported again.

/// The bytes that were asked for last; they stay until the next question.
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// Memory for a request.
@_expose(wasm, "presim_alloc")
@_cdecl("presim_alloc")
public func presimAlloc(_ count: Int32) -> UnsafeMutableRawPointer? {
  count < 0 ? nil : UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
}

/// Gives it back.
@_expose(wasm, "presim_free")
@_cdecl("presim_free")
public func presimFree(_ start: UnsafeMutableRawPointer?) { start?.deallocate() }

/// Answers, and returns the length of the answer in bytes.
@_expose(wasm, "presim_ask")
@_cdecl("presim_ask")
public func presimAsk(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  let request = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : max(0, Int(count))))
  let bytes = Reports.answer(request)
  answer.deallocate()
  answer = .allocate(capacity: bytes.count)
  _ = answer.initialize(fromContentsOf: bytes)
  return Int32(truncatingIfNeeded: bytes.count)
}

/// Where the answer stands.
@_expose(wasm, "presim_result")
@_cdecl("presim_result")
public func presimResult() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(answer.baseAddress) }
