/// Scenario texts that several tests read.
enum Sources {
  /// Closures and comparisons in all the ways that Swift has for them.
  static let swiftForms =
    #"""
    window
      a: UIViewController
    b: UIViewController
    a.present(b) { ( x ,y:Bool , _ : UIViewController ? )  in b.view }
    a.present(b) { [ weak self , unowned b ] ( x:Bool! )->Void in b.view }
    a.present(b) { ()->() in }
    a.present(b) { @MainActor in b.view }
    a.present(b) { x, y -> UIKit.Thing? in }
    a.f { }
    second: { _ in
      b.view
    }
    third:
    { }
    expect a===b; expect a  !==  b
    expect a  is  B
    expect !( a.view is UIView ); expect (a is B)==true

    """#

  /// Swift that the language does not have.
  static let foreignSwift =
    #"""
    import UIKit
    @main final class App: UIViewController { override func viewDidLoad() { super.viewDidLoad() }
      @IBOutlet private(set) weak var x: [String: Int]? = nil; lazy var y = { "}" }()
      init?(a b: (Int) -> Void, _ c: Int = 3) { } }
    if let x = a.b?.c as? D, x != nil { print("{") } else if y { } else
    {
    }
    guard let self = self else { return }
    do { try await f() } catch let e { throw e }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.g() }
    func f<T>(_ a: T,
      b: Int) -> [T] where T: P {
      return "\n\"{"
    }
    let a, b = 3; var c: Int { get { 3 } }
    a.b(try! c, await d ?? e)

    """#

  /// "A whole file" of the description of the language.
  static let wholeFile =
    #"""
    // What is presented over the current context stops at the navigation controller: the tab bar stays usable.
    scenario "Over the current context, in a tab"
    ios 17
    device iPhone portrait

    class Card: UIViewController {
      modalPresentationStyle = .overCurrentContext
    }

    window
      tabs: UITabBarController
        nav: UINavigationController
          first: FirstViewController
          second: SecondViewController      // the last of a stack is on top
        settings: SettingsViewController

    detail: Card                            // an outline outside `window`: exists, is not on screen

    second.present(detail, animated: true) { }
    expect detail.presentingViewController == nav
    expect second.view.window != nil
    expect no log
    expect rule CTX-04
    expect events
      detail.viewDidLoad
      detail.viewWillAppear
      detail.viewIsAppearing
      detail.viewDidAppear
      completion
    expect hierarchy
      <UITabBarController tabs>, state: appeared, view: <UILayoutContainerView>
         | <UINavigationController nav>, state: appeared, view: <UILayoutContainerView>
         |    | <FirstViewController first>, state: disappeared, view: (view not loaded)
         |    | <SecondViewController second>, state: appeared, view: <UIView>
         |    + <Card detail>, state: appeared, view: <UIView>, presented with: <_UIOverCurrentContextPresentationController>
         | <SettingsViewController settings>, state: disappeared, view: (view not loaded)

    detail.dismiss(animated: true)
    expect second.presentedViewController == nil

    """#

  /// Every construct of the language, none of it laid out well.
  static let everything =
    #"""
    /* one of everything
       /* nested */ */
    scenario "Every \"construct\" \u{1F600}"
    ios 17.4; device iPad landscape
    sizeClass compact regular

    class Card: UIViewController, UIAdaptivePresentationControllerDelegate {
      modalPresentationStyle = .overCurrentContext; isModalInPresentation = true
      adaptivePresentationStyle(for:traitCollection:) = .none
      canPerformUnwindSegueAction(_:from:sender:) = false
      on viewDidLoad { self.title = "x"; super.viewDidLoad() }   // a callback
      on show(_:sender:) {
        addChild(vc)
      }
      unwind backHome
      supportedInterfaceOrientations = [.portrait, .landscapeLeft]
    }
    class Plain: UIKit.UIViewController
    class Empty: UIViewController {}

    window
        tabs: UITabBarController
            nav: UINavigationController // trailing
                // own line
                first: FirstViewController; zweite: Ansicht

            größe: SettingsViewController
    window overlay
      top: UIViewController
    window third

    detail: Card
      child: UIViewController
    drag: Drag

    segue "ShowDetail" from first to detail kind .show
    segue nil from Home to detail kind .presentation modalPresentationStyle .fullScreen animates false anchor first.view

    on zweite.viewDidAppear { zweite.present(detail, animated: true) }
    on a.view?.window!.show(_:sender:) { }
    first.present(detail, animated: true) { } completion: { [weak self, unowned nav] finished, _ in
      finish
    }
    detail.modalPresentationStyle=.formSheet;detail.title  =  nil
    _ = detail.view
    detail.view
    a.b?.c!.d[0].e(-1,0.5, -2.25 , "s", label : [a, [ ]])
    presentation(detail).style
    (detail as! Card).title = (x as? B)?.y
    nav.viewControllers = [UINavigationController(rootViewController: b), Fade()]
    detail.preferredContentSize = CGSize(width: 300, height: 200)
    window.resize(to: sizeClass(compact, regular))
    device.rotate(to: .landscape)
    a.targetViewController(forAction: #selector(Home.show(_:sender:)), sender: nil)
    a.perform(#selector(backHome), .medium().large, !b.isHidden)
    sheet
      .animateChanges {
        sheet.detents = [.medium(), .large()]
      }
    a.present(
      b,
      animated: true, completion: {
        b.present(c)
        })
    turn
    {
      a.b(); c.d()


      expect no event x.willMove(toParent: nav)
    }
    turn { a.b(); expect no event c.viewDidLoad; expect no events }
    begin nav.swipeBack()
    begin a.present(b) { }
    finish
    cancel
    x.transitionCoordinator.animate(alongsideTransition: { a.b() }, completion: { context in })
    a.b { _ in } /* odd */ ; c.d()
    expect detail.presentingViewController==nav
    expect second.view.window
      != nil
    expect a.b
    expect !a.b
    expect !a.b == true
    expect log.view == nil
    expect log "a \\(b"
    expect no log
    expect exception
    expect exception NSInvalidArgumentException
    expect exception NSInvalidArgumentException "text"
    expect rule P-L01
    expect  no  rule  CTX-04
    expect lint LNT-07 // why
    expect events
    expect events of a, b
          a.viewDidLoad
          b.viewDidLoad // a remark
    expect events include
       // remark
       a.viewDidLoad("//", 1)

       b.viewDidLoad

    expect hierarchy of detail
        <Card detail>
           | <A a>


           | <B b>
            // last
    turn { expect hierarchy
        <A a>
    a.b()
    }

    """#
}
