import Foundation
import Testing

@testable import PresentationModel

/// What a picture says of a step: states, arrows, holes.
@Suite struct PictureTests {
  private static let header = "ios 17\nwindow\n  home: HomeViewController\ncard: CardViewController\n"

  private func levels(_ text: String) throws -> [String: String] {
    let step = try #require(try PictureSamples.steps(text).last)
    return Dictionary(uniqueKeysWithValues: step.screen.levels.map { ($0.name, $0.state.words) })
  }

  @Test(arguments: [
    ("fullScreen", "not in the window"), ("overFullScreen", "in the window, covered"),
    ("pageSheet", "behind the sheet"), ("formSheet", "behind the sheet"), ("currentContext", "not in the window"),
    ("overCurrentContext", "in the window, covered"),
  ])
  func whatBecomesOfThePresenter(style: String, words: String) throws {
    let found = try levels(
      Self.header + "card.modalPresentationStyle = .\(style)\nhome.present(card, animated: true)\n")
    expect(found, equals: ["home": words, "card": "in front"])
  }

  @Test func anAlertAndAPopoverAreInFrontOfSomething() throws {
    let alert = try levels(Self.header + "note: UIAlertController\nhome.present(note, animated: true)\n")
    expect(alert, equals: ["home": "behind the alert", "note": "in front"])
    let popover = try levels(
      "ios 17\ndevice iPad\nwindow\n  home: HomeViewController\nmenu: MenuViewController\n"
        + "menu.modalPresentationStyle = .popover\n"
        + "menu.popoverPresentationController?.sourceView = home.view\nhome.present(menu, animated: true)\n")
    expect(popover, equals: ["home": "behind the popover", "menu": "in front"])
  }

