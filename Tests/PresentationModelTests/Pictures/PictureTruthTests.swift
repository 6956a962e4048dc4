import Testing

@testable import PresentationModel

/// What a UIKit engineer would call wrong in a picture: bars, what is covered, what an arrow comes from, what is left out.
@Suite struct PictureTruthTests {
  private func last(_ text: String) throws -> PictureStep { try #require(try PictureSamples.steps(text).last) }

  private func bars(_ level: PicturedScreen.Level) -> [PicturedScreen.Box] {
    level.boxes.filter { box in
      switch box.part {
      case .bar, .tabs: true
      default: false
      }
    }
  }

  private func tabs(_ level: PicturedScreen.Level) -> (names: [String], selected: Int, frame: PictureRect)? {
    for box in level.boxes { if case .tabs(let names, let selected) = box.part { return (names, selected, box.frame) } }
    return nil
  }

  @Test func ofSevenTabsFourAndMoreAreInTheBar() throws {
    var text = "ios 17\nwindow\n  tabs: UITabBarController\n"
    for name in ["a", "b", "c", "d", "e", "f", "g"] { text += "    \(name): ItemViewController\n" }
    let first = try last(text)
    expect(tabs(first.screen.levels[0])?.names, equals: ["a", "b", "c", "d", "More"])
    expect(tabs(first.screen.levels[0])?.selected, equals: 0)
    let sixth = try last(text + "tabs.selectedViewController = f\n")
    expect(tabs(sixth.screen.levels[0])?.selected, equals: 4)
    let wide = try last("ios 17\ndevice iPad\n" + text.dropFirst("ios 17\n".count))
    expect(tabs(wide.screen.levels[0])?.names.count, equals: 7)
  }

  /// Version and device, and where the tab bar is.
  @Test(arguments: [
    ("ios 17\ndevice iPhone", "bottom"), ("ios 26\ndevice iPhone", "bottom"), ("ios 17\ndevice iPad", "bottom"),
    ("ios 18\ndevice iPad", "top"), ("ios 26\ndevice iPad\nsizeClass compact regular", "bottom"),
    ("ios 17\ndevice TV", "top"), ("ios 26\ndevice Vision", "left"),
  ])
  func theTabBarIsWhereUIKitHasIt(header: String, edge: String) throws {
    let step = try last(header + "\nwindow\n  tabs: UITabBarController\n    one: One\n    two: Two\n")
    let bar = try #require(tabs(step.screen.levels[0]))
    let window = step.screen.device.window
    let found =
      bar.frame.width < window.width ? "left" : bar.frame.y == 0 ? "top" : bar.frame.maxY == window.maxY ? "bottom" : ""
    expect(found, equals: edge)
    let one = try #require(step.screen.levels[0].boxes.first { $0.name == "one" })
    #expect(!one.frame.intersects(bar.frame))
  }

  @Test func aStackInAStackHasNoBarOfItsOwn() throws {
    let step = try last(
      "ios 17\nclass Split: UISplitViewController {\n  style = .doubleColumn\n}\nwindow\n"
        + "  split: Split\n    list: ListViewController\n    detail: DetailViewController\n")
    expect(bars(step.screen.levels[0]).count, equals: 1)
  }

  @Test func aSearchTakesThePlaceOfTheNavigationBar() throws {
    let text =
      "ios 17\nwindow\n  nav: UINavigationController\n    list: ListViewController\nsearch: UISearchController\n"
      + "list.navigationItem.searchController = search\n"
    let open = try last(text + "search.isActive = true\n")
    #expect(bars(open.screen.levels[0]).isEmpty)
    expect(open.screen.levels[0].state.words, equals: "behind the search")
    let kept = try last(text + "search.hidesNavigationBarDuringPresentation = false\nsearch.isActive = true\n")
    expect(bars(kept.screen.levels[0]).count, equals: 1)
  }

  /// Two presentations in two columns cover a split view that neither of them covers.
  @Test func severalCoverTogether() throws {
    let text =
      "ios 17\ndevice iPad landscape\nwindow\n  split: UISplitViewController\n    list: ListViewController\n"
      + "    detail: DetailViewController\na: A\nb: B\nlist.definesPresentationContext = true\n"
      + "detail.definesPresentationContext = true\na.modalPresentationStyle = .overCurrentContext\n"
      + "b.modalPresentationStyle = .overCurrentContext\nlist.present(a, animated: true)\n"
    try expect(last(text).screen.levels[0].state.words, equals: "partly covered by a, still usable")
    let both = try last(text + "detail.present(b, animated: true)\n")
    expect(both.screen.levels.map(\.state.words), equals: ["in the window, covered", "in front", "in front"])
  }

  @Test(arguments: [("clear", "seen through coach"), ("red", "in the window, covered")])
  func aClearViewHidesNothing(color: String, words: String) throws {
    let step = try last(
      "ios 17\nwindow\n  home: HomeViewController\ncoach: CoachViewController\n"
        + "coach.modalPresentationStyle = .overFullScreen\ncoach.view.backgroundColor = .\(color)\n"
        + "home.present(coach, animated: true)\n")
    expect(step.screen.levels[0].state.words, equals: words)
    expect(Picture.screen.svg(of: step).contains(">home<"), equals: color == "clear")
  }

  /// A custom presentation is where its presentation controller says: over everything, in its context, in a part of it.
  @Test(arguments: [
    ("", "in the window, covered"), ("  shouldPresentInFullscreen = false\n", "partly covered by panel, still usable"),
    ("  frameOfPresentedViewInContainerView = .part\n", "partly covered by panel"),
  ])
  func aCustomPresentationIsWhereItSaysSo(body: String, words: String) throws {
    let step = try last(
      "ios 17\nclass Panel: UIPresentationController {\n\(body)}\nclass Panels: UIViewControllerTransitioningDelegate {\n"
        + "  presentationController(forPresented:presenting:source:) = Panel\n}\nwindow\n  tabs: UITabBarController\n"
        + "    chat: ChatViewController\npanel: PanelViewController\npanels: Panels\n"
        + "chat.definesPresentationContext = true\npanel.modalPresentationStyle = .custom\n"
        + "panel.transitioningDelegate = panels\nchat.present(panel, animated: true)\n")
    expect(step.screen.levels[0].state.words, equals: words)
    let bar = try #require(tabs(step.screen.levels[0])).frame
    expect(step.screen.levels[1].frame.intersects(bar), equals: !body.contains("shouldPresentInFullscreen"))
  }

  /// A step that leaves a transition open, and what the two halves of the screen show, from the left.
  @Test(arguments: [
    ("begin nav.pushViewController(detail, animated: true)", ["list disappearing", "detail appearing"]),
    (
      "nav.pushViewController(detail, animated: true)\nbegin nav.swipeBack()",
      ["list appearing", "detail disappearing"]
    ),
    (
      "nav.pushViewController(detail, animated: true)\nbegin nav.popViewController(animated: true)",
      ["list appearing", "detail disappearing"]
    ),
    ("begin nav.setViewControllers([list, detail], animated: true)", ["list disappearing", "detail appearing"]),
    ("begin tabs.selectedIndex = 1", ["nav disappearing", "other appearing"]),
    ("tabs.selectedIndex = 1\nbegin tabs.selectedIndex = 0", ["nav appearing", "other disappearing"]),
    ("nav.pushViewController(detail, animated: true)", []),
  ])
  func aStackAndATabBarShowBoth(code: String, halves: [String]) throws {
    let step = try last(
      "ios 17\nwindow\n  tabs: UITabBarController\n    nav: UINavigationController\n      list: ListViewController\n"
        + "    other: OtherViewController\ndetail: DetailViewController\n\(code)\n")
    let level = try #require(step.screen.levels.first)
    let boxes = level.boxes.filter(\.isExchanged).sorted { $0.frame.x < $1.frame.x }
    expect(boxes.map { "\($0.name) \($0.moving ?? "")" }, equals: halves, "\(code)")
    let texts = FlatPicture.drawing(step.screen, width: 2200, height: 4300).texts.map(\.text)
    for word in halves.flatMap({ $0.split(separator: " ") }) where word != "nav" {
      #expect(texts.contains(String(word)), "\(code): \(texts)")
    }
  }

  /// Two that UIKit made and nobody named have a lifeline each.
  @Test func everyControllerHasItsOwnLifeline() throws {
    let step = try last(
      "ios 17\ndevice iPad landscape\nclass Split: UISplitViewController {\n  style = .doubleColumn\n}\n"
        + "window\n  split: Split\n    list: ListViewController\n    detail: DetailViewController\n")
    let lanes = CallbackPicture.lanes(step.entries)
    #expect(lanes.contains("<UINavigationController>") && lanes.contains("<UINavigationController> (2)"), "\(lanes)")
    for lane in lanes {
      #expect(step.entries.count { $0.lane == lane && $0.text == "viewDidAppear" } <= 1, "\(lane)")
    }
  }

  /// Much is decided in a run that never ends; that it was stopped is what matters.
  @Test func aSlideSaysWhatStoppedIt() throws {
    let step = try last(
      "ios 17\nwindow\n  home: HomeViewController\ncard: CardViewController\n"
        + "on home.viewDidAppear { home.present(card, animated: true) { home.dismiss(animated: true) } }\n"
        + "card.modalPresentationStyle = .fullScreen\n")
    let words = PictureSlide.drawing(step, before: false).texts.map(\.text)
    #expect(words.contains { $0.hasPrefix("fails: at launch: the step does not finish") }, "\(words.prefix(12))")
    let shown = words.count { $0.hasPrefix("→ ") }
    #expect(step.decisionCount > 100 && words.contains("… \(step.decisionCount - shown) more"), "\(words.prefix(12))")
  }

  @Test func aLongBlockSaysThatItGoesOn() throws {
    let step = try last(
      "ios 17\nwindow\n  a: A\nturn {\n  a.view.tag = 1\n  a.view.tag = 2\n  a.view.tag = 3\n  a.view.tag = 4\n}\n")
    #expect(PictureSlide.drawing(step, before: false).texts.contains { $0.text == "… 2 more lines" })
  }

  /// A file that ends with an exception is drawn with it.
  @Test func whatThrowsIsNews() throws {
    let text = "ios 17\nwindow\n  nav: UINavigationController\n    list: List\nwindow.rootViewController = list\n"
    expect(PictureWalk.lastChange(in: try Scenario.program(text)), equals: 0)
  }

  /// Steps of the book: an arrow for each style that is written, words for every other; no bar but one of a stack in a
  /// stack, at most five tabs on an iPhone; a legend that names nothing else than what is drawn.
  @Test func picturesOfTheBookSayWhatIs() {
    for path in ScenarioFiles.sample(every: 23) {
      for step in PictureSamples.steps(ofFile: path) {
        let place = "\(ScenarioFiles.shown(path)):\(step.line)"
        let layers = LayersPicture.drawing(step.screen, width: StepPage.narrow, height: 4600).elements
        func count(_ look: String) -> Int { layers.split(separator: "class=\"\(look)\"").count - 1 }
        #expect(count("halo") <= count("presents"), "\(place)")
        for level in step.screen.levels {
          let bars = level.boxes.filter { if case .bar = $0.part { true } else { false } }.map(\.frame)
          for bar in bars {
            #expect(!bars.contains { $0.x == bar.x && $0.y == bar.maxY }, "\(place): two bars of \(level.name)")
          }
          if let tabs = tabs(level), step.screen.device.isCompactWidth {
            #expect(tabs.names.count <= 5, "\(place): \(level.name)")
          }
        }
        let slide = PictureSlide.drawing(step, before: false)
        let words = Set(slide.texts.map(\.text))
        expect(words.contains("changed"), equals: step.tree.rows.contains { $0.isChanged }, "\(place)")
        expect(words.contains("presents"), equals: step.tree.rows.contains { $0.isPresented }, "\(place)")
      }
    }
  }
}
