/// The words that a search compares: folded, without what says nothing, and with one word for what people say in many.
///
/// The index of a search reads the whole rulebook each time: what a word means is looked up once.
struct SearchWords {
  /// What is known of a word by itself.
  private struct Known {
    /// Nil for what says nothing.
    let meaning: String?
    let isNegation: Bool
  }
  private var known: [String: Known] = [:]
  /// The words that a misspelt one may have meant; empty where nothing is corrected.
  private let corrections: [String]
  private let isCorrect: Set<String>

  /// Reads words; with corrections, one that is none of them counts as the nearest of them.
  init(correcting corrections: [String] = []) {
    self.corrections = corrections
    isCorrect = Set(corrections)
  }

  /// The words that were read, in the order of the alphabet.
  var vocabulary: [String] { known.keys.sorted() }

  /// The words of a text, in their order, each once.
  mutating func of(_ text: String) -> [String] {
    let words = Self.joined(Self.split(text))
    var seen: Set<String> = []
    var result: [String] = []
    var position = 0
    while position < words.count {
      let (word, length) = concept(words, at: position)
      position += length
      if let word, seen.insert(word).inserted { result.append(word) }
    }
    return result
  }

  // MARK: From letters to words

  /// Small letters; addresses and numbers of processes are no words.
  private static func split(_ text: String) -> [String] {
    var result: [String] = []
    var word: [UInt8] = []
    var isHan = false
    func end() {
      if isHan {
        result += ChineseWords.english(of: String(decoding: word, as: UTF8.self))
      } else if let word = folded(word) {
        result.append(word)
      }
      word.removeAll(keepingCapacity: true)
      isHan = false
    }
    for scalar in text.unicodeScalars {
      if isHan, !("\u{4E00}"..."\u{9FFF}").contains(scalar) { end() }
      switch scalar {
      case "a"..."z", "0"..."9", "-": word.append(UInt8(truncatingIfNeeded: scalar.value))
      case "A"..."Z": word.append(UInt8(truncatingIfNeeded: scalar.value + 32))
      // "doesn't" is one word.
      case "'", "\u{2019}": continue
      case "\u{4E00}"..."\u{9FFF}":
        // Chinese has no blanks between words: the known ones are taken out when the run of them has ended.
        if !isHan { end() }
        isHan = true
        word.append(contentsOf: String(Character(scalar)).utf8)
      default:
        let properties = scalar.properties
        if scalar.isASCII
          || !properties.isAlphabetic && properties.numericType == nil && !properties.isGraphemeExtend
        {
          end()
        } else {
          word.append(contentsOf: properties.lowercaseMapping.utf8)
        }
      }
    }
    end()
    return result
  }

