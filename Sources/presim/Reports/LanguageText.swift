/// The scenario language on one screen: `presim help language`.
enum LanguageText {
  /// At most 80 columns wide.
  static let page = """
    scenario "Title"                          the header, all of it optional
    ios 17                                    or ios 12, 15-18, 26, or rules docs
    device iPhone portrait                    iPhoneMax, iPad, Mac, TV, Vision

    class Card: UIViewController {            classes: defaults, callbacks
      modalPresentationStyle = .pageSheet
      on viewDidLoad { title = "card" }
    }

    window                                    what is on screen, indented
      nav: UINavigationController
        home: HomeViewController              the last of a stack is on top
    card: Card                                exists, is not on screen

    card.isModalInPresentation = true         set before launch
    on home.viewDidAppear { … }               a callback, from here on
    home.present(card, animated: true) { }    each call is a step
    turn { … }                                several in one run loop pass
    begin nav.swipeBack()                     then finish or cancel
    card.swipeToDismiss(); alert.tap("OK")    the user
    if #available(iOS 13, *) { … } else { … } versions

    expect card.presentingViewController == nav
    expect home.view.window != nil
    expect hierarchy                          below it, indented, the lines;
    expect events                             test --update fills them in
    expect events include
    expect no event home.viewWillDisappear
    expect log "…"                            or no log
    expect exception NSInvalidArgumentException
    expect rule CTX-04                        or no rule CTX-04
    expect lint LNT-07                        or no lint

    the whole reference: Documentation/Language.md

    """
}
