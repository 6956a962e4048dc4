/// The names that Swift and UIKit have, and the words of which they are made: what no name is made of is a slip, where a
/// name beside it is meant.
enum KnownWords {
  /// What code names alone: UIKit's properties and methods, Swift's functions and literals; by their lengths.
  static let heads = byLength(
    UIKitClass.allCases.flatMap { $0.properties.map { $0.name } + $0.methods.map { $0.name } }
      + CallbackInfo.all.map { $0.name } + swift)

  /// Types, by the lengths of their names.
  static let types = byLength(
    UIKitClass.allCases.map { $0.name } + UIKitEnum.allCases.map { $0.name }.filter { $0.utf8.first?.isCapital == true }
      + SystemInterface.entries.map { $0.name } + WellKnownTypes.names.sorted())

  /// Labels of arguments, by their lengths.
  static let labels: [[String]] = {
    var found = swiftLabels.split(separator: " ").map(String.init)
    for entry in SystemInterface.entries {
      for member in entry.members { found += (member.parameters ?? []).map { $0.label } }
    }
    for type in UIKitClass.allCases {
      for method in type.methods { found += method.parameters.compactMap { $0.label } }
    }
    return byLength(found)
  }()

  /// What of Swift's has labels that nobody else gives it.
  static let callees: Set<String> = [
    "split", "joined", "merging", "merge", "replaceSubrange", "index", "firstIndex", "lastIndex", "sorted", "contains",
    "prefix", "drop", "remove", "insert", "replacingOccurrences", "components", "trimmingCharacters", "String", "Array",
    "Dictionary", "Set", "stride", "repeatElement", "sequence", "quotientAndRemainder", "asyncAfter", "starts",
    "elementsEqual", "Int", "Double", "NSLocalizedString",
  ]

  private static let swiftLabels = """
    separator maxSplits omittingEmptySubsequences offsetBy limitedBy repeating count describing reflecting format \
    arguments uniquingKeysWith uniqueKeysWithValues grouping minimumCapacity wrappedValue projectedValue rawValue \
    radix uppercase terminator where while until through default keyPath dividingBy contentsOf keepingCapacity \
    initialValue options range locale using encoding into throwing returning priority operation nanoseconds seconds \
    milliseconds deadline execute flags group queue after before lowerBound upperBound startingAt first next \
    comment tableName bundle value
    """

  /// Every word within the names of these and of UIKit's members outside presim's subject.
  private static let parts: Set<String> = {
    var found = Set<String>()
    func enter(_ name: String) { forEachWord(of: name) { found.insert($0) } }
    for names in heads + types { for name in names { enter(name) } }
    for entry in SystemInterface.entries { for member in entry.members { enter(member.name) } }
    for row in OutsideMembers.all { enter(row.names) }
    for type in UIKitEnum.allCases { for value in type.cases { enter(value.name) } }
    found.formUnion(common.split(separator: " ").map(String.init))
    return found
  }()

  static func isPart(_ word: String) -> Bool { parts.contains(word) }

  static func isKnown(_ word: String, in names: [[String]]) -> Bool {
    word.utf8.count < names.count && names[word.utf8.count].contains(word)
  }

  /// Whether a name has a word of more than two letters that no name is made of.
  static func areOdd(_ name: String) -> Bool { words(of: name).contains { $0.utf8.count > 2 && !isPart($0) } }

  /// Whether a name is one letter away from another one, and is no form of the same word.
  ///
  /// - Parameter isOwn: whether the file declares the other one.
  static func isSlip(_ word: String, of name: String, isOwn: Bool = false) -> Bool {
    guard name.utf8.first == word.utf8.first, abs(name.utf8.count - word.utf8.count) < 2, name.utf8.count > 2,
      OneEdit.mayJoin(word, name),
      nearestName(to: word, in: [name], within: 1) != nil, name.lowercased() != word.lowercased()
    else { return false }
    // Of three letters one too many or two in the other order are a slip, and another letter makes another name.
    if !isOwn, name != "nil", name != "Int", name != "Any",
      name.utf8.count == 3 || word.utf8.count == 3,
      name.utf8.count == word.utf8.count && name.utf8.sorted() != word.utf8.sorted()
        || name.utf8.count < 3
    {
      return false
    }
    if literals.contains(name), !word.hasPrefix(name) { return true }
    return !ClassNames.areSiblings(word, name) && !isInflected(word, name)
  }

  /// `loader` beside `loaded`, `card` beside `cards`: another form of a word, by its end.
  private static func isInflected(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    let (short, long) = a.count <= b.count ? (a, b) : (b, a)
    let row = zip(short, long).prefix { $0 == $1 }.count
    guard row < long.count else { return true }
    let endsWord = row + 1 == long.count || !long[row + 1].isSmall
    // `Draftt`: a letter twice.
    if short.count < long.count, row > 0, long[row] == long[row - 1], long[row] != UInt8(ascii: "s") { return false }
    func isEnd(_ byte: UInt8) -> Bool { "sdrynget".utf8.contains(byte) }
    return endsWord && isEnd(long[row]) && (short.count < long.count || isEnd(short[row]))
  }

