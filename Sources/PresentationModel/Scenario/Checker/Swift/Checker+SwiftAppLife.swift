/// The user leaves the app and comes back: what the delegates and observers of pasted code hear.
extension Checker {
  /// Makes the functions that `device.leaveApp()` and `device.returnToApp()` run, where the file has such a step.
  mutating func makeAppLife() {
    guard let node = classNodes.first?.node else { return }
    let hasScenes = program.hasScenes ?? scenesByCode()?.hasScenes
    noteAtLaunch(hasScenes)
    if names.find("leaveApp") != nil {
      program.swift.leaving = appLife("leaveApp", AppLife.leaving, hasScenes, node)
    }
    if names.find("returnToApp") != nil {
      program.swift.returning = appLife("returnToApp", AppLife.returning, hasScenes, node)
    }
  }

  /// - Parameter hasScenes: nil where nobody says it: UIKit calls whichever delegate there is then.
  private mutating func appLife(
    _ name: String, _ moments: [AppLife], _ hasScenes: Bool?, _ node: SyntaxNode.ID
  ) -> BodyID {
    begin(.expression, name, node, nil, isStatic: true)
    builder.beginsStatement = true
    if names.find("NotificationCenter") != nil { program.swift.hearsOfApp = true }
    for moment in moments {
      if moment.state == .background { becomes(.background, node) }
      tell(moment.ofScene, isOfScene: true, hasScenes)
      if hasScenes != false {
        post("UIScene.\(moment.sceneNotification)Notification", by: .value(Simulator.scene), node)
      }
      tell(moment.ofApp, isOfScene: false, hasScenes)
      post(
        "UIApplication.\(moment.appNotification)Notification", by: .value(.string("UIApplication.shared")), node)
      if moment.state != .background { becomes(moment.state, node) }
    }
    emit(.return(.none), node)
    let body = reserve(.expression, name, node, nil)
    var function = finish()
    // No line of the file has these calls: what they run names the step.
    for row in function.instructions.indices { function.instructions[row].line = .max }
    program.define(body, as: function)
    return body
  }

  private mutating func becomes(_ state: AppState, _ node: SyntaxNode.ID) {
    emit(.application(.becomes(state), to: builder.slot()), node)
  }

  /// Says of a delegate's methods that UIKit calls them at launch too.
  private mutating func noteAtLaunch(_ hasScenes: Bool?) {
    for moment in AppLife.returning {
      let called = [(moment.ofScene, true)] + (moment.state == .active ? [(moment.ofApp, false)] : [])
      for (word, isOfScene) in called where hasScenes != !isOfScene {
        for (_, method) in delegateMethods(word, isOfScene: isOfScene)
        where method.block.map({ tree[$0].firstChild != nil }) ?? false {
          remark(
            "check.app-life", "UIKit calls '\(word)' at launch too, and when is not known", at: overrideRange(method),
            advice: "presim calls it when the user comes back, by 'device.returnToApp()' (CHO-86)")
        }
      }
    }
  }

  /// Calls a method of the scene's or the app's delegate; of an app with scenes UIKit calls the scene's alone.
  private mutating func tell(_ word: String, isOfScene: Bool, _ hasScenes: Bool?) {
    for (owner, method) in delegateMethods(word, isOfScene: isOfScene) {
      guard hasScenes != !isOfScene else {
        remark(
          "check.app-life", "UIKit does not call '\(word)' here", at: overrideRange(method),
          advice: isOfScene
            ? "the app has no scenes, and UIKit calls the methods of the app's delegate"
            : "the app has scenes, and UIKit calls the methods of their delegates instead")
        continue
      }
      callDelegate(method, of: owner)
      program.swift.hearsOfApp = true
    }
  }

  /// The delegates' methods of a name. A view controller may have one for a notification, and another class for anything else:
  /// what it takes says whose it is.
  private func delegateMethods(_ word: String, isOfScene: Bool) -> [(owner: ClassID, method: SwiftMethod)] {
    guard let name = names.find(word) else { return [] }
    return swift.members.keys.sorted().compactMap { row in
      let methods = isController(ClassID(row)) ? [] : swift.members[row]?.methods[name.id] ?? []
      let own = methods.first { method in
        method.parameters.count == 1 && method.block != nil && !method.isStatic
          && method.parameters[0].type.map { tree.lineText(of: $0).hasSuffix(isOfScene ? "Scene" : "UIApplication") }
            ?? false
      }
      return own.map { (ClassID(row), $0) }
    }
  }
}
