/// What people see and type, and the entries that explain it: the titles of bug reports and questions, in everyday words.
struct Symptom: Sendable {
  /// The same thing said in several ways, separated by semicolons.
  let said: String
  /// IDs of the rulebook and file names of `Scenarios/questions`, the best first.
  let leadsTo: String

  init(_ said: String, _ leadsTo: String) {
    self.said = said
    self.leadsTo = leadsTo
  }
}

extension Symptom {
  static let all: [Symptom] =
    callbacks + blackScreens + nothingAppears + dismissals + whoPresents + styles + devices
    + stacks + tabsAndPages + searches + transitions + segues + containment + size + memory + crashes + surroundings
}
