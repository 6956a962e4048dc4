/// A search for the destination of an unwind segue, step by step: it says what has to be asked, and continues with the
/// answer. Bodies of the file may run between two steps.
struct UnwindSearch: Sendable {
  /// What unwinds.
  let request: Unwinding.Request
  /// The way back, as it was when the search began.
  let path: Unwinding.Path

  private enum SearchStage: Sendable {
    /// Whoever of the path it presents comes first.
    case begins
    case arrives
    /// Its answer is awaited.
    case asked
    case children([ControllerID], Int)
    case itself
  }
  private struct Visit: Sendable {
    let x: ControllerID
    var stage = SearchStage.begins
  }

  private let isByPresenters: Bool
  private var visits: [Visit] = []
  private var visited = IDSet<ControllerID>()
  private var next = 1
  /// iOS 8: a child that is asked in its turn, by its container.
  private var asked: ControllerID?
  private var found: ControllerID?

  init(_ request: Unwinding.Request, _ path: Unwinding.Path, _ world: World) {
    self.request = request
    self.path = path
    isByPresenters = UnwindingOnIOS8.holds(in: world.profile)
  }

  /// The next question, or the end.
  ///
  /// Complexity: all in all O(controllers that are visited + the length of the way back).
  mutating func query(_ world: World, _ ledger: inout Ledger) -> Unwinding.Query {
    while true {
      if let found { return .found(found) }
      guard var visit = visits.popLast() else {
        guard next < path.members.count else { return .nobody }
        visits.append(Visit(x: path.members[next]))
        next += 1
        continue
      }
      let x = visit.x
      switch visit.stage {
      case .begins where isByPresenters:
        ledger.note(UnwindingOnIOS8.visits(x))
        visit.stage = .asked
        visits.append(visit)
        return .delegates(to: x)
      case .begins:
        visit.stage = .arrives
        visits.append(visit)
        if let presented = path.presented(by: x, world.hierarchy), !visited.contains(presented) {
          ledger.note(NextStopIsTheParentElseWhoCalledPresent.presentsFirst(x, presented))
          visits.append(Visit(x: presented))
        }
      case .arrives:
        guard ledger.take(NextStopIsTheParentElseWhoCalledPresent.judge(x, isNew: visited.insert(x))) != nil else {
          continue
        }
        visit.stage = .asked
        visits.append(visit)
        let standard = ledger.take(WhatTheTwoMethodsAnswer.children(of: x, path, world)) ?? []
        return .children(of: x, standard: standard)
      case .asked: visits.append(Visit(x: x, stage: .itself))
      case .children(let children, let index):
        guard index < children.count else {
          visits.append(Visit(x: x, stage: .itself))
          continue
        }
        visits.append(Visit(x: x, stage: .children(children, index + 1)))
        let child = children[index]
        guard isByPresenters else {
          visits.append(Visit(x: child))
          continue
        }
        if UnwindingOnIOS8.asksByItself(child, of: x, world) {
          visits.append(Visit(x: child))
          continue
        }
        return asks(child, world, &ledger)
      case .itself: return asks(x, world, &ledger)
      }
    }
  }

  private mutating func asks(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Unwinding.Query {
    asked = x
    let standard = ledger.take(
      isByPresenters ? UnwindingOnIOS8.judge(x, request, world) : WhatTheTwoMethodsAnswer.judge(x, request, world))
    return .isDestination(x, standard: standard ?? false)
  }

  /// The answer to `children`.
  mutating func allows(_ children: [ControllerID], _ ledger: inout Ledger) {
    guard let x = visits.popLast()?.x else { return }
    ledger.note(EachStopAsksItsChildrenBeforeItself.judge(x, children))
    visits.append(Visit(x: x, stage: .children(children, 0)))
  }

  /// The answer to `isDestination`.
  mutating func isDestination(_ isIt: Bool, _ ledger: inout Ledger) {
    guard let x = asked else { return }
    asked = nil
    if !isByPresenters { ledger.note(EachStopAsksItsChildrenBeforeItself.judge(x, isDestination: isIt)) }
    if isIt { found = x }
  }

  /// The answer to `delegates`: a controller, none, or UIKit's own search.
  mutating func delegates(to other: ControllerID??, _ world: World, _ ledger: inout Ledger) {
    guard let x = visits.popLast()?.x else { return }
    switch other {
    case .some(.some(let named)): found = named
    case .some(.none): break
    case .none:
      let children = ledger.take(UnwindingOnIOS8.children(of: x, world)) ?? []
      visits.append(Visit(x: x, stage: .children(children, 0)))
    }
  }
}
