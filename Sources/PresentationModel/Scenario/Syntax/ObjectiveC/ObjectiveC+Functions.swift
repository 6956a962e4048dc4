/// Calls of functions of C.
extension ObjectiveC {
  func function(_ name: String, _ arguments: [Value]) -> Value? {
    let values = arguments.map { $0.text }
    func labelled(_ type: String, _ labels: [String]) -> Value? {
      guard labels.count == values.count else { return nil }
      return Value("\(type)(\(zip(labels, values).map { "\($0): \($1)" }.joined(separator: ", ")))", .other)
    }
    switch name {
    case "CGRectMake": return labelled("CGRect", ["x", "y", "width", "height"])
    case "CGSizeMake": return labelled("CGSize", ["width", "height"])
    case "CGPointMake": return labelled("CGPoint", ["x", "y"])
    case "UIEdgeInsetsMake": return labelled("UIEdgeInsets", ["top", "left", "bottom", "right"])
    case "CGAffineTransformMakeScale": return labelled("CGAffineTransform", ["scaleX", "y"])
    case "CGAffineTransformMakeTranslation": return labelled("CGAffineTransform", ["translationX", "y"])
    case "CGAffineTransformMakeRotation": return labelled("CGAffineTransform", ["rotationAngle"])
    case "CGRectGetWidth", "CGRectGetHeight", "CGRectGetMinX", "CGRectGetMinY", "CGRectGetMaxX", "CGRectGetMaxY",
      "CGRectGetMidX", "CGRectGetMidY":
      guard let first = arguments.first else { return nil }
      let part = name.dropFirst(9)
      return Value("\(first.atom).\(part.prefix(1).lowercased())\(part.dropFirst())", .number)
    case "CGRectOffset":
      return values.count == 3 ? Value("\(values[0]).offsetBy(dx: \(values[1]), dy: \(values[2]))", .other) : nil
    case "CGRectInset":
      return values.count == 3 ? Value("\(values[0]).insetBy(dx: \(values[1]), dy: \(values[2]))", .other) : nil
    case "CGRectEqualToRect", "CGSizeEqualToSize", "CGPointEqualToPoint":
      return values.count == 2 ? Value("\(values[0]) == \(values[1])", .bool) : nil
    case "NSStringFromClass":
      return values.count == 1 ? Value("String(describing: \(values[0]))", .text) : nil
    case "NSLog": return Value("print(\(formatted(arguments)))", .void)
    case "NSLocalizedString":
      return values.isEmpty ? nil : Value("NSLocalizedString(\(values[0]), comment: \"\")", .text)
    case "MIN", "MAX":
      return values.count == 2 ? Value("\(name == "MIN" ? "min" : "max")(\(values[0]), \(values[1]))", .number) : nil
    case "ABS", "fabs", "fabsf": return Value("abs(\(values.joined(separator: ", ")))", .number)
    case "NSAssert", "NSCParameterAssert", "NSParameterAssert":
      guard let first = arguments.first else { return nil }
      return Value("assert(\(truth(first)))", .void)
    case "dispatch_get_main_queue": return Value("DispatchQueue.main", .object)
    case "dispatch_get_global_queue": return Value("DispatchQueue.global()", .object)
    case "dispatch_async", "dispatch_sync":
      guard values.count == 2 else { return nil }
      return Value("\(values[0]).\(name.dropFirst(9)) \(values[1])", .void)
    case "dispatch_time": return values.count == 2 ? Value(".now() + \(Self.seconds(values[1]))", .other) : nil
    case "dispatch_after":
      guard values.count == 3 else { return nil }
      return Value("\(values[1]).asyncAfter(deadline: \(values[0])) \(values[2])", .void)
    case "UIApplicationMain": return nil
    default:
      return Value(
        "\(name)(\(values.joined(separator: ", ")))",
        brief: "\(name)(\(arguments.map { $0.brief }.joined(separator: ", ")))", answers[name]??.kind)
    }
  }

  /// `Int64(0.5 * NSEC_PER_SEC)` is half a second.
  static func seconds(_ text: String) -> String {
    var text = text
    for prefix in ["Int(", "int64_t("] where text.hasPrefix(prefix) && text.hasSuffix(")") {
      text = String(text.dropFirst(prefix.count).dropLast())
    }
    while text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    for unit in [" * NSEC_PER_SEC", " * 1000000000"] where text.hasSuffix(unit) {
      text = String(text.dropLast(unit.count))
    }
    if text.hasPrefix("NSEC_PER_SEC * ") { text = String(text.dropFirst(15)) }
    return text
  }

  /// A format and its arguments as one text with interpolations.
  func formatted(_ arguments: [Value]) -> String {
    guard let format = arguments.first, format.text.hasPrefix("\"") else { return arguments.first?.text ?? "\"\"" }
    // A width or a count of digits is the format's own.
    var rest = format.text[...]
    while let sign = rest.firstIndex(of: "%") {
      rest = rest[sign...].dropFirst()
      if let next = rest.first, next.isNumber || ".+- #".contains(next) {
        return "String(format: \(arguments.map { $0.text }.joined(separator: ", ")))"
      }
      rest = rest.dropFirst()
    }
    var values = arguments.dropFirst().map { $0.text }[...]
    var text = ""
    var isPlaceholder = false
    for letter in format.text {
      if isPlaceholder {
        if letter == "%" {
          text += "%"
          isPlaceholder = false
        } else if letter.isLetter || letter == "@" {
          // `%ld`, `%lu`, `%zd`
          if letter == "l" || letter == "z" || letter == "h" || letter == "q" { continue }
          text += values.isEmpty ? "" : "\\(\(values.removeFirst()))"
          isPlaceholder = false
        }
      } else if letter == "%" {
        isPlaceholder = true
      } else {
        text.append(letter)
      }
    }
    return text
  }
}
