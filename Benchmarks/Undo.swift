// Presents and takes it back, so many times, in an app of so many controllers. `Benchmarks/run undo` compiles it against
// the library and counts the instructions of each; where nobody hears it (`Benchmarks/run explore`) it prints how many are
// done in a second of a processor.

import Foundation
import PresentationModel

@main enum UndoBenchmark {
  static func main() {
    let isUnheard = CommandLine.arguments[1] == "unheard"
    let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
    var app = App(.ios(17), on: .iPhone)
    app.keepsReasons = !isUnheard
    app.keepsEvents = !isUnheard
    let tabs = app.add("tabs", .tabBar)
    let nav = app.add("nav", .navigation, in: tabs)
    let first = app.add("first", in: nav)
    let rest = app.add("rest", in: tabs)
    for _ in 5..<numbers[0] { app.add("", in: rest) }
    let detail = app.add("detail")
    app.setRoot(tabs)
    app.launch()
    let begin = clock()
    for _ in 0..<numbers[1] {
      let outcome = app.present(detail, from: first)
      precondition(outcome.presentation?.presenter == tabs)
      app.undo()
    }
    precondition(app[detail].presentingViewController == nil)
    if isUnheard { print(numbers[1] * Int(CLOCKS_PER_SEC) / max(1, Int(clock() - begin))) }
  }
}
