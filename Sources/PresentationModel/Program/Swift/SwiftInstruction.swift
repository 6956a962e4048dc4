/// One small thing that a function does. Values lie in slots; nothing is evaluated inside an instruction, so that one
/// whose view must be loaded first can be done again from its beginning.
package struct SwiftInstruction: Sendable {
  /// What it does.
  package var kind: Kind
  /// Line of the call, or of the statement's first byte, from 1: what answers name.
  package var line: Int
  /// Where the statement stands.
  package var range: ByteRange
  /// The first instruction of a statement: the intermediate values of the one before it are let go, and it is counted.
  package var beginsStatement: Bool
  /// The expression as written, where it may be opaque: what `given` may say of it.
  package var text: TextID?
  /// Whether it makes something unknown that a statement may have changed which is left out: nothing depends on it.
  var isUnread = false
  /// Whether it prints a line.
  var prints: Bool { if case .print = kind { true } else { false } }

  /// Whether a block with it is run though nothing that is known depends on it: it prints, forgets, or loads a view.
  var isNoticed: Bool {
    if case .read(.view, _, _) = kind { return true }
    return isUnread || prints
  }

  /// Makes an instruction.
  package init(_ kind: Kind, line: Int, range: ByteRange, beginsStatement: Bool = false, text: TextID? = nil) {
    self.kind = kind
    self.line = line
    self.range = range
    self.beginsStatement = beginsStatement
    self.text = text
  }

  /// What an instruction does. Jumps name rows of the function's instructions; its number of instructions is its end.
  package indirect enum Kind: Sendable {
    // MARK: Values

    /// A value into a slot: `let`, `=`, an argument.
    case copy(Operand, to: Slot)
    /// A variable begins, without a value: each time that a loop comes by it is another one.
    case declare(Slot)
    /// Slots hold nothing any more: the variables of a block that ends.
    case drop([Slot])
    /// A value that presim cannot know, from ``SwiftInstruction/text``: what `given` says of it, else opaque.
    case opaque(to: Slot)
    /// What a value is after something that presim does not know may have changed it: unknown, from
    /// ``SwiftInstruction/text``. An object is the same one.
    case changed(Operand, to: Slot)
    /// `[a, b]`; also a tuple.
    case list([Operand], to: Slot)
    /// `.failed(error)`: a case of the file's enumeration, by its row.
    case enumCase(EnumID, Int32, [Operand], to: Slot)
    /// A value of a case's payload or of a tuple, by position.
    case payload(Operand, Int32, to: Slot)
    /// `"Item \(n)"`: texts and what stands between them.
    case text([Operand], to: Slot)
    /// `!a`, `-a`.
    case unary(UnaryOperator, Operand, to: Slot)
    /// `a == b`, `a + b`. `&&`, `||`, `??` and `?:` are jumps.
    case binary(BinaryOperator, Operand, Operand, to: Slot)
    /// `a is T`.
    case test(Operand, TypeTest, to: Slot)
    /// `a as? T`, nil if it is none; `as!`, which fails the scenario then.
    case cast(Operand, TypeTest, isForced: Bool, to: Slot)
    /// `a!`, or a `T!` that is used as what it holds: fails the scenario on nil, with this expression.
    case unwrap(Operand, String, isImplicit: Bool, to: Slot)
    /// An outlet that is used as if it were there, with its expression: ends the process where it is nil.
    case outlet(FieldID, of: Operand, String)
    /// A view controller gets traits that do not come from its window, or no longer has them.
    case ownTraits(Operand, Bool)
    /// `a[i]`: fails the scenario for an index that the list does not have.
    case element(Operand, Operand, String, to: Slot)
    /// Something of the application's: its key window, its scene.
    case application(ApplicationPart, to: Slot)
    /// What was made under a name that no outline has, nil until then.
    case made(MadeID, to: Slot)
    /// `0..<n`, `0...n` as the list of its numbers; flag: with its end.
    case range(Operand, Operand, isClosed: Bool, to: Slot)
    /// What an operation on a list, a dictionary or a text answers. One that changes it answers a pair: its result, and
    /// what the list is afterwards.
    case collection(SwiftListOperation, [Operand], String, to: Slot)
    /// A value with another one at a place of its payload: a property of a structure that is assigned.
    case replacePart(Operand, Int32, Operand, to: Slot)
    /// The raw value of a case; nil for what has none.
    case rawValue(Operand, to: Slot)
    /// The case of an enumeration that has a raw value; nil where none has.
    case rawCase(EnumID, Operand, to: Slot)

    // MARK: UIKit

    /// Reads a property of UIKit's; of nil it is nil. A `view` is loaded first.
    case read(Property, of: Operand, to: Slot)
    /// Assigns a property of UIKit's; to nil nothing, with a note that names the receiver.
    case assign(Property, of: Operand, Operand, receiver: String)
    /// Calls a method of UIKit's.
    case uikit(UIKitCall)
    /// Makes an object of UIKit's that is none of the file's classes: an alert, a navigation controller, a bar button
    /// item. The labels as in a scenario; the closure is an alert action's handler. The name is for a controller.
    case make(ClassID, [(property: Property, value: Operand)], handler: Operand?, name: MadeID?, to: Slot)

    // MARK: The file's own

    /// Reads a stored property of an instance, or a static one; of nil it is nil.
    case readField(FieldID, of: Operand, to: Slot)
    /// Assigns it; to nil nothing.
    case writeField(FieldID, of: Operand, Operand)
    /// A new instance of one of the file's classes, whose initialiser is called next.
    case allocate(ClassID, name: MadeID?, to: Slot)
    /// `super.init(…)` where the superclass is UIKit's: its arguments by label, as in a scenario.
    case initialize(Operand, [(property: Property, value: Operand)])
    /// Calls a function that is known where it is written: of `super`, an initialiser, a static one, an extension's of a
    /// class of UIKit's, a local one. The instance is nil for a function without one.
    case call(BodyID, on: Operand?, [Operand], to: Slot?)
    /// Calls a method by the class of the instance; on nil nothing, with nil as its result.
    case send(SelectorID, to: Operand, [Operand], into: Slot?)
    /// Calls a closure; nil does nothing, with nil as its result.
    case callClosure(Operand, [Operand], to: Slot?)
    /// A closure, with what it captures.
    case makeClosure(BodyID, [Capture], to: Slot)
    /// Gives a closure to a queue or a clock.
    case enqueue(Operand, SwiftQueue)
    /// `await` of something that presim does not know, `Task.sleep`: the rest of the function, and of those that wait for
    /// it, comes later: by the main queue, or after so many seconds.
    case suspend(Operand?)
    /// `withCheckedContinuation`: the rest of the function comes when its continuation is resumed, with what it gets.
    case awaitResume(Operand, to: Slot)
    /// What the function gets that waits for a continuation, and whether that is an error; of nil nothing.
    case resume(Operand, with: Operand, isError: Bool)
    /// `timer.invalidate()`, `task.cancel()`: of a closure that a queue or a clock was given.
    case cancel(Operand)
    /// `timer.fire()`: its block runs now.
    case fire(Operand)
    /// `addObserver`: the name of a notification, the only object whose notifications count (or nil), whose method it is (or
    /// nil), and the closure that is called.
    case observe(Operand, of: Operand, owner: Operand, Operand)
    case stopObserving(Operand, Operand?)
    /// `post`: the name, the object that posts it, and the notification.
    case post(Operand, by: Operand, Operand)

    /// `perform(action, with: x)`: calls the method of an object that a selector in a variable names.
    case perform(Operand, on: Operand, [Operand], to: Slot)

    /// Whether a value is a case of this name, of whatever type: `case .success` where the type is not known.
    case isCase(Operand, TextID, to: Slot)
    /// A closure is given to a call that presim does not know, with its label: kept until ``complete(call:label:_:)``.
    case handOver(Operand, call: TextID, label: TextID?, arguments: TextID)
    /// Calls the oldest closure that was given to a call.
    case complete(call: TextID, label: TextID?, [Operand])

    /// Connects something to a button.
    case connect(Connection)
    /// The user taps a button, or code sends its events; the last says what to write where nothing is connected to it. The
    /// view itself where code names it otherwise than by a property: `buttons[1]`. A tap that comes through turns a switch.
    case tap(Operand, TextID, ControlEvents, view: Operand?, advice: String, turns: FieldID? = nil)

    /// `withObservationTracking`: what is read from here on is noticed; with a closure the end of that, which runs before the
    /// first of it is assigned.
    case track(onChange: Operand?)

    /// Whether the task that runs was cancelled.
    case isCancelled(to: Slot)

    /// A view controller shows the bar of a search in a view of its own.
    case hostSearch(Operand, host: Operand)

    /// An action that is sent to nobody in particular, by whom, and the instance whose code it is: the first responder
    /// above that has it runs it. Gives whether there is one.
    case sendUp(Operand, Operand, from: Operand, to: Slot)

    /// Code that does not run here may set what a container shows: that is unknown from here on, of a page view
    /// controller that is only handed on while it has no page, and of an alert while it has nothing to show.
    case fill(Operand, ifEmpty: Bool)

    /// Looks at an expectation; the closures answer what it compares, in order (``Expression/look(_:_:)``).
    case expect(ExpectationID, [Operand])

    // MARK: Control

    case jump(Int32)
    /// Jumps if a condition is worth this. An opaque one fails the scenario, asking for a `given`: `stake` says what
    /// depends on it.
    case jumpIf(Operand, Bool, Int32, stake: Stake)
    /// Jumps on nil: `?.`, `??`.
    case jumpIfNil(Operand, Int32)
    /// Jumps on a value that presim cannot know: round what is to be skipped then.
    case jumpIfOpaque(Operand, Int32)
    /// `if let`, `guard let`: the value into the slot, or a jump on nil. An opaque value is taken as there, with a note.
    case bind(Operand, to: Slot, else: Int32)
    case `return`(Operand)
    /// `break`, `continue`, `fallthrough`: a jump for whose sake a condition counts.
    case leave(Int32)
    /// The next element of a list into the slot, by the counter, which goes on by one; behind the last a jump. Of a list
    /// that presim cannot know there is none, with a note.
    case next(Operand, counter: Slot, to: Slot, else: Int32)
    /// `defer { … }`: a closure that runs when its block is left.
    case pushDefer(Operand)
    /// Runs what `defer` has kept, the last first, down to so many.
    case runDefers(Int32)
    /// Ends the function with an error.
    case `throw`(Operand)
    /// Behind a call: if it has thrown, the error into the slot; else a jump.
    case thrown(to: Slot, else: Int32)
    /// The error into the slot where `given` says that an expression throws; else a jump.
    case thrownByGiven(TextID, Operand, to: Slot, else: Int32)
    /// Ends the scenario here: `fatalError("…")`, a `switch` that no case fits.
    case fail(String)
    /// `print("Item \(n)")`: the parts of a line.
    case print([PrintedPart])
    /// Something is assumed: told when it is reached, once.
    case note(String)
    /// Comes to a statement that is left out: row in ``SwiftCode/leftOut``.
    case leftOut(Int32)
  }
}

