/// What lint knows while it reads a file from top to bottom (rules LNT): outlines, assignments, containment, what is
/// presented. Nothing runs: no callback, no transition, no view.
///
/// A simulator that never runs a step keeps the hierarchy and reads paths, so that names mean here what they mean there.
struct LintBook {
  /// The program that is read.
  let program: Program
  /// Keeps the hierarchy and reads paths.
  var reader: Simulator
  /// What changed since a body was begun that need not run: taken back at its end.
  var journal: [LintChange] = []
  var keepsJournal = false

  /// What the body that is read has asked for so far.
  var body = LintBodyNotes()
  /// What the whole file has said so far.
  var file = LintFileNotes()
  /// What is known of the file's own Swift.
  var code = LintCodeNotes()

  init(_ program: Program) {
    self.program = program
    reader = Simulator(program: program, isTracing: false)
    // No bodies run in lint.
    reader.script.observed = ObservedCallbacks(bodiless: 0)
    reader.addEverybody()
  }

  /// What rules are asked about.
  var world: World { _read { yield reader.world } }
  /// Controllers, windows, presentations.
  var hierarchy: Hierarchy {
    _read { yield reader.world.hierarchy }
    _modify { yield &reader.world.hierarchy }
  }

  /// Whether the function round a statement goes different ways on different devices.
  func asksForTheDevice(at statement: LintStatement) -> Bool {
    program.swift.hints(at: statement.range.start).contains(.asksForTheDevice)
  }

  // MARK: Names

  /// What messages call a controller.
  func name(_ x: ControllerID) -> String {
    let name = hierarchy.name(of: x)
    return name.isEmpty ? hierarchy.className(of: x) : name
  }

  /// `.pageSheet`.
  func text(_ style: ModalPresentationStyle) -> String {
    "." + UIKitEnum.modalPresentationStyle.cases[Int(style.rawValue)].name
  }

  // MARK: Facts

  /// Whether a controller is on screen by the book: a window's root, what a shown container shows, what is presented
  /// from there.
  ///
  /// Complexity: O(depth).
  func isShown(_ x: ControllerID) -> Bool {
    var current = x
    while true {
      if let parent = hierarchy.parent(of: current) {
        guard isShown(current, by: parent) else { return false }
        current = parent
      } else if let presenter = hierarchy.directPresenter(current) {
        current = presenter
      } else {
        return hierarchy.windows.contains { $0.root == current && $0.isVisible }
      }
    }
  }

  private func isShown(_ x: ControllerID, by parent: ControllerID) -> Bool {
    switch hierarchy.kind(of: parent) {
    case .navigation, .imagePicker: hierarchy.lastChild(of: parent) == x
    case .tabBar: hierarchy.selectedTabs[parent] == x
    default: hierarchy.place(of: x) == .inside(parent)
    }
  }

  /// The nearest ancestor, not itself, of a kind.
  func ancestor(of x: ControllerID, _ kind: ControllerKind) -> ControllerID? {
    hierarchy.nearestAncestor(of: x) { $0 == kind }
  }

  /// Whether its class is one of UIKit's, or of another framework, that shows a screen of its own.
  func isMadeBySystem(_ x: ControllerID) -> Bool {
    switch hierarchy.kind(of: x) {
    case .imagePicker, .documentPicker, .safari, .activity, .alert, .search: return true
    default: break
    }
    var current: ClassID? = hierarchy.classes[Int(x.index)]
    while let id = current {
      let info = hierarchy.classTable[Int(id.index)]
      if SystemClass.named(info.name) != nil { return true }
      current = info.superclass
    }
    return false
  }

  /// The children that the file's outlines give a controller.
  func outlineChildren(of x: ControllerID) -> [ControllerID] { file.outlineChildren[x] ?? [] }

  /// What class bodies of the file set, by the class that says so.
  func defaults(_ property: Property) -> [(ClassID, PropertyDefault)] {
    var found: [(ClassID, PropertyDefault)] = []
    for (row, info) in program.classes.enumerated() where info.isDeclared {
      let inherited = info.superclass.map { program.classes[Int($0.index)].defaults.count } ?? 0
      for entry in info.defaults.dropFirst(inherited) where entry.property == property {
        found.append((ClassID(row: row), entry))
      }
    }
    return found
  }

  /// Whether a class body says `true`.
  func isTrue(_ entry: PropertyDefault) -> Bool {
    if case .value(.bool(true)) = entry.value { return true }
    return false
  }

  /// The controllers of the outlines that are of a class, or of one that inherits from it.
  func instances(of id: ClassID) -> [ControllerID] { file.instances[id] ?? [] }

  /// The first controller of a class for which a condition holds; where the outlines have none, a new instance.
  mutating func instance(of id: ClassID, where holds: (ControllerID, World) -> Bool) -> ControllerID? {
    let known = instances(of: id)
    if !known.isEmpty { return known.first { holds($0, world) } }
    let made = hierarchy.add(name: "", class: id)
    return holds(made, world) ? made : nil
  }

  /// The presented controller that contains a controller; nil on a window's level.
  func up(_ x: ControllerID) -> ControllerID? { hierarchy.nearestPresented(x) }

  /// Whether a controller is presented and no dismissal has been asked for.
  func isUp(_ x: ControllerID) -> Bool { hierarchy.presentations[x]?.isDismissing == false }
}

