/// A key of the terminal.
enum Key: Equatable {
  case character(Character)
  case enter, backspace, delete, left, right, up, down, home, end, wordLeft, wordRight
  case killToEnd, killToStart, killWord, yank, search, clearScreen, interrupt, endOfInput, escape, tab
  /// Nothing that means something here.
  case unknown
}

/// Puts the bytes of a terminal together to keys.
struct KeyReader {
  /// The next byte; nil at the end of the input.
  let next: () -> UInt8?
  /// Whether another byte is there already: an escape alone is the key.
  let isMore: () -> Bool

  /// The next key; nil at the end of the input.
  func key() -> Key? {
    guard let byte = next() else { return nil }
    switch byte {
    case 0x0D, 0x0A: return .enter
    case 0x7F, 0x08: return .backspace
    case 0x01: return .home
    case 0x02: return .left
    case 0x03: return .interrupt
    case 0x04: return .endOfInput
    case 0x05: return .end
    case 0x06: return .right
    case 0x0B: return .killToEnd
    case 0x0C: return .clearScreen
    case 0x0E: return .down
    case 0x10: return .up
    case 0x12: return .search
    case 0x15: return .killToStart
    case 0x17: return .killWord
    case 0x19: return .yank
    case 0x09: return .tab
    case 0x1B: return isMore() ? escaped() : .escape
    case 0..<0x20: return .unknown
    default: return character(byte)
    }
  }

  private func escaped() -> Key {
    guard let byte = next() else { return .escape }
    switch byte {
    case UInt8(ascii: "b"): return .wordLeft
    case UInt8(ascii: "f"): return .wordRight
    case 0x7F: return .killWord
    case UInt8(ascii: "["), UInt8(ascii: "O"): return sequence()
    default: return .unknown
    }
  }

  /// `ESC [ A`, `ESC [ 3 ~`, `ESC [ 1 ; 5 C`.
  private func sequence() -> Key {
    var parameters: [UInt8] = []
    while let byte = next() {
      if (0x30...0x3F).contains(byte) {
        parameters.append(byte)
        continue
      }
      let isWord = parameters.contains(UInt8(ascii: ";"))
      switch byte {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return isWord ? .wordRight : .right
      case UInt8(ascii: "D"): return isWord ? .wordLeft : .left
      case UInt8(ascii: "H"): return .home
      case UInt8(ascii: "F"): return .end
      case UInt8(ascii: "~"):
        switch parameters.first {
        case UInt8(ascii: "1"), UInt8(ascii: "7"): return .home
        case UInt8(ascii: "4"), UInt8(ascii: "8"): return .end
        case UInt8(ascii: "3"): return .delete
        default: return .unknown
        }
      default: return .unknown
      }
    }
    return .unknown
  }

  private func character(_ first: UInt8) -> Key {
    let more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0
    var bytes = [first]
    for _ in 0..<more {
      guard let byte = next() else { break }
      bytes.append(byte)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.count == 1 ? .character(text.first!) : .unknown
  }
}