/// A call of a method of UIKit's.
package struct UIKitCall: Sendable {
  /// Which one.
  package let method: Method
  /// What UIKit's tables say of it.
  let info: MethodInfo
  /// On what. On nil it does nothing, with a note that names ``receiverText``.
  package var receiver: Operand
  /// The receiver as written.
  package var receiverText: String
  /// Arguments in the order of ``MethodInfo/parameters``, ``Operand/none`` where left out; closures apart.
  package var arguments: [Operand]
  /// The completion handler: a closure, or nil.
  package var completion: Operand?
  /// The other closures, in the order of ``MethodInfo/closures``.
  package var closures: [Operand]
  /// The call as written, less `animated` and closures, for `completion of …` (EVT-04).
  package var label: String
  /// `super.present(…)` in a function of this class: UIKit's way, past the overrides of that class and below. An
  /// override of a superclass of the file's is a ``SwiftInstruction/Kind/call(_:on:_:to:)`` instead, but for `show` and
  /// `showDetailViewController`.
  package var superOf: ClassID?
  /// Where the answer goes: of what only asks, of `popViewController`.
  package var result: Slot?

  /// Makes a call.
  package init(
    _ method: Method, on receiver: Operand, receiverText: String, arguments: [Operand] = [],
    completion: Operand? = nil, closures: [Operand] = [], label: String, superOf: ClassID? = nil, result: Slot? = nil
  ) {
    self.method = method
    info = MethodInfo.of(method)
    self.receiver = receiver
    self.receiverText = receiverText
    self.arguments = arguments
    self.completion = completion
    self.closures = closures
    self.label = label
    self.superOf = superOf
    self.result = result
  }
}

