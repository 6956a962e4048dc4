extension ParserTests {
  /// `Sources.everything` in the canonical layout.
  static let formatted =
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
    class Empty: UIViewController { }

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
    detail.modalPresentationStyle = .formSheet; detail.title = nil
    _ = detail.view
    detail.view
    a.b?.c!.d[0].e(-1, 0.5, -2.25, "s", label: [a, []])
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
    turn {
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
    expect detail.presentingViewController == nav
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
    expect no rule CTX-04
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
    turn {
      expect hierarchy
        <A a>
      a.b()
    }

    """#
}
