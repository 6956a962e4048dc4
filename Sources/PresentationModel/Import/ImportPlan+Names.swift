extension ImportPlan {
  /// Names from classes, in the order of the lines, each once.
  mutating func makeNames() {
    var taken: [String: Int] = [:]
    for word in Name.words { taken["\(word)"] = 1 }
    for word in ["if", "else", "app", "animated", "presenter", "launchScreen"] { taken[word] = 1 }
    for type in classes { taken[type.name] = 1 }
    names.reserveCapacity(forest.nodes.count)
    // Names that presim printed stay what they are.
    var kept = [String](repeating: "", count: forest.nodes.count)
    for row in forest.nodes.indices {
      guard let range = forest.nodes[row].line.name else { continue }
      let name = String(decoding: text(range), as: UTF8.self)
      guard taken[name] == nil, Self.isName(name) else { continue }
      taken[name] = 1
      kept[row] = name
    }
    let bases = classes.map { Self.base($0) }
    for row in forest.nodes.indices {
      guard kept[row].isEmpty else {
        names.append(kept[row])
        continue
      }
      let base = bases[Int(classOf[row])]
      var count = taken[base] ?? 0
      var name = base
      if count > 0 {
        repeat {
          count += 1
          name = "\(base)\(count)"
        } while taken[name] != nil
      }
      taken[base] = max(count, 1)
      taken[name] = max(taken[name] ?? 0, 1)
      names.append(name)
    }
    nameMores(&taken)
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, !first.isDigit else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? DumpLineReader.isClassByte(UInt8(scalar.value)) && scalar != "." && scalar != "$"
        : scalar.properties.isAlphabetic
    }
  }

  /// `settings` of `SettingsViewController`, `ytApp` of `YTAppViewController`.
  private static func base(_ type: ImportedClass) -> String {
    if type.isUIKits, !type.isSystems {
      switch type.kind {
      case .tabBar: return "tabs"
      case .navigation: return "nav"
      case .split: return "split"
      case .page: return "page"
      case .alert: return "alert"
      case .plain: return "root"
      case .safari: return "safari"
      default: break
      }
    }
    var bytes = Array(type.name.utf8)
    if type.isUIKits { bytes.removeFirst(2) }
    for ending in ["ViewController", "Controller"] where bytes.reversed().starts(with: ending.utf8.reversed()) {
      bytes.removeLast(ending.utf8.count)
      break
    }
    while bytes.first == UInt8(ascii: "_") { bytes.removeFirst() }
    guard let first = bytes.first, !first.isDigit else { return "root" }
    // `URLList` becomes `urlList`, as Swift writes it.
    var index = 0
    while index < bytes.count, bytes[index].isCapital,
      index == 0 || index + 1 == bytes.count || !bytes[index + 1].isSmall
    {
      bytes[index] |= 0x20
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
