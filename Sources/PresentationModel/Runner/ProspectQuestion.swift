/// Asks of a hierarchy which controller would present, and with what result, without making a call (`presim who`).
///
/// It works on a copy of the runner's state; the runner itself is not changed.
package struct ProspectQuestion: Sendable {
  /// What would be presented: a controller of the file, or a plain one that is nowhere.
  package let presented: ControllerID
  // In a box: an array of questions hands on one word for each, whatever a simulator has.
  private var asking: Box<Simulator>
  var simulator: Simulator { asking.value }
  private let looksForContext: Bool

  /// Asks about the present state of a runner.
  ///
  /// - Parameters:
  ///   - runner: A runner that has launched.
  ///   - presented: What would be presented; nil for a plain `UIViewController` that is nowhere.
  ///   - style: Its `modalPresentationStyle`; nil for what the file gives it, or nothing.
  package init(
    _ runner: ScenarioRunner, presenting presented: ControllerID? = nil, style: ModalPresentationStyle? = nil
  ) {
    var simulator = runner.simulator.asking()
    let x = presented ?? simulator.addController(.plain)
    self.presented = x
    if let style {
      simulator.hierarchy.assign(
        .controller(x), .modalPresentationStyle, .enumeration(.modalPresentationStyle, style.rawValue))
      simulator.hierarchy.frozen[x] = nil
    }
    looksForContext = simulator.looksForContext(presenting: x)
    asking = Box(simulator)
  }

  /// What `source.present(presented, animated: true)` would come to.
  ///
  /// Complexity: O(ancestors of `source`).
  package mutating func answer(from source: ControllerID) -> Prospect {
    asking.value.prospect(presenting: presented, from: source)
  }

  /// The controller that would present, whatever would refuse it: the first thing that ``answer(from:)`` finds out,
  /// alone.
  ///
  /// Complexity: O(ancestors of `source`), a few instructions each.
  package func presenter(from source: ControllerID) -> ControllerID {
    WhoPresents.presenter(from: source, lookingForContext: looksForContext, asking.value.world)
  }

  /// What UIKit would print or throw where it would be refused.
  package func words(of prospect: Prospect) -> [String] {
    guard let refusal = prospect.refusal else { return [] }
    let unlisted = refusal.unlisted.map { [$0.words] } ?? []
    return unlisted + refusal.utterances.compactMap { $0.text(in: asking.value.world) }
  }
}
