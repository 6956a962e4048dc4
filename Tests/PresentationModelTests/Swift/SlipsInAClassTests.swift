import Testing

@testable import PresentationModel

/// Slips of one word or sign in whole files, each of which is an error; the file without the slip has none.
@Suite struct SlipsInAClassTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    let part, slip, error: String
    var testDescription: String { "\(part) → \(slip)" }
    init(_ part: String, _ slip: String, _ error: String) { (self.part, self.slip, self.error) = (part, slip, error) }

    /// Expects it to be the first error of the file.
    func check(in text: String) {
      #expect(text.hasText(part))
      let found = Scenario.errors(text.replacingFirst(part, with: slip))
      #expect(found.first.map { $0.message.hasText(error) } ?? false, "\(found.map { $0.message })")
    }
  }

  @Test(arguments: [picker, onboarding]) func theFileIsRight(text: String) {
    #expect(Scenario.errors(text).map { $0.message } == [])
  }

  @Test(arguments: slipsOfPicker) func aSlipIsAnError(slip: Slip) { slip.check(in: Self.picker) }
  @Test(arguments: slipsOfOnboarding) func aSlipInAFlowIsAnError(slip: Slip) { slip.check(in: Self.onboarding) }

  static let picker = """
    import UIKit

    protocol PickerDelegate: AnyObject {
        func picker(_ picker: PickerViewController, didPick item: String)
    }

    class PickerViewController: UIViewController {
        weak var delegate: PickerDelegate?
        var items: [String] = ["a", "b"]
        var selected: Int? = nil
        private let service = PickService()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Pick"
            view.backgroundColor = .white
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(didTapDone))
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
        }

        @objc func didTapDone() {
            guard let index = selected else {
                dismiss(animated: true)
                return
            }
            delegate?.picker(self, didPick: items[index])
            dismiss(animated: true, completion: nil)
        }

        func choose(_ index: Int) {
            selected = index
            if index > 0 {
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                    self?.didTapDone()
                })
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
                present(alert, animated: true)
            }
        }
    }

    struct PickService {
        func load(completion: @escaping ([String]) -> Void) {
            completion(["x"])
        }
    }

    class HomeViewController: UIViewController, PickerDelegate {
        var last: String = ""

        @IBAction func showPicker(_ sender: UIButton) {
            let picker = PickerViewController()
            picker.delegate = self
            let nav = UINavigationController(rootViewController: picker)
            nav.modalPresentationStyle = .fullScreen
            nav.modalTransitionStyle = .crossDissolve
            present(nav, animated: true, completion: nil)
        }

        func picker(_ picker: PickerViewController, didPick item: String) {
            last = item
            switch item {
            case "a": title = "A"
            default: title = item
            }
        }
    }

    window
      nav: UINavigationController
        home: HomeViewController

    home.showPicker(button)
    """

  static let slipsOfPicker = [
    Slip(
      "present(alert, animated: true)", "presnet(alert, animated: true)",
      "value of type 'PickerViewController' has no method 'presnet'"),
    Slip(
      "present(nav, animated: true, completion: nil)", "present(nav, animated: true, completionHandler: nil)",
      "extra argument 'completionHandler' in call to 'present(_:animated:comp"),
    Slip(
      "present(nav, animated: true, completion: nil)", "present(nav animated: true, completion: nil)",
      "',' is missing before 'animated'"),
    Slip(
      "present(nav, animated: true, completion: nil)",
      "present(nav, animated true, completion: nil)",
      "':' is missing behind 'animated'"),
    Slip(
      "present(nav, animated: true, completion: nil)", "present(nav, animated: True, completion: nil)",
      "cannot find 'True' in this file"),
    Slip(
      "present(nav, animated: true, completion: nil)", "present(nav, animated: true, completion: nil",
      "nothing closes this '('"),
    Slip(
      "nav.modalPresentationStyle = .fullScreen", "nav.modalPresentationStyle = .fullscreen",
      "type 'UIModalPresentationStyle' has no member 'fullscreen'"),
    Slip(
      "nav.modalPresentationStyle = .fullScreen", "nav.modalPresentationStyle = fullScreen",
      "cannot find 'fullScreen' in this file"),
    Slip(
      "nav.modalPresentationStyle = .fullScreen", "nav.modalPresentationstyle = .fullScreen",
      "value of type 'UINavigationController' has no member 'modalPresentatio"),
    Slip(
      "nav.modalPresentationStyle = .fullScreen", "nav.modalPresentationStyle = UIModalPresentationStyle.full",
      "type 'UIModalPresentationStyle' has no member 'full'"),
    Slip(
      "nav.modalPresentationStyle = .fullScreen", "nav.modalPresentationStyle(.fullScreen)",
      "'modalPresentationStyle' is a property of 'UINavigationController', an"),
    Slip(
      "nav.modalTransitionStyle = .crossDissolve", "nav.modalTransitionStyle = .crossdisolve",
      "type 'UIModalTransitionStyle' has no member 'crossdisolve'"),
    Slip(
      "nav.modalTransitionStyle = .crossDissolve", "nav.modalTransitionStyle = .fade",
      "type 'UIModalTransitionStyle' has no member 'fade'"),
    Slip(
      "UINavigationController(rootViewController: picker)", "UINavigationController(rootController: picker)",
      "'UINavigationController' has no initialiser with the argument 'rootCon"),
    Slip(
      "UINavigationController(rootViewController: picker)",
      "UINavigationController(rootViewController picker)",
      "':' is missing behind 'rootViewController'"),
    Slip(
      "UINavigationController(rootViewController: picker)", "UINavigationControler(rootViewController: picker)",
      "unknown class 'UINavigationControler'"),
    Slip(
      "UINavigationController(rootViewController: picker)",
      "UINavigationController(rootViewController: PickerViewController)",
      "'PickerViewController' is a type, and a value has to stand here"),
    Slip(
      "UINavigationController(rootViewController: picker)", "UINavigationController(rootViewController: pickr)",
      "cannot find 'pickr' in this file"),
    Slip(
      "picker.delegate = self", "picker.delgate = self", "value of type 'PickerViewController' has no member 'delgate'"),
    Slip("picker.delegate = self", "picker.delegate = Self", "'Self' is a type, and a value has to stand here"),
    Slip(
      "let picker = PickerViewController()", "let picker = PickerViewController",
      "'PickerViewController' is a type, and a value has to stand here"),
    Slip("let picker = PickerViewController()", "let picker = PickerVC()", "unknown class 'PickerVC'"),
    Slip(
      "let picker = PickerViewController()", "let picker: PickerViewController",
      "'picker' is read here, and nothing gives it a value before"),
    Slip(
      "let picker = PickerViewController()", "let picker = new PickerViewController()",
      "Swift has no 'new': leave the word out"),
    Slip(
      "class HomeViewController: UIViewController, PickerDelegate {", "class HomeViewController: UIViewController {",
      "'HomeViewController' does not conform to 'PickerDelegate', which is wa"),
    Slip(
      "class HomeViewController: UIViewController, PickerDelegate {",
      "class HomeViewController: UIViewControler, PickerDelegate {", "unknown class 'UIViewControler'"),
    Slip(
      "class HomeViewController: UIViewController, PickerDelegate {",
      "class HomeViewController: PickerDelegate, UIViewController {",
      "'UIViewController' must come first: a class has one superclass"),
    Slip(
      "class HomeViewController: UIViewController, PickerDelegate {",
      "class HomeViewController UIViewController, PickerDelegate {", "':' is missing before 'UIViewController'"),
    Slip(
      "    func picker(_ picker: PickerViewController, didPick item: String) {\n        last",
      "func picker(_ picker: PickerViewController, didPickItem item: String) {\n        last",
      "'HomeViewController' does not conform to 'PickerDelegate': it has no m"),
    Slip(
      "    func picker(_ picker: PickerViewController, didPick item: String) {\n        last",
      "func picker(_ picker: PickerViewController, didPick item: Int) {\n        last",
      "'picker(_:didPick:)' takes 'Int' where 'String' is asked for"),
    Slip("last = item", "lst = item", "cannot find 'lst' in this file"),
    Slip("var last: String = \"\"", "var last: String = nil", "'nil' is no value of type 'String'"),
    Slip("var last: String = \"\"", "var last: Strng = \"\"", "cannot find type 'Strng' in this file"),
    Slip("var last: String = \"\"", "var last = String", "'String' is a type, and a value has to stand here"),
    Slip("var last: String = \"\"", "let last: String = \"\"", "cannot assign to 'last': it is a 'let' property"),
    Slip("var last: String = \"\"", "var last String = \"\"", "two statements on a line need a ';' between them"),
    Slip("case \"a\": title = \"A\"", "case \"a\" title = \"A\"", "expected ':'"),
    Slip("default: title = item", "case default: title = item", "this 'switch' does not say what happens otherwise"),
    Slip("default: title = item", "title = item", "this 'switch' does not say what happens otherwise"),
    Slip(
      "delegate?.picker(self, didPick: items[index])", "delegate.picker(self, didPick: items[index])",
      "'delegate' may be nil, so 'picker' cannot be used on it like that"),
    Slip(
      "delegate?.picker(self, didPick: items[index])", "delegate?.picker(self, didPick: index)",
      "cannot convert value of type 'Int' to expected argument type 'String'"),
    Slip(
      "delegate?.picker(self, didPick: items[index])", "delegate?.picker(self, items[index])",
      "no method 'picker' of 'PickerDelegate' takes '(_:_:)'"),
    Slip(
      "delegate?.picker(self, didPick: items[index])", "delegate?.didPick(items[index])",
      "value of type 'PickerDelegate' has no method 'didPick'"),
    Slip(
      "delegate?.picker(self, didPick: items[index])", "delegate?.picker(self, didPick: items[selected])",
      "value of optional type 'Int?' must be unwrapped to a value of type 'In"),
    Slip(
      "guard let index = selected else {", "guard let index = selected {",
      "a 'guard' needs 'else { … }' behind its conditions"),
    Slip(
      "guard let index = selected else {", "guard index = selected else {",
      "'let' is missing before 'index ='"),
    Slip("guard let index = selected else {", "if let index = selected else {", "expected '{'"),
    Slip(
      "            dismiss(animated: true)\n            return", "dismiss(animated: true)",
      "the block of 'guard' goes on behind it"),
    Slip(
      "dismiss(animated: true, completion: nil)", "dismiss(animated: true, completed: nil)",
      "extra argument 'completed' in call to 'dismiss(animated:completion:)'"),
    Slip(
      "dismiss(animated: true, completion: nil)", "self.dismss(animated: true, completion: nil)",
      "value of type 'PickerViewController' has no method 'dismss'"),
    Slip(
      "override func viewDidLoad() {", "func viewDidLoad() {", "overriding declaration requires an 'override' keyword"),
    Slip(
      "override func viewDidLoad() {", "override func viewDidload() {",
      "method 'viewDidload()' does not override any method from its superclas"),
    Slip("override func viewDidLoad() {", "override viewDidLoad() {", "'func' is missing before 'viewDidLoad'"),
    Slip(
      "override func viewDidLoad() {", "override func viewDidLoad {",
      "the parameters of a function are missing: write '()'"),
    Slip(
      "super.viewDidLoad()", "super.viewDidload()", "value of type 'PickerViewController' has no method 'viewDidload'"),
    Slip(
      "override func viewWillAppear(_ animated: Bool) {", "override func viewWillAppear(animated: Bool) {",
      "method 'viewWillAppear(animated:)' does not override any method from i"),
    Slip(
      "override func viewWillAppear(_ animated: Bool) {", "override func viewWillAppear() {",
      "method 'viewWillAppear()' does not override any method from its superc"),
    Slip(
      "override func viewWillAppear(_ animated: Bool) {", "override func viewWillAppear(_ animated: bool) {",
      "cannot find type 'bool' in this file"),
    Slip("super.viewWillAppear(animated)", "super.viewWillAppear()", "'viewWillAppear' does not take '()'"),
    Slip(
      "super.viewWillAppear(animated)", "super.viewWillAppear(animated: animated)",
      "'viewWillAppear' does not take '(animated:)'"),
    Slip(
      "navigationController?.setNavigationBarHidden(false, animated: animated)",
      "navigationController.setNavigationBarHidden(false, animated: animated)",
      "'navigationController' may be nil, so 'setNavigationBarHidden' cannot "),
    Slip(
      "navigationController?.setNavigationBarHidden(false, animated: animated)",
      "navigationController?.setNavigationBarHidden(false animated: animated)", "',' is missing before 'animated'"),
    Slip(
      "navigationController?.setNavigationBarHidden(false, animated: animated)",
      "navigationController?.setNavigationBarHiden(false, animated: animated)",
      "value of type 'UINavigationController' has no method 'setNavigationBar"),
    Slip(
      "navigationController?.setNavigationBarHidden(false, animated: animated)",
      "navigationController?.navigationBar.isHiden = false", "value of type 'UINavigationBar' has no member 'isHiden'"),
    Slip(
      "@objc func didTapDone() {", "func didTapDone() {",
      "'#selector' names 'didTapDone', which Objective-C does not see"),
    Slip(
      "@objc func didTapDone() {", "@obj func didTapDone() {", "unknown attribute '@obj'"),
    Slip(
      "barButtonSystemItem: .done", "barButtonSystemItem: .plus",
      "type 'UIBarButtonItem.SystemItem' has no member 'plus'"),
    Slip("target: self, action", "target: this, action", "cannot find 'this' in this file"),
    Slip(
      "view.backgroundColor = .white", "view.backgroundcolor = .white",
      "value of type 'UIView' has no member 'backgroundcolor'"),
    Slip(
      "view.backgroundColor = .white", "view.backgroundColor = \"white\"",
      "cannot convert value of type 'String' to type 'UIColor'"),
    Slip("title = \"Pick\"", "title = 'Pick'", "a text stands in double quotes: write '\"' in place of \"'\""),
    Slip("title = \"Pick\"", "title = \"Pick", "nothing ends this string"),
    Slip("title = \"Pick\"", "title: \"Pick\"", "no statement begins with a label and a value: write '=' to assign"),
    Slip("title = \"Pick\"", "self.title = 3", "cannot convert value of type 'Int' to type 'String'"),
    Slip("title = \"Pick\"", "titel = \"Pick\"", "value of type 'PickerViewController' has no member 'titel'"),
    Slip(
      "preferredStyle: .alert", "style: .alert", "'UIAlertController' has no initialiser with the argument 'style:'"),
    Slip("preferredStyle: .alert", "preferredStyle: .sheet", "type 'UIAlertController.Style' has no member 'sheet'"),
    Slip(
      "UIAlertAction(title: \"OK\", style: .default)", "UIAlertAction(title: \"OK\", style: .ok)",
      "type 'UIAlertAction.Style' has no member 'ok'"),
    Slip(
      "UIAlertAction(title: \"OK\", style: .default)", "UIAlertAction(\"OK\", style: .default)",
      "missing argument label 'title:' in call"),
    Slip("{ [weak self] _ in", "{ [weak self] in", "this closure gets an argument, which it has to name"),
    Slip("{ [weak self] _ in", "{ [weak self] _", "'in' is missing behind '_'"),
    Slip(
      "self?.didTapDone()", "self.didTapDone()", "'self' is weak here, so 'didTapDone' cannot be used on it like that"),
    Slip("self?.didTapDone()", "self?.didTapDone", "function 'didTapDone' is not called"),
    Slip("style: .cancel, handler: nil))", "style: .cancel, handler: nil)", "nothing closes this '('"),
    Slip(
      "if index > 0 {", "if index > \"0\" {", "binary operator '>' cannot be applied to operands of type 'Int' and 'S"),
    Slip("if index > 0 {", "if (index > 0 {", "nothing closes this '('"),
    Slip("if index > 0 {", "if index =< 0 {", "Swift has no operator '=<'"),
    Slip(
      "if index > 0 {", "if index {",
      "cannot convert value of type 'Int' to expected condition type 'Bool'"),
    Slip("if index > 0 {", "if index > 0", "'{' is missing behind '0'"),
    Slip(
      "selected = index", "selected = \"index\"",
      "cannot convert value of type 'String' to specified type 'Int?'"),
    Slip(
      "selected = index", "self.selectd = index",
      "value of type 'PickerViewController' has no member 'selectd'"),
    Slip(
      "func choose(_ index: Int) {", "func choose(_ index Int) {",
      "':' is missing between 'index' and its type"),
    Slip(
      "func choose(_ index: Int) {", "func choose(_ index: Int) -> Bool {",
      "'choose' has to return a value on each way, and one comes to its end w"),
    Slip("func choose(_ index: Int) {", "fun choose(_ index: Int) {", "'fun' begins no declaration"),
    Slip("func choose(_ index: Int) {", "func choose(index) {", "a parameter has its type behind ':'"),
    Slip(
      "completion([\"x\"])", "completion(\"x\")",
      "cannot convert value of type 'String' to expected argument type '[Stri"),
    Slip("completion([\"x\"])", "completion()", "this function takes one argument, and the call has 0"),
    Slip("completion([\"x\"])", "complete([\"x\"])", "cannot find 'complete' in this file"),
    Slip(
      "completion: @escaping ([String]) -> Void", "completion: @escaping [String] -> Void",
      "what a function takes stands in parentheses"),
    Slip("completion: @escaping ([String]) -> Void", "completion: escaping ([String]) -> Void", "expected ',' or ')'"),
    Slip(
      "var items: [String] = [\"a\", \"b\"]", "var items: [String] = [\"a\", 2]",
      "cannot convert value of type 'Int' to specified type 'String'"),
    Slip(
      "var items: [String] = [\"a\", \"b\"]", "var items: [String] = \"a\", \"b\"",
      "cannot convert value of type 'String' to specified type '[String]'"),
    Slip(
      "var items: [String] = [\"a\", \"b\"]", "var items: Array<Sting> = [\"a\", \"b\"]",
      "cannot find type 'Sting' in this file"),
    Slip("var selected: Int? = nil", "var selected: Int = nil", "'nil' is no value of type 'Int'"),
    Slip(
      "weak var delegate: PickerDelegate?", "weak var delegate: PickerDelegate",
      "a 'weak' variable is of an optional type"),
    Slip(
      "weak var delegate: PickerDelegate?", "weak let delegate: PickerDelegate?",
      "cannot assign to 'delegate': it is a 'let' property"),
    Slip(
      "weak var delegate: PickerDelegate?", "weak var delegate: PickrDelegate?",
      "cannot find type 'PickrDelegate' in this file"),
    Slip(
      "private let service = PickService()", "private let service = PickService(name: \"x\")",
      "extra argument 'name' in call to 'PickService'"),
    Slip("private let service = PickService()", "private let service = PickSevice()", "unknown class 'PickSevice'"),
    Slip(
      "@IBAction func showPicker(_ sender: UIButton) {", "@IBaction func showPicker(_ sender: UIButton) {",
      "unknown attribute '@IBaction'"),
    Slip(
      "@IBAction func showPicker(_ sender: UIButton) {", "@IBAction showPicker(_ sender: UIButton) {",
      "'func' is missing before 'showPicker'"),
    Slip(
      "@IBAction func showPicker(_ sender: UIButton) {", "IBAction func showPicker(_ sender: UIButton) {",
      "'IBAction' begins no declaration"),
    Slip(
      "home.showPicker(button)", "home.showPickr(button)",
      "value of type 'HomeViewController' has no method 'showPickr'"),
  ]
}
