import Testing

@testable import PresentationModel

/// UIKit's tables row by row: what a scenario can set, call and answer, a test's text can too.
@Suite struct AppTableTests {
  /// A value of a type, as a text writes it; nil where it takes more than one line to make one.
  private static func value(_ type: ValueType, _ complaint: (Availability, String) -> String?) -> String? {
    switch type {
    case .bool: return "true"
    case .int, .number: return "1"
    case .string: return "\"a\""
    case .size: return "CGSize(width: 1, height: 2)"
    case .enumeration(let type):
      return type.cases.first { complaint($0.availability, $0.name) == nil }.map { ".\($0.name)" }
    case .instance(.viewController), .anyObject, .anything: return "y"
    case .list(let element): return "[\(value(element, complaint) ?? "")]"
    case .rect, .instance, .conforming, .classReference: return nil
    }
  }

  private static func screen(_ kind: ControllerKind) -> App {
    var app = App(.ios(27, 1), on: .iPad)
    let home = app.add("home")
    let x = app.add("x", kind)
    let y = app.add("y")
    app.addSegue("a", from: x, to: y, .show)
    app.setRoot(home)
    app.launch()
    return app
  }

  private static func complaint(_ availability: Availability, _ name: String) -> String? {
    availability.complaint(about: name, profile: .ios(27, 1), device: .iPad)
  }

  @Test(arguments: ControllerKind.allCases) func everyPropertyIsAssigned(kind: ControllerKind) throws {
    let app = Self.screen(kind)
    var count = 0
    for info in UIKitClass(kind).lineage.flatMap({ $0.properties }) {
      guard info.access == .write || info.access == .initialOrWrite, Self.complaint(info.availability, info.name) == nil
      else { continue }
      guard let value = Self.value(info.type, Self.complaint) ?? (info.type.takesNil ? "nil" : nil) else { continue }
      var trial = app
      #expect(throws: Never.self, "x.\(info.name) = \(value)") { try trial.perform("x.\(info.name) = \(value)") }
      count += 1
    }
    #expect(count > 15)
  }

  @Test(arguments: ControllerKind.allCases) func everyMethodIsCalled(kind: ControllerKind) throws {
    let app = Self.screen(kind)
    var count = 0
    for info in UIKitClass(kind).lineage.flatMap({ $0.methods }) {
      guard Self.complaint(info.availability, info.signature) == nil, info.closures.isEmpty else { continue }
      var arguments: [String] = []
      for parameter in info.parameters {
        guard let value = Self.value(parameter.type, Self.complaint) else { break }
        arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
      guard arguments.count == info.parameters.count else { continue }
      var trial = app
      let call = "\(info.answer == nil ? "" : "_ = ")x.\(info.name)(\(arguments.joined(separator: ", ")))"
      #expect(throws: Never.self, "\(call)") { try trial.perform(call) }
      count += 1
    }
    #expect(count > 10)
  }

  /// What a method of a delegate answers, as a class of a text says it.
  @Test(arguments: Callback.allCases.filter { $0.info.answer != nil && $0.info.delegateProtocol != nil })
  func everyAnswerIsTaken(callback: Callback) throws {
    let info = callback.info
    guard let needed = info.delegateProtocol, let type = info.answer,
      Self.complaint(info.availability, info.name) == nil,
      let value = Self.value(type, Self.complaint)
    else { return }
    var app = Self.screen(.plain)
    let text = "class Keeper: NSObject, \(needed.name) {\n  \(info.signature) = \(value)\n}\nkeeper: Keeper"
    #expect(throws: Never.self, "\(text)") { try app.perform(text) }
  }
}
