import Testing

@testable import PresentationModel

/// Code as real apps have it, which swiftc accepts: presim reads it without an error, whatever it makes of it.
@Suite struct RightInAnAppTests {
  static let rows: [(name: String, code: String)] = [
    (
      "functions of C beside names of Swift's",
      "class A: UIViewController {\n  func f(_ x: Float) -> Float {\n    usleep(10)\n    return floorf(x) + powf(x, 2) + fabsf(x)\n  }\n}"
    ),
    (
      "operators of a layout",
      "class A: UIViewController {\n  func f(_ label: UILabel) {\n    label.sizeToFit()\n    |-(>=8)-label.centerHorizontally()-(>=8)-|\n    align(label)\n  }\n  func align(_ l: UILabel) { }\n}"
    ),
    (
      "conformances of no actor",
      "private class D: NSObject, nonisolated UIDocumentInteractionControllerDelegate, @MainActor QLPreviewControllerDelegate {\n  let url = 1\n}\nenum E: nonisolated Hashable { case a }"
    ),
    (
      "a dictionary's type with a member of its own",
      "class A: UIViewController {\n  func f(_ s: String) -> Int {\n    guard let d = [String: Item].from(s) else { return 0 }\n    return d.count\n  }\n}"
    ),
    (
      "apply of a data source beside one of its own",
      "final class D: UITableViewDiffableDataSource<String, Int> {\n  private func apply(info: Int) { print(info) }\n  func go(_ s: NSDiffableDataSourceSnapshot<String, Int>) {\n    apply(s)\n    apply(s, animatingDifferences: false) { }\n  }\n}"
    ),
    (
      "a method of an extension beside an action of its name",
      "class A: UITableViewController {\n  @IBAction func logOut(_ sender: Any) { }\n  func go() { logOut(deleteSession: false, deleteSettings: true) }\n}"
    ),
    (
      "colours that are functions",
      "class A: UIViewController {\n  func f() {\n    view.backgroundColor = UIColor.primary()\n    view.tintColor = UIColor.separator()\n  }\n}"
    ),
    (
      "a label in a pattern of a case without one",
      "enum E { case a(_ reason: Int), b }\nclass A: UIViewController {\n  func f(_ e: E) -> Int {\n    switch e {\n    case .a(reason: let r): return r\n    case .b: return 0\n    }\n  }\n}"
    ),
    (
      "a closure below generic arguments",
      "class A: UIViewController {\n  func f() {\n    let cell = UICollectionView.CellRegistration\n      <ListCell, FileItem>\n    {\n      cell, path, item in\n      cell.a = item\n    }\n    use(cell)\n  }\n  func use(_ c: UICollectionView.CellRegistration<ListCell, FileItem>) { }\n}"
    ),
    (
      "a type of C as a value",
      "class A: UIViewController {\n  func f(_ n: NSObject) {\n    let s = (@convention(c)(NSObject, Selector, [URL]) -> Void).self\n    let m = unsafeBitCast(n.method(for: nil), to: s)\n    use(m)\n  }\n  func use(_ a: Any) { }\n}"
    ),
    (
      "bar styles of iOS 12",
      "class A: UIViewController {\n  func f() { navigationController?.navigationBar.barStyle = .blackTranslucent }\n}"
    ),
    (
      "a controller of the model beside the view controller",
      "class OCKChartViewController: OCKBaseViewController<OCKSync> {\n  init(controller: OCKChartController, sync: OCKSync) { fatalError(\"none\") }\n}"
    ),
    (
      "a router beside the type of a route",
      "enum AppRoute { case home }\nclass A: UIViewController {\n  func f(_ root: UIViewController?) { AppRouter(root: root!).open(AppRoute.home) }\n}"
    ),
    (
      "a dismiss of another file whose handler gets something",
      "extension ViewerCoordinator: ProgressHost {\n  func hide(animated: Bool) { _overlay?.dismiss(animated: animated) { [weak self] _ in self?._overlay = nil } }\n}"
    ),
    (
      "types of a module that is called as UIKit's are",
      "import UIKit\nimport UICollectionViewFlexLayout\nclass A: UIViewController { }\nextension A: UICollectionViewDelegateFlexLayout { }"
    ),
    (
      "a list that nobody knows in a navigation controller",
      "class A: UITabBarController {\n  func bind() {\n    output.items.drive(onNext: { [weak self] items in\n      let all = items.map { $0.make(with: 1) }\n      self?.setViewControllers(all, animated: false)\n    })\n    let saved = stack.restore(for: 1).filter { !($0 is LogoViewController) }\n    let nav = UINavigationController()\n    nav.viewControllers = saved\n  }\n}"
    ),
    (
      "generic arguments in the line below",
      "class A: UIViewController {\n  lazy var r: Int = {\n    let cell = UICollectionView.CellRegistration\n    <EmojiCell, String> { [weak self] in\n      $0.a = self\n    }\n    use(cell)\n    return 1\n  }()\n  func use(_ c: UICollectionView.CellRegistration<EmojiCell, String>) { }\n}"
    ),
    (
      "generic arguments of a superclass over several lines",
      "final class S: UITableViewDiffableDataSource<\n    String,\n    NSManagedObjectID\n> {\n  var a = 1\n}\nclass B: UIViewController { }"
    ),
    (
      "methods of an address beside its properties",
      "class A: UIViewController {\n  func f() {\n    let url = URL(fileURLWithPath: \"a\")\n    up(x: url.path(), b: url.host())\n  }\n  func up(x: String, b: String?) { }\n}"
    ),
    (
      "a name that a branch of its value binds",
      "class A: UIViewController {\n  func f(_ url: URL) {\n    let kind =\n      if let u = C.uti(of: url), let kind = C.kind(of: u) {\n        kind\n      } else {\n        \"x\"\n      }\n    use(kind)\n  }\n  func use(_ s: String) { }\n}"
    ),
    (
      "an empty dictionary in a closure",
      "class A: UIViewController {\n  func f(_ token: String) {\n    API.shared.leave(token, done: { error in\n      var info = [:]\n      info[\"token\"] = token\n      if let error { info[\"error\"] = error }\n    })\n  }\n}"
    ),
    (
      "a parent of a class that is not pasted",
      "class A: UIViewController {\n  weak var mini: MiniCollectionViewController?\n  override func viewDidLoad() { mini?.parent = self }\n}"
    ),
    (
      "an attribute before a macro",
      "class A: UIViewController { }\n@available(iOS 17, *)\n#Preview(traits: .portrait) {\n  let a = A()\n  return a\n}"
    ),
    (
      "a blank in private (set)",
      "class M {\n  private (set) var rows: [Int] = []\n}\nclass A: UIViewController {\n  let m = M()\n  func f() -> Int { m.rows.count }\n}"
    ),
    (
      "an associated type with two protocols",
      "protocol N {\n  associatedtype T: TargetType, ApiType\n  var p: Provider<T> { get }\n}"
    ),
    (
      "a list's type that is made by init",
      "class A: UIView {\n  func f(_ n: Int) -> [CGFloat] {\n    var d: [CGFloat] = [CGFloat].init(repeating: 0, count: n)\n    d[0] = 1\n    return d\n  }\n}"
    ),
    (
      "cases of an optional Result",
      "class M {\n  let last: Result<Int, Error>?\n  init(last: Result<Int, Error>?) { self.last = last }\n  var t: String? {\n    switch last {\n    case .none, .some(.failure): return nil\n    case .some(.success(let n)): return \"\\(n)\"\n    }\n  }\n}"
    ),
    ("a case whose name stands in the next line", "@objc enum D: Int { case\n  left = 1,\n  right = 0\n}"),
    (
      "a trailing closure in the next line",
      "class A {\n  func all() -> [Int] {\n    let p = [1, 2].reduce([Int]())\n      { (memo, n) in\n        return memo + [n]\n      }\n    return p\n  }\n}"
    ),
    (
      "a type of another file beside a property",
      "class A: UIViewController {\n  func f(_ ids: [Int]) -> [NavigationItem] { ids.map { NavigationItem.tab(id: $0) } }\n}"
    ),
    (
      "a method of a library with a property's name",
      "class A: UIViewController {\n  override func viewDidLoad() {\n    let label = UILabel()\n    view.subviews(label)\n  }\n}"
    ),
    (
      "a closure that gives a closure back",
      "class A: UIViewController {\n  func make(_ c: [Handler.Type]) {\n    let found = c.compactMap { type -> () -> Promise<UIViewController & Handler> in\n      { return try! .value(type.init(api: 1)) }\n    }\n    use(found)\n  }\n  func use(_ c: [() -> Promise<UIViewController & Handler>]) { }\n}"
    ),
    (
      "an ampersand in a closure's result",
      "class A: UIViewController {\n  var c: [() -> Promise<UIViewController & Handler>] = []\n  func make() {\n    c.insert({ () -> Promise<UIViewController & Handler> in\n      .value(StreamViewController())\n    }, at: 0)\n  }\n}"
    ),
    (
      "an assignment in parentheses",
      "class A: UIViewController {\n  func f(_ cell: UITableViewCell, on: Bool) { on ? (cell.accessibilityHint = nil) : (cell.accessibilityHint = \"x\") }\n}"
    ),
    (
      "a type of CoreFoundation",
      "private let r: @convention(c) (CFNotificationCenter?, UnsafeMutableRawPointer?) -> Void = { center, observer in }\nclass A: UIViewController { }"
    ),
    (
      "a blank between a case and what it holds",
      "enum D {\n  case blur(style: Int, alpha: Int)\n  case none\n  var a: Int {\n    switch self {\n    case .blur (_, let a): return a\n    case .none: return 0\n    }\n  }\n}"
    ),
    (
      "attributes of accessors",
      "class A: UIViewController {\n  private var p = Panel()\n  @objc var on: Bool {\n    @objc(setOn:) set { p.on = newValue }\n    @objc(isOn) get { return p.on }\n  }\n}"
    ),
    (
      "a local function behind the last way out",
      "class A: UIViewController {\n  func download(_ u: URL) async throws -> URL {\n    do {\n      return try await file(u)\n    } catch URLError.noPermissionsToReadFile {\n      return try await post()\n    }\n    func post() async throws -> URL { return try await file(u) }\n  }\n  func file(_ u: URL) async throws -> URL { return u }\n}"
    ),
    (
      "a function of the file in a closure that is kept",
      "private func luLog(_ m: String) { print(m) }\nextension PauseViewController {\n  func ask() {\n    let t = URLSession.shared.dataTask(with: URLRequest(url: URL(string: \"a\")!)) { [weak self] data, response, error in\n      luLog(\"x\")\n      DispatchQueue.main.async { luLog(\"y\"); self?.dismiss(animated: true) }\n    }\n    t.resume()\n  }\n}"
    ),
    (
      "generic arguments before a closure",
      "class A: UIViewController {\n  func f() {\n    Task<Void, Never>  {\n      do { try await load() } catch { dismiss(animated: true) }\n    }\n  }\n  func load() async throws { }\n}"
    ),
    (
      "operators of another file",
      "class A: UIViewController {\n  func f(_ a: String?, _ b: String?) -> Bool {\n    if !(a =?= b) { return true }\n    if let u = a, u !~ \"x\" { title = u }\n    return false\n  }\n}"
    ),
    (
      "an initialiser of another file's extension",
      "class A: UIViewController {\n  var alert: UIAlertController?\n  func f(_ c: UIViewController) {\n    alert = UIAlertController(style: .actionSheet, childController: c, title: \"t\")\n  }\n}"
    ),
    (
      "a property and a method of one name",
      "final class M {\n  private static var oauth: Client?\n  static func go() {\n    let oauth = oauth(for: 1)\n    self.oauth = oauth\n  }\n  static func oauth(for n: Int) -> Client? { return nil }\n}"
    ),
    (
      "what a protocol of another file gives a class",
      "class A: UIViewController {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    errorView = ErrorView(onRetry: { })\n  }\n}\nextension A: StatefulViewController { }"
    ),
    (
      "another name of Double",
      "private extension CFTimeInterval {\n  var ms: Int { return Int(self * 1000) }\n}\nclass A: UIViewController { }"
    ),
    (
      "responders",
      "extension UIView {\n  var first: UIResponder? {\n    if isFirstResponder { return self }\n    var next: UIResponder? = self\n    next = nil\n    return next\n  }\n}\nextension UIViewController {\n  func go() {\n    var next: UIResponder? = self.navigationController\n    next = nil\n    print(next as Any)\n  }\n}\nclass A: UIViewController { }"
    ),
    (
      "an override in an extension observes",
      "class A: UITabBarController { }\nextension A {\n  override var selectedViewController: UIViewController? {\n    didSet { print(1) }\n  }\n}"
    ),
    (
      "a closure beside a method of its name",
      "struct Data { var value = 1 }\nclass N: NSObject {\n  private let update: (Data) -> Void\n  init(update: @escaping (Data) -> Void) { self.update = update }\n  @objc func update(_ link: CADisplayLink) { update(Data()) }\n}\nclass A: UIViewController { }"
    ),
    (
      "a method that another protocol has too",
      "class Item: NSManagedObject, CRUD {\n  class func all() -> [Item] { all() ?? [] }\n  static func first() -> Item? { return Item.all()?.first }\n}\nclass A: UIViewController { }"
    ),
    (
      "a form of an extension that takes something else",
      "class A: UITableViewController {\n  override func viewWillAppear(_ animated: Bool) {\n    super.viewWillAppear(animated)\n    tableView.deselectRow(with: transitionCoordinator, animated: animated)\n  }\n}"
    ),
    (
      "a bar button and a colour of an extension",
      "class A: UIViewController {\n  lazy var more = UIBarButtonItem(image: UIImage(named: \"a\"), target: self, action: #selector(go))\n  let clear = UIColor(alpha: 0, red: 0, green: 0, blue: 0)\n  @objc func go() { }\n}"
    ),
    (
      "a method of a type that is not pasted beside an operator",
      "import Combine\nclass A: UIViewController {\n  var bag = Set<AnyCancellable>()\n  func go(_ p: AnyPublisher<Int, Never>) {\n    p.sink { _ in Analytics.collect(.update(Date())) }.store(in: &bag)\n    Analytics.collect(.other)\n  }\n}"
    ),
    (
      "classes that differ by a word",
      "class MediaUIImageExporter {\n  func export() { let e = MediaImageExporter(data: 1); print(e) }\n}\nopen class UITableViewVibrantCell: UITableViewCell { }\nclass FirstExampleViewController: UIViewController {\n  func go() -> [() -> UIViewController] {\n    print(HAURLSessionDelegate(provider: 1))\n    return [{ FirstExampleViewController1() }]\n  }\n}"
    ),
    (
      "a member of UIKit's class in its extension",
      "extension UIImage {\n  func bytes() -> Data? {\n    if let jpgData = jpegData(compressionQuality: 1) { return jpgData }\n    return nil\n  }\n}\nclass A: UIViewController { }"
    ),
    (
      "a method of a view with another type",
      "final class V: UIView {\n  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { nil }\n}\nclass A: UIViewController { }"
    ),
    (
      "two methods of which one waits",
      "public actor Engine {\n  func should(url: URL) async -> Bool { return await withCheckedContinuation { c in queue.async { [weak self] in\n    let should = self?.should(url: url)\n    c.resume(returning: should ?? false)\n  } } }\n  let queue = DispatchQueue(label: \"a\")\n}\nextension Engine {\n  nonisolated private func should(url: URL) -> Bool { true }\n}\nclass A: UIViewController { }"
    ),
    (
      "a case beside a text of nearly its name",
      "enum Texts { static let giveFeedback = \"a\" }\nclass A: UIViewController {\n  func go() { analytics.track(event: .banner(action: .gaveFeedback)); print(Texts.giveFeedback) }\n}"
    ),
    (
      "selectors, accessors and types in brackets",
      "class A: UIViewController {\n  var stored = [Int]()\n  var all: [Int] {\n    get { stored }\n    _modify { yield &stored }\n  }\n  func go() {\n    let item = UIMenuItem(title: \"a\", action: #selector(Host<Content>.tap(_:)))\n    let c = unsafeBitCast(item, to: (@Sendable (UNNotificationContent) -> Void).self)\n    print(c)\n  }\n}"
    ),
    (
      "a layout with operators",
      "class V: UIView {\n  let a = UIView(), b = UIView()\n  func go() { |a--0--b| }\n}\nclass A: UIViewController { }"
    ),
    (
      "a property of a library's controllers",
      "class A: UIViewController {\n  func go() {\n    guard presentedViewController?.isHidden == false else { return }\n    print(UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .rightToLeft)\n  }\n}"
    ),
    (
      "a case of the enumeration itself in a tuple",
      "enum E {\n  case a(Int), b\n  static func same(_ l: E, _ r: E) -> Bool {\n    switch (l, r) {\n    case (.a(let one), a(let other)): return one == other\n    default: return false\n    }\n  }\n}\nclass A: UIViewController { }"
    ),
    (
      "a colour of an app that has the name of UIKit's",
      "class V: UIView {\n  func line() -> UIColor { return UIColor.separator() }\n}\nclass A: UIViewController { }"
    ),
  ]

  @Test(arguments: rows.indices) func isReadWithoutAnError(row: Int) {
    for outline in ["", "\n\nwindow\n  root: UIViewController\n"] {
      let text = Self.rows[row].code + outline
      let scenario = Scenario.load(bytes: Array(text.utf8), path: outline.isEmpty ? "a.swift" : "a.presim")
      let errors = scenario.diagnostics.filter { $0.severity == .error }.map(\.message)
      #expect(errors.isEmpty, "\(Self.rows[row].name): \(errors)")
    }
  }

  /// An assignment that stands in the branch of a choice happens only there.
  @Test func anAssignmentInABranchHappensThere() {
    let told = SwiftAskTests.told(
      """
      class HomeViewController: UIViewController {
        var count = 0
        func go(_ isOn: Bool) { isOn ? (count = 1) : (count = 2) }
        func add(_ isOn: Bool) { isOn ? (count += 5) : (count -= 1) }
      }
      window
        home: HomeViewController

      home.go(false)
      expect home.count == 2
      home.go(true)
      expect home.count == 1
      home.add(true)
      expect home.count == 6
      """)
    #expect(told.isEmpty, "\(told)")
  }
}
