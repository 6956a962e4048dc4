/// A source behind a short name in a line of evidence: `presim help sources`, `Documentation/Sources.md`.
package struct EvidenceSource: Sendable {
  /// As it is written in the evidence.
  package let name: String
  /// What it is.
  package let meaning: String
  /// Where it is found.
  package let place: String

  init(_ name: String, _ meaning: String, _ place: String) {
    self.name = name
    self.meaning = meaning
    self.place = place
  }

  /// All of them: documents first, then how reports are named, then people and projects.
  package static let all: [EvidenceSource] = [
    EvidenceSource(
      "Apple, a symbol alone",
      "Apple's page of that symbol",
      "https://developer.apple.com/documentation/uikit"),
    EvidenceSource(
      "UIViewController.h, UIPresentationController.h",
      "UIKit's headers and their comments",
      "in Xcode: Open Quickly, the file's name"),
    EvidenceSource(
      "View Controller Programming Guide",
      "Apple's guide for iOS, archived",
      "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/"),
    EvidenceSource(
      "Human Interface Guidelines",
      "Apple's, on action sheets",
      "https://developer.apple.com/design/human-interface-guidelines/action-sheets"),
    EvidenceSource(
      "release notes",
      "of iOS & iPadOS 13, UIKit, with the number of the entry",
      "https://developer.apple.com/documentation/ios-ipados-release-notes"),
    EvidenceSource(
      "WWDC14-214",
      "the session of that year and number",
      "https://developer.apple.com/videos/play/wwdc2014/214/"),
    EvidenceSource(
      "classic document 0",
      "'UIViewController', notes: kinds, life of the view, containers, modal display (in Chinese)",
      "after View Controller Programming Guide, 'The Role of View Controllers'"),
    EvidenceSource(
      "classic document 1",
      "'Implementing a Container View Controller', the chapter of Apple's guide, translated in 2015 (in Chinese)",
      "its original: View Controller Programming Guide, the chapter of that name"),
    EvidenceSource(
      "classic document 2",
      "'UIViewController', an article: showing, styles, custom transitions (in Chinese)",
      "its original: View Controller Programming Guide, 'Customizing the Transition Animations'"),
    EvidenceSource(
      "classic document 3",
      "'UIViewController', Apple's reference, translated: with the list of members (in Chinese)",
      "its original: Apple's page of UIViewController"),
    EvidenceSource(
      "classic document 4",
      "'presentViewController in detail', an article of 2018: styles, who presents, three experiments (in Chinese)",
      "its pictures are on csdn.net"),
    EvidenceSource(
      "owner/name, owner/name#12",
      "a repository on GitHub, and an issue or pull request in it",
      "https://github.com/owner/name/issues/12"),
    EvidenceSource(
      "stackoverflow 48653763",
      "a question or answer",
      "https://stackoverflow.com/q/48653763"),
    EvidenceSource(
      "openradar 36256721, rdar 18552380",
      "a bug report to Apple that its author has published",
      "https://openradar.appspot.com/36256721; a mirror: lionheart/openradar-mirror"),
    EvidenceSource(
      "a site, arm1.ru",
      "an article on that site; a date or number behind it is the article's",
      "https:// and the name"),
    EvidenceSource(
      "objc.io",
      "issue 19, 'Debugging', with 'A Debugging Case Study'",
      "https://www.objc.io/issues/19-debugging/"),
    EvidenceSource(
      "public gist mobilinked, samdods",
      "a gist of that user",
      "https://gist.github.com and the name"),
    EvidenceSource(
      "qiita hicka04, satorun, kyam_",
      "an article of that user on Qiita",
      "https://qiita.com and the name"),
    EvidenceSource(
      "velog rudin_",
      "an article of that user on velog",
      "https://velog.io/@rudin_"),
    EvidenceSource(
      "Neuburg",
      "Matt Neuburg, Programming iOS, and what its examples do; pages are the book's",
      "https://github.com/mattneub/Programming-iOS-Book-Examples"),
    EvidenceSource(
      "Douglas Hill",
      "'Preventing Popovers on Popovers', PSPDFKit's blog, 2016",
      "https://www.nutrient.io/blog"),
    EvidenceSource(
      "PSPDFKit",
      "the maker of a PDF framework, now Nutrient",
      "https://www.nutrient.io"),
    EvidenceSource(
      "charon",
      "UIKit's answers, recorded with Mac Catalyst on macOS 26",
      "https://github.com/kern0x1b/charon"),
    EvidenceSource(
      "T_yunMap",
      "an app with its console line, in public",
      "https://github.com, search for the name"),
    EvidenceSource(
      "openuikit",
      "transcripts of probes of the iOS 26.1 simulator",
      "https://github.com/Vercantez/openuikit"),
    EvidenceSource(
      "WinObjC",
      "functional tests, written against real iOS",
      "https://github.com/microsoft/WinObjC"),
    EvidenceSource(
      "lasso",
      "a library whose tests ask UIKit: ModalTesting, LassoTestUtilities_Tests",
      "https://github.com/ww-tech/lasso"),
    EvidenceSource(
      "react-native-screens",
      "a library with tests on the simulator; RNSScreen.mm, RNSScreenStack.mm",
      "https://github.com/software-mansion/react-native-screens"),
    EvidenceSource(
      "react-native-navigation",
      "a library with tests: RNNModalManagerTest, RNNCommandsHandlerTest",
      "https://github.com/wix/react-native-navigation"),
    EvidenceSource(
      "swift-navigation",
      "a library with tests: PresentationTests",
      "https://github.com/pointfreeco/swift-navigation"),
    EvidenceSource(
      "swift-snapshot-testing",
      "a library with recorded hierarchies",
      "https://github.com/pointfreeco/swift-snapshot-testing"),
    EvidenceSource(
      "swiftui-introspect",
      "a library that finds UIKit's objects in SwiftUI",
      "https://github.com/siteline/swiftui-introspect"),
    EvidenceSource(
      "workflow-swift",
      "Square's library, with tests",
      "https://github.com/square/workflow-swift"),
    EvidenceSource(
      "SwiftCurrent",
      "a library with tests: UIKitConsumerPersistenceTests",
      "https://github.com/wwt/SwiftCurrent"),
    EvidenceSource(
      "Corduroy",
      "a library with tests: NavigatorGoTests",
      "https://github.com/Saelyria/Corduroy"),
    EvidenceSource(
      "XCoordinator",
      "a library with tests: TransitionTests",
      "https://github.com/QuickBirdEng/XCoordinator"),
    EvidenceSource(
      "UIKitPresentationTests",
      "muukii's tests of presentations",
      "on GitHub, by that name and user"),
    EvidenceSource(
      "compose-multiplatform",
      "JetBrains' framework, with CMPViewControllerTests",
      "https://github.com/JetBrains/compose-multiplatform"),
    EvidenceSource(
      "QMUI_iOS",
      "Tencent's library, with what its code (QMUINavigationController.m) and issues say of UIKit",
      "https://github.com/Tencent/QMUI_iOS"),
    EvidenceSource(
      "Caesura",
      "a library with tests: NavigationControllerTests, TabBarControllerTests",
      "https://github.com/LucianoPolit/Caesura"),
    EvidenceSource(
      "swift-modals",
      "Square's library, with VisibilityTests",
      "https://github.com/square/swift-modals"),
    EvidenceSource(
      "Auth0",
      "a library with tests: WebViewProviderSpec",
      "https://github.com/auth0/Auth0.swift"),
    EvidenceSource(
      "Fleet",
      "a library with tests: SegueDetailSpec",
      "https://github.com/jwfriese/Fleet"),
    EvidenceSource(
      "StackViewController",
      "codedbypm's record of UINavigationController",
      "https://github.com/codedbypm/StackViewController"),
    EvidenceSource(
      "hdk2200",
      "logs of iOS 17.5",
      "https://github.com/hdk2200/UIViewControllerLifeCycle"),
    EvidenceSource(
      "suterusu",
      "experiments with presentation styles",
      "https://github.com/suterusu/Experiment_PresentationStyle"),
    EvidenceSource(
      "aokiplayer",
      "a log of iOS 12.2, of 2019",
      "by that name of its author"),
    EvidenceSource(
      "FeatherweightRouter",
      "an issue of that library",
      "on GitHub, by that name"),
    EvidenceSource(
      "PanModal",
      "an issue of that library",
      "https://github.com/slackhq/PanModal"),
    EvidenceSource(
      "deltachat-ios",
      "a public app",
      "https://github.com/deltachat/deltachat-ios"),
    EvidenceSource(
      "material-components-ios",
      "a library of Google's",
      "https://github.com/material-components/material-components-ios"),
    EvidenceSource(
      "woocommerce-ios",
      "a public app",
      "https://github.com/woocommerce/woocommerce-ios"),
    EvidenceSource(
      "SRG SSR",
      "the Swiss broadcaster's public code",
      "https://github.com/SRGSSR"),
    EvidenceSource(
      "SwipeableTabBarController",
      "a library that swipes between tabs",
      "https://github.com/marcosgriselli/SwipeableTabBarController"),
    EvidenceSource(
      "AnimationTests",
      "tests of QuickBirdEng/XCoordinator",
      "https://github.com/quickbirdstudios/XCoordinator"),
    EvidenceSource(
      "Wikipedia",
      "its app for iOS",
      "https://github.com/wikimedia/wikipedia-ios"),
    EvidenceSource(
      "PresentDemo, ChatLoader, the taz app",
      "public code of apps and samples, or a log of one",
      "by these names in a search of public code"),
    EvidenceSource(
      "AdaptivePhotos",
      "Apple's sample of split views from WWDC 2014, archived",
      "https://developer.apple.com/library/archive/samplecode/AdaptivePhotos/"),
    EvidenceSource(
      "TopicDemos",
      "a public demo of 2017 with a comment on show and push",
      "search GitHub for the name"),
    EvidenceSource(
      "dumps",
      "what _printHierarchy printed, as people have published it",
      "in the reports and articles that quote it"),
  ]
}
