import Foundation
import Testing

@testable import PresentationModel

/// What the reference says of each property and method is so: whoever has an effect is read by some rule.
@Suite struct EffectTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The words behind a dot in the code of the rules and the simulation, comments apart.
  private static let words: Set<String> = {
    var result: Set<String> = []
    for folder in ["Rules", "Simulation", "Model", "Rendering"] {
      let directory = root.appending(path: "Sources/PresentationModel/\(folder)")
      for name in FileManager.default.subpaths(atPath: directory.path) ?? [] where name.hasSuffix(".swift") {
        guard !name.contains("Catalogue"),
          let text = try? String(contentsOf: directory.appending(path: name), encoding: .utf8)
        else { continue }
        for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
          addWords(behindDotsOf: line, to: &result)
        }
      }
    }
    return result
  }()

  /// By bytes: every line of the library is looked at.
  private static func addWords(behindDotsOf line: Substring, to words: inout Set<String>) {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }
    for part in line.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropFirst() {
      let word = part.prefix(while: isLetter)
      if !word.isEmpty { words.insert(String(Substring(word))) }
    }
  }

  /// A file reads them of whoever decides; no rule does.
  private static let preferences: Set<Property> = [
    .prefersHomeIndicatorAutoHidden, .preferredScreenEdgesDeferringSystemGestures, .prefersPointerLocked,
  ]

  @Test(arguments: Property.allCases.filter { $0.hasEffect && !preferences.contains($0) })
  func aPropertyWithAnEffectIsRead(_ property: Property) {
    #expect(Self.words.contains("\(property)"), "\(property.name): \(property.effect)")
  }

  @Test(arguments: Method.allCases) func everyMethodIsDispatched(_ method: PresentationModel.Method) {
    #expect(Self.words.contains("\(method)"), "\(method): \(method.effect)")
  }

  /// A callback is called by rule, schedule or simulation.
  @Test(arguments: Callback.allCases) func everyCallbackIsCalled(_ callback: Callback) {
    #expect(Self.words.contains("\(callback)"), "\(callback.info.signature)")
  }

  /// Enumerations of arguments that change nothing here, each with what takes it.
  private static let unread: [UIKitEnum: String] = [
    .pageNavigationDirection: "setViewControllers(_:direction:): pages come in the same order either way",
    .navigationOperation: "asked of animators of stacks only, which nobody calls yet",
    .animationOptions: "transition(from:to:…): how it looks",
    .barButtonSystemItem: "UIBarButtonItem(barButtonSystemItem:): what it looks like",
    .barButtonItemStyle: "UIBarButtonItem.style: what it looks like",
    .viewControllerTransition: "preferredTransition: any one replaces the style, its case is only printed",
    .rectEdge: "preferredScreenEdgesDeferringSystemGestures: read back of whoever decides",
    .statusBarAnimation: "preferredStatusBarUpdateAnimation: read back of whoever decides",
    .frame: "frameOfPresentedViewInContainerView: kept", .presentedView: "presentedView: kept",
  ]

  /// An enumeration is read somewhere, or belongs to properties without an effect, or stands on the list.
  @Test(arguments: UIKitEnum.allCases) func anEnumerationIsReadOrItsPropertiesAreOnlyKept(_ type: UIKitEnum) {
    guard !Self.comparing.contains("\(type)"), Self.unread[type] == nil else { return }
    for info in UIKitClass.allCases.flatMap(\.properties) where info.type == .enumeration(type) {
      #expect(
        !info.property.hasEffect, "\(type.name) is read by nobody, and \(info.name) says: \(info.property.effect)")
    }
    for method in UIKitClass.allCases.flatMap(\.methods) {
      #expect(
        !method.parameters.contains { $0.type == .enumeration(type) },
        "\(type.name) is read by nobody, and '\(method.signature)' takes it")
    }
  }

  /// Of the enumerations that Swift's own stand for, each case has one.
  @Test func everyCaseOfAReadEnumerationIsKnown() {
    expect(UIKitEnum.modalPresentationStyle.cases.count, equals: ModalPresentationStyle.allCases.count)
    expect(UIKitEnum.modalTransitionStyle.cases.count, equals: ModalTransitionStyle.allCases.count)
    expect(UIKitEnum.alertStyle.cases.count, equals: AlertStyle.allCases.count)
    let columns = UIKitEnum.splitColumn.cases.indices.filter { SplitColumns.Column(rawValue: UInt8($0)) == nil }
    expect(columns.map { UIKitEnum.splitColumn.cases[$0].name }, equals: [])
    // What has no row of the model's own: '.unspecified' and '.unknown' are what UIKit answers nowhere here.
    let sizes = UIKitEnum.sizeClass.cases.indices.filter { SizeClass(rawValue: UInt8($0)) == nil }
    expect(sizes.map { UIKitEnum.sizeClass.cases[$0].name }, equals: ["unspecified"])
    let turned = UIKitEnum.interfaceOrientation.cases.indices.filter {
      Facing.asked(UInt8($0)).isEmpty
    }
    expect(turned.map { UIKitEnum.interfaceOrientation.cases[$0].name }, equals: ["unknown"])
  }

  /// The enumerations that the code of rules and simulation names, standard values apart.
  private static let comparing: Set<String> = {
    var result: Set<String> = []
    for file in SourceTree.library where ["Rules", "Simulation", "Model"].contains(file.folder) {
      for line in file.code.split(separator: "\n")
      where !line.contains(".enumeration(.") || !line.contains(/\.enumeration\(\.[A-Za-z]+, (\d|scroll)/) {
        addWords(behindDotsOf: line, to: &result)
      }
    }
    return result
  }()

  /// What a link within the page is called.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  /// The tables of the reference.
  private static var tables: String {
    let types = UIKitClass.allCases.filter { !$0.properties.isEmpty || !$0.methods.isEmpty }
    var lines = types.map { "- [\($0.name)](#\(anchor($0.name)))" }
    lines += ["- [Callbacks](#callbacks)", "- [Classes of the system](#classes-of-the-system)", ""]
    for type in types {
      lines += ["## \(type.name)", ""]
      if !type.properties.isEmpty {
        lines += ["| property | type | set | here |", "|---|---|---|---|"]
        for info in type.properties {
          let access =
            switch info.access {
            case .read: "–"
            case .write: "yes"
            case .initial: "before the first step"
            case .initialOrWrite: "yes"
            }
          lines.append("| `\(info.name)` | `\(info.type.name)` | \(access) | \(info.effect) |")
        }
        lines.append("")
      }
      if !type.methods.isEmpty {
        lines += ["| method | here |", "|---|---|"]
        for info in type.methods { lines.append("| `\(info.signature)` | \(info.method.effect) |") }
        lines.append("")
      }
    }
    lines += ["## Callbacks", "", "| callback | whose | here |", "|---|---|---|"]
    for info in CallbackInfo.all {
      let here = info.callback.answerHasEffect ? "called" : "called; its answer has no effect here"
      lines.append("| `\(info.signature)` | \(info.ownerName) | \(here) |")
    }
    lines += ["", "## Classes of the system", "", "| class | is a |", "|---|---|"]
    for type in SystemClass.all { lines.append("| `\(type.name)` | `\(type.superclass.name)` |") }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: What pasted Swift calls

  /// `name(label:_:)`.
  private static func signature(_ name: String, _ labels: [String]) -> String {
    "`\(name)\(labels.isEmpty ? "" : "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")")`"
  }

  /// The members that each class of a source declares, each once; those that begin with `_` are presim's own.
  private static func members(of source: String) -> [(type: String, members: [String])] {
    var found: [(type: String, members: [String])] = []
    for line in source.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      let code = line.dropFirst(depth)
      if depth == 0, let head = code.wholeMatch(of: /(?:final )?(?:class|struct|enum) (\w+).*/) {
        found.append((String(head.1), []))
      }
      guard depth == 2, !found.isEmpty else { continue }
      let declared = code.prefixMatch(
        of: /(?:@discardableResult )?(?:override )?(?:static )?(?:func|var|let|case) `?([a-zA-Z]\w*)`?(\(([^)]*)\))?/)
      guard let declared, !found[found.count - 1].type.hasPrefix("_") else { continue }
      let name = String(declared.1)
      let all = found[found.count - 1].members
      let text = "`\(name)\(code.contains("func ") ? "()" : "")`"
      if !all.contains(text) { found[found.count - 1].members.append(text) }
    }
    return found.filter { !$0.members.isEmpty && !$0.type.hasPrefix("_") }
  }

  /// What the calls of the standard library, of Foundation and of Combine are that run, by what they are called on.
  private static var runningCalls: String {
    var lines = ["| on | runs |", "|---|---|"]
    let subjects: [(StandardCall.Subject, String)] = [
      (.sequence, "lists, slices, ranges, sets, dictionaries"), (.list, "lists"), (.set, "sets"), (.text, "texts"),
      (.int, "whole numbers"), (.number, "numbers"),
    ]
    for (subject, what) in subjects {
      var all: [String] = []
      for row in StandardCall.all where row.subject == subject {
        let text = signature(row.name, row.labels)
        if !all.contains(text) { all.append(text) }
      }
      lines.append("| \(what) | \(all.joined(separator: ", ")) |")
    }
    let closures = Checker.callsOfSequences.sorted().map { "`\($0)`" }.joined(separator: ", ")
    lines.append("| sequences, with a closure too | \(closures) |")
    for part in FrameworkSource.Part.allCases {
      for (type, members) in members(of: part.text) {
        lines.append("| `\(type)` | \(members.joined(separator: ", ")) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The language's page has them between two marks.
  @Test func theLanguageHasTheTableOfWhatRuns() throws {
    let url = Self.root.appending(path: "Documentation/Language.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let head = try #require(
      text.range(of: "<!-- generated: PRESIM_UPDATE=1 swift test --filter EffectTests -->\n\n"))
    let end = try #require(text.range(of: "\n<!-- up to here -->"))
    let expected = String(text[..<head.upperBound]) + Self.runningCalls + String(text[end.lowerBound...])
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    } else {
      expect(text, equals: expected)
    }
  }

  /// `PRESIM_UPDATE=1 swift test --filter EffectTests` writes the tables anew.
  @Test func theReferenceHasTheTables() throws {
    let url = Self.root.appending(path: "Documentation/Reference.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let mark = "<!-- generated from here on: PRESIM_UPDATE=1 swift test --filter EffectTests -->\n"
    let head = try #require(text.range(of: mark))
    let expected = text[..<head.upperBound] + "\n" + Self.tables
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    } else {
      expect(text, equals: expected)
    }
  }
}
