@testable import PresentationModel

/// A syntax tree as text, for tests: kinds, names, values and structure, no places.
func dump(_ tree: SyntaxTree) -> String {
  var output = ""
  for item in tree.items { dump(item, of: tree, depth: 0, into: &output) }
  return output
}

private func dump(_ id: SyntaxNode.ID, of tree: SyntaxTree, depth: Int, into output: inout String) {
  let node = tree[id]
  let indentation = String(repeating: "  ", count: depth)
  output += indentation + "\(node.kind)"
  if let name = node.name { output += " " + tree.names[name] }
  if node.flags.contains(.optional) { output += " ?" }
  if node.flags.contains(.forced) { output += " !" }
  if node.flags.contains(.trailing) { output += " trailing" }
  if node.flags.contains(.marked) { output += " marked" }
  if node.flags.contains(.weak) { output += " weak" }
  if node.flags.contains(.unowned) { output += " unowned" }
  switch node.kind {
  case .stringLiteral: output += " \(tree.string(of: id).debugDescription)"
  case .integerLiteral: output += " \(tree.integer(of: id).map(String.init) ?? "overflow")"
  case .decimalLiteral: output += " \(tree.decimal(of: id))"
  case .rawText: output += " \(tree.text(of: id))"
  case .expectedBlock:
    for line in tree.blockText(of: id) { output += "\n" + indentation + "  |" + line }
  default: break
  }
  output += "\n"
  for index in tree.outline(of: id) {
    let entry = tree.outline[index]
    output += indentation + String(repeating: "  ", count: Int(entry.depth) + 1)
    output += "- \(tree.names[entry.name]): \(tree.names[entry.className])"
    output += " (in \(entry.parent.map { tree.names[tree.outline[$0].name] } ?? "nothing"))\n"
  }
  for child in tree.children(of: id) { dump(child, of: tree, depth: depth + 1, into: &output) }
}

/// Everything wrong with a text, as a reader sees it.
func diagnose(_ text: String) -> String { diagnose([UInt8](text.utf8)) }

func diagnose(_ bytes: [UInt8]) -> String {
  let source = SourceText(bytes, path: "a.presim")
  return DiagnosticRenderer(source).render(SyntaxTree.parse(source).diagnostics)
}

func parse(_ text: String) -> SyntaxTree { SyntaxTree.parse(SourceText(text, path: "a.presim")).tree }
