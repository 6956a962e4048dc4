/// Parts of Foundation, Dispatch, Combine and Swift's concurrency that a file's Swift may name, written in Swift: they are
/// read behind the file. They take whatever values there are, so their types are `Any`.
enum FrameworkSource {
  /// The name by which answers would call it.
  static let path = SwiftSource.combine

  /// What a file may ask for, in the order in which it is read.
  enum Part: UInt8, CaseIterable {
    case combine, group, operations, uuid, taskGroup, error, observation, documents, editing, menus, swipes, diffable
    case subsets, precedes, limits, pi, numbers, updates, repeated, overlaps, ranges, links

    var text: String {
      switch self {
      case .combine: CombineSource.text
      case .group: FrameworkSource.group
      case .operations: FrameworkSource.operations
      case .uuid: FrameworkSource.uuid
      case .taskGroup: FrameworkSource.taskGroup
      case .error: FrameworkSource.error
      case .observation: FrameworkSource.observation
      case .documents: FrameworkSource.documents
      case .editing: FrameworkSource.editing
      case .menus: FrameworkSource.menus
      case .swipes: FrameworkSource.swipes
      case .diffable: FrameworkSource.diffable
      case .subsets: FrameworkSource.subsets
      case .precedes: FrameworkSource.precedes
      case .limits: FrameworkSource.limits
      case .pi: FrameworkSource.pi
      case .numbers: FrameworkSource.numbers
      case .updates: FrameworkSource.updates
      case .repeated: FrameworkSource.repeated
      case .overlaps: FrameworkSource.overlaps
      case .ranges: FrameworkSource.ranges
      case .links: FrameworkSource.links
      }
    }
  }

  /// A word of a file that asks for a part, unless the file declares it itself.
  private struct Word {
    let part: Part
    let text: StaticString

    init(_ part: Part, _ text: StaticString) { (self.part, self.text) = (part, text) }

    var string: String { text.description }
  }

  private static let words: [Word] = [
    Word(.combine, "PassthroughSubject"), Word(.combine, "CurrentValueSubject"), Word(.combine, "@Published"),
    Word(.combine, "AnyPublisher"), Word(.combine, "AnyCancellable"), Word(.combine, "AsyncStream"),
    Word(.group, "DispatchGroup"), Word(.operations, "BlockOperation("), Word(.operations, "BlockOperation {"),
    Word(.operations, "OperationQueue()"),
    Word(.uuid, "UUID"), Word(.taskGroup, "TaskGroup"), Word(.error, "NSError("),
    Word(.observation, "NSKeyValueObservation"), Word(.observation, "observe(\\"),
    Word(.documents, "UIDocumentInteractionController("), Word(.editing, "editButtonItem"), Word(.menus, "UIMenu("),
    Word(.swipes, "UISwipeActionsConfiguration("), Word(.diffable, "NSDiffableDataSourceSnapshot"),
    Word(.diffable, "UICollectionViewDiffableDataSource"), Word(.diffable, "UITableViewDiffableDataSource"),
    Word(.subsets, ".isStrictSu"), Word(.precedes, ".lexicographicallyPrecedes("), Word(.limits, "Int.max"),
    Word(.limits, "Int.min"),
    Word(.pi, "Double.pi"), Word(.pi, "CGFloat.pi"), Word(.numbers, ".negate()"), Word(.numbers, ".round()"),
    Word(.numbers, ".advanced(by"), Word(.numbers, ".distance(to"), Word(.numbers, ".isNaN"),
    Word(.updates, ".update(with:"), Word(.repeated, "repeatElement("),
    Word(.overlaps, ".overlaps("), Word(.ranges, "shouldChangeCharactersIn"), Word(.ranges, "shouldChangeTextIn"),
    Word(.links, "device.open("),
  ]

