// swift-format-ignore-file

// MARK: - integers of a size lose bits or fit
func go() {
  let a: UInt8 = 200
  let b = a &+ 100
  say("wraps", b)
  say("product", a &* 3)
  let c: Int8 = 127
  say("negative", c &+ 1)
  say("shifted", a << 1)
  say("complement", ~a)
  var sum: UInt8 = 0
  for byte in [200, 100, 7] as [UInt8] { sum = sum &+ byte }
  say("sum", sum)
  let word: UInt16 = 0xFFFF
  say("word", word &+ 2)
  let plain = 200 &+ 100
  say("plain", plain)
}

// MARK: - integers made of others
func go() {
  say("low bits", UInt8(truncatingIfNeeded: 300))
  say("negative", UInt8(truncatingIfNeeded: -1))
  say("signed", Int8(truncatingIfNeeded: 200))
  say("clamped", UInt8(clamping: 300))
  say("below", UInt8(clamping: -4))
  say("exactly", UInt8(exactly: 300))
  say("exactly", UInt8(exactly: 30))
  say("whole", Int(exactly: 2.0))
  say("part", Int(exactly: 2.5))
  say("pattern", Int8(bitPattern: 200))
  say("text", UInt8("255"))
  say("too much", UInt8("256"))
  say("negative text", UInt16("-1"))
  say("of a decimal", UInt64(0.25 * 1_000_000_000))
  say("of a decimal", Int16(-2.9))
  say("empty", UInt32())
}

// MARK: - a checksum of bytes
func go() {
  struct Hash {
    var value: UInt32 = 5381
    mutating func add(_ byte: UInt8) { value = (value << 5) &+ value &+ UInt32(byte) }
  }
  var hash = Hash()
  for byte in "presentation".utf8 { hash.add(byte) }
  say("hash", hash.value)
}
