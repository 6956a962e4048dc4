/// Messages that every object, text and list has.
extension ObjectiveC {
  mutating func general(_ receiver: Value, _ parts: [Part], _ selector: String) -> Value? {
    let values = parts.compactMap { $0.value }
    let mark = receiver.needsMark ? "?." : "."
    func of(_ text: String, _ kind: ObjectiveCType.Kind? = nil) -> Value {
      var result = Value("\(receiver.atom)\(mark)\(text)", kind)
      result.isOptional = receiver.isOptional
      return result
    }
    // A default argument would ask Embedded Swift for a public case.
    func operation(_ text: String, _ kind: ObjectiveCType.Kind? = nil) -> Value {
      var result = Value(text, kind ?? .bool)
      result.isAtom = false
      return result
    }
    func present(_ text: Value) -> String { text.isOptional ? "(\(text.atom) ?? \"\")" : text.atom }
    switch selector {
    case "isKindOfClass:", "isMemberOfClass:":
      let type = values[0].text
      guard type.hasSuffix(".self") else { return of("isKind(of: \(type))", .bool) }
      return operation("\(receiver.atom) is \(type.dropLast(5))")
    case "conformsToProtocol:":
      let type = values[0].text
      return operation("\(receiver.atom) is \(type.hasSuffix(".self") ? String(type.dropLast(5)) : type)")
    case "isEqual:", "isEqualToString:", "isEqualToArray:", "isEqualToNumber:":
      return operation("\(receiver.atom) == \(values[0].atom)")
    case "respondsToSelector:" where isSettled(values[0].text):
      var result = receiver.text == "self" || receiver.text == "super" ? Value("true", .bool) : of("self", .object)
      if receiver.text != "self", receiver.text != "super" {
        result = receiver.isOptional ? operation("\(receiver.atom) != nil") : Value("true", .bool)
      }
      result.isSettled = result.text == "true"
      return result
    case "respondsToSelector:":
      let text = values[0].text
      let name = text.hasPrefix("#selector(") ? String(text.dropFirst(10).dropLast()) : text
      var result = of("responds(to: \(text))", .bool)
      result.asked = (receiver.text, name)
      return result
    case "class": return operation("type(of: \(receiver.text))")
    case "copy", "mutableCopy", "autorelease", "retain", "objectEnumerator": return receiver
    case "release": return Value("", .void)
    case "reverseObjectEnumerator":
      var result = of("reversed()", .list)
      result.needsMark = false
      return result
    case "allObjects" where receiver.text.hasSuffix("reversed()"): return receiver
    case "allKeys", "allValues":
      return Value("Array(\(receiver.atom)\(mark)\(selector.dropFirst(3).lowercased()))", .list)
    case "removeObjectForKey:" where !receiver.text.hasSuffix("UserDefaults.standard"):
      return of("removeValue(forKey: \(values[0].text))", .void)
    case "filteredArrayUsingPredicate:": return of("filter { \(values[0].atom).evaluate(with: $0) }", .list)
    case "enumerateKeysAndObjectsUsingBlock:": return Self.loop(over: receiver, values[0].text, isDictionary: true)
    case "makeObjectsPerformSelector:":
      let text = values[0].text
      guard text.hasPrefix("#selector("), !text.hasText(":") else { return nil }
      return of("forEach { $0.\(text.dropFirst(10).dropLast())() }", .void)
    case "uppercaseString": return of("uppercased()", .text)
    case "lowercaseString": return of("lowercased()", .text)
    case "substringFromIndex:": return Value("String(\(present(receiver)).dropFirst(\(values[0].text)))", .text)
    case "substringToIndex:": return Value("String(\(present(receiver)).prefix(\(values[0].text)))", .text)
    case "stringValue" where receiver.kind == .number: return Value("\"\\(\(receiver.text))\"", .text)
    case "objectAtIndex:", "objectForKey:", "objectForKeyedSubscript:", "objectAtIndexedSubscript:":
      if receiver.text.hasSuffix("UserDefaults.standard") { return nil }
      return element(of: receiver, values[0])
    case "setObject:forKey:" where !receiver.text.hasSuffix("UserDefaults.standard"):
      return Value("\(receiver.atom)\(receiver.needsMark ? "?" : "")[\(values[1].text)] = \(values[0].text)", .void)
    case "count", "firstObject", "lastObject":
      var list = receiver
      list.kind = .list
      return member(list, selector)
    case "enumerateObjectsUsingBlock:":
      return Self.loop(over: receiver, values[0].text)
    case "addObject:": return of("append(\(values[0].text))", .void)
    case "addObjectsFromArray:": return of("append(contentsOf: \(values[0].text))", .void)
    case "insertObject:atIndex:": return of("insert(\(values[0].text), at: \(values[1].text))", .void)
    case "removeObject:": return of("removeAll { $0 == \(values[0].text) }", .void)
    case "removeObjectAtIndex:": return of("remove(at: \(values[0].text))", .void)
    case "removeLastObject": return of("removeLast()", .void)
    case "removeAllObjects": return of("removeAll()", .void)
    case "containsObject:", "containsString:": return of("contains(\(values[0].text))", .bool)
    case "indexOfObject:":
      var result = of("firstIndex(of: \(values[0].text))", .object)
      (result.isOptional, result.needsMark) = (true, true)
      return result
    case "arrayByAddingObject:": return operation("\(receiver.atom) + [\(values[0].text)]")
    case "hasPrefix:", "hasSuffix:": return of("\(selector.dropLast())(\(values[0].text))", .bool)
    case "stringByAppendingString:": return operation("\(receiver.atom) + \(values[0].atom)")
    case "integerValue", "intValue":
      guard receiver.kind == .text else { return receiver }
      return operation("Int(\(present(receiver))) ?? 0", .number)
    case "floatValue", "doubleValue":
      guard receiver.kind == .text else { return receiver }
      return operation("Double(\(present(receiver))) ?? 0", .number)
    case "boolValue": return receiver.kind == .text ? nil : receiver
    case "length": return of("count", .number)
    default: return nil
    }
  }

