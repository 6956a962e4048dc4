// libFuzzer's doors. Compiled by `Tests/Fuzzing/fuzz` together with what `Tests/PresentationModelTests/Fuzzing` checks and
// changes, and with the library's sources, or against the library; libFuzzer brings `main`.

import Glibc

/// Prints the dictionary where no target is named.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> Int32 {
  guard chosen == nil else { return 0 }
  for word in FuzzWords.all { print("\"\(word)\"") }
  exit(0)
}

/// The target that the environment names; without one the dictionary is printed.
private let chosen = getenv("PRESIM_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Ends the process where the target finds a fault, so that libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: size))
  if let fault = chosen?.fault(of: bytes) { fatalError(fault) }
  return 0
}

/// libFuzzer's own change of bytes. Three words in, one out: Swift's convention and C's are the same.
@_silgen_name("LLVMFuzzerMutate")
private func changeBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

/// By lines and words three times out of four, so that most of what comes out is a scenario.
@_cdecl("LLVMFuzzerCustomMutator")
public func changeScenario(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32) -> Int {
  var mutator = FuzzMutator(seed: seed)
  guard mutator.below(4) > 0 else { return changeBytes(data, size, limit) }
  let result = mutator.change(Array(UnsafeBufferPointer(start: data, count: size)))
  guard result.count <= limit else { return changeBytes(data, size, limit) }
  for (index, byte) in result.enumerated() { data[index] = byte }
  return result.count
}
