import Foundation
import Testing

@testable import PresentationModel

/// Whoever stands in one place is made to stand in another: every pair of a relation and of a call that asks for one
/// more, and what may follow. Invariants hold after every step, whatever UIKit makes of it.
///
/// Of all combinations a fixed stride is taken, prime to the tables' sizes; by hand `PRESIM_TWO_PLACES=n` takes 5 n times
/// as many.
@Suite struct TwoPlacesTests {
  /// A world with every container in it. `m` is the controller in question.
  static func world(_ header: String, _ subject: String) -> String {
    """
    \(header)
    class Dimmed: UIPresentationController { shouldRemovePresentersView = true }
    class Fade: UIViewControllerTransitioningDelegate {
      presentationController(forPresented:presenting:source:) = Dimmed
    }
    class Wrap: UIAdaptivePresentationControllerDelegate {
      adaptivePresentationStyle(for:traitCollection:) = .fullScreen
      presentationController(_:viewControllerForAdaptivePresentationStyle:) = m
    }
    wrap: Wrap
    window
      tabs: UITabBarController
        nav: UINavigationController
          home: HomeScreen
          list: ListScreen
        other: OtherScreen
    window overlay
      cover: CoverScreen
        inner: InnerScreen
    box: BoxScreen
      item: ItemScreen
    z: ZScreen
    y: YScreen
    spare: UINavigationController
      page: PageScreen
    pages: UIPageViewController
      p1: P1Screen
    split: UISplitViewController
      left: LeftScreen
      right: RightScreen
    \(subject)
    search: UISearchController(searchResultsController: z)
    list.navigationItem.searchController = search
    z.title = "z"

    """
  }

  static let headers = ["ios 26", "ios 12", "ios 17\ndevice iPad landscape", "rules docs"]

  static let subjects = [
    "m: MScreen", "m: UINavigationController\n  m1: M1Screen\n  m2: M2Screen", "m: UITabBarController\n  m1: M1Screen",
    "m: UISplitViewController\n  m1: M1Screen\n  m2: M2Screen", "m: UIPageViewController\n  m1: M1Screen",
    "m: MScreen\n  m1: M1Screen", "m: UISearchController(searchResultsController: m1)\nm1: M1Screen",
  ]

  /// Where `m` stands before the call.
  static let relations = [
    "",
    "list.present(m, animated: true)",
    "m.modalPresentationStyle = .fullScreen\nlist.present(m, animated: false)",
    "m.modalPresentationStyle = .overCurrentContext\nlist.present(m)",
    "m.modalPresentationStyle = .custom\nm.transitioningDelegate = Fade()\nlist.present(m)",
    "begin list.present(m, animated: true)",
    "list.present(m)\nm.present(y)",
    "m.modalPresentationStyle = .fullScreen\nlist.present(y)\ny.present(m)",
    "nav.pushViewController(m, animated: true)",
    "begin nav.pushViewController(m, animated: true)",
    "nav.setViewControllers([m, home], animated: false)",
    "nav.pushViewController(m, animated: false)\nm.present(y)",
    "nav.pushViewController(m)\nbegin nav.popViewController(animated: true)",
    "tabs.viewControllers = [m, nav]\ntabs.selectedIndex = 0",
    "tabs.viewControllers = [nav, m]",
    "list.addChild(m)\nlist.view.addSubview(m.view)\nm.didMove(toParent: list)",
    "box.addChild(m)", "nav.addChild(m)", "tabs.addChild(m)",
    "list.view.addSubview(m.view)", "window.addSubview(m.view)", "z.view.addSubview(m.view)",
    "overlay.rootViewController = m", "window.rootViewController = m",
    "window.rootViewController = m\nm.present(y)",
    "pages.setViewControllers([m], direction: .forward)",
    "window.rootViewController = pages\npages.setViewControllers([m], direction: .forward)",
    "window.rootViewController = split\nsplit.viewControllers = [left, m]",
    "window.rootViewController = split\nsplit.viewControllers = [m, right]",
    "search.isActive = true\nz.addChild(m)",
    "y.modalPresentationStyle = .popover\ny.popoverPresentationController.delegate = wrap\n"
      + "y.popoverPresentationController.sourceView = list.view\nlist.present(y)",
    "list.present(m)\nbegin m.dismiss(animated: true)",
    "list.show(m, sender: nil)",
  ]

