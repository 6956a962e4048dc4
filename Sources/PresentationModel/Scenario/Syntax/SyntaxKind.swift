/// What a node of the syntax tree is. The comments name its children in order: `x?` may be missing, `x*` may stand any
/// number of times, `x+` at least once. *Statement*, *expression* and *body item* stand for the kinds below those
/// headings. In a tree without syntax errors every child that is not marked `?` or `*` is there; in a tree with errors
/// what could not be read is left out as a whole (a statement, an outline entry), so a node is always complete.
public enum SyntaxKind: UInt8, Hashable, Sendable {
  // MARK: Header (items; the parser has reported the late ones, the second ones, and `ios` beside `rules`)

  /// `scenario "Title"`. Children: stringLiteral.
  case scenarioHeader
  /// `ios 17`, `ios 12, 15-18, 26`. Children: integerLiteral, decimalLiteral or versionRange, +.
  case iosHeader
  /// `rules docs`. Children: none.
  case rulesHeader
  /// `device iPhone portrait`. Children: word, word?.
  case deviceHeader
  /// `sizeClass compact regular`. Children: word, word.
  case sizeClassHeader
  /// `app.supportedInterfaceOrientations = .portrait`. Children: path, expression.
  case appHeader

  // MARK: Declarations (items)

  /// `class Name: Super, Protocol { … }`. `name`: the class. Flag `marked`: it has a body, be it empty.
  /// Children: declaredName, typeName+ (superclass first), body item*.
  case classDeclaration
  /// `window`, `window overlay`, with the outline below it. `name`: the further window's, or nil.
  /// Children: declaredName?. The outline: ``SyntaxTree/outline(of:)``, may be empty.
  case windowDeclaration
  /// `name: Class` at column one with the outline below it. Children: none. The outline: ``SyntaxTree/outline(of:)``,
  /// whose first entry is the root, the only one without a parent.
  case outlineDeclaration
  /// `segue "A" from x to y kind .show`. Children: stringLiteral or nilLiteral, segueOption*.
  case segueDeclaration
  /// `from list`, `kind .show`, `unwind backHome`: a word and its value. `name`: the word. Children: expression.
  case segueOption

  // MARK: Body items of a class

  /// `property = value`. Children: path, expression.
  case propertyDefault
  /// `method(label:_:) = value`. Children: methodName, expression.
  case methodAnswer
  /// `on viewDidLoad { … }`, `on show(_:sender:) { … }`. Children: methodName, block.
  case callback
  /// `unwind backHome`. `name`: the action. Children: declaredName.
  case unwindAction

  // MARK: Statements (items, or children of a block)

  /// `on second.viewDidAppear { … }` at the top level only. Children: path (the receiver), methodName, block.
  case callbackStatement
  /// `turn { … }`. Children: block.
  case turnStatement
  /// `begin X`. Children: assignment or callStatement.
  case beginStatement
  /// `finish`. Children: none.
  case finishStatement
  /// `cancel`. Children: none.
  case cancelStatement
  /// `path = value`, `_ = value`. Children: path or discard, expression.
  case assignment
  /// `path.method(…)`: a path that ends in a call. Children: path.
  case callStatement
  /// `a.view`: a path that is read and ends in no call. Children: path.
  case readStatement

  /// `if #available(iOS 13, *) { … } else if … { … } else { … }`, at column one too. Children: branch+.
  case conditional

  // MARK: Expectations (statements)

  /// `expect a == b`, `expect a === b` (flag `marked`). Children: expression, expression.
  case expectEqual
  /// `expect a != b`, `expect a !== b` (flag `marked`). Children: expression, expression.
  case expectNotEqual
  /// `expect a.b`. Children: expression.
  case expectTrue
  /// `expect !a.b`. Children: expression (without the `!`).
  case expectFalse
  /// `expect hierarchy`, `… of name`, with a block, which may be missing: it is to be filled in. Children: word? (the
  /// controller), expectedBlock?.
  case expectHierarchy
  /// `expect events`, `… of a, b`, `… include` (flag `marked`), with a block, which may be missing except for
  /// `include`. Children: word* (the controllers), expectedBlock?.
  case expectEvents
  /// `expect no event line`. Children: rawText.
  case expectNoEvent
  /// `expect no events`. Children: none.
  case expectNoEvents
  /// `expect log "text"`. Children: stringLiteral.
  case expectLog
  /// `expect no log`. Children: none.
  case expectNoLog
  /// `expect exception`, `… Name`, `… Name "text"`. Children: word?, stringLiteral?.
  case expectException
  /// `expect rule CTX-04`. `name`: the identifier. Children: none.
  case expectRule
  /// `expect no rule CTX-04`. `name`: the identifier. Children: none.
  case expectNoRule
  /// `expect lint LNT-07`. `name`: the identifier. Children: none.
  case expectLint
  /// `expect no lint`, `expect no lint LNT-07`. `name`: the identifier, if there is one. Children: none.
  case expectNoLint
  /// The lines below an expectation; see ``SyntaxTree/blockLines(of:)``. The range covers whole lines, from the first
  /// byte of the first line to the last byte of the last, without its line end. Children: none.
  case expectedBlock
  /// An event line written behind `expect no event`, without blanks at its ends. Children: none.
  case rawText

