/// What a test asks for and UIKit does not have, or not there: Swift's compiler would refuse it of an app. It does nothing
/// here, and stands in ``App/problems``.
extension App {
  /// The statements that UIKit has, in handlers too; of the others the reasons are added to `problems`.
  func possible(_ statements: [Statement], _ problems: inout [String]) -> [Statement] {
    var result: [Statement] = []
    for statement in statements {
      if let problem = problem(of: statement) {
        problems.append(problem)
      } else if let handler = statement.handler, !handler.isEmpty {
        result.append(statement.with(handler: possible(handler, &problems)))
      } else {
        result.append(statement)
      }
    }
    return result
  }

  /// What comes of a step of an app that has ended.
  mutating func ended() -> Outcome {
    refuse("the app has ended: a step does nothing any more")
  }

  /// What comes of what cannot be done.
  mutating func refuse(_ problem: String) -> Outcome {
    problems.append(problem)
    return Outcome([], simulator.hierarchy, problems: [problem])
  }

  /// Why UIKit has no such statement; nil where it has.
  private func problem(of statement: Statement) -> String? {
    guard statement.kind.values.allSatisfy({ isKnown($0) }) else { return Self.isOfAnotherApp }
    switch statement.kind {
    case .call(.root(.controller(let x)), let method, let name, _, _): return problem(of: method, name, calledOn: x)
    case .addAction(let alert, _, _, _): return problem(of: .addAction, "addAction", calledOn: alert)
    case .assign(.root(.controller(let x)), let property, let value):
      return problem(of: property, value, on: uikitClass(of: x), called: name(of: x))
    case .assign(.of(let x, let owner), let property, let value):
      let type = uikitClass(of: x)
      guard case .instance(let part)? = PropertyLookup.find(owner, on: type)?.type else { return nil }
      let path = "\(name(of: x)).\(owner.name)"
      return problem(of: owner, nil, on: type, called: name(of: x))
        ?? problem(of: property, value, on: part, called: path)
    case .assignRoot(_, let window), .resize(_, let window):
      if program.windows.contains(where: { $0.name == window }) { return nil }
      return "there is no window '\(window)'"
    case .load(let x): return problem(of: .loadViewIfNeeded, "loadViewIfNeeded", calledOn: x)
    case .call(.device, .rotate, _, _, _):
      return environment.device.rotates ? nil : "'\(environment.device.text)' is not turned"
    case .call(.device, _, _, _, _):
      if environment.device == .iPhoneDuo { return nil }
      return "'\(environment.device.text)' does not fold: only an 'iPhoneDuo' does"
    case .call, .assign: return nil
    }
  }

  private func problem(of method: Method, _ name: String, calledOn x: ControllerID) -> String? {
    let type = uikitClass(of: x)
    for current in type.lineage {
      guard let info = current.methods.first(where: { $0.method == method }) else { continue }
      return complaint(info.availability, about: info.signature)
    }
    let owner = UIKitClass.allCases.first { $0.methods.contains { $0.method == method } }?.name ?? "another class"
    return "\(self.name(of: x)) is no \(owner): '\(name)' is a method of \(owner)"
  }

  private func problem(of property: Property, _ value: Value?, on type: UIKitClass, called name: String) -> String? {
    guard let info = PropertyLookup.find(property, on: type) else {
      let owners = UIKitClass.allCases.filter { $0.properties.contains { $0.property == property } }
      let names = owners.prefix(5).map { $0.name }
      let list =
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
      return "\(name) has no '\(property.name)': \(list) \(names.count == 1 ? "has" : "have")"
    }
    if let complaint = complaint(info.availability, about: info.name) { return complaint }
    guard case .conforming(let needed) = info.type, case .object(let object)? = value else { return nil }
    let row = Int(object.index)
    guard !Self.conform(protocols(of: object), to: needed) else { return nil }
    return "\(journal.objects[row]) is no \(needed.name): \(name).\(property.name) cannot be it"
  }

  func complaint(_ availability: Availability, about name: String) -> String? {
    availability.complaint(about: name, profile: uikit, device: environment.device)
  }

  /// Why UIKit never makes a call; nil where it may.
  func problem(of callback: Callback, calledOn subject: Value) -> String? {
    guard isKnown(subject) else { return Self.isOfAnotherApp }
    switch subject {
    case .controller(let x):
      let isOneOfIts =
        if let needed = callback.info.delegateProtocol {
          Self.conform(classInfo(of: x).protocols, to: needed)
        } else {
          uikitClass(of: x).inherits(from: callback.info.owner)
        }
      return isOneOfIts ? nil : Self.isNone(callback, name(of: x))
    case .object(let object):
      guard let needed = callback.info.delegateProtocol else {
        return Self.isNone(callback, journal.objects[Int(object.index)])
      }
      return Self.conform(protocols(of: object), to: needed)
        ? nil : Self.isNone(callback, journal.objects[Int(object.index)])
    default: return nil
    }
  }

  static func isNone(_ callback: Callback, _ name: String) -> String {
    let owner = callback.info.ownerName
    return "\(name) is no \(owner): '\(callback.info.signature)' is a method of \(owner)"
  }

  static func conform(_ protocols: [DelegateProtocol], to needed: DelegateProtocol) -> Bool {
    protocols.contains { $0 == needed || $0.inherited == needed }
  }

  static let isOfAnotherApp = "a view controller or delegate of another app is named"

  // MARK: What is there

  /// Whether a controller or object is one of this app's.
  func isKnown(_ value: Value) -> Bool {
    switch value {
    case .controller(let x), .view(let x):
      return Int(x.index) < (hasLaunched ? simulator.hierarchy.count : program.outline.names.count)
    case .object(let object):
      return Int(object.index) < (hasLaunched ? simulator.hierarchy.objects.count : program.objects.count)
    case .list(let values): return values.allSatisfy { isKnown($0) }
    default: return true
    }
  }

  private func classInfo(of x: ControllerID) -> ClassInfo {
    if hasLaunched { return simulator.hierarchy.classTable[Int(simulator.hierarchy.classes[Int(x.index)].index)] }
    return program.classes[Int(program.outline.classes[Int(x.index)].index)]
  }

  private func uikitClass(of x: ControllerID) -> UIKitClass {
    if case .controller(let kind) = classInfo(of: x).kind { return UIKitClass(kind) }
    return .viewController
  }

  private func protocols(of object: ObjectID) -> [DelegateProtocol] {
    let row = Int(object.index)
    if hasLaunched {
      return simulator.hierarchy.classTable[Int(simulator.hierarchy.objects[row].objectClass.index)].protocols
    }
    return program.classes[Int(program.objects[row].objectClass.index)].protocols
  }
}

extension Statement.Kind {
  /// The controllers and objects that it names.
  fileprivate var values: [Value] {
    func values(_ target: Statement.Target) -> [Value] {
      switch target {
      case .root(let value): [value]
      case .of(let x, _): [.controller(x)]
      case .device: []
      }
    }
    switch self {
    case .call(let target, _, _, let arguments, _): return values(target) + arguments.map { $0.value }
    case .assign(let target, _, let value): return values(target) + [value]
    case .assignRoot(let root, _): return root.map { [.controller($0)] } ?? []
    case .resize: return []
    case .load(let x), .addAction(let x, _, _, _): return [.controller(x)]
    }
  }
}
