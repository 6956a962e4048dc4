/// What the programs need of UIKit, as far as they need it.
class UIViewController {
  var title: String?
  var children: [UIViewController] = []
  func viewDidLoad() {}
  init() {}
}

/// What Foundation has of C's numbers.
@_silgen_name("pow") func pow(_ x: Double, _ y: Double) -> Double
@_silgen_name("sqrt") func sqrt(_ x: Double) -> Double
@_silgen_name("floor") func floor(_ x: Double) -> Double
@_silgen_name("ceil") func ceil(_ x: Double) -> Double
@_silgen_name("round") func round(_ x: Double) -> Double
@_silgen_name("trunc") func trunc(_ x: Double) -> Double
@_silgen_name("fabs") func fabs(_ x: Double) -> Double
@_silgen_name("hypot") func hypot(_ x: Double, _ y: Double) -> Double
@_silgen_name("fmod") func fmod(_ x: Double, _ y: Double) -> Double

/// Says a value: its line, its label and its text.
func say(_ label: String, _ value: Any?, line: Int = #line) {
  print("\(line)\t\(label)\t\(text(of: value as Any))")
}

/// A value's text: optionals are what they hold, tuples are lists, cases and structures have their payload behind them.
private func text(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { text(of: $0.value) }
  switch mirror.displayStyle {
  case .optional: return parts.first ?? "nil"
  case .collection, .tuple, .set: return "[\(parts.joined(separator: ", "))]"
  case .dictionary:
    return "[\(mirror.children.map { text(of: $0.value) }.sorted().joined(separator: ", "))]"
  case .struct where mirror.subjectType is any Sequence.Type: return "\(value)"
  case .struct: return "\(mirror.subjectType)\(parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")"
  case .enum:
    guard let payload = mirror.children.first else { return ".\(value)" }
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    let inner = isTuple ? String(parts[0].dropFirst().dropLast()) : parts[0]
    return ".\(payload.label ?? "")(\(inner))"
  case .class: fatalError("'say' takes values: an object would live on")
  default:
    if value is String || value is Character || value is Substring {
      // A value is a line.
      return "\"" + "\(value)".split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") + "\""
    }
    return "\(value)"
  }
}

/// The controllers on which programs have begun: they are there until the end.
private var homes: [UIViewController] = []

/// Runs a program from its beginning.
func run<Home: UIViewController>(_ program: Int, on home: Home, _ begin: (Home) -> Void) {
  print("program\t\(program)")
  homes.append(home)
  begin(home)
}