  /// It as a file behind a text and the files that the text names; nil where none of them asks for it.
  static func behind(_ bytes: [UInt8], _ sources: [SwiftSource]) -> SwiftSource? {
    var asked = asks(bytes)
    for source in sources { if let text = source.bytes { asked |= asks(text) } }
    if asked == 0 { return nil }
    let texts = [bytes] + sources.compactMap { $0.bytes }
    func names(_ word: String) -> Bool { texts.contains { has($0, word) } }
    let wanted = Part.allCases.filter { part in
      if asked & 1 << UInt(part.rawValue) == 0 { return false }
      let isDeclared = words.contains {
        $0.part == part && (names("class \($0.string)") || names("struct \($0.string)"))
      }
      if isDeclared { return false }
      return switch part {
      // An operation of the file's own says itself when it is ready and finished.
      case .operations:
        !["isFinished", "isExecuting", "isReady", "isAsynchronous", "isConcurrent"].contains {
          names("override var \($0)")
        }
          && !names("override func start()")
      // A file may call the closures of a menu itself.
      case .menus: !names("complete UIAction") && !names("complete UIMenu")
      case .swipes: !names("complete UIContextualAction")
      case .diffable:
        !names("complete UICollectionViewDiffableDataSource") && !names("complete UITableViewDiffableDataSource")
      default: true
      }
    }
    guard !wanted.isEmpty else { return nil }
    var bytes = Array(wanted.map { $0.text }.joined(separator: "\n").utf8)
    if wanted.contains(.combine) {
      for name in ["Deferred", "Future", "Just", "Fail", "Empty"]
      where names("class \(name)") || names("struct \(name)") {
        hide(name, in: &bytes)
      }
    }
    return SwiftSource(header: -1, path: path, bytes: bytes)
  }

  /// Gives what a text declares another name, where the file has a type of its own by that name.
  private static func hide(_ name: String, in bytes: inout [UInt8]) {
    let word = Array(name.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count {
      let end = index + word.count
      let isWord =
        bytes[index] == word[0] && end <= bytes.count && bytes[index..<end].elementsEqual(word)
        && (index == 0 || !Lexer.isNameByte(bytes[index - 1])) && (end == bytes.count || !Lexer.isNameByte(bytes[end]))
      if isWord { result.append(UInt8(ascii: "_")) }
      result.append(bytes[index])
      index += 1
    }
    bytes = result
  }

  /// Which parts have a word in a text, as bits: one walk, which looks at a word only where its first two letters may stand.
  private static func asks(_ bytes: [UInt8]) -> UInt {
    let words = words
    var (first, second) = (Letters(), Letters())
    for word in words {
      first.insert(word.text.utf8Start[0])
      second.insert(word.text.utf8Start[1])
    }
    return bytes.withUnsafeBufferPointer { bytes in
      var asked: UInt = 0
      var index = 0
      while index + 1 < bytes.count {
        defer { index += 1 }
        let letter = bytes[index]
        guard first.has(letter), second.has(bytes[index + 1]) else { continue }
        for word in words where word.text.utf8Start[0] == letter && index + word.text.utf8CodeUnitCount <= bytes.count {
          var length = 1
          while length < word.text.utf8CodeUnitCount, bytes[index + length] == word.text.utf8Start[length] {
            length += 1
          }
          // `Card.init(` is `Card(`.
          let isWhole =
            length == word.text.utf8CodeUnitCount
            || length == word.text.utf8CodeUnitCount - 1 && word.text.utf8Start[length] == UInt8(ascii: "(")
              && index + length + 6 <= bytes.count
              && bytes[(index + length)..<(index + length + 6)].elementsEqual(".init(".utf8)
          if isWhole { asked |= 1 << UInt(word.part.rawValue) }
        }
      }
      return asked
    }
  }

  /// A set of letters of ASCII.
  private struct Letters {
    var bits: (UInt64, UInt64) = (0, 0)

    mutating func insert(_ letter: UInt8) {
      if letter < 64 { bits.0 |= 1 << UInt64(letter) } else { bits.1 |= 1 << UInt64(letter & 63) }
    }

    func has(_ letter: UInt8) -> Bool {
      letter < 128 && (letter < 64 ? bits.0 : bits.1) >> UInt64(letter & 63) & 1 != 0
    }
  }

  private static func has(_ bytes: [UInt8], _ word: String) -> Bool {
    let word = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var start = bytes.next(word[0])
      while let found = start, found + word.count <= bytes.count {
        if bytes[found..<(found + word.count)].elementsEqual(word) { return true }
        start = bytes.next(word[0], from: found + 1)
      }
      return false
    }
  }

