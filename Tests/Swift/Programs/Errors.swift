// swift-format-ignore-file

// MARK: - errors go to the catch that takes them
enum Failure: Error { case low(Int), high, other }
func check(_ n: Int) throws -> Int {
  if n < 0 { throw Failure.low(n) }
  if n > 10 { throw Failure.high }
  return n * 2
}
func go() {
  for n in [-1, 5, 50] {
    do {
      say("value", try check(n))
    } catch Failure.low(let n) {
      say("low", n)
    } catch {
      say("other", "\(error)")
    }
  }
}

// MARK: - try? and try! and rethrowing
enum Failure: Error { case bad }
func risky(_ isBad: Bool) throws -> String { if isBad { throw Failure.bad }; return "good" }
func twice(_ body: () throws -> String) rethrows -> String { try body() + (try body()) }
func go() {
  say("good", try? risky(false))
  say("bad", try? risky(true))
  say("forced", try! risky(false))
  say("or", (try? risky(true)) ?? "fallback")
  say("twice", try? twice { try risky(false) })
  say("twice bad", try? twice { try risky(true) })
  say("plain", twice { "x" })
}

// MARK: - an error passes through functions, and defer runs on the way
enum Failure: Error { case deep }
func inner() throws { defer { say("defer", "inner") }; throw Failure.deep }
func middle() throws { defer { say("defer", "middle") }; try inner(); say("never", true) }
func go() {
  do { try middle() } catch Failure.deep { say("caught", "deep") } catch { say("never", true) }
  say("behind", true)
}

// MARK: - errors of classes and structures, and what they carry
struct Problem: Error { let code: Int }
class Trouble: Error { let text = "trouble" }
func go() {
  let errors: [Error] = [Problem(code: 4), Trouble()]
  for one in errors {
    do { throw one }
    catch let problem as Problem { say("code", problem.code) }
    catch let trouble as Trouble { say("text", trouble.text) }
    catch { say("never", true) }
  }
}

// MARK: - a result holds a value or an error
enum Failure: Error { case no }
func load(_ n: Int) -> Result<Int, Failure> { n > 0 ? .success(n) : .failure(.no) }
func go() {
  switch load(3) {
  case .success(let n): say("success", n)
  case .failure: say("never", true)
  }
  if case .failure(let error) = load(-1) { say("failure", "\(error)") }
  say("get", try? load(7).get())
  say("none", try? load(0).get())
}

// MARK: - an error is described by its class or its structure
import Foundation
struct Refused: LocalizedError { let who: String; var errorDescription: String? { "\(who) refused" } }
class Lost: LocalizedError { var errorDescription: String? { "lost" } }
func go() {
  let errors: [Error] = [Refused(who: "ann"), Lost()]
  for error in errors { say("text", error.localizedDescription) }
  let none: Error? = nil
  say("none", none?.localizedDescription)
  let some: Error? = Lost()
  say("some", some?.localizedDescription)
  say("direct", Refused(who: "bo").localizedDescription)
}

// MARK: - a guard leaves before defer is reached
func leave(_ n: Int) -> Int {
  guard n > 0 else { return -1 }
  defer { say("defer", n) }
  if n > 5 { return 5 }
  say("end", n)
  return n
}
func go() {
  say("value", leave(0))
  say("value", leave(3))
  say("value", leave(8))
}

// MARK: - a catch with a condition, and throwing out of it
enum Failure: Error { case code(Int) }
func fails(_ n: Int) throws {
  do {
    throw Failure.code(n)
  } catch Failure.code(let code) where code > 10 {
    say("large", code)
    throw Failure.code(code + 1)
  }
}
func go() {
  do { try fails(50) } catch Failure.code(let n) { say("again", n) } catch {}
  do { try fails(5) } catch Failure.code(let n) { say("small", n) } catch {}
}

// MARK: - a throwing initialiser and a throwing property
struct Bad: Error { let text: String }
struct Mail {
  let address: String
  init(_ address: String) throws {
    guard address.contains("@") else { throw Bad(text: address) }
    self.address = address
  }
}
class Source { var isOpen = false; var text: String { get throws { if !isOpen { throw Bad(text: "closed") }; return "open" } } }
func go() {
  do { say("mail", try Mail("a@b").address); say("never", try Mail("ab").address) }
  catch let bad as Bad { say("bad", bad.text) }
  catch { say("never", true) }
  let source = Source()
  say("closed", try? source.text)
  source.isOpen = true
  say("open", try? source.text)
}

// MARK: - errors in loops and closures
enum Stop: Error { case at(Int) }
func visit(_ list: [Int], _ body: (Int) throws -> Void) rethrows { for n in list { try body(n) } }
func go() {
  var seen: [Int] = []
  do { try visit([1, 2, 3, 4]) { n in if n == 3 { throw Stop.at(n) }; seen.append(n) } }
  catch Stop.at(let n) { say("stopped", n) }
  catch { say("never", true) }
  say("seen", seen)
  let results = [1, -1, 2].map { n in Result { () throws -> Int in if n < 0 { throw Stop.at(n) }; return n * 10 } }
  say("good", results.compactMap { try? $0.get() })
}

