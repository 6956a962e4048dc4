import UIKit

// A hierarchy as an app has it: two tabs, a pushed screen that defines the context, a sheet with an alert over it.
class MainTabs: UITabBarController {}
class HomeViewController: UIViewController {}
class DetailViewController: UIViewController {}
class CardViewController<Content>: UIViewController {}
class Fades: UIViewControllerTransitioningDelegate {}

let (tabs, nav, home, detail) = (MainTabs(), UINavigationController(), HomeViewController(), DetailViewController())
nav.addChild(home)
nav.addChild(detail)
tabs.addChild(nav)
tabs.addChild(HomeViewController())
tabs.selectedViewController = nav
detail.definesPresentationContext = true
let card = CardViewController<Int>()
let fades = Fades()
card.modalPresentationStyle = .fullScreen
card.isModalInPresentation = true
detail.transitioningDelegate = fades
tabs.present(card, animated: true)
card.present(UIAlertController(), animated: true)
let window = UIWindow()
window.rootViewController = tabs
let scene = UIWindowScene()
scene.windows = [window]
UIApplication.shared.connectedScenes = [scene]
print(PresimExport.scenario(title: "An \"export\""), terminator: "")
