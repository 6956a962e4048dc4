/// What UIKit means by a name.
struct KnownName: Sendable {
  /// The property, and the class that can be named so.
  var property: Property?
  var type: UIKitClass?
  /// The protocol, or whether it is one that changes nothing here.
  var delegateProtocol: DelegateProtocol?
  var isInert = false
  /// The system's class, as a row of `SystemClass.all`.
  var system: Int8 = -1

  /// Whether nothing can be made of it, because it is a protocol.
  var isProtocol: Bool { delegateProtocol != nil || isInert }

  /// The system's class of the name.
  var systemClass: SystemClass? { system < 0 ? nil : SystemClass.all[Int(system)] }
}

/// The names that UIKit and its neighbours have given: one table for all files, so that a file asks for the names that
/// it has and not for all that there are.
struct KnownNames: Sendable {
  private var names = NameTable()
  private var meanings: [KnownName] = []
  /// Of the words of the language, with which every file's table begins.
  private var words: [KnownName] = []

  static let table = KnownNames()

  private init() {
    meanings.reserveCapacity(1024)
    names.reserve(512)
    // The rows, as a table of what each property is would have to be made first.
    PropertyTable.forEach { row in
      if let name = row.pointee.facts?.name { self[name].property = row.pointee.info.property }
    }
    for type in UIKitClass.allCases where type.canBeNamed { self[type.name].type = type }
    for type in DelegateProtocol.allCases { self[type.name].delegateProtocol = type }
    for name in UIKitNames.inert { self[name].isInert = true }
    for (row, system) in SystemClass.all.enumerated() { self[system.name].system = Int8(truncatingIfNeeded: row) }
    words = Array(meanings.prefix(NameTable().count))
  }

  private subscript(text: String) -> KnownName {
    get { KnownName() }
    _modify {
      let row = Int(names.intern(text).id)
      while meanings.count <= row { meanings.append(KnownName()) }
      yield &meanings[row]
    }
  }

  /// What UIKit means by a name of a file's table.
  func meaning(_ id: Int, of file: NameTable) -> KnownName {
    let found = names.find(Name(id: Int32(truncatingIfNeeded: id)), of: file).map { Int($0.id) } ?? meanings.count
    return found < meanings.count ? meanings[found] : KnownName()
  }

  /// What UIKit means by each name of a file's table, with room for some more.
  ///
  /// - Parameter result: that of another file, or nothing.
  func meanings(of file: NameTable, room: Int, in result: inout [KnownName]) {
    if result.count < words.count { result = words } else { result.removeLast(result.count - words.count) }
    result.reserveCapacity(file.count + room)
    for id in words.count..<file.count { result.append(meaning(id, of: file)) }
    for _ in 0..<room { result.append(KnownName()) }
  }
}
