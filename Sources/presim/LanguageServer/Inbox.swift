/// What the client has sent and nobody has answered yet.
struct Inbox {
  private var stream = MessageStream()
  private var pending: [WireValue] = []
  private var first = 0
  private var cancelled: Set<String> = []
  /// What was no message: each is answered with an error.
  private(set) var broken = 0
  /// Whether the client has closed the connection.
  private(set) var isClosed = false

  /// Whether something waits.
  var isEmpty: Bool { first == pending.count }

  /// Takes bytes as they come. A request that is cancelled before its turn is known to be.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    stream.append(bytes)
    var wasNoise = false
    while let item = stream.next() {
      switch item {
      case .noise:
        if !wasNoise { broken += 1 }
        wasNoise = true
      case .message(let body):
        wasNoise = false
        guard let message = WireReader.read(body) else {
          broken += 1
          continue
        }
        guard case .object = message else {
          broken += 1
          continue
        }
        if message["method"].text == "$/cancelRequest" {
          cancel(message["params"]["id"])
        } else {
          pending.append(message)
        }
      }
    }
  }

  /// The client has gone.
  mutating func close() { isClosed = true }

  private mutating func cancel(_ id: WireValue) {
    // One that was answered already is forgotten: the set holds what waits, and no more.
    guard pending[first...].contains(where: { $0["id"] == id && $0["method"].text != nil }) else { return }
    cancelled.insert(Self.key(id))
  }

  private static func key(_ id: WireValue) -> String { String(decoding: id.bytes, as: UTF8.self) }

  /// The next message, and whether it was cancelled meanwhile.
  mutating func next() -> (message: WireValue, isCancelled: Bool)? {
    guard first < pending.count else { return nil }
    let message = pending[first]
    first += 1
    if first == pending.count {
      pending.removeAll(keepingCapacity: first < 1_024)
      first = 0
    }
    return (message, cancelled.remove(Self.key(message["id"])) != nil)
  }

  /// How much was no message since it was asked last.
  mutating func takeBroken() -> Int {
    defer { broken = 0 }
    return broken
  }
}
