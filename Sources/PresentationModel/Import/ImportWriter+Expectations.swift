extension ImportWriter {
  /// The dump in presim's form: what a run of the scenario ends in.
  mutating func expectations() {
    guard plan.isExpected else { return }
    gap()
    var hasWindow = false
    for tree in plan.forest.trees.indices
    where !plan.isOutside[tree] && plan.forest.trees[tree].kind == .root && !isLeftOut(tree) {
      if hasWindow { line() } else { line("expect hierarchy") }
      hasWindow = true
      print(tree)
    }
    for (row, tree) in plan.forest.trees.enumerated()
    where (plan.isOutside[row] || tree.kind == .presented) && !isLeftOut(row) {
      line("expect hierarchy of \(name(tree.root))")
      print(row)
    }
  }

  private func isLeftOut(_ tree: Int) -> Bool { node(plan.forest.trees[tree].root).isLeftOut }

  private mutating func print(_ tree: Int) {
    var levels: [Int32: Int] = [:]
    for index in plan.forest.rows(of: tree) where !plan.forest.nodes[index].isLeftOut {
      let row = Int32(truncatingIfNeeded: index)
      let node = self.node(row)
      let level = node.above < 0 ? 0 : (levels[node.above] ?? 0) + 1
      levels[row] = level
      out += "  ".utf8
      for _ in 0..<(node.isPresented ? level - 1 : level) { out += "   | ".utf8 }
      if node.isPresented { out += "   + ".utf8 }
      out += wanted(row)
      out.append(0x0a)
    }
  }

  /// A line without its prefix.
  private func wanted(_ row: Int32) -> [UInt8] {
    let node = self.node(row)
    let index = Int(row)
    let name = plan.isMore(row) ? "" : " \(self.name(row))"
    var text = "<\(plan.classes[Int(plan.classOf[index])].name)\(name)>, state: "
    text += (node.line.state ?? .disappeared).text
    switch node.line.view {
    case .notLoaded, .unknown: text += ", view: (view not loaded)"
    case .loaded(let isInWindow):
      var view = plan.viewOf[index] >= 0 ? plan.wordNames[Int(plan.viewOf[index])] : "UIView"
      // What view UIKit's own list has is not simulated.
      if plan.isMore(row) { view = plan.isMoreList(row) ? "UIView" : ViewClass.name(.navigation, plan.version) }
      text += isInWindow ? ", view: <\(view)>" : ", view: <\(view)> not in the window"
    }
    if node.line.presentation == .controller, plan.presentationOf[index] >= 0 {
      text += ", presented with: <\(plan.wordNames[Int(plan.presentationOf[index])])>"
    }
    return Array(text.utf8)
  }

  /// What decides the next presentation and is in no dump: the containers of what is on screen, innermost first.
  mutating func hints() {
    var names: [String] = []
    for (row, tree) in plan.forest.trees.enumerated() where !plan.isOutside[row] && !isLeftOut(row) {
      var top = tree.root
      while let next = deeper(top) { top = next }
      var row = top
      while row >= 0, names.count < 6 {
        if !plan.isMore(row) { names.append(name(row)) }
        if node(row).isPresented { break }
        row = node(row).above
      }
    }
    guard !names.isEmpty else { return }
    gap()
    line("// A dump does not say which controllers define a presentation context: that decides who presents next.")
    for name in names { line("// \(name).definesPresentationContext = true") }
  }

  /// What it presents, or the child that is shown.
  private func deeper(_ row: Int32) -> Int32? {
    let presented = node(row).presented
    if presented >= 0, !node(presented).isLeftOut { return presented }
    var child = node(row).firstChild
    while child >= 0 {
      if !node(child).isLeftOut, let state = node(child).line.state, state == .appeared || state == .appearing {
        return child
      }
      child = node(child).nextSibling
    }
    return nil
  }
}