  /// What asks for one more place, and what else may happen to one who stands somewhere.
  static let calls = [
    "list.present(m, animated: true)", "z.present(m)", "cover.present(m, animated: false)", "m.present(y)",
    "m.present(list)", "m.present(tabs)", "m.present(cover)", "y.present(m)", "m.present(search)",
    "box.addChild(m)", "list.addChild(m)", "nav.addChild(m)", "tabs.addChild(m)", "cover.addChild(m)", "y.addChild(m)",
    "pages.addChild(m)", "split.addChild(m)", "m.addChild(tabs)", "m.addChild(list)", "m.addChild(y)",
    "m.addChild(cover)",
    "list.view.addSubview(m.view)", "cover.view.addSubview(m.view)", "window.addSubview(m.view)",
    "overlay.addSubview(m.view)", "y.view.addSubview(m.view)", "m.view.addSubview(list.view)",
    "m.view.addSubview(tabs.view)", "m.view.addSubview(y.view)", "tabs.view.addSubview(m.view)",
    "nav.pushViewController(m, animated: true)", "nav.pushViewController(m, animated: false)",
    "spare.pushViewController(m, animated: false)", "nav.setViewControllers([m], animated: true)",
    "nav.setViewControllers([home, m, list], animated: false)", "tabs.viewControllers = [m]",
    "tabs.viewControllers = [nav, m]", "tabs.setViewControllers([other, m], animated: true)",
    "pages.setViewControllers([m], direction: .forward)", "pages.swipe(to: m)",
    "split.viewControllers = [m, right]", "split.viewControllers = [left, m]", "window.rootViewController = m",
    "overlay.rootViewController = m", "overlay.rootViewController = tabs", "list.show(m, sender: nil)",
    "list.showDetailViewController(m, sender: nil)",
    "y.modalPresentationStyle = .popover\ny.popoverPresentationController.delegate = wrap\nlist.present(y)",
    "turn { list.present(m); nav.pushViewController(m) }", "turn { list.present(m); list.addChild(m) }",
    "turn { nav.pushViewController(m); nav.popViewController(); list.present(m) }",
    "m.removeFromParent()", "m.view.removeFromSuperview()", "m.dismiss(animated: true)",
    "list.dismiss(animated: false)",
    "tabs.dismiss(animated: true)", "nav.popViewController(animated: true)",
    "nav.popToRootViewController(animated: false)",
    "nav.setViewControllers([home], animated: false)", "tabs.selectedIndex = 1", "tabs.viewControllers = [other]",
    "window.rootViewController = y", "window.rootViewController = nil", "overlay.rootViewController = nil",
    "overlay.isHidden = true", "device.rotate(to: .landscape)", "window.resize(to: sizeClass(regular, regular))",
    "window.resize(to: sizeClass(compact, regular))", "y.dismiss(animated: false)", "search.isActive = false",
    "search.isActive = true", "m.view = nil", "cancel", "finish",
  ]

  /// Which one of how many is taken.
  static let stride =
    ProcessInfo.processInfo.environment["PRESIM_TWO_PLACES"].flatMap(Int.init).map { max(1, 4_001 / $0) } ?? 20_011

  @Test(arguments: zip(headers, headers.indices))
  func invariantsHold(header: String, row: Int) {
    var found: [String] = []
    var tick = row
    var steps = 0
    for subject in Self.subjects {
      for relation in Self.relations {
        for call in Self.calls {
          for next in Self.calls {
            tick += 1
            guard tick % Self.stride == 0 else { continue }
            let text =
              Self.world(header, subject) + relation + "\n" + call + "\n" + next + "\n"
              + "list.dismiss(animated: true)\nwindow.rootViewController = nil\n"
            let (fault, count) = InvariantWalk.fault(of: InvariantWalk.paired(text))
            steps += count
            if let fault { found.append("\(fault)\n\(subject)\n\(relation)\n--\n\(call)\n\(next)") }
          }
        }
      }
    }
    #expect(steps > 0)
    var kinds: [String: Int] = [:]
    for text in found { kinds[String(text.split(separator: "\n")[0]), default: 0] += 1 }
    let ranked = kinds.sorted { $0.value > $1.value }.prefix(40).map { "\($0.value)  \($0.key)" }.joined(
      separator: "\n")
    #expect(
      found.isEmpty, "\(found.count) of \(steps) steps\n\(ranked)\n\n\(found.prefix(30).joined(separator: "\n\n"))")
  }
}
