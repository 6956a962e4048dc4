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
    "class K {\n  func f() {\n    let all: [P] = a() + b()\n    print(all)\n  }\n  func a() -> [Int] { [] }\n  func b() -> [String] { [] }\n}",
    "class K {\n  func f(_ done: () -> Void) {\n    g { [weak self] in\n      guard let sself = self else { return }\n      sself.g { [weak sself] in\n        guard let ssself = sself else { return }\n        ssself.h()\n      }\n    }\n  }\n  func g(_ x: @escaping () -> Void) {}\n  func h() {}\n}",
  ])
  func isNoError(_ text: String) {
    let found = Scenario.load(text + "\nwindow\n  home: UIViewController\n").diagnostics.filter {
      $0.severity == .error
    }
    #expect(found.isEmpty, "\(found.map { $0.message })")
  }
}
