import Foundation

/// As much of JSON Schema as `Schemas/` uses; a keyword it does not know is an error.
struct JSONSchema {
  private let root: [String: Any]

  init(_ name: String) throws {
    let url = Repository.root.appendingPathComponent("Schemas/\(name).schema.json")
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document; empty if it conforms.
  func errors(in document: Any) -> [String] { errors(document, root, at: "$") }

  private func errors(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    var found: [String] = []
    for (keyword, rule) in schema {
      switch keyword {
      case "$schema", "$defs", "title", "description": break
      case "$ref":
        let name = (rule as? String ?? "").replacing("#/$defs/", with: "")
        let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
        found += target.map { errors(value, $0, at: path) } ?? ["\(path): no definition '\(name)'"]
      case "type": if !isOf(type: rule as? String ?? "", value) { found.append("\(path): is not of type \(rule)") }
      case "const": if value as? NSNumber != rule as? NSNumber { found.append("\(path): is not \(rule)") }
      case "enum":
        if !(rule as? [String] ?? []).contains(value as? String ?? "\u{0}") {
          found.append("\(path): is not one of \(rule)")
        }
      case "properties": found += properties(value, rule as? [String: Any] ?? [:], at: path)
      case "required":
        let names = (value as? [String: Any])?.keys.map { $0 } ?? []
        for name in rule as? [String] ?? [] where !names.contains(name) {
          found.append("\(path): '\(name)' is missing")
        }
      case "additionalProperties":
        let known = (schema["properties"] as? [String: Any] ?? [:]).keys
        for name in (value as? [String: Any] ?? [:]).keys where !known.contains(name) {
          found.append("\(path): '\(name)' is unknown")
        }
      case "items":
        for (row, item) in (value as? [Any] ?? []).enumerated() {
          found += errors(item, rule as? [String: Any] ?? [:], at: "\(path)[\(row)]")
        }
      default: found.append("\(path): keyword '\(keyword)' is not known to this validator")
      }
    }
    return found
  }

  private func properties(_ value: Any, _ rules: [String: Any], at path: String) -> [String] {
    var found: [String] = []
    for (name, item) in value as? [String: Any] ?? [:] {
      if let rule = rules[name] as? [String: Any] { found += errors(item, rule, at: "\(path).\(name)") }
    }
    return found
  }

  private func isOf(type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": (value as? NSNumber).map { "\($0)" == "true" || "\($0)" == "false" || value is Bool } ?? false
    case "integer": (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
    case "number": value is NSNumber
    default: false
    }
  }
}