  /// A popover lies over the column that its source view is in, whoever presents it.
  @Test(arguments: [("folders", 1), ("mail", 2)])
  func aPopoverLiesAtItsSource(column: String, row: Int32) throws {
    for presenter in ["folders", "mail", "split"] {
      let step = try #require(
        try PictureSamples.steps(
          """
          ios 17
          device iPad landscape
          window
            split: UISplitViewController
              folders: FoldersViewController
              mail: MailViewController
          menu: MenuViewController
          menu.modalPresentationStyle = .popover
          menu.popoverPresentationController?.sourceView = \(column).view
          \(presenter).present(menu, animated: true)
          """
        ).last)
      let level = try #require(step.screen.levels.first)
      let source = try #require(
        level.boxes.first { box in
          if case .view = box.part { box.controller == ControllerID(row) } else { false }
        }
      ).frame
      let popover = try #require(step.screen.levels.last).frame
      let middle = popover.x + popover.width / 2
      #expect(source.x <= middle && middle <= source.maxX, "\(column) by \(presenter): \(popover) and \(source)")
    }
  }

  @Test func anUndimmedSheetLeavesTheRestUsable() throws {
    let found = try levels(
      Self.header + "card.sheetPresentationController?.detents = [.medium(), .large()]\n"
        + "card.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium\n"
        + "home.present(card, animated: true)\n")
    expect(found["home"], equals: "behind the sheet, still usable")
  }

  @Test func whatIsDismissedIsCrossed() throws {
    let text = Self.header + "home.present(card, animated: true)\ncard.dismiss(animated: true)\n"
    try expect(levels(text), equals: ["home": "in front", "card": "dismissed"])
    let step = try #require(try PictureSamples.steps(text).last)
    #expect(Picture.layers.svg(of: step).contains("class=\"cross\""))
    #expect(!Picture.screen.svg(of: step).contains(">card<"))
  }

  @Test func whatIsOnItsWayIsDrawnBetween() throws {
    let text = Self.header + "home.present(card, animated: true)\nbegin card.swipeToDismiss()\nfinish\n"
    let steps = try PictureSamples.steps(text)
    let card = try #require(steps[2].screen.levels.last)
    expect(card.state.words, equals: "on its way out")
    #expect(card.rest != nil && card.frame.y > card.rest?.y ?? 0)
  }

  /// A column of a split view that presents over itself leaves a hole of its own.
  @Test func aColumnIsCoveredByItself() throws {
    let step = try #require(
      try PictureSamples.steps(
        """
        ios 17
        device iPad landscape
        window
          split: UISplitViewController
            folders: FoldersViewController
            mail: MailViewController
        card: CardViewController
        mail.definesPresentationContext = true
        card.modalPresentationStyle = .currentContext
        mail.present(card, animated: true)
        """
      ).last)
    let split = step.screen.levels[0]
    let card = step.screen.levels[1]
    expect(split.state.words, equals: "partly covered by card, still usable")
    expect(split.boxes.first { $0.name == "mail" }?.isInWindow, equals: false)
    expect(split.boxes.first { $0.name == "mail" }?.frame, equals: card.frame)
    expect(card.presenterName, equals: "mail")
  }

  @Test func theScreenIsBlackWhereNothingIsInTheWindow() throws {
    let step = try #require(
      try PictureSamples.steps(Self.header + "window.rootViewController = nil\n").last)
    let svg = Picture.screen.svg(of: step)
    #expect(svg.contains("black: the") && svg.contains("root view"), "\(svg)")
    expect(PictureSamples.fault(svg), equals: nil)
  }

  @Test func containmentAndPresentationAreDifferentEdges() throws {
    let step = try #require(
      try PictureSamples.steps(
        "ios 17\nwindow\n  nav: UINavigationController\n    home: HomeViewController\ncard: CardViewController\n"
          + "home.present(card, animated: true)\n"
      ).last)
    let dot = Picture.dot(of: step)
    #expect(dot.contains("n0 -> n1 [dir=none"))
    #expect(dot.contains("n0 -> n2 [color=\"#6d28d9\", fontcolor=\"#6d28d9\", penwidth=2, label=\".pageSheet\"]"))
    let mermaid = Picture.mermaid(of: step)
    #expect(mermaid.contains("  n0 --- n1\n"))
    #expect(mermaid.contains("  n0 ==>|\".pageSheet\"| n2\n"))
    #expect(mermaid.contains("flowchart TB\n"))
    expect(mermaid.split(separator: "\n").last, equals: "  class n0,n1,n2 shown")
  }

  @Test func statesAreInTheTreesWords() throws {
    let steps = try PictureSamples.steps(
      "ios 17\nwindow\n  tabs: UITabBarController\n    one: OneViewController\n    two: TwoViewController\n"
        + "card: CardViewController\ncard.modalPresentationStyle = .fullScreen\none.present(card, animated: true)\n"
        + "card.dismiss(animated: true)\n")
    func words(_ step: PictureStep) -> [String] { step.tree.rows.map { "\($0.name) \($0.state.words)" } }
    expect(
      words(steps[1]),
      equals: [
        "tabs not in the window", "one not in the window", "two not loaded", "card appeared",
      ])
    expect(words(steps[2]), equals: ["tabs appeared", "one appeared", "two not loaded", "card has left"])
    expect(steps[2].tree.rows.map(\.isChanged), equals: [true, true, false, true])
  }

  /// However deep a chain is and however much of it is left out, an arrow ends at each presented row.
  @Test(arguments: [(3, 5000), (12, 3500), (60, 3500), (60, 5800)])
  func everyPresentedRowHasAnArrow(count: Int, width: Int) throws {
    var text = "ios 17\nwindow\n  c0: HomeViewController\n"
    for row in 1...count { text += "c\(row): CardViewController\n" }
    for row in 1...count { text += "c\(row - 1).present(c\(row), animated: false)\n" }
    let step = try #require(try PictureSamples.steps(text).last)
    let drawing = TreePicture.drawing(step.tree, width: width)
    let rows = step.tree.items(most: 40).count {
      if case .row(let row) = $0 { step.tree.rows[row].isPresented } else { false }
    }
    expect(rows, equals: min(count, 38))
    expect(drawing.elements.components(separatedBy: "<path class=\"vi\"").count - 1, equals: rows)
  }

  /// A name is cut only where no free part of the view has room for it.
  @Test func aNameStandsWhereItFits() throws {
    let step = try #require(
      try PictureSamples.steps(
        "ios 26\ndevice iPad landscape\nwindow\n  split: UISplitViewController\n    folders: ListViewController\n"
          + "    message: MessageViewController\ncompose: ComposeViewController\n"
          + "compose.modalPresentationStyle = .pageSheet\n"
          + "compose.sheetPresentationController.detents = [.medium(), .large()]\n"
          + "message.present(compose, animated: true)\n"
      ).last)
    #expect(FlatPicture.drawing(step.screen, width: 2310, height: 1760).elements.contains(">folders<"))
  }

  @Test func sevenControllersHaveALifelineEach() throws {
    var text = "ios 17\nwindow\n  shell: ShellViewController\n"
    for row in 1...6 { text += "    aChildWithALongName\(row): ChildViewController\n" }
    text +=
      "cover: CoverViewController\ncover.modalPresentationStyle = .fullScreen\nshell.present(cover, animated: true)\n"
    let step = try #require(try PictureSamples.steps(text).last)
    let lanes = CallbackPicture.lanes(step.entries)
    expect(lanes.count, equals: 8)
    let drawing = CallbackPicture.drawing(step.entries, width: 3500)
    expect(drawing.elements.components(separatedBy: "<path class=\"life\"").count - 1, equals: lanes.count)
  }

  /// A long chain that has been dismissed does not push what is left out of the picture.
  @Test func theLayersShowWhatIsLeft() throws {
    var text = "ios 17\nwindow\n  c0: HomeViewController\n"
    for row in 1...9 { text += "c\(row): CardViewController\n" }
    for row in 1...9 { text += "c\(row - 1).present(c\(row), animated: false)\n" }
    let all = try #require(try PictureSamples.steps(text).last)
    let deep = LayersPicture.drawing(all.screen, width: 3500, height: 4600)
    #expect(deep.elements.contains(">c9<") && deep.elements.contains("… 4") && !deep.elements.contains(">c3<"))
    let step = try #require(try PictureSamples.steps(text + "c1.dismiss(animated: true)\n").last)
    let drawing = LayersPicture.drawing(step.screen, width: 3500, height: 4600)
    for name in ["c0", "c1", "c2", "c5"] { #expect(drawing.elements.contains(">\(name)<"), "\(name)") }
    #expect(drawing.texts.map(\.text).joined(separator: " ").contains("… 4 more dismissed"))
    #expect(!drawing.elements.contains(">c6<"))
    expect(PictureSamples.collision(drawing), equals: nil)
  }
}
