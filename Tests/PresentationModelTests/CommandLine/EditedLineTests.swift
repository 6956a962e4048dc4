import Testing

@testable import presim

/// Lines typed at a terminal.
@Suite struct EditedLineTests {
  /// What the bytes of a terminal make of a line, with `|` for the cursor.
  private func type(_ bytes: String, history: [String] = []) -> String {
    let box = Box(Array(bytes.utf8)[...])
    let reader = KeyReader(next: { box.bytes.popFirst() }, isMore: { !box.bytes.isEmpty })
    var line = EditedLine(history: history) { text in
      text.contains(".") ? ["present", "presentedViewController", "dismiss"] : ["home", "hidden", "expect", ":undo"]
    }
    while let key = reader.key() {
      switch line.take(key) {
      case .goesOn: continue
      case .done(let text): return "done: \(text)"
      case .interrupted: return "interrupted"
      case .ended: return "ended"
      case .clears: return "clears"
      case .offers(let words): return words.joined(separator: " ")
      }
    }
    var text = line.text
    text.insert("|", at: line.cursor)
    return (line.sought.map { "(\($0)) " } ?? "") + String(text)
  }

  /// Tab goes on with a word as far as all agree, then shows which there are; where no word stands it is a blank.
  @Test(arguments: [
    ("ho\t", "home|"), ("h\t", "home hidden"), ("home.pre\t", "home.present|"),
    ("home.present\t", "present presentedViewController"), ("home.d\t", "home.dismiss|"), ("x\t", "x|"),
    ("\t", " |"), (":u\t", ":undo|"), ("home.\t", "present presentedViewController dismiss"),
  ])
  func tab(bytes: String, expected: String) { expect(type(bytes), equals: expected) }

  private final class Box {
    var bytes: ArraySlice<UInt8>
    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }
  }

  @Test(arguments: [
    ("abc", "abc|"), ("abc\u{1B}[D\u{1B}[Dx", "ax|bc"), ("abc\u{1}x", "x|abc"), ("abc\u{1}\u{5}x", "abcx|"),
    ("ab cd\u{17}", "ab |"), ("ab cd\u{1B}b\u{B}", "ab |"), ("ab cd\u{1B}b\u{15}", "|cd"), ("abc\u{7F}", "ab|"),
    ("abc\u{1}\u{1B}[3~", "|bc"), ("abc\u{1}\u{4}", "|bc"), ("ab cd\u{17}\u{1}\u{19}", "cd|ab "),
    ("caf\u{E9}\u{2}x", "cafx|\u{E9}"), ("\u{1F468}\u{7F}a", "a|"), ("abc\u{1B}[H\u{1B}[F", "abc|"),
    ("ab cd\u{1B}[1;5Dx", "ab x|cd"), ("abc\r", "done: abc"), ("\u{4}", "ended"), ("abc\u{3}", "interrupted"),
    ("\u{C}", "clears"), ("a\u{1B}[99~b\u{0}", "ab|"),
  ])
  func keys(bytes: String, expected: String) { expect(type(bytes), equals: expected) }

  @Test(arguments: [
    ("\u{1B}[A", "two|"), ("\u{10}\u{10}", "one|"), ("\u{10}\u{10}\u{10}", "one|"), ("x\u{10}\u{E}", "x|"),
    ("\u{12}on", "(on) one|"), ("\u{12}o", "(o) two|"), ("\u{12}o\u{12}", "(o) one|"), ("\u{12}o\r", "done: two"),
    ("\u{12}o\u{12}\u{1B}[Dx", "onx|e"), ("\u{12}zz", "(zz) |"),
  ])
  func history(bytes: String, expected: String) { expect(type(bytes, history: ["one", "two"]), equals: expected) }
}
