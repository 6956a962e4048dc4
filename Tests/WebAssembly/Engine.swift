// The command that runs in WebAssembly: files in, transcripts out. What comes in is, for each file, a line with its path,
// a line with its length in bytes, and its bytes.

#if arch(wasm32)
  @_extern(c, "presim_read") private func read(_ start: UnsafeMutablePointer<UInt8>, _ length: UInt32) -> UInt32
  @_extern(c, "presim_write") private func write(_ start: UnsafePointer<UInt8>, _ length: UInt32)

  @_cdecl("_start")
  func start() { Engine.answer() }
#else
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  private func read(_ start: UnsafeMutablePointer<UInt8>, _ length: UInt32) -> UInt32 {
    let count: Int = read(0, UnsafeMutableRawPointer(start), Int(length))
    return UInt32(max(0, count))
  }

  private func write(_ start: UnsafePointer<UInt8>, _ length: UInt32) {
    var rest = UnsafeRawBufferPointer(start: start, count: Int(length))
    while let from = rest.baseAddress, !rest.isEmpty {
      let count: Int = write(1, from, rest.count)
      guard count > 0 else { exit(74) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  @main
  enum Native {
    static func main() { Engine.answer() }
  }
#endif

enum Engine {
  static func answer() {
    let input = everything()
    var position = 0
    while position < input.count {
      let path = String(decoding: line(input, &position), as: UTF8.self)
      let length = Int(String(decoding: line(input, &position), as: UTF8.self)) ?? 0
      let end = min(position + length, input.count)
      var text = Transcript.text(Array(input[position..<end]), path: path)
      text.withUTF8 { if let start = $0.baseAddress { write(start, UInt32($0.count)) } }
      position = end
    }
  }

  private static func everything() -> [UInt8] {
    var input: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBufferPointer { $0.baseAddress.map { read($0, 1 << 16) } ?? 0 }
      if count == 0 { return input }
      input.append(contentsOf: piece[..<Int(count)])
    }
  }

  private static func line(_ input: [UInt8], _ position: inout Int) -> ArraySlice<UInt8> {
    let start = position
    while position < input.count, input[position] != 10 { position += 1 }
    defer { position += 1 }
    return input[start..<position]
  }
}
