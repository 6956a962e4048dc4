/// The classes that the files of an app declare: what each file has to know of the others.
///
/// A file is read once for it, by its words alone. A class that is private, or nested in another type, is known to its
/// own file only. Where two targets have a class of one name and they are not of the same kind, nothing is known of it.
package struct AppTypes: Sendable {
  /// What a class is.
  struct OutsideType: Sendable {
    /// UIKit's nearest class.
    let base: UIKitClass
    /// Whether its code decides how it is presented.
    let setsStyle: Bool
  }

  /// A declaration.
  private struct Entry: Sendable {
    var superclass: String
    var behavesAsController = false
    var setsStyle = false
  }

  /// Whether one of them is the delegate of a scene.
  private(set) var hasScenes = false
  /// In how many files the name of a view controller's class stands.
  private var mentions: [String: Int] = [:]
  private var entries: [String: [Entry]] = [:]
  private var settled: [String: OutsideType?] = [:]

  package init() {}

  /// What a class of another file is; nil for one that no file declares, or that two declare differently.
  func type(named name: String) -> OutsideType? { settled[name] ?? nil }

  /// Whether no other file than the one that declares it can make a view controller of a class: only one names it.
  func isNamedOnce(_ name: String) -> Bool { Self.namesController(name) && mentions[name, default: 0] < 2 }

  private static func namesController(_ word: String) -> Bool { word.hasSuffix("Controller") || word.hasSuffix("VC") }

  /// Adds what another has read.
  package mutating func add(_ other: AppTypes) {
    hasScenes = hasScenes || other.hasScenes
    for (name, count) in other.mentions { mentions[name, default: 0] += count }
    for (name, found) in other.entries { entries[name, default: []] += found }
  }

  /// Reads the declarations of a file; answers whether it has anything of the hierarchy's.
  package mutating func add(_ bytes: [UInt8]) -> Bool {
    var speaks = false
    var named: Set<String> = []
    defer { for name in named { mentions[name, default: 0] += 1 } }
    var lexer = SwiftLexer(bytes, from: 0)
    var depth = 0
    var isPrivate = false
    var current: (name: String, entry: Entry)?
    var isBehindFunc = false
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile: return speaks || lexer.latestVerb >= 0
      case .leftBrace: depth += 1
      case .rightBrace:
        depth = max(0, depth - 1)
        if depth == 0 {
          if let (name, entry) = current { entries[name, default: []].append(entry) }
          current = nil
          isPrivate = false
        }
      case .word:
        let (length, last) = (token.end - token.start, bytes[token.end - 1])
        // Most words within a body say nothing here: all that do are long, or `show`, or end in `VC`.
        if depth > 0, length < 8, last != UInt8(ascii: "C"), length != 4 {
          isBehindFunc = false
          continue
        }
        let word = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
        if Self.namesController(word) { named.insert(word) }
        if word == "configurationForConnecting" || Self.isSceneDelegate(word) { hasScenes = true }
        if !speaks, word.hasSuffix("ViewController") || word == "UIWindow" || word == "addSubview" || word == "show" {
          speaks = true
        }
        if depth == 0 {
          switch word {
          case "private", "fileprivate": isPrivate = true
          case "import", "let", "var", "func", "struct", "enum", "protocol", "extension", "typealias": isPrivate = false
          case "class":
            if !isPrivate, let found = Self.head(&lexer) {
              depth = 1
              if Self.namesController(found.name) { named.insert(found.name) }
              hasScenes = hasScenes || found.isOfScene
              speaks = speaks || found.superclass.hasSuffix("ViewController")
              current = (found.name, Entry(superclass: found.superclass))
            }
          default: break
          }
        } else if current != nil {
          switch word {
          case "modalPresentationStyle", "transitioningDelegate", "modalTransitionStyle", "preferredStyle":
            current?.entry.setsStyle = true
          case "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "loadView",
            "viewDidLayoutSubviews":
            if isBehindFunc { current?.entry.behavesAsController = true }
          default: break
          }
        }
        isBehindFunc = word == "func"
      default: break
      }
    }
  }

  private static func isSceneDelegate(_ word: String) -> Bool {
    word == "UIWindowSceneDelegate" || word == "UISceneDelegate"
  }

  /// What stands behind the word `class` up to the brace: a name, and what it inherits from first.
  private static func head(_ lexer: inout SwiftLexer) -> (name: String, superclass: String, isOfScene: Bool)? {
    func text(_ token: SwiftToken) -> String {
      String(decoding: lexer.bytes[token.start..<token.end], as: UTF8.self)
    }
    var token = lexer.next()
    guard token.kind == .word, lexer.byte(token.start) != UInt8(ascii: "`") else { return nil }
    let name = text(token)
    guard name != "func", name != "var", name != "let", !SwiftModifiers.isModifier(name) else { return nil }
    var superclass = ""
    var wantsSuperclass = false
    var isOfScene = false
    var angles = 0
    for _ in 0..<400 {
      token = lexer.next()
      switch token.kind {
      case .leftBrace: return (name, superclass, isOfScene)
      case .endOfFile: return nil
      case .sign:
        for byte in lexer.bytes[token.start..<token.end] {
          if byte == UInt8(ascii: "<") { angles += 1 }
          if byte == UInt8(ascii: ">") { angles -= 1 }
        }
      case .colon: if angles <= 0, superclass.isEmpty { wantsSuperclass = true }
      case .comma: if angles <= 0 { wantsSuperclass = false }
      case .word:
        if text(token) == "where" { wantsSuperclass = false }
        if isSceneDelegate(text(token)) { isOfScene = true }
        // Of `Module.Base` the last name.
        if wantsSuperclass, angles <= 0 { superclass = text(token) }
      default: break
      }
    }
    return nil
  }

  /// Settles what each class is, once all files were read.
  package mutating func settle() {
    for name in entries.keys { _ = settle(name, depth: 0) }
  }

  private mutating func settle(_ name: String, depth: Int) -> OutsideType? {
    if let known = settled[name] { return known }
    guard depth < 100, let declared = entries[name] else { return nil }
    // A class that inherits from itself is of no kind.
    settled[name] = OutsideType?.none
    var found: OutsideType?
    for (row, entry) in declared.enumerated() {
      let parent = settle(entry.superclass, depth: depth + 1)
      let base = parent?.base ?? Self.base(of: entry.superclass, name, entry.behavesAsController)
      let type = OutsideType(base: base, setsStyle: entry.setsStyle || parent?.setsStyle ?? false)
      if row == 0 {
        found = type
      } else if found?.base != base {
        found = nil
        break
      } else if type.setsStyle {
        found = type
      }
    }
    settled[name] = .some(found)
    return found
  }

  /// What a class is whose superclass no file of the app declares.
  private static func base(of superclass: String, _ name: String, _ behaves: Bool) -> UIKitClass {
    if let known = UIKitClass(named: superclass), known.canBeNamed { return known }
    if let system = SystemClass.named(superclass) { return system.superclass }
    if superclass.isEmpty || NoViewControllers.has(superclass) { return .object }
    if let kind = UndeclaredClassIsWhatItsNameSays.container(of: superclass) { return UIKitClass(kind) }
    let isNamed = [superclass, name].contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
    return isNamed || behaves ? .viewController : .object
  }
}
