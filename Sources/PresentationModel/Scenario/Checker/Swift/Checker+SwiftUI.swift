/// Views of SwiftUI's that were pasted: presim reads UIKit, and says so before a reader takes silence for an answer.
extension Checker {
  /// What a view of SwiftUI's is declared as.
  private static let kinds: Set<String> = ["View", "SwiftUI.View", "App", "SwiftUI.App", "ViewModifier", "Scene"]

  /// What makes SwiftUI present, push or ask.
  private static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "inspector",
    "navigationDestination",
  ]

  /// A file of SwiftUI's views with nothing on screen is refused; beside UIKit's code what presents is named.
  mutating func readSwiftUI() {
    guard swift.isUsed else { return }
    let views = swiftUIViews(among: tree.items)
    guard let first = views.first, let name = tree[first].name else { return }
    if reading == .app { return }
    if program.windows.isEmpty, program.outline.names.isEmpty, program.objects.isEmpty, !hasLaunch {
      if reading == .alone {
        return remark(
          "check.swiftui", "'\(text(name))' is a view of SwiftUI's, which presim does not run",
          at: declarations[Int(name.id)] ?? tree[first].range,
          advice: "write a scenario with a 'UIHostingController' for what UIKit presents of it")
      }
      report(
        "check.swiftui", "this is SwiftUI; presim reads UIKit", at: declarations[Int(name.id)] ?? tree[first].range,
        notes: [
          .init(
            "a sheet of SwiftUI's is a UIHostingController that UIKit presents: write 'window', in the next line "
              + "'  home: UIHostingController', below it 'sheet: UIHostingController' and 'home.present(sheet, animated: true)'"
          )
        ])
      return
    }
    for view in views {
      guard let member = presentingModifier(in: view), let word = tree[member].name else { continue }
      remark(
        "check.swiftui-modifier", "'.\(text(word))' is SwiftUI's and is not run", at: tree[member].range,
        advice:
          "write what UIKit does in its place: 'home.present(sheet, animated: true)', with 'sheet: UIHostingController'"
      )
    }
  }

  /// What to say of a statement that presents, pushes or shows as SwiftUI does, in code of UIKit's; nil for any other.
  func noteOfSwiftUI(_ node: SyntaxNode.ID) -> String? {
    guard let (word, call) = lastCall(in: node) else {
      guard let value = tree.child(of: node, at: 0), tree[plain(value)].kind == .path,
        let head = tree.child(of: plain(value), at: 0), let name = tree[head].name
      else { return nil }
      return noteOfSwiftUI(named: text(name))
    }
    if Self.presenting.contains(word),
      tree.children(of: call).contains(where: { child in
        tree[child].name.map { text($0) == "isPresented" } ?? false
      })
    {
      return "'.\(word)' is SwiftUI's, and does nothing here: UIKit's way is 'present(…, animated: true)'"
    }
    return noteOfSwiftUI(named: word)
  }

  private func noteOfSwiftUI(named word: String) -> String? {
    if let ours = ForeignSwift.container(ofSwiftUI: word) {
      return "'\(word)' is SwiftUI's, and does nothing here: UIKit's is '\(ours)'"
    }
    guard word == "NavigationLink" else { return nil }
    return "'NavigationLink' is SwiftUI's, and does nothing here: UIKit's way is "
      + "'navigationController?.pushViewController(…, animated: true)'"
  }

  private func swiftUIViews(among items: some Sequence<SyntaxNode.ID>) -> [SyntaxNode.ID] {
    var found: [SyntaxNode.ID] = []
    for item in items {
      switch tree[item].kind {
      case .structDeclaration:
        let isView = tree.children(of: item).contains {
          tree[$0].kind == .typeName && Self.kinds.contains(tree.lineText(of: $0))
        }
        if isView { found.append(item) } else { found += swiftUIViews(among: tree.children(of: item)) }
      case .extensionDeclaration, .enumDeclaration, .classDeclaration:
        found += swiftUIViews(among: tree.children(of: item))
      default: break
      }
    }
    return found
  }

  /// The first modifier of a view that presents.
  private func presentingModifier(in view: SyntaxNode.ID) -> SyntaxNode.ID? {
    var found: SyntaxNode.ID?
    var pending = [view]
    while let node = pending.popLast() {
      if tree[node].kind == .member, let name = tree[node].name, Self.presenting.contains(text(name)),
        found.map({ tree[node].range.start < tree[$0].range.start }) ?? true
      {
        found = node
      }
      pending += tree.children(of: node)
    }
    return found
  }

  // MARK: What a hosting controller shows

  /// `UIHostingController(rootView: ProfileView(onEdit: { … }))`: the view is kept, and its closures with it.
  mutating func keepRootView(
    of host: Operand, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) {
    guard let value = given.first(where: { $0.label == "rootView" })?.value else { return }
    let view = lowerArgument(value, .unknown)
    emit(.writeField(hidden("rootView", nil), of: host, view), node)
  }

  /// `host.rootView`; nil for another member, and of what is no view controller of UIKit's.
  mutating func rootView(_ name: Name, of found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    guard text(name) == "rootView", found.1.base?.kind != nil else { return nil }
    let slot = builder.slot()
    emit(.readField(hidden("rootView", nil), of: found.0, to: slot), node)
    let over = jumpOver(unless: .jumpIfNil(.slot(slot), .unpatched), node)
    emit(.copy(opaque(plainText(of: node), node), to: slot), node)
    patch([over], to: builder.next)
    return (.slot(slot), .unknown)
  }
}