  /// Whether every view controller of today has a method: `#selector(dismiss(animated:completion:))`.
  func isSettled(_ selector: String) -> Bool {
    guard selector.hasPrefix("#selector(") else { return false }
    let name = String(selector.dropFirst(10).dropLast())
    if optionalMethods.contains(name) || requiredMethods.contains(name) { return false }
    if ObjectiveCNames.hierarchy.contains(where: { ObjectiveCNames.selectors[$0] == name }) { return true }
    guard name.hasPrefix("set"), name.hasSuffix("(_:)"), !classes.contains(where: { $0.value.name == name }) else {
      return ObjectiveCNames.isUIKits(name)
    }
    let rest = name.dropFirst(3).dropLast(4)
    return ObjectiveCNames.isUIKits(rest.prefix(1).lowercased() + rest.dropFirst())
  }

  /// `for (index, x) in list.enumerated() { … }`; nil for a block that is no literal.
  static func loop(over list: Value, _ block: String, isDictionary: Bool = false) -> Value? {
    guard let mark = block.firstRange(ofMark: " in"), block.hasPrefix("{ ") else { return nil }
    let names = block[..<mark].dropFirst(2).split(separator: ",").map { String(ObjectiveCLexer.trimmed($0)) }
    guard names.count == 3, !names[0].contains("[") else { return nil }
    let rest = block[mark...].dropFirst(3).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      ObjectiveCLexer.trimmed(line) == "return" ? line.dropLast(6) + "continue" : String(line)
    }
    if isDictionary {
      let items = list.isOptional ? "\(list.atom) ?? [:]" : list.atom
      return Value("for (\(names[0]), \(names[1])) in \(items) {\(rest.joined(separator: "\n"))", .void)
    }
    let items = list.isOptional ? "(\(list.atom) ?? [])" : list.atom
    return Value("for (\(names[1]), \(names[0])) in \(items).enumerated() {\(rest.joined(separator: "\n"))", .void)
  }
}
