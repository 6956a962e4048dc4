import PresentationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads that share the rows of a table.
enum Workers {
  /// What a thread gets: as much as the first one of a process has, whatever the system gives others. Code that nests is
  /// read on the stack.
  private static let stackSize = 8 << 20

  /// How many threads the machine has processors for.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The result of each row, in their order.
  ///
  /// - Parameters:
  ///   - jobs: how many threads there are at most; where the system gives none, the calling thread does the work.
  ///   - batch: how many rows a thread takes at a time.
  ///   - room: what a thread keeps from one row to the next.
  ///   - progress: called with the number of rows that are done, by one thread at a time.
  static func map<Room, Result>(
    _ count: Int, jobs: Int = processors, batch: Int = 1, room: @escaping () -> Room,
    progress: @escaping (Int) -> Void = { _ in }, _ make: @escaping (Int, inout Room) -> Result
  ) -> [Result] {
    let work = Work(count, batch: batch, room, progress, make)
    var threads: [pthread_t] = []
    for _ in 0..<min(jobs, count) {
      guard let thread = start(work) else { break }
      threads.append(thread)
    }
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
    return work.results.compactMap { $0 }
  }

  private class AnyWork: @unchecked Sendable {
    func run() {}
  }

  /// What the threads share: a thread locks it to take rows, and to put results down.
  private final class Work<Room, Result>: AnyWork, @unchecked Sendable {
    private let batch: Int
    private let room: () -> Room
    private let progress: (Int) -> Void
    private let make: (Int, inout Room) -> Result
    private(set) var results: [Result?]
    private var next = 0
    private var done = 0
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(
      _ count: Int, batch: Int, _ room: @escaping () -> Room, _ progress: @escaping (Int) -> Void,
      _ make: @escaping (Int, inout Room) -> Result
    ) {
      (self.batch, self.room, self.progress, self.make) = (batch, room, progress, make)
      results = Array(repeating: nil, count: count)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    private func take() -> Range<Int> {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      let rows = next..<min(next + batch, results.count)
      next = rows.upperBound
      return rows
    }

    private func put(_ made: [Result], from start: Int) {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      for (offset, result) in made.enumerated() { results[start + offset] = result }
      done += made.count
      progress(done)
    }

    /// One thread's part: until nothing is left.
    override func run() {
      var room = room()
      while true {
        let rows = take()
        if rows.isEmpty { return }
        put(rows.map { make($0, &room) }, from: rows.lowerBound)
      }
    }
  }

  /// A thread that takes part in the work; nil where the system gives none.
  private static func start(_ work: AnyWork) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let held = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The argument is optional in Glibc and not in Darwin.
    let isStarted =
      pthread_create(
        &thread, &attributes,
        {
          guard let work = $0 as UnsafeMutableRawPointer? else { return nil }
          FaultHandler.reserveStack()
          Unmanaged<AnyWork>.fromOpaque(work).takeRetainedValue().run()
          return nil
        }, held.toOpaque()) == 0
    guard isStarted else {
      held.release()
      return nil
    }
    return thread
  }
}
