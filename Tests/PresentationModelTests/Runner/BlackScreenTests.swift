import Testing

@testable import PresentationModel

/// What `explain` offers where an animator takes the presenter's view with it is typed back, and the view stays.
@Suite struct BlackScreenTests {
  private static func text(_ line: String, style: String = "", moves: String) -> String {
    """
    ios 13
    class Shrink: UIViewControllerAnimatedTransitioning {
      on animateTransition(using:) {
        \(line)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    class Fade: UIViewControllerTransitioningDelegate {
      \(moves) = Shrink
    }
    class Slideshow: UIViewController {
      transitioningDelegate = Fade
    }
    window
      nav: UINavigationController
        gallery: GalleryViewController
    slideshow: Slideshow
    \(style)gallery.present(slideshow, animated: true)
    slideshow.dismiss(animated: true)

    """
  }

  /// The window of `nav` at the end, and the offers of the last step.
  private func offers(_ text: String) throws -> (isInWindow: Bool, offers: [Explanation.Alternative]) {
    let bytes = Array(text.utf8)
    var explainer = ScenarioExplainer(try #require(Scenario.load(bytes: bytes, path: "t").program), of: bytes)
    let launched = explainer.next()
    var last = try #require(launched)
    while let next = explainer.next() { last = next }
    let hierarchy = explainer.runner.hierarchy
    let offers = explainer.explanation(of: last, triesOthers: true).alternatives
    let row = try #require(explainer.runner.program.outline.names.firstIndex(of: "nav"))
    return (hierarchy.isInWindow(ControllerID(Int32(row))), offers)
  }

  @Test(
    arguments: [
      ("animationController(forDismissed:)", "viewController(forKey: .to)!.view"),
      ("animationController(forPresented:presenting:source:)", "viewController(forKey: .from)!.view"),
    ])
  func theLineIsLeftOutOrTheStyleIsFullScreen(moves: String, view: String) throws {
    let line = "transitionContext.containerView.insertSubview(transitionContext.\(view), at: 0)"
    let found = try offers(Self.text(line, moves: moves))
    #expect(!found.isInWindow)
    expect(
      found.offers.map(\.code),
      equals: ["leave out \(line) on line 4", "slideshow.modalPresentationStyle = .fullScreen"])
    expect(found.offers.map(\.line), equals: [nil, 18])
    #expect(found.offers.allSatisfy { $0.isCure && $0.result == "the view of nav stays in the window" })
    // Typed back.
    #expect(try offers(Self.text("", moves: moves)).isInWindow)
    #expect(try offers(Self.text(line, style: "\(found.offers[1].code); ", moves: moves)).isInWindow)
  }

  /// Two lines move it: neither can be left out alone, so only the style is offered.
  @Test func whatDoesNotHelpIsNotOffered() throws {
    let line =
      "transitionContext.containerView.addSubview(nav.view); transitionContext.containerView.addSubview(nav.view)"
    let found = try offers(Self.text(line, moves: "animationController(forDismissed:)"))
    #expect(!found.isInWindow)
    expect(found.offers.map(\.code), equals: ["slideshow.modalPresentationStyle = .fullScreen"])
  }

  @Test func nothingIsOfferedWhereTheLineIsRight() throws {
    let line = "transitionContext.containerView.insertSubview(nav.view, at: 0)"
    let style = "slideshow.modalPresentationStyle = .fullScreen; "
    let found = try offers(Self.text(line, style: style, moves: "animationController(forDismissed:)"))
    #expect(found.isInWindow)
    #expect(!found.offers.contains { $0.isCure })
  }
}
