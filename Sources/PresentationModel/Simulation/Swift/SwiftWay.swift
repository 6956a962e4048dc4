/// How a function of the file's Swift came to run: what answers name behind a line.
struct SwiftWay: Sendable {
  /// The function: `HomeViewController.didTapLogin()`; of a closure the one round it.
  let name: String
  /// Of a closure: the line on which it begins.
  let closureLine: Int?
  /// The line of the call, or of the statement of which UIKit's call comes; 0 at launch.
  var from: Int
  /// The way of the function in which that stands; -1 for the statements of the file.
  var outer: Int32 = -1
  /// The function's instance.
  var subject = Value.none

  /// Whether it is a run of statements at column one.
  var isStep: Bool { name.isEmpty && closureLine == nil }
  /// The function, or the closure in it.
  func text(_ files: [SwiftSource.Place]) -> String {
    guard let closureLine else { return name }
    let closure = "the closure of \(SwiftSource.text(closureLine, files))"
    return name.isEmpty ? closure : "\(closure) in \(name)"
  }
}
