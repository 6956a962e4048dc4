extension SlipsInAClassTests {
  static let onboarding = """
    import UIKit

    enum Step: Int {
        case welcome
        case profile
        case done
    }

    struct Profile {
        let name: String
        var age: Int
        var isAdult: Bool { return age >= 18 }
    }

    protocol OnboardingCoordinatorDelegate: AnyObject {
        func onboardingDidFinish(_ coordinator: OnboardingCoordinator, with profile: Profile)
    }

    final class OnboardingCoordinator: NSObject {
        private let navigationController: UINavigationController
        private var steps: [Step] = [.welcome, .profile]
        private var profile: Profile?
        weak var delegate: OnboardingCoordinatorDelegate?

        init(navigationController: UINavigationController) {
            self.navigationController = navigationController
            super.init()
        }

        func start() {
            let welcome = WelcomeViewController(step: .welcome)
            welcome.onNext = { [weak self] name in
                self?.showProfile(name: name)
            }
            navigationController.pushViewController(welcome, animated: false)
        }

        private func showProfile(name: String) {
            let profile = Profile(name: name, age: 20)
            self.profile = profile
            let controller = ProfileViewController()
            controller.profile = profile
            controller.modalPresentationStyle = .pageSheet
            controller.isModalInPresentation = true
            if let sheet = controller.sheetPresentationController {
                sheet.detents = [.medium(), .large()]
                sheet.prefersGrabberVisible = true
            }
            controller.presentationController?.delegate = self
            navigationController.topViewController?.present(controller, animated: true) {
                print("shown")
            }
        }

        func finish() {
            guard let profile = profile else { return }
            navigationController.dismiss(animated: true) { [weak self] in
                guard let self = self else { return }
                self.delegate?.onboardingDidFinish(self, with: profile)
                self.navigationController.popToRootViewController(animated: false)
            }
        }
    }

    extension OnboardingCoordinator: UIAdaptivePresentationControllerDelegate {
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            profile = nil
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            return profile?.isAdult ?? true
        }
    }

    class WelcomeViewController: UIViewController {
        private let step: Step
        var onNext: ((String) -> Void)?
        private lazy var button: UIButton = {
            let button = UIButton(type: .system)
            button.setTitle("Next", for: .normal)
            button.addTarget(self, action: #selector(didTapNext), for: .touchUpInside)
            return button
        }()

        init(step: Step) {
            self.step = step
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            for number in 0..<3 where number > 1 {
                print(number)
            }
        }

        @objc private func didTapNext() {
            onNext?("Ann")
        }
    }

    class ProfileViewController: UIViewController {
        var profile: Profile?

        override func viewDidLoad() {
            super.viewDidLoad()
            title = profile?.name
            let count = profile.map { $0.name.count } ?? 0
            if count > 3, let name = profile?.name {
                title = name.uppercased()
            }
        }
    }

    window
      nav: UINavigationController
        home: HomeViewController

    let coordinator = OnboardingCoordinator(navigationController: nav)
    coordinator.start()
    """

  static let slipsOfOnboarding = [
    Slip("    case profile", "case Profile", "type 'Step' has no case 'profile'"),
    Slip("    case welcome", "case welcome,", "nothing follows this ','"),
    Slip("let name: String\n    var age", "let name String\n    var age", "':' is missing between 'name' and its type"),
    Slip("var age: Int", "var age = Int", "'Int' is a type, and a value has to stand here"),
    Slip("{ return age >= 18 }", "{ return age => 18 }", "Swift has no operator '=>'"),
    Slip("{ return age >= 18 }", "{ return \"yes\" }", "cannot convert value of type 'String' to return type 'Bool'"),
    Slip(
      "final class OnboardingCoordinator: NSObject {", "final clas OnboardingCoordinator: NSObject {",
      "'clas' begins no declaration"),
    Slip(
      "private let navigationController: UINavigationController",
      "private let navigationController: UINavigationContoller", "cannot find type 'UINavigationContoller' in this file"
    ),
    Slip(
      "private var steps: [Step] = [.welcome, .profile]", "private var steps: [Step] = [.welcome, .profle]",
      "type 'Step' has no case 'profle'"),
    Slip(
      "private var steps: [Step] = [.welcome, .profile]", "private var steps: [Step] = .welcome",
      "'.welcome' is one 'Step', and a list of them has to stand here"),
    Slip(
      "private var profile: Profile?", "private var profile: Profile",
      "'profile' has no value when this initialiser calls 'super.init'"),
    Slip(
      "self.navigationController = navigationController", "navigationController = navigationController",
      "cannot assign to 'navigationController': it is a parameter here"),
    Slip(
      "self.navigationController = navigationController", "self.navigationControler = navigationController",
      "cannot find 'navigationControler' in this file"),
    Slip(
      "WelcomeViewController(step: .welcome)", "WelcomeViewController()",
      "no initialiser of 'WelcomeViewController' takes '()'"),
    Slip(
      "WelcomeViewController(step: .welcome)", "WelcomeViewController(.welcome)",
      "no initialiser of 'WelcomeViewController' takes '(_:)'"),
    Slip(
      "WelcomeViewController(step: .welcome)", "WelcomeViewController(step: \"welcome\")",
      "cannot convert value of type 'String' to expected argument type 'Step'"),
    Slip(
      "WelcomeViewController(step: .welcome)", "WelcomeViewController(step: .start)", "type 'Step' has no case 'start'"),
    Slip(
      "WelcomeViewController(step: .welcome)", "WelcomViewController(step: .welcome)",
      "unknown class 'WelcomViewController'"),
    Slip(
      "welcome.onNext = { [weak self] name in", "welcome.onNext = { [weak self] in",
      "this closure gets an argument, which it has to name"),
    Slip(
      "welcome.onNext = { [weak self] name in", "welcome.onNxt = { [weak self] name in",
      "value of type 'WelcomeViewController' has no member 'onNxt'"),
    Slip(
      "welcome.onNext = { [weak self] name in", "welcome.onNext = { [weak self] name, age in",
      "this closure gets one argument, and names 2"),
    Slip(
      "self?.showProfile(name: name)", "self.showProfile(name: name)",
      "'self' is weak here, so 'showProfile' cannot be used on it like that"),
    Slip("self?.showProfile(name: name)", "self?.showProfile(name)", "no method 'showProfile' takes '(_:)'"),
    Slip(
      "self?.showProfile(name: name)", "self?.showProfil(name: name)",
      "value of type 'OnboardingCoordinator' has no method 'showProfil'"),
    Slip(
      "navigationController.pushViewController(welcome, animated: false)",
      "navigationController.pushViewController(welcome, animate: false)",
      "extra argument 'animate' in call to 'pushViewController(_:animated:)'"),
    Slip(
      "navigationController.pushViewController(welcome, animated: false)",
      "navigationController.pushViewControler(welcome, animated: false)",
      "value of type 'UINavigationController' has no method 'pushViewControle"),
    Slip(
      "navigationController.pushViewController(welcome, animated: false)",
      "navigationController.pushViewController(welcom, animated: false)", "cannot find 'welcom' in this file"),
    Slip(
      "navigationController.pushViewController(welcome, animated: false)",
      "navigationController?.pushViewController(welcome, animated: false)",
      "a value of type 'UINavigationController' is never nil, so '?' cannot s"),
    Slip(
      "Profile(name: name, age: 20)", "Profile(name: name)", "missing argument for parameter 'age' in call to 'Profile'"
    ),
    Slip("Profile(name: name, age: 20)", "Profile(age: 20, name: name)", "argument 'name' must precede argument 'age'"),
    Slip(
      "Profile(name: name, age: 20)", "Profile(name: name, age: \"20\")",
      "cannot convert value of type 'String' to expected argument type 'Int'"),
    Slip(
      "controller.profile = profile", "controller.profil = profile",
      "value of type 'ProfileViewController' has no member 'profil'"),
    Slip(
      "controller.profile = profile", "controller.profile = name",
      "cannot convert value of type 'String' to specified type 'Profile?'"),
    Slip(
      "controller.modalPresentationStyle = .pageSheet", "controller.modalPresentationStyle = .pagesheet",
      "type 'UIModalPresentationStyle' has no member 'pagesheet'"),
    Slip(
      "controller.modalPresentationStyle = .pageSheet", "controller.modalPresentationStyle = .sheet",
      "type 'UIModalPresentationStyle' has no member 'sheet'"),
    Slip(
      "controller.modalPresentationStyle = .pageSheet", "controller.modalPresentationStyle: .pageSheet",
      "an assignment has '='"),
    Slip(
      "controller.modalPresentationStyle = .pageSheet", "controller.modalPresentationStyle = \".pageSheet\"",
      "cannot convert value of type 'String' to type 'UIModalPresentationStyl"),
    Slip(
      "controller.isModalInPresentation = true", "controller.isModalInPresentation = yes",
      "cannot find 'yes' in this file"),
    Slip(
      "controller.isModalInPresentation = true", "controller.isModalInPresentation = 1",
      "cannot convert value of type 'Int' to type 'Bool'"),
    Slip(
      "controller.isModalInPresentation = true", "controller.isModalInPresentaton = true",
      "value of type 'ProfileViewController' has no member 'isModalInPresenta"),
    Slip(
      "if let sheet = controller.sheetPresentationController {", "if sheet = controller.sheetPresentationController {",
      "'let' is missing before 'sheet ='"),
    Slip(
      "if let sheet = controller.sheetPresentationController {", "let sheet = controller.sheetPresentationController {",
      "'sheetPresentationController' is a property of 'UIViewController', and"),
    Slip(
      "sheet.detents = [.medium(), .large()]", "sheet.detents = [.medium, .large]",
      "'.medium' is a function of 'UISheetPresentationController.Detent'"),
    Slip(
      "sheet.detents = [.medium(), .large()]", "sheet.detents = .medium()",
      "'.medium()' is one detent, and a list is wanted here"),
    Slip(
      "sheet.detents = [.medium(), .large()]", "sheet.detents = [.medium(), .larg()]",
      "type 'UISheetPresentationController.Detent' has no member 'larg'"),
    Slip(
      "sheet.prefersGrabberVisible = true", "sheet.prefersGraberVisible = true",
      "value of type 'UISheetPresentationController' has no member 'prefersGr"),
    Slip(
      "controller.presentationController?.delegate = self", "controller.presentationController.delegate = self",
      "'presentationController' may be nil, so 'delegate' cannot be used on i"),
    Slip(
      "controller.presentationController?.delegate = self", "controller.presentationControler?.delegate = self",
      "value of type 'ProfileViewController' has no member 'presentationContr"),
    Slip(
      "navigationController.topViewController?.present(controller, animated: true) {",
      "navigationController.topViewController.present(controller, animated: true) {",
      "'topViewController' may be nil, so 'present' cannot be used on it like"),
    Slip(
      "navigationController.topViewController?.present(controller, animated: true) {",
      "navigationController.topViewController?.present(controller, animated: true) { in",
      "expected a name before 'in': a closure without arguments has no 'in'"),
    Slip(
      "navigationController.topViewController?.present(controller, animated: true) {",
      "navigationController.topViewController?.present(controller, animated: true, {", "nothing closes this '('"),
    Slip(
      "navigationController.topViewController?.present(controller, animated: true) {",
      "navigationController.topViewController?.present(controler, animated: true) {",
      "cannot find 'controler' in this file"),
    Slip(
      "navigationController.topViewController?.present(controller, animated: true) {",
      "navigationController.topviewController?.present(controller, animated: true) {",
      "value of type 'UINavigationController' has no member 'topviewControlle"),
    Slip(
      "guard let profile = profile else { return }", "guard let profile = profile { return }",
      "a 'guard' needs 'else { … }' behind its conditions"),
    Slip("guard let profile = profile else { return }", "guard let profile = profile else return", "expected '{'"),
    Slip(
      "guard let profile = profile else { return }", "guard profile = profile else { return }",
      "'=' assigns, and a condition compares: write '=='"),
    Slip(
      "guard let profile = profile else { return }", "guard let profile = profile else { }",
      "the block of 'guard' goes on behind it"),
    Slip(
      "guard let self = self else { return }", "guard let self = self { return }",
      "a 'guard' needs 'else { … }' behind its conditions"),
    Slip(
      "self.delegate?.onboardingDidFinish(self, with: profile)", "self.delegate?.onboardingDidFinish(with: profile)",
      "no method 'onboardingDidFinish' of 'OnboardingCoordinatorDelegate' tak"),
    Slip(
      "self.delegate?.onboardingDidFinish(self, with: profile)",
      "self.delegate?.onBoardingDidFinish(self, with: profile)",
      "value of type 'OnboardingCoordinatorDelegate' has no method 'onBoardin"),
    Slip(
      "self.delegate?.onboardingDidFinish(self, with: profile)",
      "self.delegate.onboardingDidFinish(self, with: profile)",
      "'delegate' may be nil, so 'onboardingDidFinish' cannot be used on it l"),
    Slip(
      "self.delegate?.onboardingDidFinish(self, with: profile)",
      "self.delegate?.onboardingDidFinish(self, with: profile.name)",
      "cannot convert value of type 'String' to expected argument type 'Profi"),
    Slip(
      "navigationController.dismiss(animated: true) { [weak self] in",
      "navigationController.dismiss(animated: true) { weak self in", "expected a declaration"),
    Slip(
      "navigationController.dismiss(animated: true) { [weak self] in",
      "navigationController.dismiss(animated: true) [weak self] in", "'{' is missing behind ')'"),
    Slip(
      "navigationController.dismiss(animated: true) { [weak self] in",
      "navigationController.dismiss(animated: \"true\") { [weak self] in",
      "cannot convert value of type 'String' to type 'Bool'"),
    Slip(
      "navigationController.dismiss(animated: true) { [weak self] in",
      "navigationController.dismss(animated: true) { [weak self] in",
      "value of type 'UINavigationController' has no method 'dismss'"),
    Slip(
      "extension OnboardingCoordinator: UIAdaptivePresentationControllerDelegate {",
      "extension OnboardingCoordinator: UIAdaptivePresentationDelegate {",
      "cannot find type 'UIAdaptivePresentationDelegate' in this file"),
    Slip(
      "extension OnboardingCoordinator: UIAdaptivePresentationControllerDelegate {",
      "extension OnboardingCoordinater: UIAdaptivePresentationControllerDelegate {",
      "cannot find type 'OnboardingCoordinater' in this file"),
    Slip(
      "extension OnboardingCoordinator: UIAdaptivePresentationControllerDelegate {",
      "extention OnboardingCoordinator: UIAdaptivePresentationControllerDelegate {",
      "'extention' is not a word of the language"),
    Slip(
      "ShouldDismiss(_ presentationController: UIPresentationController) -> Bool {",
      "ShouldDismiss(_ presentationController: UIPresentationController) => Bool {",
      "expected '->' before the type that is given back"),
    Slip(
      "ShouldDismiss(_ presentationController: UIPresentationController) -> Bool {",
      "ShouldDismiss(_ presentationController: UIPresentationController) {",
      "'presentationControllerShouldDismiss' returns nothing, so 'return' tak"),
    Slip(
      "return profile?.isAdult ?? true", "return profile?.isAdult",
      "value of optional type 'Bool?' must be unwrapped to a value of type 'B"),
    Slip(
      "return profile?.isAdult ?? true", "return profile.isAdult ?? true",
      "'profile' may be nil, so 'isAdult' cannot be used on it like that"),
    Slip(
      "return profile?.isAdult ?? true", "return profile?.isAdlt ?? true",
      "value of type 'Profile' has no member 'isAdlt'"),
    Slip("return profile?.isAdult ?? true", "return", "'presentationControllerShouldDismiss' has to return a value"),
    Slip(
      "var onNext: ((String) -> Void)?", "var onNext: (String) -> Void?",
      "'onNext' has no value when this initialiser calls 'super.init'"),
    Slip("var onNext: ((String) -> Void)?", "var onNext: ((String) -> Void", "nothing closes this '('"),
    Slip("var onNext: ((String) -> Void)?", "var onNext: ((String) - > Void)?", "expected '->' before the type"),
    Slip("let button = UIButton(type: .system)", "let button = UIButon(type: .system)", "unknown class 'UIButon'"),
    Slip(
      "button.setTitle(\"Next\", for: .normal)", "button.setTitle(\"Next\", for .normal)", "':' is missing behind 'for'"
    ),
    Slip(
      "button.setTitle(\"Next\", for: .normal)", "button.setTitle(\"Next\" for: .normal)", "',' is missing before 'for'"
    ),
    Slip(
      "action: #selector(didTapNext)", "action: #selector(didTapNxt)",
      "'WelcomeViewController' has no method 'didTapNxt'"),
    Slip(
      "return button\n    }()", "return button\n    }", "this closure is not called, and 'UIButton' has to stand here"),
    Slip(
      "return button\n    }()", "return buton\n    }()", "value of type 'WelcomeViewController' has no member 'buton'"),
    Slip("self.step = step", "", "'step' has no value when this initialiser calls 'super.init'"),
    Slip(
      "super.init(nibName: nil, bundle: nil)", "super.init()",
      "'super.init()' is no designated initialiser of 'UIViewController'"),
    Slip(
      "super.init(nibName: nil, bundle: nil)", "super.init(nibname: nil, bundle: nil)",
      "'UIViewController' has no initialiser with the argument 'nibname:'"),
    Slip(
      "required init?(coder: NSCoder) {", "init?(coder: NSCoder) {",
      "'init(coder:)' of a view controller has to be 'required'"),
    Slip(
      "override func viewDidAppear(_ animated: Bool) {", "override func viewDidAppear(_ animated: Bool)",
      "expected '{' and the body of the function"),
    Slip("super.viewDidAppear(animated)", "super.viewDidAppear(animted)", "cannot find 'animted' in this file"),
    Slip("for number in 0..<3 where number > 1 {", "for number 0..<3 where number > 1 {", "expected 'in'"),
    Slip("for number in 0..<3 where number > 1 {", "for number in 0.<3 where number > 1 {", "expected '{'"),
    Slip(
      "for number in 0..<3 where number > 1 {", "for number in 3 where number > 1 {",
      "'for' goes over a list, and '3' is 'Int'"),
    Slip("for number in 0..<3 where number > 1 {", "for (number in 0..<3) {", "expected ',' or ')'"),
    Slip("print(number)", "print(numbr)", "cannot find 'numbr' in this file"),
    Slip(
      "@objc private func didTapNext() {", "private func didTapNext() {",
      "'#selector' names 'didTapNext', which Objective-C does not see"),
    Slip("onNext?(\"Ann\")", "onNext(\"Ann\")", "'onNext' may be nil, so it cannot be called like that"),
    Slip("onNext?(\"Ann\")", "onNext?()", "this function takes one argument, and the call has 0"),
    Slip("onNext?(\"Ann\")", "onNext?(3)", "cannot convert value of type 'Int' to expected argument type 'String'"),
    Slip("onNext?(\"Ann\")", "onNext?(\"Ann\"", "nothing closes this '('"),
    Slip(
      "var profile: Profile?\n\n    override", "var profile: Profile\n\n    override",
      "'profile' has no value, and 'ProfileViewController' has no initialiser that gives it one"),
    Slip(
      "title = profile?.name", "title = profile.name", "'profile' may be nil, so 'name' cannot be used on it like that"),
    Slip("title = profile?.name", "title = profile?.age", "cannot convert value of type 'Int' to type 'String'"),
    Slip("title = profile?.name", "title = profile?.nam", "value of type 'Profile' has no member 'nam'"),
    Slip(
      "if count > 3, let name = profile?.name {", "if count > 3 && let name = profile?.name {",
      "'&&' does not stand before a binding"),
    Slip(
      "if count > 3, let name = profile?.name {", "if count > 3, name = profile?.name {",
      "'let' is missing before 'name ='"),
    Slip("if count > 3, let name = profile?.name {", "if (count > 3, let name = profile?.name) {", "expected a value"),
    Slip("title = name.uppercased()", "title = name.uppercase()", "value of type 'String' has no member 'uppercase'"),
    Slip(
      "title = name.uppercased()", "title = name.uppercased", "'uppercased' is a method of 'String', and is not called"),
    Slip(
      "let coordinator = OnboardingCoordinator(navigationController: nav)",
      "let coordinator = OnboardingCoordinator(navigation: nav)",
      "no initialiser of 'OnboardingCoordinator' takes '(navigation:)'"),
    Slip(
      "let coordinator = OnboardingCoordinator(navigationController: nav)",
      "let coordinator = OnboardingCoordinator(nav)", "no initialiser of 'OnboardingCoordinator' takes '(_:)'"),
    Slip(
      "let coordinator = OnboardingCoordinator(navigationController: nav)",
      "let coordinator = OnboardingCordinator(navigationController: nav)", "unknown class 'OnboardingCordinator'"),
    Slip("coordinator.start()", "coordinator.strt()", "value of type 'OnboardingCoordinator' has no method 'strt'"),
    Slip("coordinator.start()", "coordinator.start", "'start' is a method: call it with parentheses"),
  ]
}