  // MARK: Expressions

  /// `home.view`, `a?.b!.c[0]`, `Fade()`, `presentation(detail).style`, `(x as! Card).y`, and every lone name.
  /// Children: one head (identifier, enumCase or parenthesized), then member, call and subscriptAccess in any order.
  /// An `enumCase` is the head only when something follows it (`.medium().x`). Every child may have the flags
  /// `optional` and `forced`. `a.f(x)` is identifier `a`, member `f`, call.
  case path
  /// `.formSheet`. `name`: the case, without the dot. Children: none.
  case enumCase
  /// `true`. Children: none.
  case trueLiteral
  /// `false`. Children: none.
  case falseLiteral
  /// `nil`. Children: none.
  case nilLiteral
  /// `3`, `-3`; see ``SyntaxTree/integer(of:)``. Children: none.
  case integerLiteral
  /// `0.4`, `-0.4`; see ``SyntaxTree/decimal(of:)``. Children: none.
  case decimalLiteral
  /// `"text"`; see ``SyntaxTree/string(of:)``. Children: none.
  case stringLiteral
  /// `[a, b]`. Children: expression*.
  case list
  /// `x as Type`, `x as? Type` (`optional`), `x as! Type` (`forced`). Children: expression, typeName.
  case cast
  /// `x is Type`. Children: expression, typeName.
  case typeTest
  /// `!x`. Children: expression.
  case negation
  /// `(x)`, as an expression by itself or as the head of a path. Children: expression.
  case parenthesized
  /// `{ [weak self] a, _ in … }`, `{ (a: Bool) -> Void in … }`. Children: capture*, closureParameter*, typeName? (what
  /// it returns), block.
  case closure
  /// `{ _ in 200 }` behind a case: one expression, which is not run. Flag `marked`: it is `nil`. Children: capture*,
  /// closureParameter*, typeName?, expression? (a value that says something; what is calculated is left out).
  case valueClosure
  /// `#selector(name)`, `#selector(Home.show(_:sender:))`. Children: typeName?, methodName.
  case selector

  // MARK: Parts

  /// `15-18` of the header. Children: integerLiteral or decimalLiteral, twice.
  case versionRange
  /// One branch of a `conditional`. Children: availability* (none: `else`), block.
  case branch
  /// `#available(iOS 13, *)`; flag `marked`: `#unavailable`. Children: platform*.
  case availability
  /// `iOS 13`. `name`: the platform. Children: integerLiteral or decimalLiteral.
  case platform
  /// The head of a path: a name, among them `self`, `super`, `window`, a class. `name`. Children: none.
  case identifier
  /// `.b` of a path. `name`. Children: none.
  case member
  /// `(…)` of a path, and closures behind it. Children: argument*. `f { }` without parentheses is a call as well.
  case call
  /// `[i]` of a path. Children: expression.
  case subscriptAccess
  /// `label: value`, `value`. `name`: the label, or nil. Flag `trailing`. Children: expression.
  case argument
  /// `{ … }`. Children: statement*.
  case block
  /// `weak self` of a closure. `name`; flags `weak`, `unowned`. Children: none.
  case capture
  /// A name before `in`, maybe `_`, maybe with its type. `name`. Children: typeName?.
  case closureParameter
  /// `_` on the left of `=`. Children: none.
  case discard
  /// A method's name. `name`: the whole, without blanks: `show(_:sender:)`, or `viewDidAppear` when no parentheses are
  /// written, or empty ones; see ``SyntaxTree/baseName(of:)``. Children: label*.
  case methodName
  /// `sender:` of a method's name. `name`: without the colon, `_` for none. Children: none.
  case label
  /// The name that a declaration declares. `name`. Children: none.
  case declaredName
  /// A class or protocol. `name`; of `A.B` the whole text. Children: none.
  case typeName
  /// A bare word of a header line or an expectation. `name`. Children: none.
  case word
}
