import Testing

@testable import PresentationModel

@Suite struct SourceTextTests {
  @Test func columnsCountCharacters() {
    let source = SourceText("ab\r\né👩‍👩‍👧x\n", path: "a")
    expect(source.lineCount, equals: 2)
    #expect(source.location(of: 1) == (1, 2))
    #expect(source.location(of: 4) == (2, 1))
    #expect(source.location(of: 6) == (2, 2))
    #expect(source.location(of: source.bytes.count - 2) == (2, 3))
    expect(source.text(ofLine: 1), equals: "ab")
    expect(source.text(ofLine: 2), equals: "é👩‍👩‍👧x")
  }

  @Test func aClassOfUIKitHasItsName() {
    for type in UIKitClass.allCases { expect(NameTable()[NameTable.name(of: type)], equals: type.name, "\(type)") }
  }

  @Test func theEndOfTheTextHasAPlace() {
    #expect(SourceText("", path: "a").location(of: 0) == (1, 1))
    #expect(SourceText("a\n", path: "a").location(of: 2) == (2, 1))
    #expect(SourceText("a", path: "a").location(of: 1) == (1, 2))
  }

  @Test func unicodeIsCheckedAsTheStandardLibraryDoes() {
    for first in UInt8(0xC0)...0xFF {
      for second in stride(from: UInt8(0x70), through: 0xCF, by: 1) {
        for rest in [[], [0x80], [0x80, 0x80], [0xBF, 0x41]] as [[UInt8]] {
          let bytes = [first, second] + rest
          let isValid = String(validating: bytes, as: UTF8.self) != nil
          expect(SourceText(bytes, path: "a").problems.isEmpty, equals: isValid, "\(bytes)")
        }
      }
    }
  }

  @Test func namesAreNumbers() {
    var names = NameTable()
    expect(names.intern("window"), equals: .window)
    expect(names.intern("nil"), equals: .nil)
    expect(names.intern("selector"), equals: .selector)
    let first = names.intern("first")
    #expect(names.find("first") == first && names.find("second") == nil)
    for index in 0..<10_000 { _ = names.intern("n\(index)") }
    expect(names.intern("first"), equals: first)
    for index in 0..<10_000 { expect(names.find("n\(index)").map { names[$0] }, equals: "n\(index)") }
    #expect(Name.nil.isReserved && !Name.underscore.isReserved)
  }

  @Test func wordsStandWhereTheyAreSaid() {
    for (id, word) in Name.words.enumerated() {
      expect(NameTable()[Name(id: Int32(id))], equals: word.description, "\(id)")
    }
    #expect(Name.wordCount == Name.words.count)
  }

  @Test func noWordOfTheLanguageIsForeignSwift() {
    // The parser passes them with one look; these four it asks about.
    for word in Name.words.map(\.description) where !["if", "else", "weak", "unowned"].contains(word) {
      #expect(!ForeignSwift.isModifier(word), "\(word)")
      #expect(ForeignSwift.advice(keyword: word) == nil && ForeignSwift.advice(name: word) == nil, "\(word)")
    }
  }

  @Test func aNameIsComparedWithoutItsText() {
    var names = NameTable()
    let zoom = names.intern("zoom")
    #expect(names.has(zoom, "zoom") && !names.has(zoom, "zoo") && !names.has(zoom, "zooms"))
    #expect(names.has(.expect, "expect") && !names.has(.expect, "except"))
  }

  @Test func theNearestNameIsASlipAway() {
    let names = ["UINavigationController", "modalPresentationStyle", "view", "present", "on"]
    expect(nearestName(to: "UINavigationControler", in: names), equals: "UINavigationController")
    expect(nearestName(to: "modalPresentatoinStlye", in: names), equals: "modalPresentationStyle")
    expect(nearestName(to: "veiw", in: names), equals: "view")
    expect(nearestName(to: "vew", in: names), equals: "view")
    expect(nearestName(to: "no", in: names), equals: nil)
    expect(nearestName(to: "dismiss", in: names), equals: nil)
  }

  /// Against the textbook's table, on every pair of short words over two letters.
  @Test func theBoundedDistanceIsTheDistance() {
    var words: [[Unicode.Scalar]] = [[]]
    for length in 0..<5 { words += words.filter { $0.count == length }.flatMap { [$0 + ["a"], $0 + ["b"]] } }
    for a in words {
      for b in words {
        let distance = naiveDistance(a, b)
        for limit in 0...3 {
          expect(editDistance(a, b, within: limit), equals: distance <= limit ? distance : nil, "\(a) \(b) \(limit)")
        }
      }
    }
  }

  private func naiveDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          table[i][j] = i + j
          continue
        }
        table[i][j] = min(
          table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  /// Eight bytes at a time find what one at a time do, bytes next to the one that is looked for among them.
  @Test func aByteIsFoundWhereItIs() {
    var random = SystemRandomNumberGenerator()
    for count in 0..<40 {
      for _ in 0..<40 {
        let bytes = (0..<count).map { _ in UInt8.random(in: 0x2E...0x30, using: &random) &+ (Bool.random() ? 0 : 0x80) }
        bytes.withUnsafeBufferPointer { bytes in
          for start in 0...count {
            let found = bytes[start...].firstIndex(of: 0x2F)
            expect(bytes.next(0x2F, from: start), equals: found, "\(Array(bytes)) from \(start)")
          }
        }
      }
    }
  }
}