/// A part of what is printed.
package struct PrintedPart: Sendable {
  /// Its value.
  let value: Operand
  /// What an Optional holds, where it is one: a view controller has no text, and is printed all the same.
  let wrapped: Operand?
  /// As written, to print in its place where presim does not know it; nil for letters between values.
  let written: String?
}

/// An operator before a value.
package enum UnaryOperator: UInt8, Sendable { case not, minus, plus, complement }

/// An operator between two values.
package enum BinaryOperator: UInt8, Sendable {
  case equal, notEqual, identical, notIdentical, less, lessOrEqual, greater, greaterOrEqual
  case plus, minus, times, divided, remainder
  case wrappingPlus, wrappingMinus, wrappingTimes
  case and, or, xor, shiftLeft, shiftRight
}

/// What `is` and `as` ask for.
package enum TypeTest: Sendable {
  case ofClass(ClassID)
  /// One of UIKit's classes that the program does not otherwise name.
  case ofUIKit(UIKitClass)
  case ofProtocol(ProtocolID)
  case ofEnum(EnumID)
  /// One case of the file's enumeration, whatever its payload.
  case ofCase(EnumID, Int32)
  case bool, int, double, string, list
  /// A list, a dictionary or a tuple whose parts are of some types: of a list of one, of a dictionary of its keys and values.
  case elements([TypeTest], ElementsShape)
  /// Each of some: `UIViewController & P`.
  case all([TypeTest])
  /// A type of Foundation's, which none of the file's is; or one that another file may declare or conform to, with the
  /// types of the file's that say they do.
  case foreign(isClosed: Bool, conforming: [EnumID])
  /// A type that neither the file nor UIKit's table knows: taken as it is, with a note.
  case unknown
}

