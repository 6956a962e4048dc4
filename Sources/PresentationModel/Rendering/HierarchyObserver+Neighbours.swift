/// Who is printed before and after whom.
extension HierarchyObserver {
  /// The controller printed after one; -1 after a window's last.
  func behind(_ row: Int32) -> Int32 {
    let node = nodes[Int(row)]
    if node.first >= 0 { return node.first }
    if node.presented >= 0 { return node.presented }
    var current = node
    while !current.isRoot {
      if current.next >= 0 { return current.next }
      let above = nodes[Int(current.up)]
      if !current.isPresented, above.presented >= 0 { return above.presented }
      current = above
    }
    return -1
  }

  /// Controllers of one window in the order in which they are printed.
  ///
  /// Complexity: O(those above them, and where several are below one, its children after the first of these).
  mutating func inOrder(_ rows: [Int32], below root: Int32) -> [Int32] {
    for row in rows where marks[Int(row)].way != epoch {
      (marks[Int(row)].way, marks[Int(row)].ways) = (epoch, 0)
      var current = row
      while nodes[Int(current)].up >= 0 {
        let up = Int(nodes[Int(current)].up)
        let isKnown = marks[up].way == epoch
        if !isKnown { (marks[up].way, marks[up].ways) = (epoch, 0) }
        marks[up].ways += 1
        marks[up].below = current
        if isKnown { break }
        current = Int32(truncatingIfNeeded: up)
      }
    }
    var result: [Int32] = []
    var pending = marks[Int(root)].way == epoch ? [root] : []
    while let row = pending.popLast() {
      if isMarked(row) { result.append(row) }
      var left = marks[Int(row)].ways
      if left == 1 {
        pending.append(marks[Int(row)].below)
        continue
      }
      let node = nodes[Int(row)]
      if left > 0, node.presented >= 0, marks[Int(node.presented)].way == epoch {
        pending.append(node.presented)
        left -= 1
      }
      // From the last on: in a stack it is the last that change.
      var child = node.last
      while left > 0, child >= 0 {
        if marks[Int(child)].way == epoch {
          pending.append(child)
          left -= 1
        }
        child = nodes[Int(child)].previous
      }
    }
    return result
  }

  /// The controller printed before one; -1 before a window's first.
  func before(_ row: Int32) -> Int32 {
    let node = nodes[Int(row)]
    if node.isRoot { return -1 }
    var current = node.isPresented ? nodes[Int(node.up)].last : node.previous
    if current < 0 { return node.up }
    while true {
      let below = nodes[Int(current)]
      if below.presented >= 0 {
        current = below.presented
      } else if below.last >= 0 {
        current = below.last
      } else {
        return current
      }
    }
  }
}
