/// What UIKit says: console lines and exceptions.
extension Simulator {
  /// Notes that a statement fails the scenario; the run goes on.
  mutating func fail(_ text: String, _ line: Int) {
    outcome.notes.append(StepNote(line: line, text: text, isFailure: true))
  }

  /// Notes that a statement fails the scenario, and ends the run there.
  mutating func stop(_ text: String, _ line: Int) {
    fail(text, line)
    loop.isStopped = true
  }

  /// Ends the run by an exception (LOG-04).
  mutating func raise(_ id: MessageID?, _ name: String, _ text: String) {
    ask { Console.raises(id, &$1) }
    outcome.exception = RaisedException(id: id, name: name, text: text, call: currentCall)
    loop.isStopped = true
  }

  /// Prints a console line.
  mutating func log(_ id: MessageID, _ text: String) {
    outcome.console.append(ConsoleLine(id: id, text: text, call: currentCall))
  }

  /// Says one of UIKit's messages: prints it, or ends the run by its exception (LOG-04).
  mutating func say(_ utterance: Utterance) {
    guard let text = utterance.text(in: world) else {
      switch utterance.message.kind {
      case .varies, .see: outcome.silences.append(utterance.message.id)
      default: break
      }
      if utterance.message.refusesCalls { segues.refusedCalls += 1 }
      return
    }
    ask { Console.says(utterance, $0, &$1) }
    if case .exception(let name) = utterance.message.kind {
      raise(utterance.message.id, name, text)
    } else if utterance.message.kind == .trap {
      raise(utterance.message.id, "", text)
    } else {
      if utterance.message.refusesCalls { segues.refusedCalls += 1 }
      log(utterance.message.id, text)
    }
  }

  /// Prints or throws what UIKit says when it refuses a call.
  mutating func say(_ refusal: Refusal) {
    for utterance in refusal.utterances { say(utterance) }
    if let exception = refusal.unlisted { raise(nil, exception.name, exception.words) }
  }

  /// Carries out a refusal: what UIKit says, and the line of the decision.
  mutating func refuse(_ refusal: Refusal, _ presented: ControllerID?, _ presenter: ControllerID?) {
    let row = outcome.decisions.count
    outcome.decisions.append(.refused(refusal.rule, presented: presented, presenter: presenter))
    say(refusal)
    outcome.exception?.decision = row
  }
}