/// What a type of several values is.
package enum ElementsShape: Sendable { case list, dictionary, tuple }

/// Who runs a block later.
package enum SwiftQueue: Sendable {
  /// `DispatchQueue.main.async`.
  case main
  /// `Task { … }`: runs with the main queue, even if it is cancelled before.
  case task
  /// After so many seconds: `asyncAfter`.
  case after(Operand)
  /// Every so many seconds, until code stops it: a `Timer` that repeats, a display link.
  case repeating(Operand, ofDisplay: Bool)
  /// A `Timer` that fires once, and then lets go of what it holds.
  case timer(Operand)
  /// When an animation of so many seconds is over; one of an animator's waits for who steers its transition.
  /// It is told how it ended.
  case animation(Operand, tells: Value)
  /// `DispatchQueue.global().async`: by itself after the step has settled.
  case background
}

/// What depends on a condition: for the question about one that presim cannot know.
package struct Stake: Sendable {
  /// Line of the statement that depends on it; 0 for nothing in particular.
  package var line: Int
  /// What that does: `presents`, `pushes`, `dismisses`, `assigns`, `returns`.
  package var verb: String
  /// Where to go on if nothing depends on it but what is unknown then: nobody is asked.
  var otherwise: Int32 = .unpatched
  /// Whether that is so in callbacks of UIKit's alone: where a value is decided, a step of the file asks.
  var isOfCallbacks: Bool { verb == "decides a value" }

  /// Makes one.
  package init(line: Int = 0, verb: String = "") {
    self.line = line
    self.verb = verb
  }
}

/// What code finds by way of `UIApplication.shared`.
package enum ApplicationPart: Sendable {
  case application, scene, scenes
  /// `window.windowScene`.
  case sceneOf(Operand)
  case keyWindow
  /// `windows.filter { $0.isKeyWindow }`.
  case keyWindows
  case windows
  /// `UIDevice.current.userInterfaceIdiom`, `UITraitCollection.current`.
  case idiom, traits
  /// `windowScene.interfaceOrientation`.
  case orientation
  /// `presentation(detail)` in a condition of an expectation.
  case presentationOf(Operand)
  /// What an application's or a scene's delegate has as its `window`.
  case firstWindow
  /// A window that was made without a scene, on this line: it is in none where the app has scenes.
  case leavesScene(Operand, line: Int32)
  /// The `window` of an app delegate; the scene delegate sets its own on this line, 0 where the file does not show it.
  case windowOfDelegate(line: Int32)
  /// The app delegate's `window` was read: says whose window the app has where it is nil.
  case noticesNoWindow(Operand, line: Int32)
  /// `scene.requestGeometryUpdate(.iOS(interfaceOrientations: …))`, with the mask.
  case asksForOrientations(Operand)
  /// `UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")`.
  case turnsDevice(Operand)
  /// `UIApplication.shared.applicationState` changes.
  case becomes(AppState)
  /// The seconds that have passed in this step.
  case clock
  /// A view controller that a function has made can be called by the name of the variable that holds it, too.
  case alias(Operand, MadeID)

  /// Whether it changes something, and does not only look.
  var acts: Bool {
    switch self {
    case .asksForOrientations, .turnsDevice, .becomes: true
    default: false
    }
  }
}

extension SwiftInstruction.Kind {
  /// Whether it does something to the hierarchy, to an object or to what runs later, and not only makes a value or leads
  /// on. Each kind is named: one that is forgotten would be left out of conditions and loops, in silence.
  var acts: Bool {
    switch self {
    case .uikit, .assign, .writeField, .make, .allocate, .initialize, .call, .send, .callClosure, .perform, .sendUp,
      .enqueue, .resume, .cancel, .fire, .observe, .stopObserving, .post, .connect, .tap, .handOver, .complete, .track,
      .ownTraits, .hostSearch, .fill, .fail:
      true
    case .application(let part, _): part.acts
    case .copy, .declare, .drop, .opaque, .changed, .list, .enumCase, .payload, .text, .unary, .binary, .test, .cast,
      .unwrap, .outlet, .element, .made, .range, .collection, .replacePart, .rawValue, .rawCase, .read, .readField,
      .makeClosure, .isCase, .isCancelled, .jump, .jumpIf, .jumpIfNil, .jumpIfOpaque, .bind, .next, .return, .leave,
      .throw, .thrown, .thrownByGiven, .pushDefer, .runDefers, .suspend, .awaitResume, .expect, .print, .note,
      .leftOut:
      false
    }
  }
}
