/// What a program says in Swift and in presim, value by value and in order.
struct Comparison {
  /// The first value that differs; nil where none does.
  var difference: String?
  /// How many values presim does not know, those behind a question among them.
  var unknown = 0

  init(_ program: Program, _ truth: [Said], _ run: Run) {
    for (row, wanted) in truth.enumerated() {
      let place = "Tests/Swift/Programs/\(program.file).swift:\(wanted.line): '\(program.name)':"
      let real = "\(wanted.label) = \(wanted.value ?? "") in Swift"
      guard row < run.said.count else {
        if run.asks {
          unknown += truth.count - row
        } else {
          difference = "\(place) \(real), nothing in presim\(run.end.map { ": \($0)" } ?? "")"
        }
        return
      }
      let found = run.said[row]
      guard found.label == wanted.label else {
        difference = "\(place) \(real), \(found.label) = \(found.value ?? "unknown") in presim"
        return
      }
      guard let value = found.value else {
        unknown += 1
        continue
      }
      guard value == wanted.value else {
        difference = "\(place) \(real), \(value) in presim"
        return
      }
    }
    if run.said.count > truth.count {
      let more = run.said[truth.count]
      difference = "\(program.title): \(more.label) = \(more.value ?? "unknown") in presim, nothing more in Swift"
    } else if let end = run.end, !run.asks {
      difference = "\(program.title): ends in presim with: \(end)"
    }
  }
}