/// What the statements of one body have asked for, by controller, so that a line of a long body costs no more than one
/// of a short body.
struct LintBodyNotes {
  /// What each presenter was asked to present first.
  var presents: [ControllerID: LintStatement] = [:]
  /// Dismissals by their receiver, and by the controller that dismisses.
  var dismissals: [ControllerID: (statement: LintStatement, plan: Dismissal.Plan)] = [:]
  var dismissers: [ControllerID: (statement: LintStatement, plan: Dismissal.Plan)] = [:]
  /// Dismissals by their receiver, in a class that was pasted or linted alone: nothing is known of who presents it or
  /// whom it presents.
  var openDismissals: [ControllerID: LintStatement] = [:]
  /// The animated pushes and pops of each navigation controller.
  var stackChanges: [ControllerID: [LintStatement]] = [:]
  /// Who has left a navigation controller in this run loop pass: it answers for them until the next one.
  var leaving: [ControllerID: ControllerID] = [:]
  /// The statements, for rules that check after all have been read.
  var statements: [LintStatement] = []
  /// The dismissal that has ended when the body begins, and who has gone with it: the body is its completion handler.
  var ended: (plan: Dismissal.Plan, gone: Set<ControllerID>)?
  /// What goes when the body ends.
  var going: [ControllerID] = []
  /// Closures that are read when it has ended.
  var closures: [Closure] = []

  /// A completion handler, or another closure of a call.
  struct Closure {
    let body: BodyID
    let frame: Frame
    let place: LintPlace
    /// The dismissal whose completion handler it is.
    var dismissal: Dismissal.Plan?
    /// Of the file's own Swift: which closure it is.
    var code: ClosureID?
    /// Of the file's own Swift: the closures that have led to it, each made by what the one before it has called.
    var lineage: [BodyID] = []
  }
}

/// How a controller is to come, by a statement: its style, its transition, the delegate of its presentation controller.
struct LintStyleAssignment {
  let statement: LintStatement
  let x: ControllerID
  let property: Property
  /// Whether it was set on the presentation controller.
  let isOfItsPresentationController: Bool
}

/// What the file has said, for rules that wait to its end.
struct LintFileNotes {
  /// The children that the outlines give.
  var outlineChildren: [ControllerID: [ControllerID]] = [:]
  /// The controllers of each class.
  var instances: [ClassID: [ControllerID]] = [:]
  /// Whether code assigns a view, which may be loaded anew then.
  var clearsViews = false
  /// The controllers that launch shows.
  var shownAtLaunch: Set<ControllerID> = []
  /// Changes of stacks in callbacks of loading: the controller, and the stack.
  var loadingChanges: [(statement: LintStatement, x: ControllerID, nav: ControllerID)] = []
  /// The navigation controllers that have contained a controller.
  var stacks: [ControllerID: Set<ControllerID>] = [:]
  /// All statements that present.
  var presents: [LintStatement] = []
  /// Whom code dismisses with a completion handler that does something.
  var handledDismissals: Set<ControllerID> = []
  /// Whose presentation controller has a delegate that hears of a dismissal by the user.
  var hearsOfSwipes: Set<ControllerID> = []
  /// Assignments that were read before the outlines were linked.
  var earlyStyles: [LintStyleAssignment] = []
  /// The same from then on: by the outermost container that each stood in then, and by the controller.
  var stylesInside: [ControllerID: [LintStyleAssignment]] = [:]
  var styles: [ControllerID: [LintStyleAssignment]] = [:]
  /// Settings of the presentation controllers of those that had no container when they were made.
  var settingsOfRoots: [ControllerID: [LintStyleAssignment]] = [:]
  /// Assignments that do not count for a presentation: of what is presented, where, and whose they would have to be.
  var stylesWithoutEffect: [(style: LintStyleAssignment, presented: ControllerID, site: LintSite)] = []
  /// What each controller was asked to present last.
  var askedFor: [ControllerID: ControllerID] = [:]
  /// Statements in callbacks and handlers whose receiver is a window's root.
  var rootCalls: [(statement: LintStatement, root: ControllerID, presented: ControllerID, standing: ControllerID?)] = []
  /// Controllers whose views are transparent.
  var transparent: Set<ControllerID> = []
  /// Assignments that are judged when it is known what else the file sets.
  var assignments: [(statement: LintStatement, x: ControllerID)] = []
  /// A setting that went with the last presentation of each controller, and that nothing has set since.
  var lostSettings: [ControllerID: Property] = [:]
  /// The children that code gives a controller.
  var addedChildren: [ControllerID: [ControllerID]] = [:]
  /// To whom it gives one that the book cannot name.
  var addsUnnamed: Set<ControllerID> = []
  /// Controllers that code begins an appearance transition of.
  var forwarded: Set<ControllerID> = []
  /// Whether it does so for a controller that the book cannot name.
  var forwardsUnnamed = false
  /// Rows of the `presim:ignore` comments that silence something.
  var usedIgnores: Set<Int> = []
  /// Controllers that some statement names.
  var mentioned: Set<ControllerID> = []
  /// Whether some expression could not be turned into a name.
  var isUnsure = false
  /// The last step with a statement that may make controllers appear or disappear; `Int.max` where a body has one.
  var lastStir = -1
  /// The controllers whose `presentationController` or the like was read, and the first read.
  var frozenBy: [ControllerID: LintSite] = [:]
  /// Popovers that were given an anchor through a property that is nil on this device.
  var anchored: Set<ControllerID> = []
  /// Where the transition that is paused was begun.
  var openBegin: Int?
}
