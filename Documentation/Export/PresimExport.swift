// Writes the hierarchy that is on screen as a scenario for presim, flags included. Copy this file into your app or into
// the target of your UI tests; it calls public API alone and changes nothing:
//
//   print(PresimExport.scenario())              // in the app, or 'po PresimExport.scenario()' in lldb
//   presim run screen.presim                    // what was printed, in a file
import UIKit

/// The hierarchy on screen as a scenario of presim.
@MainActor
public enum PresimExport {
  /// The hierarchy of a window as a scenario; of the key window without one.
  public static func scenario(of window: UIWindow? = nil, title: String = "Exported") -> String {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }
    guard let root = (window ?? windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController else {
      return "// no window has a root view controller\n"
    }
    var writer = Writer()
    let outline = writer.outline(root, 1)
    var others = ""
    var level: UIViewController? = root.presentedViewController
    while let presented = level {
      others += "\n" + writer.outline(presented, 0)
      level = presented.presentedViewController
    }
    let version = UIDevice.current.systemVersion.prefix { $0 != "." }
    return "scenario \"\(title.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\"\nios \(version)\n\(device)\n"
      + writer.classes + "\nwindow\n" + outline + others + "\n" + writer.settings + writer.presentations
  }

  private static var device: String {
    switch UIDevice.current.userInterfaceIdiom {
    case .pad: "device iPad"
    case .tv: "device TV"
    case .mac: "device Mac"
    default: "device iPhone"
    }
  }

  @MainActor
  private struct Writer {
    var classes = ""
    var settings = ""
    var presentations = ""
    private var names: [ObjectIdentifier: String] = [:]
    private var count: [String: Int] = [:]
    private var declared: Set<String> = []

    mutating func outline(_ x: UIViewController, _ depth: Int) -> String {
      let type = className(x)
      let name = name(x, type)
      var text = String(repeating: "  ", count: depth) + "\(name): \(type)\n"
      for child in children(of: x) { text += outline(child, depth + 1) }
      if let tabs = x as? UITabBarController, let selected = tabs.selectedViewController,
        names[ObjectIdentifier(selected)] != nil
      {
        settings += "\(name).selectedViewController = \(names[ObjectIdentifier(selected)]!)\n"
      }
      if x.definesPresentationContext { settings += "\(name).definesPresentationContext = true\n" }
      if x.providesPresentationContextTransitionStyle {
        settings += "\(name).providesPresentationContextTransitionStyle = true\n"
      }
      if x.isModalInPresentation { settings += "\(name).isModalInPresentation = true\n" }
      if let delegate = x.transitioningDelegate {
        settings +=
          "// \(name).transitioningDelegate is a '\(String(describing: Swift.type(of: delegate)))': declare it\n"
      }
      if let presenter = x.presentingViewController, x.parent == nil, let by = names[ObjectIdentifier(presenter)] {
        if let style = style(x.modalPresentationStyle) { settings += "\(name).modalPresentationStyle = .\(style)\n" }
        presentations += "\(by).present(\(name), animated: false)\n"
      }
      return text
    }

    private func children(of x: UIViewController) -> [UIViewController] {
      if let nav = x as? UINavigationController { return nav.viewControllers }
      if let tabs = x as? UITabBarController { return tabs.viewControllers ?? [] }
      if let split = x as? UISplitViewController { return split.viewControllers }
      return x.children
    }

    /// The name of the class without its module and its type arguments; what inherits from a container is declared.
    private mutating func className(_ x: UIViewController) -> String {
      let type = String(describing: Swift.type(of: x)).prefix { $0 != "<" }.filter {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      let bases: [(UIViewController.Type, String)] = [
        (UINavigationController.self, "UINavigationController"), (UITabBarController.self, "UITabBarController"),
        (UISplitViewController.self, "UISplitViewController"), (UIAlertController.self, "UIAlertController"),
        (UIPageViewController.self, "UIPageViewController"), (UISearchController.self, "UISearchController"),
      ]
      let base = bases.first { x.isKind(of: $0.0) }?.1 ?? "UIViewController"
      if type != base, type.hasPrefix("UI") || type.hasPrefix("_") { return base }
      if type != base, declared.insert(type).inserted { classes += "\nclass \(type): \(base) { }\n" }
      return type
    }

    /// `home` of `HomeViewController`, the second one `home2`.
    private mutating func name(_ x: UIViewController, _ type: String) -> String {
      var base = type
      for ending in ["ViewController", "Controller"] where base.hasSuffix(ending) && base.count > ending.count {
        base.removeLast(ending.count)
      }
      if base.hasPrefix("UI") { base.removeFirst(2) }
      base = base.prefix(1).lowercased() + base.dropFirst()
      let taken: Set = ["self", "super", "window", "class", "device", "segue", "in", "is", "as", "view", ""]
      if taken.contains(base) { base = "screen" }
      count[base, default: 0] += 1
      let name = count[base] == 1 ? base : "\(base)\(count[base]!)"
      names[ObjectIdentifier(x)] = name
      return name
    }

    private func style(_ style: UIModalPresentationStyle) -> String? {
      let names: [Int: String] = [
        0: "fullScreen", 1: "pageSheet", 2: "formSheet", 3: "currentContext", 5: "overFullScreen",
        6: "overCurrentContext", 7: "popover",
      ]
      return names[style.rawValue]
    }
  }
}
