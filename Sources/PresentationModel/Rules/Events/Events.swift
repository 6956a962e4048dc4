/// What is recorded and compared (rules EVT): which controllers get callbacks, and what their lines say.
enum Events {
  /// A statement that is called on nil.
  static func throughNil(_ path: String, _ ledger: inout Ledger) {
    ledger.note(DelegateIsCalledForWhatItImplements.throughNil(ledger.nameAlways(.string(path))))
  }

  /// A statement names a member of UIKit's that decides nothing here.
  static func isOutside(_ member: String, of x: ControllerID?, _ ledger: inout Ledger) {
    let name = ledger.name(.selector(member))
    ledger.note(MembersOutsideTheSubject.announcement(name, of: x))
  }

  /// What an expectation compares.
  ///
  /// - Parameters:
  ///   - hasOthers: whether events of other groups have come.
  ///   - handlers: how many completion handlers the step has.
  static func compared(hasOthers: Bool, handlers: Int, _ ledger: inout Ledger) {
    ledger.note(EventLineIsTheCall.announcement())
    ledger.note(ComparedEvents.judge(hasOthers: hasOthers))
    ledger.note(CompletionSaysWhoseItIs.judge(handlers: handlers))
  }
}
