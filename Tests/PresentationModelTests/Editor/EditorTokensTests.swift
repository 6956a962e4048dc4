import Testing

@testable import PresentationModel

/// The colours of an open text. `Tests/Editors/check` compares them with the tree-sitter grammar over the whole book.
@Suite struct EditorTokensTests {
  private func texts(_ kind: EditorToken.Kind, of text: String) -> [String] {
    let document = EditorDocument(Array(text.utf8), path: "a.presim")
    return document.tokens().filter { $0.kind == kind }.map {
      String(decoding: document.bytes[$0.range.offsets], as: UTF8.self)
    }
  }

  private static let text = ##"""
    window
      home: HomeViewController
    class HomeViewController: UIViewController {
      func show(_ pair: (Int, Int)) {
        print("a \(name("b", (1))) c", #"d " \(e) \#(1)"#, "", "\"")
        let text = """
          f "g" \(12)
          """
        [1, 2].map { $0 + pair.0 }
        for n in 0...3 where n < 2.5 { }
        switch pair.0 { case 7: break; default: break }
        print("never closed \(
        subscript("h")
      }
    }

    """##

  @Test func aValueInAStringIsNoneOfIt() {
    expect(
      texts(.string, of: Self.text),
      equals: [
        #""a \("#, #""b""#, #") c""#, ##""d " \(e) \#("##, ##")"#"##, #""""#, #""\"""#, #"""""#, #"      f "g" \("#,
        ")",
        #"      """"#, #""never closed \("#, #""h""#,
      ])
  }

  @Test func numbersOfARangeAreTwoAndOfAMemberNone() {
    expect(texts(.number, of: Self.text), equals: ["1", "1", "12", "1", "2", "0", "3", "2.5", "7"])
  }

  @Test func aConstantBeforeAColonIsNoLabel() {
    let text =
      "class A: UIViewController {\n  func `in`(_ n: Int?) {\n    switch n { case nil: open(for: 1) }\n  }\n}\n"
    expect(texts(.keyword, of: text), equals: ["class", "func", "switch", "case", "nil", "open"])
  }
}
