/// What a file's Swift names of Combine and of Swift's streams, as Swift that is read behind it: subjects, publishers and
/// what subscribes to them. It takes whatever values there are, so its types are `Any`.
enum CombineSource {
  static let text = #"""
    class AnyCancellable {
      private var _cancel: (() -> Void)?
      init(_ cancel: @escaping () -> Void) { _cancel = cancel }
      func cancel() {
        let run = _cancel
        _cancel = nil
        run?()
      }
      func store(in set: inout Any) { set.insert(self) }
      deinit { _cancel?() }
    }
    class _CombineSink {
      var _receive: ((Any) -> Void)?
      var _complete: ((Any) -> Void)?
      var _upstream: AnyCancellable?
      var _isDone = false
      init(_ receive: @escaping (Any) -> Void, _ complete: @escaping (Any) -> Void) {
        _receive = receive
        _complete = complete
      }
      func _send(_ value: Any) {
        if !_isDone { _receive?(value) }
      }
      func _end(_ completion: Any) {
        if _isDone { return }
        _isDone = true
        let run = _complete
        _stop()
        run?(completion)
      }
      func _stop() {
        _isDone = true
        _receive = nil
        _complete = nil
        let upstream = _upstream
        _upstream = nil
        upstream?.cancel()
      }
    }
    class _Trials {
      var _left: Int
      var _count = 0
      var _current: AnyCancellable?
      init(_ left: Int) { _left = left }
    }
    enum _Completion {
      case finished
      case failure(Any)
    }
    class AnyPublisher {
      var _how: ((_CombineSink) -> AnyCancellable)?
      var _keepsLatest = false
      init() {}
      init(_ publisher: AnyPublisher) {
        _keepsLatest = publisher._keepsLatest
        _how = { sink in publisher._attach(sink) }
      }
      func _attach(_ sink: _CombineSink) -> AnyCancellable {
        if let how = _how { return how(sink) }
        return AnyCancellable { }
      }
      func _made(_ how: @escaping (_CombineSink) -> AnyCancellable) -> AnyPublisher {
        let made = AnyPublisher()
        made._how = how
        made._keepsLatest = _keepsLatest
        return made
      }
      func _passing(_ receive: @escaping (_CombineSink, Any) -> Void) -> AnyPublisher {
        _made { sink in
          self._attach(_CombineSink({ value in receive(sink, value) }, { end in sink._end(end) }))
        }
      }
      @discardableResult func sink(receiveValue: @escaping (_Element) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
      }
      @discardableResult func sink(
        receiveCompletion: @escaping (_Completion) -> Void, receiveValue: @escaping (_Element) -> Void
      ) -> AnyCancellable {
        let end = _CombineSink(receiveValue, receiveCompletion)
        let upstream = _attach(end)
        if !end._isDone { end._upstream = upstream }
        return AnyCancellable { end._stop() }
      }
      func subscribe(_ subject: PassthroughSubject) -> AnyCancellable {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
      }
      func eraseToAnyPublisher() -> AnyPublisher { self }
      func subscribe(on scheduler: Any) -> AnyPublisher { self }
      func share() -> AnyPublisher { self }
      func print(_ prefix: Any = "") -> AnyPublisher { self }
      func setFailureType(to type: Any) -> AnyPublisher { self }
      func mapError(_ transform: @escaping (Any) -> Any) -> AnyPublisher {
        _made { sink in
          self._attach(_CombineSink({ value in sink._send(value) }, { end in
            if case .failure(let error) = end { sink._end(_Completion.failure(transform(error))) } else { sink._end(end) }
          }))
        }
      }
      func map(_ transform: @escaping (_Element) -> Any) -> AnyPublisher {
        _passing { sink, value in sink._send(transform(value)) }
      }
      func compactMap(_ transform: @escaping (_Element) -> Any?) -> AnyPublisher {
        _passing { sink, value in
          if let found = transform(value) { sink._send(found) }
        }
      }
      func tryMap(_ transform: @escaping (_Element) throws -> Any) -> AnyPublisher {
        _passing { sink, value in
          do {
            sink._send(try transform(value))
          } catch {
            sink._end(_Completion.failure(error))
          }
        }
      }
      func `catch`(_ recover: @escaping (Any) -> AnyPublisher) -> AnyPublisher {
        _made { sink in
          self._attach(_CombineSink({ value in sink._send(value) }, { end in
            if case .failure(let error) = end {
              let rest = recover(error)
              sink._upstream = rest._attach(
                _CombineSink({ value in sink._send(value) }, { end in sink._end(end) }))
            } else {
              sink._end(end)
            }
          }))
        }
      }
      func retry(_ retries: Int) -> AnyPublisher {
        _made { sink in
          let trials = _Trials(retries)
          self._try(trials, sink)
          return AnyCancellable {
            trials._current?.cancel()
            trials._current = nil
          }
        }
      }
      func _try(_ trials: _Trials, _ sink: _CombineSink) {
        trials._count += 1
        let number = trials._count
        let attached = self._attach(_CombineSink({ value in sink._send(value) }, { end in
          if case .failure = end {
            if trials._left > 0 {
              trials._left -= 1
              self._try(trials, sink)
            } else {
              sink._end(end)
            }
          } else {
            sink._end(end)
          }
        }))
        // One that fails at once has begun another.
        if number == trials._count { trials._current = attached }
      }
      func _seconds(_ time: Any) -> Any {
        if case .milliseconds(let count) = time { return Double(count) / 1000 }
        if case .seconds(let count) = time { return count }
        return time
      }
      func delay(for time: Any, scheduler: Any) -> AnyPublisher {
        _made { sink in
          self._attach(_CombineSink({ value in
            Timer.scheduledTimer(withTimeInterval: self._seconds(time), repeats: false) { _ in sink._send(value) }
          }, { end in
            Timer.scheduledTimer(withTimeInterval: self._seconds(time), repeats: false) { _ in sink._end(end) }
          }))
        }
      }
      func debounce(for time: Any, scheduler: Any) -> AnyPublisher {
        _made { sink in
          var count = 0
          return self._attach(_CombineSink({ value in
            count += 1
            let mine = count
            Timer.scheduledTimer(withTimeInterval: self._seconds(time), repeats: false) { _ in
              if mine == count { sink._send(value) }
            }
          }, { end in sink._end(end) }))
        }
      }
      func filter(_ isIncluded: @escaping (_Element) -> Bool) -> AnyPublisher {
        _passing { sink, value in
          if isIncluded(value) { sink._send(value) }
        }
      }
      func replaceNil(with other: Any) -> AnyPublisher {
        _passing { sink, value in sink._send(value ?? other) }
      }
      func handleEvents(receiveOutput: @escaping (_Element) -> Void) -> AnyPublisher {
        _passing { sink, value in
          receiveOutput(value)
          sink._send(value)
        }
      }
      func dropFirst(_ count: Int = 1) -> AnyPublisher {
        _made { sink in
          var left = count
          return self._attach(_CombineSink({ value in
            if left > 0 { left -= 1 } else { sink._send(value) }
          }, { end in sink._end(end) }))
        }
      }
      func prefix(_ count: Int) -> AnyPublisher {
        _made { sink in
          var left = count
          return self._attach(_CombineSink({ value in
            if left > 0 {
              left -= 1
              sink._send(value)
              if left == 0 { sink._end(_Completion.finished) }
            }
          }, { end in sink._end(end) }))
        }
      }
      func first() -> AnyPublisher { prefix(1) }
      func first(where isMeant: @escaping (_Element) -> Bool) -> AnyPublisher { filter(isMeant).prefix(1) }
      func drop(while isSkipped: @escaping (_Element) -> Bool) -> AnyPublisher {
        _made { sink in
          var isOver = false
          return self._attach(_CombineSink({ value in
            if !isOver { isOver = !isSkipped(value) }
            if isOver { sink._send(value) }
          }, { end in sink._end(end) }))
        }
      }
      func removeDuplicates() -> AnyPublisher { removeDuplicates { $0 == $1 } }
      func removeDuplicates(by areSame: @escaping (_Element, _Element) -> Bool) -> AnyPublisher {
        _made { sink in
          var last: [Any] = []
          return self._attach(_CombineSink({ value in
            if last.isEmpty || !areSame(last[0], value) {
              last = [value]
              sink._send(value)
            }
          }, { end in sink._end(end) }))
        }
      }
      func scan(_ initial: Any, _ next: @escaping (Any, _Element) -> Any) -> AnyPublisher {
        _made { sink in
          var result = initial
          return self._attach(_CombineSink({ value in
            result = next(result, value)
            sink._send(result)
          }, { end in sink._end(end) }))
        }
      }
      func prepend(_ value: Any) -> AnyPublisher {
        _made { sink in
          sink._send(value)
          return self._attach(sink)
        }
      }
      func replaceError(with value: Any) -> AnyPublisher {
        _made { sink in
          self._attach(_CombineSink({ value in sink._send(value) }, { end in
            if case .failure = end { sink._send(value) }
            sink._end(_Completion.finished)
          }))
        }
      }
      func receive(on scheduler: Any) -> AnyPublisher {
        _made { sink in
          self._attach(_CombineSink({ value in
            DispatchQueue.main.async { sink._send(value) }
          }, { end in
            DispatchQueue.main.async { sink._end(end) }
          }))
        }
      }
      func merge(with other: AnyPublisher) -> AnyPublisher {
        _made { sink in
          var left = 2
          let end: (Any) -> Void = { end in
            left -= 1
            if case .failure = end { sink._end(end) } else if left == 0 { sink._end(end) }
          }
          let one = self._attach(_CombineSink({ value in sink._send(value) }, end))
          let two = other._attach(_CombineSink({ value in sink._send(value) }, end))
          return AnyCancellable {
            one.cancel()
            two.cancel()
          }
        }
      }
      func combineLatest(_ other: AnyPublisher) -> AnyPublisher {
        _made { sink in
          var left: [Any] = []
          var right: [Any] = []
          var open = 2
          let end: (Any) -> Void = { end in
            open -= 1
            if case .failure = end { sink._end(end) } else if open == 0 { sink._end(end) }
          }
          let one = self._attach(_CombineSink({ value in
            left = [value]
            if !right.isEmpty { sink._send((value, right[0])) }
          }, end))
          let two = other._attach(_CombineSink({ value in
            right = [value]
            if !left.isEmpty { sink._send((left[0], value)) }
          }, end))
          return AnyCancellable {
            one.cancel()
            two.cancel()
          }
        }
      }
      func combineLatest(_ other: AnyPublisher, _ transform: @escaping (_Element, _Element2) -> Any) -> AnyPublisher {
        combineLatest(other)._passing { sink, pair in
          let (left, right) = pair
          sink._send(transform(left, right))
        }
      }
      func combineLatest(_ second: AnyPublisher, _ third: AnyPublisher) -> AnyPublisher {
        combineLatest(second).combineLatest(third)._passing { sink, all in
          let (pair, last) = all
          let (left, right) = pair
          sink._send((left, right, last))
        }
      }
      func combineLatest(
        _ second: AnyPublisher, _ third: AnyPublisher,
        _ transform: @escaping (_Element, _Element2, _Element3) -> Any
      ) -> AnyPublisher {
        combineLatest(second, third)._passing { sink, all in
          let (left, middle, right) = all
          sink._send(transform(left, middle, right))
        }
      }
      func combineLatest(_ second: AnyPublisher, _ third: AnyPublisher, _ fourth: AnyPublisher) -> AnyPublisher {
        combineLatest(second, third).combineLatest(fourth)._passing { sink, all in
          let (three, last) = all
          let (left, middle, right) = three
          sink._send((left, middle, right, last))
        }
      }
      func merge(with second: AnyPublisher, _ third: AnyPublisher) -> AnyPublisher { merge(with: second).merge(with: third) }
      func zip(_ other: AnyPublisher) -> AnyPublisher {
        _made { sink in
          var left: [Any] = []
          var right: [Any] = []
          let one = self._attach(_CombineSink({ value in
            if right.isEmpty { left.append(value) } else { sink._send((value, right.removeFirst())) }
          }, { end in if case .failure = end { sink._end(end) } else if left.isEmpty { sink._end(end) } }))
          let two = other._attach(_CombineSink({ value in
            if left.isEmpty { right.append(value) } else { sink._send((left.removeFirst(), value)) }
          }, { end in if case .failure = end { sink._end(end) } else if right.isEmpty { sink._end(end) } }))
          return AnyCancellable {
            one.cancel()
            two.cancel()
          }
        }
      }
      func switchToLatest() -> AnyPublisher {
        _made { sink in
          var inner: AnyCancellable?
          let outer = self._attach(_CombineSink({ publisher in
            inner?.cancel()
            inner = publisher._attach(_CombineSink({ value in sink._send(value) }, { _ in }))
          }, { end in
            if case .failure = end { sink._end(end) }
          }))
          return AnyCancellable {
            outer.cancel()
            inner?.cancel()
          }
        }
      }
      func collect() -> AnyPublisher {
        _made { sink in
          var all: [Any] = []
          return self._attach(_CombineSink({ value in all.append(value) }, { end in
            if case .finished = end { sink._send(all) }
            sink._end(end)
          }))
        }
      }
      func append(_ other: AnyPublisher) -> AnyPublisher {
        _made { sink in
          self._attach(_CombineSink({ value in sink._send(value) }, { end in
            if case .finished = end {
              sink._upstream = other._attach(_CombineSink({ value in sink._send(value) }, { end in sink._end(end) }))
            } else {
              sink._end(end)
            }
          }))
        }
      }
      func flatMap(_ transform: @escaping (_Element) -> AnyPublisher) -> AnyPublisher {
        _made { sink in
          var inner: [AnyCancellable] = []
          let outer = self._attach(_CombineSink({ value in
            let next = transform(value)
            inner.append(next._attach(_CombineSink({ value in sink._send(value) }, { _ in })))
          }, { end in
            if case .failure = end { sink._end(end) }
          }))
          return AnyCancellable {
            outer.cancel()
            inner.forEach { $0.cancel() }
          }
        }
      }
      var values: AsyncStream { AsyncStream(_publisher: self) }
    }
    enum Publishers {
    }
    class CombineLatest: AnyPublisher {
      init(_ first: AnyPublisher, _ second: AnyPublisher) { super.init(first.combineLatest(second)) }
    }
    class CombineLatest3: AnyPublisher {
      init(_ first: AnyPublisher, _ second: AnyPublisher, _ third: AnyPublisher) {
        super.init(first.combineLatest(second, third))
      }
    }
    class Zip: AnyPublisher {
      init(_ first: AnyPublisher, _ second: AnyPublisher) { super.init(first.zip(second)) }
    }
    class Merge: AnyPublisher {
      init(_ first: AnyPublisher, _ second: AnyPublisher) { super.init(first.merge(with: second)) }
    }
    class Merge3: AnyPublisher {
      init(_ first: AnyPublisher, _ second: AnyPublisher, _ third: AnyPublisher) {
        super.init(first.merge(with: second, third))
      }
    }
    class MergeMany: AnyPublisher {
      init(_ all: AnyPublisher...) { super.init(all.dropFirst().reduce(all[0]) { $0.merge(with: $1) }) }
    }
    class Empty: AnyPublisher {
      override init() { super.init() }
      override func _attach(_ sink: _CombineSink) -> AnyCancellable {
        sink._end(_Completion.finished)
        return AnyCancellable { }
      }
    }
    class Fail: AnyPublisher {
      let error: Any
      init(error: Any) {
        self.error = error
        super.init()
      }
      override func _attach(_ sink: _CombineSink) -> AnyCancellable {
        sink._end(_Completion.failure(error))
        return AnyCancellable { }
      }
    }
    class Deferred: AnyPublisher {
      var _create: () -> AnyPublisher
      init(createPublisher: @escaping () -> AnyPublisher) {
        _create = createPublisher
        super.init()
      }
      override func _attach(_ sink: _CombineSink) -> AnyCancellable { _create()._attach(sink) }
    }
    class Future: AnyPublisher {
      var _result: Result<Any, Error>?
      var _sinks: [_CombineSink] = []
      init(_ work: (@escaping (Result<Any, Error>) -> Void) -> Void) {
        super.init()
        work { result in
          if self._result == nil {
            self._result = result
            let all = self._sinks
            self._sinks = []
            for sink in all { self._give(sink) }
          }
        }
      }
      func _give(_ sink: _CombineSink) {
        switch _result {
        case .success(let value):
          sink._send(value)
          sink._end(_Completion.finished)
        case .failure(let error): sink._end(_Completion.failure(error))
        default: _sinks.append(sink)
        }
      }
      override func _attach(_ sink: _CombineSink) -> AnyCancellable {
        _give(sink)
        return AnyCancellable { if !sink._isDone { sink._stop() } }
      }
    }
    class Just: AnyPublisher {
      let output: Any
      init(_ output: Any) {
        self.output = output
        super.init()
      }
      override func _attach(_ sink: _CombineSink) -> AnyCancellable {
        sink._send(output)
        sink._end(_Completion.finished)
        return AnyCancellable { }
      }
    }
    class _NotificationPublisher: AnyPublisher {
      let _name: Any
      init(_ name: Any) {
        _name = name
        super.init()
      }
      override func _attach(_ sink: _CombineSink) -> AnyCancellable {
        let token = NotificationCenter.default.addObserver(forName: _name, object: nil, queue: nil) { note in
          sink._send(note)
        }
        return AnyCancellable { NotificationCenter.default.removeObserver(token) }
      }
    }
    class _ListPublisher: AnyPublisher {
      let _values: [Any]
      init(_ values: [Any]) {
        _values = values
        super.init()
      }
      override func _attach(_ sink: _CombineSink) -> AnyCancellable {
        for value in _values { sink._send(value) }
        sink._end(_Completion.finished)
        return AnyCancellable { }
      }
    }
    class PassthroughSubject: AnyPublisher {
      var _sinks: [_CombineSink] = []
      var _stale = 0
      var _over: _Completion?
      override init() { super.init() }
      func send() { send(()) }
      func send(_ value: _Element) {
        if _over == nil { _give(value) }
      }
      func _give(_ value: Any) {
        if _stale > 0 {
          _sinks.removeAll { $0._isDone }
          _stale = 0
        }
        for sink in _sinks { sink._send(value) }
      }
      func send(completion: _Completion) {
        if _over != nil { return }
        _over = completion
        let all = _sinks
        _sinks = []
        for sink in all { sink._end(completion) }
      }
      override func _attach(_ sink: _CombineSink) -> AnyCancellable {
        if let over = _over {
          sink._end(over)
          return AnyCancellable { }
        }
        _sinks.append(sink)
        return AnyCancellable {
          if !sink._isDone { sink._stop() }
          self._stale += 1
        }
      }
    }
    class CurrentValueSubject: PassthroughSubject {
      var _value: Any
      init(_ value: Any) {
        _value = value
        super.init()
        _keepsLatest = true
      }
      var value: Any {
        get { _value }
        set { send(newValue) }
      }
      var _held: [AnyCancellable] = []
      func _hold(_ subscription: AnyCancellable) { _held.append(subscription) }
      override func send(_ value: _Element) {
        if _over == nil {
          _value = value
          _give(value)
        }
      }
      override func _attach(_ sink: _CombineSink) -> AnyCancellable {
        let attached = super._attach(sink)
        sink._send(_value)
        return attached
      }
    }
    class AsyncStream {
      class Continuation {
        let _stream: AsyncStream
        var onTermination: ((Any) -> Void)?
        init(_ stream: AsyncStream) { _stream = stream }
        func yield() { _stream._put(()) }
        func yield(_ value: Any) { _stream._put(value) }
        func finish() { _stream._finish() }
      }
      var _buffer: [Any] = []
      var _head = 0
      var _isOver = false
      var _waiting: CheckedContinuation<Any, Never>?
      var _publisher: AnyPublisher?
      var _subscription: AnyCancellable?
      var _given: Continuation?
      init(_ build: (Continuation) -> Void) { build(_continuation()) }
      init(_ type: Any, _ build: (Continuation) -> Void) { build(_continuation()) }
      init(bufferingPolicy: Any, _ build: (Continuation) -> Void) { build(_continuation()) }
      init(_ type: Any, bufferingPolicy: Any, _ build: (Continuation) -> Void) { build(_continuation()) }
      init(_publisher: AnyPublisher) { self._publisher = _publisher }
      init() {}
      static func makeStream(of type: Any = 0) -> (stream: AsyncStream, continuation: Continuation) {
        let stream = AsyncStream()
        return (stream, stream._continuation())
      }
      func _continuation() -> Continuation { Continuation(self) }
      func _put(_ value: Any) {
        if _isOver { return }
        if let waiting = _waiting {
          _waiting = nil
          waiting.resume(returning: [value])
        } else if let publisher = _publisher {
          if publisher._keepsLatest {
            _head = 0
            _buffer = [value]
          }
        } else {
          _buffer.append(value)
        }
      }
      func _finish() {
        if _isOver { return }
        _isOver = true
        if let waiting = _waiting {
          _waiting = nil
          waiting.resume(returning: [])
        }
      }
      func _next() async -> [Any] {
        if _subscription == nil, let publisher = _publisher {
          _subscription = publisher.sink(
            receiveCompletion: { [weak self] _ in self?._finish() }, receiveValue: { [weak self] in self?._put($0) })
        }
        if _head < _buffer.count {
          let value = _buffer[_head]
          _head += 1
          if _head == _buffer.count {
            _head = 0
            _buffer = []
          }
          return [value]
        }
        if _isOver || Task.isCancelled { return [] }
        let batch = await withCheckedContinuation { self._waiting = $0 }
        _waiting = nil
        return batch
      }
    }
    """#
}
