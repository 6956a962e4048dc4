/// One fact of what a step comes to, of which can be asked since which version it is so.
struct VersionFact: Sendable, Equatable {
  /// Tells it from other facts of the step: the same in every version in which it is so.
  let key: String
  /// What is asked.
  let prompt: String
  /// The controllers that the prompt names.
  let names: [String]

  private init(_ key: String, _ prompt: String, _ names: [String]) {
    self.key = key
    self.prompt = "Since which iOS \(prompt)?"
    self.names = names
  }

  /// All facts of a step, what a person remembers first: the style, who presents, what leaves.
  static func all(of outcome: StepOutcome, in hierarchy: Hierarchy) -> [VersionFact] {
    func name(_ x: ControllerID) -> String { ControllerText.name(x, in: hierarchy) }
    var result: [VersionFact] = []
    var (leaves, returns) = (false, false)
    for decision in outcome.decisions {
      switch decision {
      case .presents(let presentation, let removed):
        let (x, presenter) = (name(presentation.presented), name(presentation.presenter))
        let manner = StyleWords.manner(presentation)
        result.append(VersionFact("style \(x) \(manner)", "does \(x) come up \(manner)", [x]))
        result.append(VersionFact("presenter \(presenter) \(x)", "does \(presenter) present \(x)", [presenter, x]))
        for y in removed.map(name) {
          result.append(VersionFact("leaves \(y)", "does \(y) leave the window when \(x) comes", [y, x]))
        }
        leaves = leaves || !removed.isEmpty
      case .dismisses(let dismissed):
        let gone = dismissed.gone.map(name)
        for x in gone { result.append(VersionFact("goes \(x)", "is \(x) dismissed here", [x])) }
        if dismissed.isAnimated, gone.count > 1 {
          let x = name(dismissed.animated)
          result.append(VersionFact("animated \(x)", "is \(x) the one whose dismissal is animated", [x]))
        }
        for x in dismissed.returning.map(name) {
          result.append(VersionFact("returns \(x)", "does \(x) come back into the window here", [x]))
        }
        returns = returns || !dismissed.returning.isEmpty
      default: continue
      }
    }
    // Where nothing is presented nothing leaves either.
    if !leaves { result.append(VersionFact("nothing leaves", "does nothing leave the window here", [])) }
    if !returns { result.append(VersionFact("nobody returns", "does nobody come back into the window here", [])) }
    return result
  }
}