  /// A word without UIKit's prefix; nil for an address or the number of a process.
  private static func folded(_ bytes: [UInt8]) -> String? {
    guard !bytes.isEmpty, bytes != [UInt8(ascii: "-")] else { return nil }
    var bytes = bytes[...]
    if bytes.count > 4, bytes[0] == UInt8(ascii: "u"), bytes[1] == UInt8(ascii: "i"), !bytes.elementsEqual("uikit".utf8)
    {
      bytes = bytes.dropFirst(2)
    }
    // A notification is named for what it tells of.
    if bytes.count > 20, bytes.suffix(12).elementsEqual("notification".utf8) { bytes = bytes.dropLast(12) }
    let isNumber = bytes.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") }
    if bytes.starts(with: "0x".utf8) || isNumber && bytes.count > 2 { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Members that people write in words, `view will appear`, are the members.
  private static func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    var position = 0
    while position < words.count {
      let found = membersByWord[words[position]]?.first { member in
        position + member.words.count <= words.count
          && words[position..<(position + member.words.count)].elementsEqual(member.words)
      }
      if let found {
        result.append(found.name)
        position += found.words.count
      } else {
        result.append(words[position])
        position += 1
      }
    }
    return result
  }

  /// Members by their first word, in the order in which they are tried.
  private static let membersByWord = Dictionary(grouping: members) { $0.words[0] }

  private static let members: [(words: [String], name: String)] = [
    "view will appear", "view did appear", "view will disappear", "view did disappear", "view is appearing",
    "view did load", "load view", "presenting view controller", "presented view controller", "root view controller",
    "tab bar controller", "navigation controller", "split view controller", "page view controller", "search controller",
    "alert controller", "presentation controller", "child view controller", "top view controller",
    "visible view controller", "hosting controller", "image picker", "safari view controller",
    "activity view controller",
    "modal presentation style", "modal transition style", "transitioning delegate", "animation controller",
    "interaction controller", "transition coordinator", "presentation context", "full screen cover", "status bar",
    "tab bar", "nav bar", "navigation bar", "search bar", "home indicator", "tool bar", "full screen", "whole screen",
    "entire screen", "page sheet",
    "form sheet", "half sheet", "bottom sheet", "action sheet", "share sheet", "current context", "safe area",
    "app delegate", "scene delegate", "key window", "side menu", "dark mode", "split view", "view hierarchy",
    "react native", "swipe to go back", "drag down", "pull down", "swipe down", "swipe back", "back swipe",
    "edge swipe", "back gesture",
    "pop gesture", "back button", "in call", "right after", "right away", "split screen", "side panel", "message box",
    "home bar", "on its side",
  ].map { text in
    let words = text.split(separator: " ").map(String.init)
    return (words, joinedName(words))
  }

  private static func joinedName(_ words: [String]) -> String { words.reduce("") { $0 + $1 } }

  // MARK: From words to what they mean

  /// The concept at a place, nil for an empty word, and how many words it takes.
  private mutating func concept(_ words: [String], at position: Int) -> (String?, Int) {
    let word = words[position]
    let known = look(word)
    if known.isNegation {
      if let found = Self.negated(words, at: position) { return found }
      // By itself it says nothing that tells one entry from another.
      if Self.bareNegations.contains(word) { return (nil, 1) }
    }
    return (known.meaning, 1)
  }

  private mutating func look(_ word: String) -> Known {
    if let found = known[word] { return found }
    let isNegation = word == "nothing" || Self.negations.contains(word)
    let found = Known(meaning: Self.meaning(isNegation ? word : corrected(word)), isNegation: isNegation)
    known[word] = found
    return found
  }

  private func corrected(_ word: String) -> String {
    let count = word.utf8.count
    guard !corrections.isEmpty, count > 4, !isCorrect.contains(word), Self.synonyms[word] == nil,
      Self.synonyms[Self.stem(word)] == nil
    else { return word }
    return nearestName(to: word, in: corrections, within: count < 9 ? 1 : 2) ?? word
  }

  /// What a word means by itself, nil for one that says nothing.
  private static func meaning(_ word: String) -> String? {
    if let known = synonyms[word] { return known }
    let stem = stem(word)
    if let known = synonyms[stem] { return known }
    return empty.contains(word) || empty.contains(stem) || word.utf8.count < 2 ? nil : stem
  }

  /// "is not called", "does nothing", "won't go away": the verb may be up to three words after.
  private static func negated(_ words: [String], at position: Int) -> (String, Int)? {
    if words[position] == "nothing"
      || words[position] == "no" && position + 1 < words.count && words[position + 1] == "effect"
    {
      return (words[position] == "nothing" ? "silent" : "ignored", words[position] == "nothing" ? 1 : 2)
    }
    guard negations.contains(words[position]) else { return nil }
    for distance in 1...4 where position + distance < words.count {
      let verb = stem(words[position + distance])
      for (verbs, meaning) in negatedVerbs where verbs.contains(verb) { return (meaning, distance + 1) }
      guard fillers.contains(words[position + distance]) else { break }
    }
    return nil
  }

  private static let negations: Set<String> = [
    "not", "never", "no", "cannot", "cant", "wont", "doesnt", "dont", "didnt", "isnt", "arent", "wasnt", "unable",
    "fails",
    "fail", "failed", "stopped", "stops", "without", "failing", "longer", "refuses", "couldnt",
  ]

  private static let bareNegations: Set<String> = [
    "not", "never", "no", "cannot", "cant", "wont", "doesnt", "dont", "didnt", "isnt", "arent", "wasnt", "couldnt",
  ]

  private static let fillers: Set<String> = [
    "to", "be", "being", "been", "get", "getting", "gets", "is", "are", "longer", "properly", "correctly", "always",
    "a",
    "the", "any", "even", "more", "again", "really", "actually", "my", "it", "have", "do", "does", "work", "called",
  ]

  private static let negatedVerbs: [(Set<String>, String)] = [
    (
      ["call", "fire", "trigger", "invok", "run", "execut", "receiv", "notif", "told", "callback", "event"], "uncalled"
    ),
    (
      [
        "show", "shown", "appear", "present", "display", "visibl", "open", "launch", "come", "pop", "popup", "work",
        "happen",
      ], "silent"
    ),
    (["dismiss", "clos", "disappear", "go", "remov", "hid", "leav", "exit"], "undismissed"),
    (["respect", "appli", "apply", "chang", "honor", "honour", "effect", "set", "updat", "us"], "ignored"),
    (["releas", "dealloc", "deinit", "free", "dealloccat"], "leak"),
    (["rotat"], "norotation"), (["tap", "respond", "touch", "react", "interact"], "frozen"),
  ]

  /// A word without its ending.
  private static func stem(_ word: String) -> String {
    var word = word
    for ending in ["ation", "ings", "ing", "edly", "ies", "ed", "es", "ly", "s", "e"]
    where word.utf8.count - ending.utf8.count >= 3 && word.hasSuffix(ending) && !(ending == "s" && word.hasSuffix("ss"))
    {
      word.removeLast(ending.count)
      break
    }
    if let last = word.last, word.utf8.count > 4, word.dropLast().last == last, last != "s", last != "l" {
      word.removeLast()
    }
    return word
  }

  /// Words of every question, which distinguish none.
  private static let empty: Set<String> = [
    "a", "an", "the", "is", "in", "on", "of", "to", "my", "me", "it", "its", "and", "or", "with", "when", "while",
    "how",
    "why", "what", "do", "does", "did", "i", "if", "at", "be", "by", "for", "from", "this", "that", "then", "are",
    "was",
    "were", "has", "have", "am", "as", "so", "but", "can", "should", "would", "will", "get", "got", "using", "use",
    "used", "us", "user", "ios", "swift", "uikit", "objc", "objective-c", "xcode", "app", "viewcontroller", "vc", "vcs",
    "controller", "view", "screen", "issue", "problem", "bug", "error", "wrong", "please", "help", "properly",
    "correctly",
    "some", "sometim", "after", "befor", "into", "via", "let", "one", "there", "iphone", "phone", "simulator", "devic",
    "code",
    "programmatically", "programmatical", "programatically", "programatical", "proper", "way", "possible", "new",
    "than", "still", "just", "also", "only", "anoth", "other", "instead",
    "because", "caus", "caused", "causes", "try", "trying", "attempt", "make", "mak", "want", "need",
  ]

  /// Every word that means the same as another one, by its stem.
  private static let synonyms: [String: String] = {
    var result: [String: String] = [:]
    for (meaning, words) in meanings {
      for word in words.split(separator: " ") {
        result[String(word)] = meaning
        result[stem(String(word))] = meaning
      }
      result[meaning] = meaning
    }
    return result
  }()

  private static let meanings: [(String, String)] = [
    (
      "present",
      "present presents presented presenting presentation show shows showing shown open opens opening display displays displayed"
    ),
    (
      "modal",
      "modal modals modally sheet sheets pagesheet formsheet popup popups dialog dialogs overlay modalviewcontroller card"
    ),
    (
      "dismiss",
      "dismiss dismisses dismissed dismissing dismissal close closes closed closing dismissviewcontroller dismissmodal dissmiss dissmis dismis dissmissed"
    ),
    ("alert", "alert alerts alertcontroller alertview uialert messagebox"),
    ("actionsheet", "actionsheet actionsheets"),
    ("sharesheet", "sharesheet activityviewcontroller activitycontroller share sharing"),
    ("popover", "popover popovers popoverpresentationcontroller bubble bubbles"),
    ("black", "black blank dark white empty transparent transparency translucent clear clearcolor see-through blur"),
    (
      "gone",
      "disappear disappears disappeared flash flashes flicker flickers vanish vanishes vanished missing lost gone hidden hides hide hiding removed"
    ),
    (
      "crash",
      "crash crashes crashed crashing exception terminating terminate sigabrt abort nsinvalidargumentexception fatal"
    ),
    (
      "twice",
      "twice double again repeatedly multiple several duplicate duplicated two second many times loop simultaneously"
    ),
    ("over", "top above over front covers cover covering covered covering overlaps"),
    ("under", "behind under below underneath beneath background underlying"),
    (
      "swipe",
      "swipedown swipetodismiss flick flicks flicked swipe swipes swiping swiped drag dragging dragdown pulldown pull pan interactively interactive"
    ),
    (
      "swipeback",
      "swipetogoback swipeback backswipe edgeswipe backgesture popgesture interactivepopgesturerecognizer interactivepop"
    ),
    ("fullscreen", "fullscreen wholescreen entirescreen"),
    ("tabbar", "tabbar tabs tab tabbarcontroller"),
    ("navbar", "navbar navigationbar"),
    ("nav", "nav navigationcontroller navigation navcontroller stack"),
    (
      "leak",
      "leak leaks leaked leaking deinit dealloc deallocated deinitialized retain retained memory zombie released"
    ),
    ("root", "root rootviewcontroller"),
    (
      "rotation",
      "rotate rotates rotated rotating rotation orientation orientations landscape portrait autorotate shouldautorotate supportedinterfaceorientations sideways upright onitsside"
    ),
    (
      "statusbar",
      "statusbar clock battery preferredstatusbarstyle prefersstatusbarhidden setneedsstatusbarappearanceupdate"
    ),
    ("frozen", "freeze freezes frozen freezing hang hangs stuck unresponsive blocked locked untouchable"),
    ("completion", "completion completionhandler completionblock"),
    ("handler", "handler handlers closure block"),
    ("window", "window windows keywindow uiwindow makekeyandvisible"),
    ("launch", "launch launching appdelegate scenedelegate startup start didfinishlaunching"),
    ("search", "search searchcontroller searchbar uisearch searching"),
    ("split", "split splitview splitviewcontroller collapse collapses collapsed collapsing"),
    ("page", "page pages pageviewcontroller"),
    (
      "child",
      "child children childviewcontroller addchild addchildviewcontroller embedded embed container containment subview addsubview subviews"
    ),
    ("push", "push pushes pushed pushing pushviewcontroller"),
    (
      "pop",
      "pop pops popped popping poptoroot poptorootviewcontroller popviewcontroller poptoviewcontroller backbutton back"
    ),
    ("segue", "segue segues performsegue storyboard performseguewithidentifier"),
    ("unwind", "unwind unwinding exit"),
    ("style", "style styles modalpresentationstyle presentationstyle"),
    ("context", "context definespresentationcontext presentationcontext currentcontext overcurrentcontext"),
    ("delegate", "delegate delegates delegation"),
    (
      "detent",
      "detent detents medium large half halfsheet bottomsheet height sheetpresentationcontroller selecteddetentidentifier"
    ),
    (
      "animation",
      "animation animations animated animate animates animator animationcontroller transition transitions transitioning"
    ),
    ("custom", "custom customized"),
    ("transitioningdelegate", "transitioningdelegate"),
    ("presentationcontroller", "presentationcontroller"),
    ("presentingviewcontroller", "presentingviewcontroller"),
    ("presentedviewcontroller", "presentedviewcontroller"),
    ("topmost", "topmost topviewcontroller visibleviewcontroller topcontroller"),
    ("swiftui", "swiftui hostingcontroller fullscreencover uihostingcontroller representable"),
    ("crossplatform", "flutter reactnative react cordova unity capacitor xamarin maui kmm ionic expo titanium"),
    ("ad", "ad ads admob interstitial rewarded sdk"),
    ("ignored", "ignored ignores ignore ineffective overridden"),
    (
      "outside",
      "outside tap taps tapped tapping click clicks clicked clickable touch touches touching dimmed dimming touching interact"
    ),
    ("ipad", "ipad ipads ipados regular tablet tablets"),
    ("keyboard", "keyboard firstresponder becomefirstresponder"),
    ("darkmode", "darkmode overrideuserinterfacestyle userinterfacestyle traitcollection"),
    ("size", "size preferredcontentsize resize"),
    ("camera", "camera imagepicker imagepickercontroller picker photo"),
    ("safari", "safari safariviewcontroller sfsafariviewcontroller sfsafari webview browser oauth"),
    ("button", "button buttons action actions uialertaction"),
    ("order", "order sequence called-before earlier first ordering"),
    ("early", "early soon immediately right-away prematurely premature rightafter"),
    ("nil", "nil null none"),
    (
      "parent",
      "parent parents parentviewcontroller superview didmove willmove didmovetoparent willmovetoparent removefromparent"
    ),
    ("viewwillappear", "viewwillappear viewdidappear viewappear"),
    ("viewwilldisappear", "viewwilldisappear viewdiddisappear"),
    ("viewisappearing", "viewisappearing"),
    ("viewdidload", "viewdidload loadview"),
    ("background", "foreground sceneDidEnterBackground"),
    ("bottombar", "hidesbottombarwhenpushed bottombar toolbar"),
    (
      "moving",
      "ismovingfromparentviewcontroller ismovingtoparentviewcontroller ismovingfromparent ismovingtoparent isbeingdismissed isbeingpresented"
    ),
    ("modalguard", "ismodalinpresentation prevent disable disallow"),
    (
      "diddismiss",
      "presentationcontrollerdiddismiss presentationcontrollershoulddismiss presentationcontrollerwilldismiss presentationcontrollerdidattempttodismiss popoverpresentationcontrollerdiddismisspopover"
    ),
    ("wrongone", "everything all whole entire both parent's presenter unexpectedly"),
    ("replace", "replace replacing swap swaps swapped swapping change changing switch switching switched set setting"),
    ("multitasking", "multitasking compact sizeclass splitscreen adaptive adaptivity adapt adapts"),
    ("coordinator", "coordinator transitioncoordinator alongsidetransition animatealongsidetransition"),
    ("zoom", "zoom preferredtransition matched"),
    ("nested", "nested nesting nest"),
    ("homeindicator", "homeindicator homebar"),
    ("inspector", "inspector inspectors sidepanel"),
    ("primary", "primary master sidebar"),
    ("late", "late later lazy lazily"),
    ("prior", "prior previous previously"),
  ]
}
