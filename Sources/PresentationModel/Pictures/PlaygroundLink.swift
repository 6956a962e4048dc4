/// The part of an address from which the playground reads a text: `#1.` and the text as a raw deflate stream, in the base64
/// of addresses. The stream is one stored block: what packs smaller is the browser's, and reads the same.
enum PlaygroundLink {
  /// As long as an address may be that is sent on.
  private static let most = 8000

  /// Nil for a text that is too long for an address.
  static func fragment(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.count < most else { return nil }
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    let result = "#1." + base64([1, low, high, ~low, ~high] + bytes)
    return result.utf8.count <= most ? result : nil
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static func base64(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      let bits = piece.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - piece.count))
      for place in 0...piece.count { result.append(letters[bits >> (18 - 6 * place) & 63]) }
      start += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
