/// What comes after the statements of a turn (ORD-01), and how what is held open ends.
extension Reference {
  /// What was asked for begins: adaptation, anchors, places. Answers the exception that ends it.
  private mutating func begin(isHeld: Bool) -> String? {
    let beginning = asked
    asked = []
    beginStacks(isHeld: isHeld)
    for (x, comes) in beginning where showings[x] != nil {
      if !comes {
        for y in goers(x) {
          showings[y]!.goesNow = true
          showings[y]!.isHeld = isHeld
        }
        continue
      }
      showings[x]!.active = adaptedStyle(x, from: showings[x]!.source)
      if let text = missingAnchor(x) { return "NSGenericException: " + text }
      showings[x]!.played = all[x]!.transitionStyle
      showings[x]!.hasBegun = true
      showings[x]!.isHeld = isHeld
    }
    return nil
  }

  /// What runs and is not held open ends.
  private mutating func end() {
    endStacks()
    for x in all.keys where showings[x]?.hasBegun == true && showings[x]?.isHeld == false {
      showings[x]!.hasEnded = true
      called += showings[x]!.comingHandlers
      showings[x]!.comingHandlers = 0
    }
    for x in all.keys where showings[x]?.goesNow == true && showings[x]?.isHeld == false {
      called += showings[x]!.goingHandlers
      all[showings[x]!.presenter]!.presented = nil
      all[x]!.presenter = nil
      showings[x] = nil
    }
  }

  /// PRE-01: calls that need not wait any longer are made, in the order of the calls.
  private mutating func makeWaiting() -> Verdict {
    var result = Verdict()
    let calls = waiting
    waiting = []
    for call in calls where result.exception == nil { result.add(present(call.x, from: call.source, hasWaited: true)) }
    return result
  }

  /// A turn settles, or with `begin` goes as far as the commit.
  mutating func settle(isHeld: Bool = false) -> Verdict {
    var result = Verdict()
    repeat {
      result.exception = begin(isHeld: isHeld)
      if result.exception == nil { result.add(makeWaiting()) }
      if isHeld || result.exception != nil { return result }
      end()
      result.add(makePushes())
      if result.exception == nil { result.add(makeWaiting()) }
    } while result.exception == nil && (!asked.isEmpty || hasStackWork)
    return result
  }

  /// `finish`.
  mutating func finish() -> Verdict {
    for x in all.keys { showings[x]?.isHeld = false }
    for nav in stacks.running.keys { stacks.running[nav] = false }
    end()
    var result = makePushes()
    if result.exception == nil { result.add(makeWaiting()) }
    if result.exception == nil { result.add(settle()) }
    return result
  }

  /// `cancel` of a presentation or dismissal that is held open: all is as before, the handler is called (ORD-26, ORD-27),
  /// and what has waited for its end is made (PRE-01).
  mutating func cancel() -> Verdict {
    takeBack()
    var result = makeWaiting()
    if result.exception == nil { result.add(settle()) }
    return result
  }

  private mutating func takeBack() {
    for x in all.keys where showings[x]?.isHeld == true {
      if showings[x]!.goesNow {
        called += showings[x]!.goingHandlers
        showings[x]!.goingHandlers = 0
        showings[x]!.isGoing = false
        showings[x]!.goesNow = false
        showings[x]!.goesWithoutAnimation = false
        showings[x]!.isHeld = false
      } else {
        called += showings[x]!.comingHandlers
        all[showings[x]!.presenter]!.presented = nil
        all[x]!.presenter = nil
        showings[x] = nil
      }
    }
  }
}

extension Reference.Verdict {
  /// What a later part of the same step came to.
  mutating func add(_ other: Reference.Verdict) {
    lines += other.lines
    exception = exception ?? other.exception
    isAccepted = isAccepted || other.isAccepted
  }
}
