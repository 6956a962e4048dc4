import Foundation
import Testing

@testable import PresentationModel

/// What an editor is told of a place in a text: `¦` stands for the cursor.
@Suite struct EditorDocumentTests {
  static let head = """
    scenario "S"
    ios 17
    class Home: UIViewController {
      var count = 1
      func open(_ x: UIViewController) { present(x, animated: true) }
    }
    window
      tabs: UITabBarController
        home: Home
    detail: DetailViewController

    """

  private static func open(_ text: String, after head: String = head) -> (document: EditorDocument, offset: Int) {
    let whole = head + text
    let parts = whole.components(separatedBy: "¦")
    return (EditorDocument(Array(parts.joined().utf8), path: "x.presim"), parts[0].utf8.count)
  }

  @Test(arguments: [
    // text, what is offered, what is not
    (
      "home.¦", ["present(_:animated:completion:)", "count", "open", "modalPresentationStyle"],
      ["selectedViewController"]
    ),
    ("tabs.sel¦", ["selectedViewController", "viewControllers"], ["topViewController", "count"]),
    ("home.view.¦", ["window", "isHidden"], ["present(_:animated:completion:)"]),
    ("detail.modalPresentationStyle = .¦", ["pageSheet", "fullScreen"], ["coverVertical"]),
    ("expect detail.modalPresentationStyle == .¦", ["pageSheet"], ["coverVertical"]),
    ("tabs.selectedViewController?.¦", ["present(_:animated:completion:)"], ["selectedIndex"]),
    ("expect ¦", ["hierarchy", "events", "log", "no", "home", "rule"], ["present"]),
    ("expect no ¦", ["events", "log", "lint"], ["hierarchy"]),
    ("expect rule CTX¦", ["CTX-01", "STY-01"], ["LNT-07"]),
    ("expect lint ¦", ["LNT-07"], ["CTX-01"]),
    ("device ¦", ["iPhone", "iPad"], ["home"]),
    ("ios ¦", ["26", "8"], ["home"]),
    ("other: ¦", ["Home", "UINavigationController", "DetailViewController"], ["home"]),
    (
      "alert: UIAlertController(title: \"A\", message: nil, preferredStyle: .¦)", ["alert", "actionSheet"],
      ["pageSheet"]
    ),
    ("home.present(¦", ["detail", "home"], ["turn"]),
    ("on home.¦", ["viewDidAppear(_:)"], ["present(_:animated:completion:)"]),
    ("expect events\n  home.¦", ["viewDidAppear", "viewWillAppear"], ["present(_:animated:completion:)"]),
    ("segue \"A\" from home to detail kind .¦", ["show", "presentation"], ["pageSheet"]),
    ("home.present(detail) // ¦", [], ["home"]),
    ("let card = DetailViewController()\ncard.¦", ["present(_:animated:completion:)"], ["count"]),
  ])
  func completion(_ text: String, _ offered: [String], _ absent: [String]) {
    let (document, offset) = Self.open(text)
    let labels = Set(document.completions(at: offset).items.map(\.label))
    for label in offered { #expect(labels.contains(label), "'\(text)' does not offer '\(label)'") }
    for label in absent { #expect(!labels.contains(label), "'\(text)' offers '\(label)'") }
  }

  @Test func presentAndDismissComeFirst() {
    let (document, offset) = Self.open("home.¦")
    let labels = document.completions(at: offset).items.prefix(2).map(\.label)
    expect(labels, equals: ["dismiss(animated:completion:)", "present(_:animated:completion:)"])
  }

  @Test(arguments: ["class A: UINavigationController {\n  ¦\n}\n", "class A: UINavigationController {\n  ¦"])
  func inAClassBodyMembersAreOffered(_ text: String) {
    let (document, offset) = Self.open(text, after: "")
    let labels = Set(document.completions(at: offset).items.map(\.label))
    for label in ["modalPresentationStyle", "on"] { #expect(labels.contains(label), "'\(text)' lacks '\(label)'") }
  }

  @Test(arguments: [
    (
      "detail.modalPresentation¦Style = .pageSheet",
      "var UIViewController.modalPresentationStyle: UIModalPresentationStyle"
    ),
    ("home.pres¦ent(detail, animated: true)", "UIViewController.present(_:animated:completion:)"),
    ("ho¦me.present(detail, animated: true)", "home: Home"),
    ("detail.modalPresentationStyle = .page¦Sheet", "case UIModalPresentationStyle.pageSheet"),
    ("expect rule CTX-¦02", "CTX-02"), ("fini¦sh", "finish"), ("_ = home.cou¦nt", "var count: Int"),
  ])
  func hover(_ text: String, _ code: String) throws {
    let (document, offset) = Self.open(text)
    let hover = try #require(document.hover(at: offset))
    #expect(hover.code.hasPrefix(code), "\(hover.code)")
  }

  @Test func aRenamedControllerIsRenamedEverywhere() throws {
    let (document, offset) = Self.open(
      """
      home.open(de¦tail)
      expect detail.presentingViewController == tabs
      expect events include
        detail.viewDidLoad
      expect hierarchy of detail
        <DetailViewController detail>, state: appeared, view: <UIView>
      """)
    let edits = try document.rename(at: offset, to: "card")
    let text = String(decoding: EditorEdit.apply(edits, to: document.bytes), as: UTF8.self)
    #expect(!text.contains("detail"))
    #expect(text.contains("<DetailViewController card>"))
    expect(edits.count, equals: 6)
  }

  @Test func aVariableIsNoNameOfTheFile() throws {
    let (document, offset) = Self.open(
      "home.open(¦x)", after: "class H: UIViewController {\n  func f(_ x: Int) { print(x) }\n}\n")
    _ = offset
    let place = "class H: UIViewController {\n  func f(_ ".utf8.count
    try expect(document.rename(at: place, to: "y").count, equals: 2)
  }

  @Test(arguments: [
    ("ho¦me.present(detail)", "detail", "with that name"), ("ho¦me.present(detail)", "1a", "is no name"),
    ("ho¦me.present(detail)", "turn", "word of the language"), ("home.pres¦ent(detail)", "x", "name of UIKit's"),
    ("home.present(detail) ¦", "x", "no name"),
  ])
  func aBadNameIsRefused(_ text: String, _ name: String, _ why: String) {
    let (document, offset) = Self.open(text)
    do throws(RenameRefusal) {
      _ = try document.rename(at: offset, to: name)
      Issue.record("'\(name)' is taken")
    } catch {
      #expect(error.message.contains(why), "\(error.message)")
    }
  }
}
