import PresentationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads that share the rows of a table, one for each processor.
enum Workers {
  /// What a thread gets: code that nests is read on the stack.
  private static let stackSize = 8 << 20

  /// The result of each row, in their order.
  static func map<Result>(_ count: Int, _ make: @escaping (Int) -> Result) -> [Result] {
    let work = Work(count, make)
    var threads: [pthread_t] = []
    if count > 1 {
      // Where the system gives fewer threads, or none, this one does the work.
      for _ in 1..<max(2, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), count)) {
        guard let thread = start(work) else { break }
        threads.append(thread)
      }
    }
    if threads.isEmpty {
      work.run()
    } else {
      // This one may have less of a stack than they.
      guard let thread = start(work) else {
        work.run()
        for thread in threads { pthread_join(thread, nil) }
        return work.results.compactMap { $0 }
      }
      threads.append(thread)
      for thread in threads { pthread_join(thread, nil) }
    }
    return work.results.compactMap { $0 }
  }

  private class AnyWork: @unchecked Sendable {
    func run() {}
  }

  private final class Work<Result>: AnyWork, @unchecked Sendable {
    private let make: (Int) -> Result
    private(set) var results: [Result?]
    private var next = 0
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ count: Int, _ make: @escaping (Int) -> Result) {
      self.make = make
      results = Array(repeating: nil, count: count)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    override func run() {
      while true {
        pthread_mutex_lock(lock)
        let row = next
        next += 1
        pthread_mutex_unlock(lock)
        guard row < results.count else { return }
        let result = make(row)
        pthread_mutex_lock(lock)
        results[row] = result
        pthread_mutex_unlock(lock)
      }
    }
  }

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
