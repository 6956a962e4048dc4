/// What a message is in Swift.
extension ObjectiveC {
  func translation(_ receiver: String, _ parts: [(name: String, value: String?)]) -> Message {
    let values = parts.compactMap { $0.value }
    let selector = parts.map { $0.value == nil ? $0.name : $0.name + ":" }.joined()
    var result = Message(swift: "", hierarchy: nil, end: index)
    // Half a message: `[x ]`.
    guard let first = parts.first else {
      result.swift = receiver
      return result
    }
    if selector == "alloc" || selector == "new" {
      result.swift = selector == "new" ? "\(receiver)()" : receiver
      return result
    }
    if first.name.hasPrefix("init") {
      result.swift = "\(receiver)(\(initializer(parts)))"
      return result
    }
    let head = receiver == "self" ? "" : receiver == "super" ? "super." : "\(receiver)."
    if let template = Self.selectors[selector] {
      let text: String
      if template.hasSuffix("=") {
        text = "\(template) \(values.first ?? "")"
      } else if first.value == nil {
        text = template + "()"
      } else {
        let (name, labels) = Self.split(template)
        var arguments: [String] = []
        for (label, value) in zip(labels, values)
        where !(value == "nil" && (label == "completion" || label == "handler")) {
          arguments.append(label == "_" ? value : "\(label): \(value)")
        }
        text = "\(name)(\(arguments.joined(separator: ", ")))"
      }
      if Self.makers.contains(selector) {
        result.swift = text
        return result
      }
      let optional = receiver.hasSuffix("navigationController") || receiver.hasSuffix("tabBarController") ? "?" : ""
      let shown = head.hasPrefix("self.") ? String(head.dropFirst(5)) : head
      result.swift = shown.isEmpty ? text : shown.dropLast() + optional + "." + text
      result.hierarchy = result.swift
      return result
    }
    if first.value == nil {
      // `[UIApplication sharedApplication]`, `[self navigationController]`
      result.swift = head + (first.name.hasPrefix("shared") ? "shared" : first.name)
      return result
    }
    let arguments = parts.enumerated().map { row, part in
      row == 0 ? part.value ?? "" : "\(part.name): \(part.value ?? "")"
    }
    result.swift = "\(head)\(first.name)(\(arguments.joined(separator: ", ")))"
    return result
  }

  /// `rootViewController: vc` of `initWithRootViewController:`.
  private func initializer(_ parts: [(name: String, value: String?)]) -> String {
    parts.enumerated().compactMap { row, part in
      guard let value = part.value else { return nil }
      guard row == 0 else { return "\(part.name): \(value)" }
      let name = part.name.hasPrefix("initWith") ? String(part.name.dropFirst(8)) : ""
      let label = name.isEmpty ? "" : name.prefix(1).lowercased() + name.dropFirst()
      let known = ["uRL": "url", "nibName": "nibName", "iD": "id"][label] ?? label
      return known.isEmpty ? value : "\(known): \(value)"
    }.joined(separator: ", ")
  }

  private static func split(_ template: String) -> (String, [String]) {
    let name = String(template.prefix { $0 != "(" })
    let labels = template.dropFirst(name.count + 1).dropLast().split(separator: ":").map { String($0) }
    return (name, labels)
  }

  /// A constant of Objective-C's in Swift.
  static func constant(_ name: String) -> String? {
    if let known = FormerNames.constant(name) { return known }
    switch name {
    case "YES": return "true"
    case "NO": return "false"
    case "nil", "Nil", "NULL": return "nil"
    default: break
    }
    for prefix in [
      "UIModalPresentation", "UIModalTransitionStyle", "UIAlertControllerStyle", "UIAlertActionStyle",
      "UIViewAnimationOption", "UIPageViewControllerNavigationDirection",
    ] where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
      let rest = name.dropFirst(prefix.utf8.count)
      return "." + rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return nil
  }

  /// Those that make something.
  private static let makers: Set<String> = [
    "alertControllerWithTitle:message:preferredStyle:", "actionWithTitle:style:handler:", "storyboardWithName:bundle:",
    "instantiateViewControllerWithIdentifier:", "instantiateInitialViewController",
  ]

  /// The messages of the hierarchy, as Swift calls them.
  private static let selectors: [String: String] = [
    "presentViewController:animated:completion:": "present(_:animated:completion:)",
    "presentModalViewController:animated:": "present(_:animated:)",
    "dismissViewControllerAnimated:completion:": "dismiss(animated:completion:)",
    "dismissModalViewControllerAnimated:": "dismiss(animated:)",
    "pushViewController:animated:": "pushViewController(_:animated:)",
    "popViewControllerAnimated:": "popViewController(animated:)",
    "popToRootViewControllerAnimated:": "popToRootViewController(animated:)",
    "popToViewController:animated:": "popToViewController(_:animated:)",
    "setViewControllers:animated:": "setViewControllers(_:animated:)",
    "setViewControllers:": "viewControllers =",
    "setViewControllers:direction:animated:completion:": "setViewControllers(_:direction:animated:completion:)",
    "setRootViewController:": "rootViewController =",
    "makeKeyAndVisible": "makeKeyAndVisible",
    "showViewController:sender:": "show(_:sender:)",
    "showDetailViewController:sender:": "showDetailViewController(_:sender:)",
    "performSegueWithIdentifier:sender:": "performSegue(withIdentifier:sender:)",
    "unwindForSegue:towardsViewController:": "unwind(for:towards:)",
    "addChildViewController:": "addChild(_:)",
    "removeFromParentViewController": "removeFromParent",
    "willMoveToParentViewController:": "willMove(toParent:)",
    "didMoveToParentViewController:": "didMove(toParent:)",
    "transitionFromViewController:toViewController:duration:options:animations:completion:":
      "transition(from:to:duration:options:animations:completion:)",
    "beginAppearanceTransition:animated:": "beginAppearanceTransition(_:animated:)",
    "endAppearanceTransition": "endAppearanceTransition",
    "setSelectedIndex:": "selectedIndex =",
    "setSelectedViewController:": "selectedViewController =",
    "setModalPresentationStyle:": "modalPresentationStyle =",
    "setModalTransitionStyle:": "modalTransitionStyle =",
    "setModalInPresentation:": "isModalInPresentation =",
    "setTransitioningDelegate:": "transitioningDelegate =",
    "setDefinesPresentationContext:": "definesPresentationContext =",
    "setNavigationBarHidden:animated:": "setNavigationBarHidden(_:animated:)",
    "instantiateViewControllerWithIdentifier:": "instantiateViewController(withIdentifier:)",
    "instantiateInitialViewController": "instantiateInitialViewController",
    "addAction:": "addAction(_:)",
    "completeTransition:": "completeTransition(_:)",
    "updateInteractiveTransition:": "update(_:)",
    "finishInteractiveTransition": "finish",
    "cancelInteractiveTransition": "cancel",
    "alertControllerWithTitle:message:preferredStyle:": "UIAlertController(title:message:preferredStyle:)",
    "actionWithTitle:style:handler:": "UIAlertAction(title:style:handler:)",
    "storyboardWithName:bundle:": "UIStoryboard(name:bundle:)",
  ]
}
