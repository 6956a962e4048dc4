/// The user leaves the app and comes back: what the delegates and observers of pasted code hear.
extension Checker {
  /// Makes the functions that `device.leaveApp()` and `device.returnToApp()` run, where the file has such a step.
  mutating func makeAppLife() {
    noteAtLaunch()
    guard let node = classNodes.first?.node else { return }
    if names.find("leaveApp") != nil { program.swift.leaving = appLife("leaveApp", AppLife.leaving, node) }
    if names.find("returnToApp") != nil { program.swift.returning = appLife("returnToApp", AppLife.returning, node) }
  }

  private mutating func appLife(_ name: String, _ moments: [AppLife], _ node: SyntaxNode.ID) -> BodyID {
    begin(.expression, name, node, nil, isStatic: true)
    builder.beginsStatement = true
    let hasScenes = program.hasScenes ?? scenesByCode()?.hasScenes
    for moment in moments {
      if moment.state == .background { becomes(.background, node) }
      tell(moment.ofScene, isOfScene: true, hasScenes, node)
      if hasScenes != false { post("UIScene.\(moment.sceneNotification)Notification", by: Simulator.scene, node) }
      tell(moment.ofApp, isOfScene: false, hasScenes, node)
      post("UIApplication.\(moment.appNotification)Notification", by: .string("UIApplication.shared"), node)
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

  /// Says of a delegate's methods that UIKit calls them at launch too.
  private mutating func noteAtLaunch() {
    let hasScenes = program.hasScenes ?? scenesByCode()?.hasScenes
    for moment in AppLife.returning {
      let words = moment.state == .active ? [moment.ofScene, moment.ofApp] : [moment.ofScene]
      for word in words where hasScenes != (word == moment.ofApp) {
        guard let name = names.find(word) else { continue }
        for row in swift.members.keys.sorted() {
          guard let method = swift.members[row]?.methods[name.id]?.first(where: { $0.parameters.count == 1 }),
            let block = method.block, tree[block].firstChild != nil
          else { continue }
          remark(
            "check.app-life", "UIKit calls '\(word)' at launch too, and when is not known", at: overrideRange(method),
            advice: "presim calls it when the user comes back, by 'device.returnToApp()' (CHO-86)")
        }
      }
    }
  }

  private mutating func becomes(_ state: AppState, _ node: SyntaxNode.ID) {
    emit(.application(.becomes(state), to: builder.slot()), node)
  }

  /// Calls a method of the scene's or the app's delegate; of an app with scenes UIKit tells the scene's alone.
  private mutating func tell(_ word: String, isOfScene: Bool, _ hasScenes: Bool?, _ node: SyntaxNode.ID) {
    guard let name = names.find(word) else { return }
    for row in swift.members.keys.sorted() {
      guard let method = swift.members[row]?.methods[name.id]?.first(where: { $0.parameters.count == 1 }),
        method.block != nil, !method.isStatic
      else { continue }
      if isOfScene == (hasScenes == false) || !isOfScene && hasScenes == true {
        remark(
          "check.app-life", "UIKit does not call '\(method.name)' here", at: overrideRange(method),
          advice: isOfScene
            ? "the app has no scenes, and UIKit calls the methods of the app's delegate"
            : "the app has scenes, and UIKit calls the methods of their delegates instead")
        continue
      }
      let field = delegateField(ClassID(row), method.node)
      let (delegate, argument) = (builder.slot("delegate"), builder.slot())
      emit(.readField(field, of: .none, to: delegate), method.node)
      emit(.opaque(to: argument), method.node, text: isOfScene ? "scene" : "application")
      emit(.call(method.body, on: .slot(delegate), [.slot(argument)], to: nil), method.node)
      program.swift.hearsOfApp = true
    }
  }

  private mutating func post(_ name: String, by sender: Value, _ node: SyntaxNode.ID) {
    guard names.find("NotificationCenter") != nil, let type = swift.notification else { return }
    program.swift.hearsOfApp = true
    let slot = builder.slot()
    emit(.enumCase(type, 0, [.value(.string(name)), .value(sender), .none], to: slot), node)
    emit(.post(.value(.string(name)), by: .value(sender), .slot(slot)), node)
  }
}
