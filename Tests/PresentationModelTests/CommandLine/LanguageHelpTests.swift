import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// `presim help language` fits a screen.
@Suite struct LanguageHelpTests {
  @Test func isOnePage() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("help", "language")
    expect(result.status, equals: 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(result.output.contains("presim help language --all"))
    #expect(try presim.run("help", "exit-codes").output.contains("\n70  a fault of presim itself"))
    #expect(try presim.run("help", "langage").errors.contains("did you mean 'language'?"))
  }

  /// A form that the parser knows stands in the reference and on the page: by the words that make it out.
  @Test func everyFormOfAStatementIsWrittenDown() throws {
    let reference = Pages.all.language
    var forms: Set<String> = []
    // The kinds of statements stand before those of what they are made of.
    for raw in 0...SyntaxKind.expectNoLint.rawValue {
      guard let kind = SyntaxKind(rawValue: raw) else { continue }
      let words = try #require(Self.words(of: kind), "\(kind): no form of it is known here")
      forms.insert(words)
      #expect(reference.contains(words), "\(kind): '\(words)' is not in Documentation/Language.md")
      #expect(LanguageText.page.contains(words), "\(kind): '\(words)' is not in 'presim help language'")
    }
    #expect(forms.count > 30)
  }

  private static func words(of kind: SyntaxKind) -> String? {
    switch kind {
    case .scenarioHeader: "scenario \"Title\""
    case .iosHeader: "ios 17"
    case .rulesHeader: "rules docs"
    case .deviceHeader: "device iP"
    case .sizeClassHeader: "sizeClass compact regular"
    case .appHeader: "app.supportedInterfaceOrientations = ."
    case .classDeclaration: "class Card: UIViewController {"
    case .windowDeclaration: "window"
    case .outlineDeclaration: "UINavigationController\n"
    case .segueDeclaration: "segue \"Show"
    case .segueOption: "kind .show"
    case .propertyDefault: "modalPresentationStyle = ."
    case .methodAnswer: "presentationControllerShouldDismiss(_:) = false"
    case .callback: "on viewDidLoad {"
    case .unwindAction: "unwind backHome"
    case .callbackStatement: "on home.viewDidAppear {"
    case .turnStatement: "turn {"
    case .beginStatement: "begin nav.swipeBack()"
    case .finishStatement: "finish"
    case .cancelStatement: "cancel"
    case .assignment: " = "
    case .callStatement: "home.present(card, animated: true)"
    case .readStatement: "_ = card.view"
    case .conditional: "if #available(iOS 13, *) {"
    case .expectEqual: " == "
    case .expectNotEqual: "!="
    case .expectTrue: "expect "
    case .expectFalse: "expect !"
    case .expectHierarchy: "expect hierarchy"
    case .expectEvents: "expect events"
    case .expectNoEvent: "expect no event "
    case .expectNoEvents: "no events"
    case .expectLog: "expect log"
    case .expectNoLog: "no log"
    case .expectException: "expect exception"
    case .expectRule: "expect rule CTX-04"
    case .expectNoRule: "no rule"
    case .expectLint: "lint"
    case .expectNoLint: "no lint"
    default: nil
    }
  }
}