  private static let subsets = #"""
    extension Set {
      func isStrictSubset(of other: Set<Element>) -> Bool { count < other.count && isSubset(of: other) }
      func isStrictSuperset(of other: Set<Element>) -> Bool { count > other.count && isSuperset(of: other) }
    }
    """#

  private static let precedes = #"""
    extension Array {
      func lexicographicallyPrecedes(_ other: [Element]) -> Bool {
        for (one, two) in zip(self, other) {
          if one < two { return true }
          if two < one { return false }
        }
        return count < other.count
      }
    }
    """#

  private static let updates = #"""
    extension Set {
      mutating func update(with newMember: Element) -> Element? {
        let old = filter { $0 == newMember }.first
        if let old { remove(old) }
        insert(newMember)
        return old
      }
    }
    """#

  private static let repeated = #"""
    func repeatElement(_ element: Any, count: Int) -> [Any] { Array(repeating: element, count: count) }
    """#

  private static let overlaps = #"""
    extension Collection {
      func overlaps(_ other: Any) -> Bool { contains { other.contains($0) } }
    }
    """#

  // Of texts with letters of one place each, as those are that a step types.
  private static let ranges = #"""
    struct NSRange {
      var location: Int
      var length: Int
      var lowerBound: Int { location }
      var upperBound: Int { location + length }
    }
    func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
    extension String {
      func replacingCharacters(in range: NSRange, with text: String) -> String {
        String(prefix(range.location)) + text + String(dropFirst(range.location + range.length))
      }
    }
    """#

  // What UIKit hands a delegate for a link that the user opens.
  private static let links = #"""
    class UIOpenURLContext {
      let url: URL
      init(_ url: URL) { self.url = url }
    }
    class NSUserActivity {
      let activityType: String
      var webpageURL: URL?
      init(activityType: String) { self.activityType = activityType }
    }
    let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
    class _OpenedLink {
      static func contexts(_ link: String) -> Set<UIOpenURLContext> { [UIOpenURLContext(URL(string: link)!)] }
      static func url(_ link: String) -> URL { URL(string: link)! }
      static func activity(_ link: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: link)
        return activity
      }
    }
    """#

  private static let limits = #"""
    extension Int {
      static let max = 9223372036854775807
      static let min = -9223372036854775807 - 1
    }
    """#

  private static let numbers = #"""
    extension Int {
      mutating func negate() { self = -self }
      func distance(to other: Int) -> Int { other - self }
      func advanced(by n: Int) -> Int { self + n }
    }
    extension Double {
      mutating func negate() { self = -self }
      mutating func round() { self = self.rounded() }
      func distance(to other: Double) -> Double { other - self }
      func advanced(by n: Double) -> Double { self + n }
      var isNaN: Bool { self != self }
    }
    """#

  private static let pi = #"""
    extension Double {
      static let pi = 3.141592653589793
    }
    extension CGFloat {
      static let pi = 3.141592653589793
    }
    """#

  // The last `leave` gives the blocks to their queue, as `notify` does at once where nobody has entered.
  private static let group = #"""
    class DispatchGroup {
      var _count = 0
      var _blocks: [() -> Void] = []
      var _waiting: [CheckedContinuation<Any, Never>] = []
      init() {}
      func enter() { _count += 1 }
      func leave() {
        if _count == 0 { fatalError("the app crashes here: BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()") }
        _count -= 1
        if _count > 0 { return }
        let blocks = _blocks
        let waiting = _waiting
        _blocks = []
        _waiting = []
        for one in waiting { one.resume() }
        for block in blocks { DispatchQueue.main.async { block() } }
      }
      func notify(queue: Any, execute work: @escaping () -> Void) { _notify(work) }
      func notify(queue: Any, work: Any) { _notify { work() } }
      func notify(qos: Any, queue: Any, execute work: @escaping () -> Void) { _notify(work) }
      func notify(qos: Any, flags: Any, queue: Any, execute work: @escaping () -> Void) { _notify(work) }
      func _notify(_ work: @escaping () -> Void) {
        if _count == 0 { DispatchQueue.main.async { work() } } else { _blocks.append(work) }
      }
      func _run(_ work: @escaping () -> Void, _ isOnMain: Bool) {
        enter()
        if isOnMain {
          DispatchQueue.main.async {
            work()
            self.leave()
          }
        } else {
          DispatchQueue.global().async {
            work()
            self.leave()
          }
        }
      }
      func wait() {
        if _count > 0 { await withCheckedContinuation { self._waiting.append($0) } }
      }
      func _waitOnMain() {
        if _count > 0 { fatalError("'wait()' blocks the main thread until the last 'leave()': what comes then presim does not know") }
      }
    }
    """#

  // An operation runs when those that it depends on are finished: on the main queue, or after the step as what a background
  // queue gets.
  private static let operations = #"""
    class Operation {
      var completionBlock: (() -> Void)?
      var isFinished = false
      var isCancelled = false
      var isExecuting = false
      var dependencies: [Operation] = []
      var _start: (() -> Void)?
      var _next: [Operation] = []
      var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
      init() {}
      func addDependency(_ operation: Operation) {
        dependencies.append(operation)
        operation._next.append(self)
      }
      func cancel() { isCancelled = true }
      func main() {}
      func start() {
        if isFinished || isExecuting { return }
        if !isCancelled {
          isExecuting = true
          main()
          isExecuting = false
        }
        isFinished = true
        let done = completionBlock
        let next = _next
        completionBlock = nil
        _next = []
        if let done { DispatchQueue.global().async { done() } }
        next.forEach { $0._startIfReady() }
      }
      func _startIfReady() {
        if !isReady { return }
        let start = _start
        _start = nil
        start?()
      }
    }
    class BlockOperation: Operation {
      var _blocks: [() -> Void] = []
      override init() { super.init() }
      init(block: @escaping () -> Void) {
        _blocks = [block]
        super.init()
      }
      func addExecutionBlock(_ block: @escaping () -> Void) { _blocks.append(block) }
      override func main() { _blocks.forEach { $0() } }
    }
    class OperationQueue {
      var maxConcurrentOperationCount = 0
      var isSuspended = false
      var operations: [Operation] = []
      var operationCount: Int { operations.count }
      let _isMain: Bool
      static let main = OperationQueue(_isMain: true)
      init() { _isMain = false }
      init(_isMain: Bool) { self._isMain = _isMain }
      func addOperation(_ operation: Operation) {
        operations.append(operation)
        operation._start = { self._run(operation) }
        operation._startIfReady()
      }
      func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }
      func addBarrierBlock(_ block: @escaping () -> Void) {
        let operation = BlockOperation(block: block)
        operations.forEach { operation.addDependency($0) }
        addOperation(operation)
      }
      func addOperations(_ all: [Any], waitUntilFinished wait: Bool) { all.forEach { addOperation($0) } }
      func cancelAllOperations() { operations.forEach { $0.cancel() } }
      func _run(_ operation: Operation) {
        if _isMain {
          DispatchQueue.main.async { self._perform(operation) }
        } else {
          DispatchQueue.global().async { self._perform(operation) }
        }
      }
      func _perform(_ operation: Operation) {
        operation.start()
        operations.removeAll { $0 === operation }
      }
    }
    """#

  // Its tasks are tasks of the main actor: they begin where the function waits. Who takes the results gets them in the order
  // in which the tasks end.
  private static let taskGroup = #"""
    class TaskGroup {
      var _left = 0
      var _tasks: [Any] = []
      var _done: [Any] = []
      var _error: Any?
      var _discards = false
      var _waiting: CheckedContinuation<Any, Never>?
      var isCancelled = false
      var isEmpty: Bool { _left == 0 && _done.isEmpty }
      init() {}
      func addTask(priority: Any = 0, operation: @escaping () async throws -> Any) {
        _left += 1
        let task = Task {
          do {
            let value = try await operation()
            if !self._discards { self._done.append([value]) }
          } catch {
            if self._discards {
              if self._error == nil { self._error = error }
              self.cancelAll()
            } else {
              self._done.append([])
              self._errors.append(error)
            }
          }
          self._end()
        }
        _tasks.append(task)
        if isCancelled { task.cancel() }
      }
      var _errors: [Any] = []
      func addTaskUnlessCancelled(priority: Any = 0, operation: @escaping () async throws -> Any) -> Bool {
        if isCancelled { return false }
        addTask(operation: operation)
        return true
      }
      func cancelAll() {
        isCancelled = true
        for task in _tasks { task.cancel() }
      }
      func _end() {
        _left -= 1
        let waiting = _waiting
        _waiting = nil
        waiting?.resume(returning: 0)
      }
      func _wait() async {
        let _ = await withCheckedContinuation { self._waiting = $0 }
      }
      func _next() async throws -> [Any] {
        if _done.isEmpty && _left > 0 { await _wait() }
        if _done.isEmpty { return [] }
        let batch = _done.removeFirst()
        if batch.isEmpty { throw _errors.removeFirst() }
        return batch
      }
      func next() async throws -> Any? {
        let batch = try await _next()
        if batch.isEmpty { return nil }
        return batch[0]
      }
      func waitForAll() async throws {
        while !isEmpty { let _ = try await _next() }
      }
      func reduce(_ initial: Any, _ join: @escaping (Any, Any) -> Any) async throws -> Any {
        var result = initial
        var batch = try await _next()
        while !batch.isEmpty {
          result = join(result, batch[0])
          batch = try await _next()
        }
        return result
      }
      func _drain() async {
        while _left > 0 { await _wait() }
      }
      func _run(_ body: @escaping (TaskGroup) async throws -> Any, _ discards: Bool) async throws -> Any {
        _discards = discards
        do {
          let result = try await body(self)
          await _drain()
          if let error = _error { throw error }
          return result
        } catch {
          cancelAll()
          await _drain()
          throw error
        }
      }
    }
    """#

  // What is shown is the last snapshot that was applied. A cell is made where the file asks for one, as UIKit does.
  private static let diffable = #"""
    struct NSDiffableDataSourceSnapshot {
      var sectionIdentifiers: [Any] = []
      var _items: [[Any]] = []
      init() {}
      var itemIdentifiers: [Any] { _items.flatMap { $0 } }
      var numberOfSections: Int { sectionIdentifiers.count }
      var numberOfItems: Int { itemIdentifiers.count }
      var reloadedItemIdentifiers: [Any] { [] }
      var reconfiguredItemIdentifiers: [Any] { [] }
      func indexOfSection(_ section: Any) -> Int? { sectionIdentifiers.firstIndex(of: section) }
      func indexOfItem(_ item: Any) -> Int? { itemIdentifiers.firstIndex(of: item) }
      func _row(_ section: Any) -> Int {
        if let row = sectionIdentifiers.firstIndex(of: section) { return row }
        fatalError("the app crashes here: Invalid parameter not satisfying: section != NSNotFound")
      }
      func _place(_ item: Any) -> [Int] {
        for (row, items) in _items.enumerated() {
          if let index = items.firstIndex(of: item) { return [row, index] }
        }
        fatalError("the app crashes here: Invalid item identifier specified for a diffable data source snapshot")
      }
      func numberOfItems(inSection section: Any) -> Int { _items[_row(section)].count }
      func itemIdentifiers(inSection section: Any) -> [Any] { _items[_row(section)] }
      func sectionIdentifier(containingItem item: Any) -> Any? {
        for (row, items) in _items.enumerated() {
          if items.contains(item) { return sectionIdentifiers[row] }
        }
        return nil
      }
      mutating func appendSections(_ sections: [Any]) { _insert(sections, sectionIdentifiers.count) }
      mutating func insertSections(_ sections: [Any], beforeSection section: Any) { _insert(sections, _row(section)) }
      mutating func insertSections(_ sections: [Any], afterSection section: Any) { _insert(sections, _row(section) + 1) }
      mutating func _insert(_ sections: [Any], _ start: Int) {
        for (row, section) in sections.enumerated() {
          sectionIdentifiers.insert(section, at: start + row)
          _items.insert([], at: start + row)
        }
      }
      mutating func appendItems(_ items: [Any], toSection section: Any? = nil) {
        if sectionIdentifiers.isEmpty {
          fatalError("the app crashes here: There are currently no sections in the data source. Please add a section first.")
        }
        var row = sectionIdentifiers.count - 1
        if let section { row = _row(section) }
        _items[row].append(contentsOf: items)
      }
      mutating func insertItems(_ items: [Any], beforeItem item: Any) {
        let place = _place(item)
        _items[place[0]].insert(contentsOf: items, at: place[1])
      }
      mutating func insertItems(_ items: [Any], afterItem item: Any) {
        let place = _place(item)
        _items[place[0]].insert(contentsOf: items, at: place[1] + 1)
      }
      mutating func deleteItems(_ items: [Any]) {
        for row in _items.indices { _items[row].removeAll { items.contains($0) } }
      }
      mutating func deleteAllItems() {
        sectionIdentifiers = []
        _items = []
      }
      mutating func deleteSections(_ sections: [Any]) {
        for section in sections {
          let row = _row(section)
          sectionIdentifiers.remove(at: row)
          _items.remove(at: row)
        }
      }
      mutating func moveItem(_ item: Any, beforeItem other: Any) {
        deleteItems([item])
        insertItems([item], beforeItem: other)
      }
      mutating func moveItem(_ item: Any, afterItem other: Any) {
        deleteItems([item])
        insertItems([item], afterItem: other)
      }
      mutating func moveSection(_ section: Any, beforeSection other: Any) { _move(section, other, 0) }
      mutating func moveSection(_ section: Any, afterSection other: Any) { _move(section, other, 1) }
      mutating func _move(_ section: Any, _ other: Any, _ behind: Int) {
        let row = _row(section)
        let items = _items[row]
        sectionIdentifiers.remove(at: row)
        _items.remove(at: row)
        let start = _row(other) + behind
        sectionIdentifiers.insert(section, at: start)
        _items.insert(items, at: start)
      }
      mutating func reloadItems(_ items: [Any]) {}
      mutating func reloadSections(_ sections: [Any]) {}
      mutating func reconfigureItems(_ items: [Any]) {}
    }
    class _DiffableDataSource {
      var _snapshot = NSDiffableDataSourceSnapshot()
      let _provider: (Any, Any, Any) -> Any?
      init(_ provider: @escaping (Any, Any, Any) -> Any?) { _provider = provider }
      func snapshot() -> NSDiffableDataSourceSnapshot { _snapshot }
      func apply(
        _ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
      ) {
        _snapshot = snapshot
        if let completion { DispatchQueue.main.async { completion() } }
      }
      func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot, completion: (() -> Void)? = nil) {
        apply(snapshot, animatingDifferences: false, completion: completion)
      }
      func itemIdentifier(for indexPath: IndexPath) -> Any? {
        if indexPath.section >= _snapshot._items.count { return nil }
        let items = _snapshot._items[indexPath.section]
        if indexPath.item >= items.count { return nil }
        return items[indexPath.item]
      }
      func indexPath(for item: Any) -> IndexPath? {
        for (row, items) in _snapshot._items.enumerated() {
          if let index = items.firstIndex(of: item) { return IndexPath(item: index, section: row) }
        }
        return nil
      }
      func sectionIdentifier(for index: Int) -> Any? {
        if index >= _snapshot.sectionIdentifiers.count { return nil }
        return _snapshot.sectionIdentifiers[index]
      }
      func index(for section: Any) -> Int? { _snapshot.sectionIdentifiers.firstIndex(of: section) }
    }
    class UICollectionViewDiffableDataSource: _DiffableDataSource {
      var supplementaryViewProvider: Any?
      init(collectionView: Any, cellProvider: @escaping (Any, Any, Any) -> Any?) { super.init(cellProvider) }
      func numberOfSections(in collectionView: Any) -> Int { _snapshot.numberOfSections }
      func collectionView(_ collectionView: Any, numberOfItemsInSection section: Int) -> Int { _snapshot._items[section].count }
      func collectionView(_ collectionView: Any, cellForItemAt indexPath: IndexPath) -> Any? {
        _provider(collectionView, indexPath, itemIdentifier(for: indexPath)!)
      }
    }
    class UITableViewDiffableDataSource: _DiffableDataSource {
      var defaultRowAnimation: Any = 0
      init(tableView: Any, cellProvider: @escaping (Any, Any, Any) -> Any?) { super.init(cellProvider) }
      func numberOfSections(in tableView: Any) -> Int { _snapshot.numberOfSections }
      func tableView(_ tableView: Any, numberOfRowsInSection section: Int) -> Int { _snapshot._items[section].count }
      func tableView(_ tableView: Any, cellForRowAt indexPath: IndexPath) -> Any? {
        _provider(tableView, indexPath, itemIdentifier(for: indexPath)!)
      }
    }
    """#

  // A property that is `dynamic` has an object beside it that knows who observes it; an observation that nobody holds is over.
  private static let observation = #"""
    class _Observation {
      var _block: ((Any, Any) -> Void)?
      let _hasNew: Bool
      let _hasOld: Bool
      init(_ block: @escaping (Any, Any) -> Void, _ hasNew: Bool, _ hasOld: Bool) {
        _block = block
        _hasNew = hasNew
        _hasOld = hasOld
      }
    }
    class NSKeyValueObservation {
      let _observation: _Observation
      init(_ observation: _Observation) { _observation = observation }
      func invalidate() { _observation._block = nil }
      deinit { _observation._block = nil }
    }
    struct NSKeyValueObservedChange {
      let newValue: Any?
      let oldValue: Any?
      let isPrior: Bool
    }
    class _Observers {
      var _all: [_Observation] = []
      init() {}
      func _observe(
        _ object: Any, _ value: Any, _ options: [Bool], _ block: @escaping (Any, Any) -> Void
      ) -> NSKeyValueObservation {
        let one = _Observation(block, options[1], options[2])
        _all.append(one)
        let token = NSKeyValueObservation(one)
        if options[0] {
          block(object, NSKeyValueObservedChange(newValue: options[1] ? value : nil, oldValue: nil, isPrior: false))
        }
        return token
      }
      func _changed(_ object: Any, _ old: Any, _ new: Any) {
        for one in _all {
          one._block?(
            object,
            NSKeyValueObservedChange(
              newValue: one._hasNew ? new : nil, oldValue: one._hasOld ? old : nil, isPrior: false))
        }
        _all.removeAll { $0._block == nil }
      }
    }
    """#

  // A preview fills the screen, or is pushed where the delegate names a navigation controller. Who presents the menus is not
  // documented, so they have no method here.
  private static let documents = #"""
    protocol UIDocumentInteractionControllerDelegate: AnyObject {
      func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
      ) -> UIViewController?
      func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    }
    extension UIDocumentInteractionControllerDelegate {
      func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
      ) -> UIViewController? { nil }
      func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    }
    class UIDocumentInteractionController {
      weak var delegate: UIDocumentInteractionControllerDelegate?
      var url: Any?
      var name: Any?
      var uti: Any?
      var annotation: Any?
      init() {}
      init(url: Any) { self.url = url }
      func presentPreview(animated: Bool) -> Bool {
        guard let parent = delegate?.documentInteractionControllerViewControllerForPreview(self) else { return false }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        let preview = QLPreviewController()
        if let navigation = parent as? UINavigationController {
          navigation.pushViewController(preview, animated: animated)
        } else {
          preview.modalPresentationStyle = .fullScreen
          parent.present(preview, animated: animated)
        }
        return true
      }
    }
    """#

  // A controller has one such item, which is known again by its tag where a bar has it.
  private static let editing = #"""
    extension UIViewController {
      var editButtonItem: UIBarButtonItem {
        let items = (navigationItem.rightBarButtonItems ?? []) + (navigationItem.leftBarButtonItems ?? [])
        for item in items + (toolbarItems ?? []) {
          if item.tag == \#(StandardValues.editButtonTag) { return item }
        }
        let item = UIBarButtonItem(
          title: isEditing ? "Done" : "Edit", style: .plain, target: self, action: #selector(_toggleEditing))
        item.tag = \#(StandardValues.editButtonTag)
        return item
      }
      func _toggleEditing() { setEditing(!isEditing, animated: true) }
    }
    """#

  // Menus of buttons, of bar button items and of previews: `home.moreButton.menu.tap("Edit")`.
  private static let menus = #"""
    class UIMenuElement {
      var title: Any = ""
      init() {}
    }
    class UIAction: UIMenuElement {
      var _handler: ((Any) -> Void)?
      var state: Any = 0
      var attributes: Any = 0
      var image: Any?
      init(
        title: Any = "", subtitle: Any = 0, image: Any = 0, selectedImage: Any = 0, identifier: Any = 0,
        discoverabilityTitle: Any = 0, attributes: Any = 0, state: Any = 0, handler: @escaping (Any) -> Void
      ) {
        super.init()
        self.title = title
        _handler = handler
      }
    }
    class UIMenu: UIMenuElement {
      var children: [Any] = []
      init(
        title: Any = "", subtitle: Any = 0, image: Any = 0, identifier: Any = 0, options: Any = 0,
        preferredElementSize: Any = 0, children: [Any] = []
      ) {
        super.init()
        self.title = title
        self.children = children
      }
      func replacingChildren(_ children: [Any]) -> UIMenu { UIMenu(title: title, children: children) }
      func _action(_ wanted: Any) -> UIAction? {
        for child in children {
          if let action = child as? UIAction {
            if action.title == wanted { return action }
          } else if let menu = child as? UIMenu, let action = menu._action(wanted) {
            return action
          }
        }
        return nil
      }
      func tap(_ title: Any) {
        guard let action = _action(title) else { fatalError("no action of the menu has this title") }
        action._handler?(action)
      }
    }
    class UIContextMenuConfiguration {
      var _provider: (([Any]) -> UIMenu?)?
      init(
        identifier: Any = 0, previewProvider: Any = 0, actionProvider: (([Any]) -> UIMenu?)? = nil
      ) {
        _provider = actionProvider
      }
      func tap(_ title: Any) { _provider?([])?.tap(title) }
    }
    """#

  // The buttons of a row that is swiped: `list.tableView(…, trailingSwipeActionsConfigurationForRowAt: …)?.tap("Delete")`.
  private static let swipes = #"""
    class UIContextualAction {
      var title: Any?
      var image: Any?
      var backgroundColor: Any?
      var _handler: (Any, Any, (Bool) -> Void) -> Void
      init(style: Any, title: Any?, handler: @escaping (Any, Any, (Bool) -> Void) -> Void) {
        self.title = title
        _handler = handler
      }
    }
    class UISwipeActionsConfiguration {
      var actions: [Any]
      var performsFirstActionWithFullSwipe = true
      init(actions: [Any]) { self.actions = actions }
      func tap(_ title: Any) {
        for one in actions {
          if let action = one as? UIContextualAction, action.title == title {
            action._handler(action, UIView(), { _ in })
            return
          }
        }
        fatalError("no action of the row has this title")
      }
    }
    """#

  // What Foundation says of an error without a description of its own nobody knows here: who reads that is asked.
  private static let error = #"""
    class NSError: Error {
      let domain: String
      let code: Int
      let userInfo: [String: Any]
      init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = dict ?? [:]
      }
      init() {
        domain = ""
        code = 0
        userInfo = [:]
      }
      var localizedDescription: String { _Foundation.localizedDescription }
      var errorDescription: String? { userInfo["NSLocalizedDescription"] as? String }
      var localizedFailureReason: String? { userInfo["NSLocalizedFailureReason"] as? String }
      var localizedRecoverySuggestion: String? { userInfo["NSLocalizedRecoverySuggestion"] as? String }
      var helpAnchor: String? { userInfo["NSHelpAnchor"] as? String }
    }
    """#

  // What it is as a text nobody knows: who reads that is asked.
  private static let uuid = #"""
    struct UUID: Hashable {
      static var _made = 0
      let _value: Any
      init() {
        UUID._made += 1
        _value = UUID._made
      }
      init?(uuidString: String) {
        if uuidString.count != 36 { return nil }
        _value = uuidString.uppercased()
      }
      var uuidString: String { _Foundation.uuidString }
      var description: String { uuidString }
    }
    """#
}