  private static let literals: Set<String> =
    Set(WellKnownTypes.standard).union(["self", "true", "false", "nil", "super"])

  /// The words of a name, in small letters: `view`, `did`, `load`.
  static func words(of name: String) -> [String] {
    var result: [String] = []
    forEachWord(of: name) { result.append($0) }
    return result
  }

  private static func forEachWord(of name: String, _ handle: (String) -> Void) {
    var word: [UInt8] = []
    var last: UInt8 = 0
    func end() {
      if !word.isEmpty { handle(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in name.utf8 {
      guard byte.isLetter else {
        end()
        continue
      }
      if byte.isCapital {
        if !word.isEmpty, last.isSmall { end() }
      } else if word.count > 1, last.isCapital {
        // `URLSession`: the last capital begins a word.
        word.removeLast()
        end()
        word.append(last | 0x20)
      }
      word.append(byte | 0x20)
      last = byte
    }
    end()
  }

  /// Names by their lengths, each once.
  static func byLength(_ names: some Sequence<String>) -> [[String]] {
    var result: [[String]] = []
    for name in Set(names).sorted() {
      while result.count <= name.utf8.count { result.append([]) }
      result[name.utf8.count].append(name)
    }
    return result
  }

  private static let swift =
    [
      "self", "super", "nil", "true", "false", "print", "debugPrint", "fatalError", "precondition", "assert", "stride",
      "preconditionFailure", "assertionFailure", "newValue", "oldValue", "error", "min", "max", "abs", "zip", "type",
      "repeatElement", "sequence", "swap", "withAnimation", "dump", "ceil", "floor", "sqrt", "sin", "cos", "tan",
      "round",
      "roundf", "pow", "fmod", "exp", "log", "hypot", "trunc", "withCheckedContinuation",
      "withCheckedThrowingContinuation",
      "withTaskGroup", "withThrowingTaskGroup", "isKnownUniquelyReferenced",
    ] + ofC.split(separator: " ").map(String.init)

  /// Functions of C and of the runtime that code calls by their names.
  private static let ofC = """
    floorf ceilf sqrtf powf fabs fabsf fmin fminf fmax fmaxf fmodf sinf cosf tanf asin acos atan atan2 asinf acosf atanf \
    atan2f sinh cosh tanh expf exp2 log2 log10 logf log2f log10f hypotf truncf rint rintf lround lroundf cbrt arc4random \
    arc4random_uniform drand48 srand48 rand srand exit abort sleep usleep memcpy memset strlen strcmp malloc calloc free \
    getenv objc_getAssociatedObject objc_setAssociatedObject class_getInstanceMethod class_addMethod \
    method_exchangeImplementations withUnsafePointer withUnsafeBytes withUnsafeMutablePointer unsafeBitCast \
    unsafeDowncast autoreleasepool numericCast readLine
    """

  /// Words that apps name their own members by, beside those of UIKit's.
  private static let common = """
    account active activity add address album alert amount answer app apply article artist asset author auth avatar base \
    basket batch begin block board body book box brand buffer build bus cache card cart category chart chat check city \
    client clock close cloud code coin comment company config contact content context copy country course create credit \
    crop currency customer dark data date day debug deck default delete delivery demo deny depth detail device diff \
    dismiss doc done draft drag draw drop edit email empty engine entry env episode error event exit export extra face \
    fade fail fav feature feed fetch field file fill film filter final find fire flag flow folder font food form found \
    frame free friend full game gate get gift go goal graph grid group guard half hash head heart help hide hint \
    history hit home host hour house icon idle image import inbox index info init inner input item job join key kind \
    label lane last layer layout left level library life lift light like limit line link list load local location lock \
    log logger login logo long loop loud lower mail main make map mark market match media member memo menu message meta \
    mid mode model month more mouse move movie music mute name native near news next node none note number offer old \
    open option order other out outer owner pack pad page pair paid pane panel part pass password path pause pay peer \
    person phone photo pick place plan play player point pool pop post price print product profile promo push query quick \
    quote range rank rate raw read ready real recent recipe record red refresh reload remote reply report request reset \
    rest result retry rich right role room root route row rule run sale save scale scan scene score screen search season \
    section seed select send sent server session set setting setup shade shape share sheet shop short show side sign site \
    size skip slide slot slow small snap social song sort source speed spin stack staff stage star start stat state status \
    step stop store story stream strict style subject submit sync tab table tag talk task team temp term test text theme \
    thread thumb ticket tile time timer tip title toast today toggle token tool top topic total touch track trade trash \
    tree trip tune tutorial type unit update upload upper usage user value vendor video view visit voice vote wait wall \
    wallet week wide width window wish wizard word work world write year zone zoom bottom constrain service manager
    """
}
