/// How controllers and what belongs to them are named in what users read (LOG-01).
package enum ControllerText {
  /// `<Class name>`; `(null)` for none.
  package static func text(_ id: ControllerID?, in hierarchy: Hierarchy) -> String {
    guard let id else { return "(null)" }
    return hierarchy.description(of: id)
  }

  /// The name that the file gives it, or `<Class>` for one without.
  package static func name(_ id: ControllerID, in hierarchy: Hierarchy) -> String {
    EventText.name(id, hierarchy)
  }

  /// `a`, `a and b`, `a, b and c`; of more than eight the first seven and how many more.
  package static func list(_ ids: [ControllerID], in hierarchy: Hierarchy) -> String {
    var names = ids.prefix(ids.count > 8 ? 7 : 8).map { name($0, in: hierarchy) }
    if ids.count > names.count { names.append("\(ids.count - names.count) more") }
    guard let last = names.popLast() else { return "" }
    return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
  }
}
