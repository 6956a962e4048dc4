import Testing

@testable import PresentationModel

/// What is asked in a cheaper way comes to the same as what it stands for.
@Suite struct ShortcutTests {
  /// Names near a word are looked for among their shapes at first, and in an index once that has paid for itself.
  @Test func namesNearAWordAreTheSameByTheirShapesAndByTheIndex() {
    var names = NameTable()
    let words = ["detail", "detial", "detail2", "Detail", "card", "cards", "crad", "a", "détail", "home", "hom"]
    for word in words { _ = names.intern(word) }
    var shapes = NameShapes()
    shapes.grow(names)
    let asked = words + ["detai", "carrd", "hoem", "xyz", "détai", ""]
    let first = asked.map { shapes.candidates($0, names) }
    for _ in 0..<40 { _ = shapes.candidates("home", names) }
    for (word, found) in zip(asked, first) { expect(shapes.candidates(word, names), equals: found, "\(word)") }
  }

  @Test func theFirstLineIsWhatStandsBeforeTheFirstLineEnd() {
    for text in ["", "a", "a\nb", "a\r\nb", "\n", "é\u{301}\u{2028}b", "a\u{85}", "a\tb\u{0B}c"] {
      expect(text.firstLine, equals: String(text.prefix { !$0.isNewline }), "\(text.debugDescription)")
    }
  }

  /// Walks up the superclasses of a file only as far as somebody asks, and ends where classes go in a circle.
  @Test func aClassGoesUpToItsLastSuperclassAndNoFurther() {
    func info(_ name: String, _ superclass: Int32?) -> ClassInfo {
      ClassInfo(
        name: name, superclass: superclass.map { ClassID($0) }, kind: UIKitClass.viewController.classKind,
        isDeclared: true)
    }
    let row = [info("A", nil), info("B", 0), info("C", 1)]
    expect(Lineage(ClassID(2), row).map { $0.index }, equals: [2, 1, 0])
    expect(Lineage(ClassID(0), row).count, equals: 1)
    expect(Lineage(ClassID(0), [info("A", 1), info("B", 0)]).count, equals: 300)
  }
}