// MARK: - an error of the file's own is none of Swift's
enum FlowFailure: Error { case cancelled }
struct Offline: Error { let code = 1 }
func fail(_ isFlow: Bool) throws { if isFlow { throw FlowFailure.cancelled } else { throw Offline() } }
func kind(_ isFlow: Bool) -> String {
  do { try fail(isFlow) } catch is CancellationError { return "task" } catch let error as DecodingError {
    return "decoding \(error)"
  } catch is Offline { return "offline" } catch { return "flow" }
  return "none"
}
func go() {
  say("flow", kind(true))
  say("offline", kind(false))
  let result: Result<Int, Error> = .failure(Offline())
  switch result {
  case .failure(is CancellationError): say("is", "task")
  case .failure(let error as Offline): say("is", error.code)
  default: say("is", "other")
  }
}

// MARK: - init in the payload of a result
struct Lack: Error { var code: Int }
func code(_ result: Result<Int, Lack>) -> Int {
  switch result {
  case .success(let n): return n
  case .failure(let lack): return lack.code
  }
}
func go() {
  say("argument", code(.failure(.init(code: 7))))
  let kept: Result<Int, Lack> = .failure(.init(code: 3))
  say("kept", code(kept))
}

// MARK: - errors of Foundation and of Swift that code throws itself
import Foundation
func load(_ code: Int) throws -> Int {
  if code == 0 { throw CancellationError() }
  if code < 9 { throw NSError(domain: "app", code: code, userInfo: [NSLocalizedDescriptionKey: "Zero"]) }
  return code
}
enum Own: Error { case one }
func name(_ code: Int) -> String {
  do { return "\(try load(code))" }
  catch is CancellationError { return "cancelled" }
  catch Own.one { return "own" }
  catch let error as NSError { return "\(error.domain) \(error.code) \(error.localizedDescription)" }
}
func go() {
  say("cancelled", name(0))
  say("error", name(7))
  say("value", name(9))
  let error: Error = NSError(domain: "d", code: 3)
  say("code", (error as NSError).code)
  say("info", (error as NSError).userInfo.isEmpty)
  say("is own", error is Own)
}

// MARK: - a text that a result hands on is split
enum LoadError: Error, Equatable { case offline, status(Int) }
struct Loader {
  var answers: [String: Result<String, LoadError>]
  func load(_ path: String) throws -> String { try answers[path, default: .failure(.status(404))].get() }
  func number(_ path: String) -> Result<Int, LoadError> {
    Result { try load(path) }
      .mapError { $0 as? LoadError ?? .offline }
      .flatMap { text in
        let parts = text.split(separator: ":")
        guard parts.count == 2, let number = Int(parts[0]) else { return .failure(.status(1)) }
        return .success(number)
      }
  }
}
func go() {
  let loader = Loader(answers: ["a": .success("12:x"), "b": .success("x"), "c": .failure(.offline)])
  for path in ["a", "b", "c", "d"] {
    switch loader.number(path) {
    case .success(let number): say(path, number)
    case .failure(let error): say(path, error)
    }
  }
}

// MARK: - what is changed before an error stays changed
struct Failure: Error {}
struct Counter {
  var count = 0
  mutating func step() throws {
    count += 1
    throw Failure()
  }
  mutating func leap(_ fails: Bool) throws -> Int {
    count += 10
    defer { count += 100 }
    if fails { throw Failure() }
    return count
  }
  mutating func twice() throws {
    try? step()
    try step()
  }
}
protocol Stepping { mutating func step() throws }
extension Counter: Stepping {}
func change(_ number: inout Int) throws {
  number += 1
  throw Failure()
}
final class Holder {
  var counter = Counter()
  func run() {
    do { try counter.step() } catch { counter.count += 1000 }
  }
}
func go() {
  var counter = Counter()
  try? counter.step()
  say("try?", counter.count)
  do { _ = try counter.leap(true) } catch { say("caught", counter.count) }
  say("leap", try? counter.leap(false))
  say("after", counter.count)
  do { try counter.twice() } catch { say("twice", counter.count) }
  var number = 0
  try? change(&number)
  say("inout", number)
  let holder = Holder()
  holder.run()
  say("object", holder.counter.count)
  var list = [Counter(), Counter()]
  try? list[1].step()
  say("list", list.map { $0.count })
  var stepping: Stepping = Counter()
  try? stepping.step()
  say("protocol", (stepping as? Counter)?.count)
  func local(_ number: inout Int) throws { number += 5; throw Failure() }
  try? local(&number)
  say("local", number)
  let closure: (inout Int) throws -> Void = { $0 += 7; throw Failure() }
  try? closure(&number)
  say("closure", number)
}
