/// How a function of the file's Swift came to run: what answers name behind a line.
struct SwiftWay: Sendable {
  /// The function: `HomeViewController.didTapLogin()`; of a closure the one round it.
  let name: String
  /// Of a closure: the line on which it begins.
  let closureLine: Int?
  /// The line of the call, or of the step in which UIKit has called it; 0 at launch.
  var from: Int
  /// Whether UIKit has called it.
  var isByUIKit = false
  /// The way of the function that has called it; -1 for UIKit and for the statements of the file.
  var outer: Int32 = -1

  /// The function, or the closure in it.
  var text: String { closureLine.map { "the closure of line \($0) in \(name)" } ?? name }
}
