import PresentationModel

/// The scenario language on one screen: `presim help language`.
enum LanguageText {
  /// What a word of the language means, as an editor says it: `presim help turn`; nil for any other word.
  static func page(of word: String, _ columns: Int) -> String? {
    guard let known = EditorWords.all.first(where: { $0.name == word }) else { return nil }
    let rows = word == "expect" ? [known] + EditorWords.expectations : [known]
    let cells = rows.map { [$0.form, $0.meaning.filter { $0 != "`" }] }
    let table = TextTable(rows: cells, flexible: [1])
    let lines = table.lines(in: columns).map { Array($0.joined()) } ?? cells.flatMap { $0 }
    return lines.joined(separator: "\n") + "\n\n'presim help language' shows the whole language.\n"
  }

  /// At most 80 columns wide.
  static let page = """
    scenario "Title"                          the header, all of it optional
    ios 17                                    or ios 12, 15-18, 27, or rules docs
    device iPhone portrait                    iPhoneMax, iPad, Mac, TV, Vision
    sizeClass compact regular                 where it is not the device's
    app.supportedInterfaceOrientations = .all

    class Card: UIViewController {            classes: defaults, answers,
      modalPresentationStyle = .pageSheet     callbacks, unwind actions
      presentationControllerShouldDismiss(_:) = false
      on viewDidLoad { title = "card" }
      unwind backHome
    }

    window                                    what is on screen, indented
      nav: UINavigationController
        home: HomeViewController              the last of a stack is on top
    card: Card                                exists, is not on screen
    segue "Show" from home to card kind .show

    card.isModalInPresentation = true         set before launch
    on home.viewDidAppear { … }               a callback, from here on
    home.present(card, animated: true) { }    a step; _ = card.view reads
    turn { … }                                several in one run loop pass
    begin nav.swipeBack()                     then finish or cancel
    card.swipeToDismiss(); alert.tap("OK")    the user
    if #available(iOS 13, *) { … } else { … } versions

    expect card.presentingViewController == nav    or !=
    expect !card.isBeingPresented             a truth, or its opposite
    expect hierarchy                          below it, indented, the lines;
    expect events                             test --update fills them in
    expect no event home.viewWillDisappear    or no events
    expect log "…"                            or no log
    expect exception NSInvalidArgumentException
    expect rule CTX-04                        or no rule, lint, no lint
    the whole reference: presim help language --all

    """
}
