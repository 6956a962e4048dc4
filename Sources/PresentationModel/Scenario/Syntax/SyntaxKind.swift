/// What a node of the syntax tree is. The comments name its children in order: `x?` may be missing, `x*` may occur any
/// number of times, `x+` at least once. *Statement*, *expression* and *body item* stand for the kinds below those
/// headings. In a tree without syntax errors every child that is not marked `?` or `*` is there; in a tree with errors
/// what could not be read is left out as a whole (a statement, an outline entry), so a node is always complete.
package enum SyntaxKind: UInt8, Hashable, Sendable {
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
  /// `expect exception`, `… Name`, `… Name "text"`, `… "text"`. Children: word?, stringLiteral?.
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
  /// An event line written after `expect no event`, without blanks at its ends. Children: none.
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
  /// `{ _ in 200 }` after a case: one expression, which is not run. Flag `marked`: it is `nil`. Children: capture*,
  /// closureParameter*, typeName?, expression? (a value that matters; what is calculated is left out).
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
  /// `(…)` of a path, and closures after it. Children: argument*. `f { }` without parentheses is a call as well.
  case call
  /// `[i]` of a path. Children: expression.
  case subscriptAccess
  /// `label: value`, `value`. `name`: the label, or nil. Flag `trailing`. Children: expression.
  case argument
  /// `{ … }`. Children: statement*.
  case block
  /// `weak self` of a closure. `name`; flags `weak`, `unowned`. Children: expression? (`x = y`, Swift alone).
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

  // MARK: Swift's declarations (items, members of a class's body, statements of a Swift body)
  //
  // Below these headings everything is written as in Swift. *Member* stands for a declaration of this heading or a body
  // item, *pattern* and *type* for the kinds below those headings. Attributes and modifiers come first among the
  // children; of a declaration that presim has no use for (`typealias`, `subscript`, operators) nothing is kept but its
  // range. A `classDeclaration` may hold them too, and may have no superclass.

  /// `import UIKit`. Children: none.
  case importDeclaration
  /// `extension HomeViewController: P { … }`. `name`: what is extended. Children: typeName* (protocols), member*.
  case extensionDeclaration
  /// `protocol P: AnyObject { … }`. `name`. Children: typeName*, member* (functions without a block).
  case protocolDeclaration
  /// `enum E: String { … }`. `name`. Children: typeName*, (enumCaseDeclaration or member)*.
  case enumDeclaration
  /// `struct S: P { … }`, also an `actor`. `name`. Children: typeName*, member*.
  case structDeclaration
  /// `case a, b(Int)` in an enumeration. Children: enumElement+.
  case enumCaseDeclaration
  /// `b(id: Int) = 3`. `name`. Children: parameter*, expression? (its raw value).
  case enumElement
  /// `func f(a b: Int = 1) -> T { … }`. `name`: without labels. Children: modifier*, parameter*, resultType?, block?.
  case functionDeclaration
  /// `init?(a: Int) { … }`; flags `optional`, `forced`. Children: modifier*, parameter*, block?.
  case initializerDeclaration
  /// `deinit { … }`. Children: block.
  case deinitializerDeclaration
  /// `var a = 1, b: Int { … }`; flag `marked`: `let`. Children: modifier*, binding+.
  case variableDeclaration
  /// `typealias A = B`. `name`. Children: type?.
  case typealiasDeclaration
  /// `subscript(i: Int) -> T { get set }`. Children: modifier*, parameter*, resultType?, accessor*, genericParameter*.
  case subscriptDeclaration
  /// `T: UIViewController` in the head of a declaration, behind its other children. `name`. Children: typeName?.
  case genericParameter
  /// A declaration that presim reads over: `operator`, `macro`. Children: none.
  case otherDeclaration
  /// One of `var a: Int = 1 { didSet { … } }`. Children: pattern, typeAnnotation?, expression?, accessor*.
  case binding
  /// `: Type`. Children: type.
  case typeAnnotation
  /// `get { … }`, `didSet(old) { … }`. `name`: `get` too where only braces are written. Children: closureParameter?,
  /// block? (none in a protocol).
  case accessor
  /// `override`, `weak`, `@IBAction`, `private(set)`. `name`: the word, without `@` and parentheses. Children: none.
  case modifier
  /// `a b: Int = 1` of a function. `name`: what the body calls it. Flags: `marked`, it is variadic; `trailing`, it is
  /// `inout`. Children: label (the
  /// argument's, `_` for none), typeAnnotation?, expression? (its default).
  case parameter
  /// `-> T`. Children: type.
  case resultType

  // MARK: Swift's types (and typeName: `A.B` as its whole name; flags `optional`, `forced` of every type)

  /// `[T]`, `Array<T>` is a typeName. Children: type.
  case listType
  /// `[K: V]`. Children: type, type.
  case dictionaryType
  /// `(A, B) -> C`. Children: type (of several a tupleType), type; none where it stands for a value.
  case functionType
  /// `(A, b: B)`. Children: type*.
  case tupleType

  // MARK: Swift's statements (declarations, assignment and expectations too)

  /// An expression alone. Children: expression.
  case expressionStatement
  /// `a += b`. `name`: the operator. Children: expression, expression. A plain `=` is an `assignment`, whose left side
  /// is any expression here.
  case compoundAssignment
  /// `if c { } else if d { } else { }`, also as a value. Children: branch+, of which each has condition* (none: `else`)
  /// and a block.
  case ifStatement
  /// `guard c, d else { }`. Children: condition+, block.
  case guardStatement
  /// `while c { }`. Children: condition+, block.
  case whileStatement
  /// `repeat { } while c`. Children: block, expression.
  case repeatStatement
  /// `for x in y where z { }`. Children: pattern, expression, whereClause?, block.
  case forStatement
  /// `switch x { case … }`, also as a value. Children: expression, switchCase*.
  case switchStatement
  /// `case .a, .b where c: …`; flag `marked`: `default`. Children: caseItem*, block.
  case switchCase
  /// `.a where c`. Children: pattern, whereClause?.
  case caseItem
  /// `where c`. Children: expression.
  case whereClause
  /// `return x`. Children: expression?.
  case returnStatement
  /// `break`, `break outer`. `name`: the label. Children: none.
  case breakStatement
  /// `continue`, `continue outer`. `name`: the label. Children: none.
  case continueStatement
  /// `fallthrough`. Children: none.
  case fallthroughStatement
  /// `throw x`. Children: expression.
  case throwStatement
  /// `defer { }`. Children: block.
  case deferStatement
  /// `do { } catch … { }`. Children: block, catchClause*.
  case doStatement
  /// `catch let error { }`. Children: pattern?, whereClause?, block.
  case catchClause
  /// `outer: for …`. `name`: the label. Children: statement.
  case labeledStatement
  /// `storyboard "Detail": DetailViewController`, `storyboard initial: …`. Children: stringLiteral or word, typeName.
  case storyboardLine
  /// `swift "../App/Login.swift"`. Children: stringLiteral.
  case swiftHeader
  /// `given a.b() = true` at column one; flag `marked`: `= throw`. Children: expression, expression?.
  case givenStatement
  /// `complete api.fetch(items)` at column one. Children: path.
  case completeStatement
  /// A statement that presim cannot read and that calls nothing of the hierarchy: it does nothing. Children: none.
  case opaqueStatement

  // MARK: Conditions (and expressions)

  /// `let x = y`, `var x`, `let x: T = y` of an `if`; flag `marked`: `let`. Children: pattern, typeAnnotation?,
  /// expression? (none: the variable of the same name).
  case optionalBinding
  /// `case .a(let x) = y`. Children: pattern, expression.
  case caseCondition
  // MARK: Swift's patterns (and discard: `_`)

  /// A name that is declared, or one in a pattern below `let`. `name`. Children: none.
  case namePattern
  /// `let (a, b)`, `var x`; flag `marked`: `let`. Children: pattern.
  case valueBindingPattern
  /// `.a(let x, y: _)`, `E.a`; flag `optional`: `.a?`. `name`: the case. Children: typeName?, patternArgument*.
  case enumCasePattern
  /// `y: let x`. `name`: the label. Children: pattern.
  case patternArgument
  /// `(a, _)`. Children: patternArgument*.
  case tuplePattern
  /// `is T`. Children: type.
  case typePattern
  /// `let x as T`. Children: pattern, type.
  case castPattern
  /// `x?`. Children: pattern.
  case optionalPattern
  /// `3`, `1...5`, `Self.a`. Children: expression.
  case expressionPattern

  // MARK: Swift's expressions (and those above)
  //
  // A `path` may begin with any expression: `path` [head, member, call, subscriptAccess …]. The flags of the head are
  // those of the child that comes first.

  /// `(_:)`, `(with:animated:)` behind a name: a method that is not called. Children: label*.
  case argumentLabels
  /// `a && b`, `1 + 2 - 3`: operators of one precedence, from the left. Children: expression, (operatorName,
  /// expression)+.
  case binary
  /// `&&` between two values. `name`. Children: none.
  case operatorName
  /// `a ? b : c`. Children: expression, expression, expression.
  case ternary
  /// `-x`, `~x`, `&x`, `...x`, `x...`. `name`: the operator. Children: expression. (`!x` is a `negation`.)
  case unary
  /// `try x`, `try? x` (`optional`), `try! x` (`forced`). Children: expression.
  case tryExpression
  /// `await x`. Children: expression.
  case awaitExpression
  /// `(a, b: c)`, `()`. Children: argument*.
  case tuple
  /// `[a: b]`, `[:]`. Children: dictionaryEntry*.
  case dictionary
  /// `a: b`. Children: expression, expression.
  case dictionaryEntry
  /// `"a \(b) c"`, raw texts, texts of several lines. Children: expression* (what is interpolated; none where a part
  /// cannot be read).
  case interpolatedString
  /// `\.a.b`, `\Home.title`. Children: none.
  case keyPath
  /// `#colorLiteral(…)`, `#function`, `#file`. `name`: the word. Children: none.
  case macroExpression
  /// `[Detail]`, `(A) -> B` as a value: `[Detail]()`. Children: type.
  case typeExpression
}
