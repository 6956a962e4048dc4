import Testing

@testable import PresentationModel

/// What whole folders of real apps have beside their view controllers: swiftc takes it, so presim finds no error in it.
@Suite struct RightInAFolderTests {
  @Test(arguments: [
    "struct Board {\n  var count: Int {\n    [1, 2]\n      .compactMap { $0 }\n      .count\n  }\n}",
    "class Loader {\n  func load(_ error: Error) {\n    switch error {\n    case SyncError.failed(let code): print(code)\n    default: break\n    }\n  }\n}\nstruct Foo { enum Error { case b } }",
    "struct A { enum Mode { case new } }\nextension Editor {\n  enum Mode { case plain }\n}\nclass K {\n  func f(_ mode: A.Mode) {\n    switch mode { case .new: break }\n  }\n}",
    "extension Date {\n  func isNear(_ other: Date) -> Bool { (self - 0.01)...(self + 0.01) ~= other }\n}",
    "protocol Logging {\n  static var log: String { get }\n  var log: String { get }\n}\nextension Logging { var log: String { Self.log } }\nclass Store: Logging {\n  static let log = \"x\"\n  func f() {\n    print(log)\n    print(self.log)\n  }\n}",
    "struct Keys: CodingKey {\n  var s: String\n  init(stringValue: String) { s = stringValue }\n  init?(intValue: Int) { nil }\n}",
    "struct Zone: Codable, PersistableRecord {\n  var n = 1\n  func save() { try? Current.write { db in try self.save(db) } }\n}",
    "class Answer: Mappable {\n  init() {}\n  required init?(map: Map) {}\n}\nclass User {\n  func f() { if let answer = Answer(JSON: 3) { print(answer) } }\n}",
    "struct D: View {\n  var body: some View {\n    switch model.state {\n    case .initial:\n      #if os(macOS)\n      button(again: false)\n      #endif\n    case .running: Text(\"x\")\n    }\n  }\n}",
    "struct D: View { var body: some View { Text(\"x\") } }\n@available(iOS 17, *)\n#Preview(as: .content) {\n  D()\n} timeline: {\n  Entry(a: true)\n  Entry(b: true)\n}\n",
    "class K {\n  func f() -> Int? {\n    if let n: Int = {\n      do { return try g() } catch { return nil }\n    }() { return n }\n    guard let r: Int = { switch 1 { case 1: return 2; default: return nil } }() else { return nil }\n    return r\n  }\n  func g() throws -> Int? { 1 }\n}",
    "struct D: View {\n  @FocusState<Int?>.Binding var b: Int?\n  var body: some View { Text(\"x\") }\n}",
    "class K {\n  var a: Int {\n    return get() ?? {\n      set($0)\n      return $0\n    } (3)\n  }\n  func get() -> Int? { nil }\n  func set(_ x: Int) {}\n}",
    "class PlayerWindow: UIWindow {\n  func hide(_ a: Bool = true) {}\n  func f() { PlayerWindow?.hide() }\n  var PlayerWindow: PlayerWindow? { nil }\n}",
    "final class EventsController_Delegate: Queue, EventsControllerDelegate { }",
    "extension Result where Success == Void {\n  func invoke(with done: ((Error?) -> Void)? = nil) {}\n  func invoke(with done: (@MainActor (Error?) -> Void)? = nil) {}\n}",
    "extension UIHostingController {\n  convenience init(rootView: Content, x: Bool) { self.init(rootView: rootView) }\n}\nclass Scroll<C: View>: UIHostingController<C> {\n  init(content: C) { super.init(rootView: content) }\n  required init?(coder: NSCoder) { fatalError() }\n}",
    "extension Array where Element == URLQueryItem {\n  subscript(_ name: String) -> String? { nil }\n}\nclass K {\n  func f(_ c: URLComponents) {\n    let items = c.queryItems ?? []\n    if let v = items[\"a\"] { print(v) }\n  }\n}",
    "struct T { typealias Object = Double }\nstruct S { typealias Object = Int }\nclass Item: Object { var n = 1 }",
    "let titles = [\n  1 : \"One\",\n  2 : \"Two\",\n  3 : \"Three\",\n  4 : \"Four\",\n]",
    "protocol Bar: AnyObject where Self: UIView { func reload() }\nclass K {\n  func f(_ bar: Bar) { bar.removeFromSuperview() }\n}",
    "enum Kind {\n  case a, custom(String)\n  init(rawValue: String) { self = .custom(rawValue) }\n}\nclass K {\n  var kind: Kind { return Kind(rawValue: \"x\") }\n}",
    "struct List { var id: String }\nstruct D: View {\n  var body: some View { List { Text(\"a\") }.id(1) }\n}",
    "final class LiveViewController: _ViewController { }",
    "class Session { }\nclass K { func f() { let delegate = HASessionDelegate(3); print(delegate) } }\nclass SessionDelegate { }",
    "class Crop: UIView {\n  func lay() {\n    layout(\n      0,\n      |container|,\n      |toolbar| ~ 44\n    )\n  }\n}",
    "extension Pipeline { enum Error: Swift.Error, CustomStringConvertible { case a } }\nextension Pipeline.Error { var description: String { \"a\" } }",
    "final class ShotReactor: Reactor {\n  init(id: Int) {}\n}\nclass ShotView { typealias Reactor = ShotReactor }\nfinal class UserReactor: Reactor {\n  init(id: Int) {}\n}",
    "class Cell {\n  let spinner = UIActivityIndicatorView()\n  func lay() { spinner.centerX = 3 }\n}",
    "class K {\n  func f() {\n    let all: [P] = a() + b()\n    print(all)\n  }\n  func a() -> [Int] { [] }\n  func b() -> [String] { [] }\n}",
    "class K {\n  func f(_ done: () -> Void) {\n    g { [weak self] in\n      guard let sself = self else { return }\n      sself.g { [weak sself] in\n        guard let ssself = sself else { return }\n        ssself.h()\n      }\n    }\n  }\n  func g(_ x: @escaping () -> Void) {}\n  func h() {}\n}",
    "struct AttributedText { final class View: UITextView { } }\nstruct B: View { var body: some View { Text(\"x\") } }\n",
    "class SplashViewController: UIViewController { typealias Reactor = SplashViewReactor }\nclass SplashViewReactor: Reactor { func mutate() {} }\n",
    "class Sync { enum ProductType { case product, variation } }\nprivate extension ProductType { static let core: Set<ProductType> = [.simple, .variable] }\nclass U { func f(_ p: ProductType) { switch p { case .simple: break; default: break } } }\n",
    "class S { let x = 1\n  func p(date: String, granularity: String) -> Int? {\n    let predicate = \\Stats.date =~ date && \\Stats.granularity =~ granularity\n    let other = \\Product.siteID == 3 && \\Product.productID === [1, 2]\n    return first(matching: predicate, other)\n  }\n}\n",
    "class V { enum Error: Swift.Error { case a } }\nenum TapError: Error { case none }\nclass C {\n  func show(onCompletion: @escaping (Result<Int, Error>) -> Void) {\n    onCompletion(.failure(TapError.none))\n  }\n  func web(didFail error: Error) {\n    let error = error as NSError\n    print(error.code)\n  }\n}\n",
    "struct Root: View { var navigationTitle: String; var body: some View { Text(\"x\") } }\nstruct D: View { var body: some View { Root(navigationTitle: \"x\").navigationTitle(\"y\") } }\n",
    "extension Decimal {\n  private var whole: Self { rounded( self < 0 ? .down : .up) }\n  func rounded(_ m: Int) -> Self { self }\n}\n",
    "public extension String {\n  func substring(with nsrange: NSRange) -> String? {\n    guard let range = Range(nsrange, in: self) else { return nil }\n    return String(self[range])\n  }\n}\nextension NSRange { func x() -> Range<Int> { 0..<1 } }\n",
    "class K { func reload(fn: (() -> CGPoint)? = nil) { if let o = fn?() { print(o) } } \n  open var animator: Animator?\n  func go(_ c: Cell) { (c.current ?? animator)?.delete(view: c) }\n}\nclass Animator { func delete(view: Cell) { } }\nclass Cell: UIView { var current: Animator? { nil } }\nfunc abs(_ left: CGPoint) -> CGPoint { return CGPoint(x: abs(left.x), y: abs(left.y)) }\n",
    "class CardBrand { private class _Bundle {}\n  private var iconURL: URL! { Bundle(for: CardBrand._Bundle.self).url(forResource: \"a\", withExtension: \"svg\") } }\n",
    "class K { let calendar = Calendar.current\n  private func numberOfDays(from: Date, to: Date) -> Int { let components = [.day] as Set<Calendar.Component>; return components.count }\n  var ids: Set<String> = []\n  func visible() -> [String] { ids.filter { id in id.count > 1 } }\n}\n",
    "public final class ImageTask {\n  public var image: Int { get async throws(ImagePipeline.Error) { try await response } }\n  var response: Int { get async throws(ImagePipeline.Error) { 3 } }\n  func load() throws(LoadError) -> Int { 3 }\n}\n",
    "struct D: View { @ObservedObject var settings: S\n  var body: some View { Section { ForEach($settings.clearable) { $setting in Toggle(isOn: $setting.isEnabled) { Text(setting.label) } } } } }\nstruct E: View { @ScaledMetric private var scale = 1\n  var body: some View { Image(\"a\").frame(width: L.size * scale) } \n  enum L { static let size: CGFloat = 3 } }\n",
    "class T: ScreenObject { static func isLoaded() -> Bool { (try? T().isLoaded) ?? false } \n  func f() -> Bool { let s = T(); return s.isLoaded } }\n",
    "actor F { func go(resource: Int) async throws {\n    func data(for r: Int) async throws -> Data { Data() }\n    let name = \"x\"\n    let data = try await data(for: resource)\n    print(data, name)\n  } }\n",
    "extension Key: @retroactive DependencyKey { public static var liveValue: any P { @Dependency(\\.httpClient) var httpClient\n return Foo(g: httpClient) } }\nextension Array { static func build(@ArrayBuilder<Element> _ builder: () -> [Element]) -> [Element] { Array(builder()) } }\n@resultBuilder struct ArrayBuilder<Element> { public static func buildPartialBlock(first: Never) -> [Element] {} \n static func buildBlock(_ a: [Element]...) -> [Element] { a.flatMap { $0 } } }\n",
    "class K { let b = UIBarButtonItem(image: UIImage(named: \"b\"), target: nil, action: nil)\n func f() { track(event: .featureBanner(context: .release3, action: .gaveFeedback)) }\n enum Localization { static let giveFeedback = \"x\" }\n}\nclass C: UITableViewCell { static var separatorInsets: UIEdgeInsets { .zero } }\nclass V { func cell(_ cell: C) { cell.separatorInset = C.separatorInsets } }\n",
    "class K { lazy var dataSource = DS()\n typealias DS = UITableViewDiffableDataSource<Section, Item>\n enum Section { case stats }; enum Item: Hashable { case a }\n func f() { var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()\n   snapshot.appendSections([.stats]); dataSource.apply(snapshot, animatingDifferences: false) } }\n",
    "class CheckinEncryption { enum E: Error { case decryptionFailed(CBCEncryptionError), gcm(GCMEncryptionError) } \n func f(key: Data) { let cbc = CBCEncryption(encryptionKey: key, initializationVector: key); let g = GCMEncryption(encryptionKey: key); print(cbc.encrypt(), g) } }\n",
    "extension XCUIElement { public func isFullyVisibleOnScreen() -> Bool { exists } \n func scroll() { while isFullyVisibleOnScreen() == false { swipeUp() } } }\nextension K { var isFullyVisibleOnScreen: Bool { true } }\nclass A { var v = Product(); func f() { if let p = v.regularPrice, p.isNotEmpty { print(p) } } }\nclass Product { var regularPrice: String? }\nprotocol Model { }\nextension Model { var isNotEmpty: Bool { true } }\nclass D: UIView { let a = UIActivityIndicatorView(); override func layoutSubviews() { super.layoutSubviews(); a.centerX = width / 2; make.centerX.equal() } }\n",
  ])
  func isNoError(_ text: String) {
    let found = Scenario.load(text + "\nwindow\n  home: UIViewController\n").diagnostics.filter {
      $0.severity == .error
    }
    #expect(found.isEmpty, "\(found.map { $0.message })")
  }
}
