/// A point in time, for how long something takes. Swift's own clock would link its concurrency, of which presim uses
/// nothing else.
struct Moment {
  private let microseconds: Int

  static var now: Moment {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(_CLOCK_MONOTONIC, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return Moment(microseconds: Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000)
  }

  /// How many microseconds ago it was.
  var age: Int { Moment.now.microseconds - microseconds }
}
